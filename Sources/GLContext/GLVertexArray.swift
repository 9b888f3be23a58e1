internal import CreaseCGLES

/// Where a program's attributes come from.
package struct GLVertexArray: ~Copyable {
  private let object: GLObject<VertexArrayKind>
  /// The GL name.
  package var name: UInt32 { object.handle }

  /// Makes a vertex array without attributes.
  package init(in context: GLContext) throws(GLContextError) {
    object = try GLObject(in: context)
  }

  // Without a deinit here, other modules would skip the one of the object: see there.
  deinit {}

  /// Has later draw calls take their attributes from here; inside `withCurrent`.
  package func bind() { glBindVertexArray(name) }

  /// Takes an attribute from a buffer of floats.
  ///
  /// - Parameters:
  ///   - location: The attribute's location in the program.
  ///   - components: How many floats it has, 1…4.
  ///   - buffer: Where they lie.
  ///   - stride: Bytes from one to the next.
  ///   - offset: Bytes before the first.
  ///   - divisor: 0 for one per vertex, n for one per n instances.
  package func setAttribute(
    _ location: UInt32, components: Int, from buffer: borrowing GLBuffer, stride: Int, offset: Int,
    divisor: Int = 0
  ) throws(GLContextError) {
    precondition((1...4).contains(components), "an attribute has one to four components")
    let context = object.context
    let buffer = buffer.name
    try context.withCurrent { () throws(GLContextError) in
      glBindVertexArray(name)
      glBindBuffer(GLenum(GL_ARRAY_BUFFER), buffer)
      glEnableVertexAttribArray(location)
      unsafe glVertexAttribPointer(
        location, GLint(components), GLenum(GL_FLOAT), GLboolean(GL_FALSE),
        GLsizei(clamping: stride), UnsafeRawPointer(bitPattern: offset))
      glVertexAttribDivisor(location, GLuint(clamping: divisor))
      try context.check("glVertexAttribPointer")
    }
  }
}
