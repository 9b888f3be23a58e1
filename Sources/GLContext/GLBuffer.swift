internal import CreaseCGLES

/// A buffer of vertex attributes.
package struct GLBuffer: ~Copyable {
  private let object: GLObject<BufferKind>
  /// The GL name.
  package var name: UInt32 { object.handle }

  /// Makes an empty buffer.
  package init(in context: GLContext) throws(GLContextError) {
    object = try GLObject(in: context)
  }

  // Without a deinit here, other modules would skip the one of the object: see there.
  deinit {}

  /// Gives the buffer new contents, of any size, which are drawn a few times only.
  package func upload(_ contents: RawSpan) throws(GLContextError) {
    let context = object.context
    try context.withCurrent { () throws(GLContextError) in
      glBindBuffer(GLenum(GL_ARRAY_BUFFER), name)
      unsafe contents.withUnsafeBytes { bytes in
        unsafe glBufferData(
          GLenum(GL_ARRAY_BUFFER), bytes.count, bytes.baseAddress, GLenum(GL_STREAM_DRAW))
      }
      try context.check("glBufferData")
    }
  }

  /// Gives the buffer new numbers.
  package func upload(_ numbers: [Float]) throws(GLContextError) {
    unsafe try upload(numbers.span.bytes)
  }
}
