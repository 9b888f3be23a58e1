internal import CreaseGLContext

/// A place of the ring that pictures are read back through.
final class ReadBack {
  private var buffer: GLPixelBuffer

  init(in context: GLContext, byteCount: Int) throws(GLContextError) {
    buffer = try GLPixelBuffer(in: context, byteCount: byteCount)
  }

  /// The bytes it has room for.
  var byteCount: Int { buffer.byteCount }

  func begin(
    reading framebuffer: borrowing GLFramebuffer, width: Int, height: Int
  ) throws(GLContextError) {
    try buffer.begin(reading: framebuffer, width: width, height: height)
  }

  func finish(into pixels: inout MutableSpan<UInt8>) throws(GLContextError) {
    try buffer.finish(into: &pixels)
  }
}

extension GLFramebuffer {
  /// Begins to read the lower left of the picture.
  func read(through place: ReadBack, width: Int, height: Int) throws(GLContextError) {
    try place.begin(reading: self, width: width, height: height)
  }
}
