internal import CreaseCGLES

/// An RGBA8 picture to draw into, and then to read from or to sample: its pixels are the one layer of
/// a texture.
package struct GLFramebuffer: ~Copyable {
  private let object: GLObject<FramebufferKind>
  private let pixels: GLTextureArray
  /// The number of pixels in a row.
  package var width: Int { pixels.width }
  /// The number of rows.
  package var height: Int { pixels.height }
  /// The GL name.
  package var name: UInt32 { object.handle }
  var context: GLContext { object.context }

  /// Makes a framebuffer whose pixels are undefined until it is cleared.
  ///
  /// - Throws: `GLContextError.tooLarge`, `.outOfMemory`, `.framebuffer`.
  /// - Precondition: Both extents are at least 1.
  package init(in context: GLContext, width: Int, height: Int) throws(GLContextError) {
    try context.checkFramebuffer(width: width, height: height)
    let pixels = try GLTextureArray(
      in: context, width: width, height: height, layers: 1, filter: .nearest)
    let object = try GLObject<FramebufferKind>(in: context)
    let (name, texture) = (object.handle, pixels.name)
    try context.withCurrent { () throws(GLContextError) in
      glBindFramebuffer(GLenum(GL_FRAMEBUFFER), name)
      glFramebufferTextureLayer(
        GLenum(GL_FRAMEBUFFER), GLenum(GL_COLOR_ATTACHMENT0), texture, 0, 0)
      let status = glCheckFramebufferStatus(GLenum(GL_FRAMEBUFFER))
      try context.check("glFramebufferTextureLayer")
      guard status == GLenum(GL_FRAMEBUFFER_COMPLETE) else { throw .framebuffer(status: status) }
    }
    self.object = object
    self.pixels = pixels
  }

  // Without a deinit here, other modules would skip the one of the object: see there.
  deinit {}

  /// Has later draw calls draw here, with the viewport over all of it; inside `withCurrent`.
  package func bind() {
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), name)
    glViewport(0, 0, GLsizei(width), GLsizei(height))
  }

  /// Has later draw calls sample the picture as layer 0 of an array through a unit; inside
  /// `withCurrent`, and while something else is drawn into.
  package func bindTexture(unit: Int = 0) { pixels.bind(unit: unit) }

  /// Reads a rectangle of pixels, red first, in the order of GL's rows: row 0 is at the bottom of
  /// GL's clip space.
  ///
  /// - Parameters:
  ///   - x: The first column to read.
  ///   - y: The first row to read.
  ///   - width: Columns to read; nil for all.
  ///   - height: Rows to read; nil for all.
  ///   - pixels: Where the bytes go.
  ///   - offset: Bytes of `pixels` to leave out before the first row.
  ///   - rowLength: Pixels from one row of `pixels` to the next; nil for no padding.
  /// - Precondition: The rectangle lies in the framebuffer, and the bytes have room for it.
  package func read(
    x: Int = 0, y: Int = 0, width: Int? = nil, height: Int? = nil,
    into pixels: inout MutableSpan<UInt8>, offset: Int = 0, rowLength: Int? = nil
  ) throws(GLContextError) {
    let width = width ?? self.width - x
    let height = height ?? self.height - y
    let rowLength = rowLength ?? width
    guard width > 0, height > 0 else { return }
    precondition(
      x >= 0 && y >= 0 && x + width <= self.width && y + height <= self.height,
      "the rectangle lies in the framebuffer")
    precondition(
      offset >= 0 && rowLength >= width
        && offset + ((height - 1) * rowLength + width) * 4 <= pixels.count,
      "the bytes have room for the rectangle")
    let context = context
    try context.withCurrent { () throws(GLContextError) in
      glBindFramebuffer(GLenum(GL_READ_FRAMEBUFFER), name)
      glPixelStorei(GLenum(GL_PACK_ROW_LENGTH), GLint(rowLength))
      unsafe pixels.withUnsafeMutableBytes { bytes in
        unsafe glReadPixels(
          GLint(x), GLint(y), GLsizei(width), GLsizei(height), GLenum(GL_RGBA),
          GLenum(GL_UNSIGNED_BYTE), bytes.baseAddress.map { unsafe $0 + offset })
      }
      glPixelStorei(GLenum(GL_PACK_ROW_LENGTH), 0)
      try context.check("glReadPixels")
    }
  }
}

extension GLContext {
  /// Throws if a framebuffer of a size is more than the device has.
  ///
  /// - Precondition: Both extents are at least 1.
  func checkFramebuffer(width: Int, height: Int) throws(GLContextError) {
    precondition(width >= 1 && height >= 1, "a framebuffer has at least one pixel")
    guard width <= info.maxFrameWidth, height <= info.maxFrameHeight else {
      throw .tooLarge(
        object: "framebuffer", width: width, height: height, maxWidth: info.maxFrameWidth,
        maxHeight: info.maxFrameHeight)
    }
  }
}
