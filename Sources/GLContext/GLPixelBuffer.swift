internal import CreaseCGLES

/// A buffer that the driver copies pixels into while other work goes on, and that is looked at
/// later (GL_PIXEL_PACK_BUFFER). A ring of them keeps a graphics chip and its reader both busy.
package struct GLPixelBuffer: ~Copyable {
  private let object: GLObject<BufferKind>
  private var fence: GLFence?
  private var held: (width: Int, height: Int) = (0, 0)
  /// The bytes it has room for.
  package let byteCount: Int

  /// Makes a buffer, once for many read-backs.
  ///
  /// - Parameters:
  ///   - context: Where.
  ///   - byteCount: The room for pixels: four bytes each.
  /// - Throws: `GLContextError.outOfMemory`.
  package init(in context: GLContext, byteCount: Int) throws(GLContextError) {
    let object = try GLObject<BufferKind>(in: context)
    let name = object.handle
    try context.withCurrent { () throws(GLContextError) in
      glBindBuffer(GLenum(GL_PIXEL_PACK_BUFFER), name)
      glBufferData(GLenum(GL_PIXEL_PACK_BUFFER), byteCount, nil, GLenum(GL_STREAM_READ))
      // Reads into memory would go to whatever buffer is bound.
      glBindBuffer(GLenum(GL_PIXEL_PACK_BUFFER), 0)
      try context.check("glBufferData")
    }
    self.object = object
    self.byteCount = byteCount
  }

  // Without a deinit here, other modules would skip the one of the object: see there.
  deinit {}

  /// Whether a read-back is under way.
  package var isBusy: Bool { fence != nil }

  /// Begins to read a framebuffer's pixels, from its lower left corner; returns at once.
  ///
  /// - Parameters:
  ///   - framebuffer: What to read.
  ///   - width: Columns to read; nil for all.
  ///   - height: Rows to read; nil for all.
  /// - Precondition: The rectangle lies in the framebuffer, and the buffer has room for it.
  package mutating func begin(
    reading framebuffer: borrowing GLFramebuffer, width: Int? = nil, height: Int? = nil
  ) throws(GLContextError) {
    let (width, height) = (width ?? framebuffer.width, height ?? framebuffer.height)
    precondition(
      (1...framebuffer.width).contains(width) && (1...framebuffer.height).contains(height),
      "the rectangle lies in the framebuffer")
    precondition(width * height * 4 <= byteCount, "the buffer has room for the rectangle")
    let (source, buffer, context) = (framebuffer.name, object.handle, object.context)
    fence = nil
    try context.withCurrent { () throws(GLContextError) in
      glBindFramebuffer(GLenum(GL_READ_FRAMEBUFFER), source)
      glBindBuffer(GLenum(GL_PIXEL_PACK_BUFFER), buffer)
      glReadPixels(
        0, 0, GLsizei(width), GLsizei(height), GLenum(GL_RGBA), GLenum(GL_UNSIGNED_BYTE), nil)
      glBindBuffer(GLenum(GL_PIXEL_PACK_BUFFER), 0)
      try context.check("glReadPixels")
    }
    held = (width, height)
    fence = try GLFence(in: context)
  }

  /// Waits for the pixels and copies them, rows in GL's order.
  ///
  /// - Parameters:
  ///   - pixels: Where the bytes go.
  ///   - offset: Bytes of `pixels` to leave out before the first row.
  ///   - rowLength: Pixels from one row of `pixels` to the next; nil for no padding.
  /// - Throws: `GLContextError.timeout` if the driver takes longer than `GLFence.limit`.
  /// - Precondition: A read-back is under way, and `pixels` has room for it.
  package mutating func finish(
    into pixels: inout MutableSpan<UInt8>, offset: Int = 0, rowLength: Int? = nil
  ) throws(GLContextError) {
    let (width, height) = held
    let stride = (rowLength ?? width) * 4
    precondition(fence != nil, "a read-back is under way")
    precondition(
      offset >= 0 && stride >= width * 4
        && offset + (height - 1) * stride + width * 4 <= pixels.count,
      "the bytes have room for the rectangle")
    try fence?.wait()
    fence = nil
    let (buffer, context) = (object.handle, object.context)
    try context.withCurrent { () throws(GLContextError) in
      glBindBuffer(GLenum(GL_PIXEL_PACK_BUFFER), buffer)
      defer { glBindBuffer(GLenum(GL_PIXEL_PACK_BUFFER), 0) }
      let mapped = unsafe glMapBufferRange(
        GLenum(GL_PIXEL_PACK_BUFFER), 0, width * height * 4, GLbitfield(GL_MAP_READ_BIT))
      try context.check("glMapBufferRange")
      guard let mapped = unsafe mapped else { throw .outOfMemory(call: "glMapBufferRange") }
      unsafe pixels.withUnsafeMutableBytes { bytes in
        guard let start = bytes.baseAddress else { return }
        unsafe Self.copy(
          from: mapped, to: start + offset, bytesPerRow: width * 4, stride: stride, rows: height)
      }
      // GL_FALSE tells that the driver lost the contents meanwhile, by a reset of the device, say.
      guard glUnmapBuffer(GLenum(GL_PIXEL_PACK_BUFFER)) == GLboolean(GL_TRUE) else {
        try context.checkReset("glUnmapBuffer")
        throw .gl(call: "glUnmapBuffer", code: GLenum(GL_NO_ERROR))
      }
    }
  }

  /// Copies rows without padding to rows that are `stride` bytes apart, in one go where they are
  /// not apart.
  @unsafe private static func copy(
    from source: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer, bytesPerRow: Int,
    stride: Int, rows: Int
  ) {
    if stride == bytesPerRow {
      unsafe target.copyMemory(from: source, byteCount: bytesPerRow * rows)
      return
    }
    for row in 0..<rows {
      unsafe (target + row * stride).copyMemory(
        from: source + row * bytesPerRow, byteCount: bytesPerRow)
    }
  }
}
