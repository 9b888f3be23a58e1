internal import CreaseCGLES

/// A picture to draw into and to read from whose bytes GL takes for blue, green, red and alpha. Whoever
/// draws with red and blue exchanged finds red first in the bytes that are read.
///
/// llvmpipe fills rectangles of a colour several times as fast in this order (its linear rasteriser,
/// since Mesa 22.0).
package struct GLBlueFirstFramebuffer: ~Copyable {
  private let object: GLObject<FramebufferKind>
  private let pixels: GLObject<TextureKind>
  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int

  /// Whether a context has such pictures: GL_EXT_texture_format_BGRA8888 and GL_EXT_read_format_bgra.
  package static func isAvailable(in context: GLContext) -> Bool {
    let extensions = context.extensions
    return extensions.contains("GL_EXT_texture_format_BGRA8888")
      && extensions.contains("GL_EXT_read_format_bgra")
  }

  /// Makes a framebuffer whose pixels are undefined until it is cleared.
  ///
  /// - Throws: `GLContextError.tooLarge`, `.outOfMemory`, `.framebuffer`.
  /// - Precondition: Both extents are at least 1.
  package init(in context: GLContext, width: Int, height: Int) throws(GLContextError) {
    try context.checkFramebuffer(width: width, height: height)
    let object = try GLObject<FramebufferKind>(in: context)
    let pixels = try GLObject<TextureKind>(in: context)
    let names = (object.handle, pixels.handle)
    try context.withCurrent { () throws(GLContextError) in
      glBindTexture(GLenum(GL_TEXTURE_2D), names.1)
      glTexImage2D(
        GLenum(GL_TEXTURE_2D), 0, GLint(GL_BGRA_EXT), GLsizei(width), GLsizei(height), 0,
        GLenum(GL_BGRA_EXT), GLenum(GL_UNSIGNED_BYTE), nil)
      try context.check("glTexImage2D")
      glTexParameteri(GLenum(GL_TEXTURE_2D), GLenum(GL_TEXTURE_MIN_FILTER), GL_NEAREST)
      glBindFramebuffer(GLenum(GL_FRAMEBUFFER), names.0)
      glFramebufferTexture2D(
        GLenum(GL_FRAMEBUFFER), GLenum(GL_COLOR_ATTACHMENT0), GLenum(GL_TEXTURE_2D), names.1, 0)
      let status = glCheckFramebufferStatus(GLenum(GL_FRAMEBUFFER))
      try context.check("glFramebufferTexture2D")
      guard status == GLenum(GL_FRAMEBUFFER_COMPLETE) else { throw .framebuffer(status: status) }
    }
    self.object = object
    self.pixels = pixels
    self.width = width
    self.height = height
  }

  // Without a deinit here, other modules would skip the one of the object: see there.
  deinit {}

  /// Has later draw calls draw here, with the viewport over all of it; inside `withCurrent`.
  package func bind() {
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), object.handle)
    glViewport(0, 0, GLsizei(width), GLsizei(height))
  }

  /// Reads the lower left of the picture, GL's blue first, in the order of GL's rows: row 0 is at the
  /// bottom of GL's clip space.
  ///
  /// - Parameters:
  ///   - width: Columns to read.
  ///   - height: Rows to read.
  ///   - pixels: Where the bytes go.
  ///   - offset: Bytes of `pixels` to leave out before the first row.
  ///   - rowLength: Pixels from one row of `pixels` to the next.
  /// - Precondition: The rectangle lies in the framebuffer, and the bytes have room for it.
  package func read(
    width: Int, height: Int, into pixels: inout MutableSpan<UInt8>, offset: Int, rowLength: Int
  ) throws(GLContextError) {
    precondition(
      (1...self.width).contains(width) && (1...self.height).contains(height),
      "the rectangle lies in the framebuffer")
    precondition(
      offset >= 0 && rowLength >= width
        && offset + ((height - 1) * rowLength + width) * 4 <= pixels.count,
      "the bytes have room for the rectangle")
    let context = object.context
    try context.withCurrent { () throws(GLContextError) in
      glBindFramebuffer(GLenum(GL_READ_FRAMEBUFFER), object.handle)
      glPixelStorei(GLenum(GL_PACK_ROW_LENGTH), GLint(rowLength))
      unsafe pixels.withUnsafeMutableBytes { bytes in
        unsafe glReadPixels(
          0, 0, GLsizei(width), GLsizei(height), GLenum(GL_BGRA_EXT), GLenum(GL_UNSIGNED_BYTE),
          bytes.baseAddress.map { unsafe $0 + offset })
      }
      glPixelStorei(GLenum(GL_PACK_ROW_LENGTH), 0)
      try context.check("glReadPixels")
    }
  }
}
