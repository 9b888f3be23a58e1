internal import CreaseCGLES

/// Numbers that shaders look up: a texture of four full floats a texel (GL_RGBA32F), in rows of
/// `rowLength` texels, fetched by index and not filtered.
package struct GLNumberTexture: ~Copyable {
  /// Texels in a row: index i lies at column `i % rowLength` of row `i / rowLength`.
  package static let rowLength = 512

  private let object: GLObject<TextureKind>
  /// The number of rows.
  package let rows: Int
  /// The GL name.
  package var name: UInt32 { object.handle }
  /// How many texels there is room for.
  package var capacity: Int { rows * Self.rowLength }

  /// Makes a texture with room for a number of texels.
  ///
  /// - Throws: `GLContextError.tooLarge`, `.outOfMemory`.
  package init(in context: GLContext, texels: Int) throws(GLContextError) {
    let rows = max(1, (texels + Self.rowLength - 1) / Self.rowLength)
    let limit = context.info.maxTextureSize
    guard rows <= limit else {
      throw .tooLarge(
        object: "texture", width: Self.rowLength, height: rows, maxWidth: limit, maxHeight: limit)
    }
    let object = try GLObject<TextureKind>(in: context)
    let name = object.handle
    try context.withCurrent { () throws(GLContextError) in
      let target = GLenum(GL_TEXTURE_2D)
      glBindTexture(target, name)
      glTexStorage2D(target, 1, GLenum(GL_RGBA32F), GLsizei(Self.rowLength), GLsizei(rows))
      glTexParameteri(target, GLenum(GL_TEXTURE_MIN_FILTER), GL_NEAREST)
      glTexParameteri(target, GLenum(GL_TEXTURE_MAG_FILTER), GL_NEAREST)
      try context.check("glTexStorage2D")
    }
    self.object = object
    self.rows = rows
  }

  // Without a deinit here, other modules would skip the one of the object: see there.
  deinit {}

  /// Has later draw calls look numbers up here through a unit (0…15 at least); inside `withCurrent`.
  package func bind(unit: Int) {
    glActiveTexture(GLenum(GL_TEXTURE0) + GLenum(clamping: unit))
    glBindTexture(GLenum(GL_TEXTURE_2D), name)
    glActiveTexture(GLenum(GL_TEXTURE0))
  }

  /// Gives the first texels new numbers, four each; the last row's rest becomes 0.
  ///
  /// - Precondition: There is room for them.
  package func upload(_ numbers: [Float]) throws(GLContextError) {
    let perRow = Self.rowLength * 4
    let rows = (numbers.count + perRow - 1) / perRow
    guard rows > 0 else { return }
    precondition(rows <= self.rows, "there is room for the numbers")
    let padded = numbers + [Float](repeating: 0, count: rows * perRow - numbers.count)
    let context = object.context
    try context.withCurrent { () throws(GLContextError) in
      glBindTexture(GLenum(GL_TEXTURE_2D), name)
      unsafe padded.withUnsafeBytes { bytes in
        unsafe glTexSubImage2D(
          GLenum(GL_TEXTURE_2D), 0, 0, 0, GLsizei(Self.rowLength), GLsizei(rows), GLenum(GL_RGBA),
          GLenum(GL_FLOAT), bytes.baseAddress)
      }
      try context.check("glTexSubImage2D")
    }
  }
}
