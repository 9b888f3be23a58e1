extension Canvas {
  /// The number of pixels of a frame.
  ///
  /// - Throws: `RenderError.canvasTooLarge`.
  package func checkedPixelCount() throws(RenderError) -> Int {
    let limit = RenderError.pixelLimit
    let (pixels, overflow) = pixelWidth.multipliedReportingOverflow(by: pixelHeight)
    guard !overflow, pixels <= limit else {
      throw .canvasTooLarge(width: pixelWidth, height: pixelHeight, limit: limit)
    }
    return pixels
  }

  /// Checks a buffer's size in bytes against the frame's.
  ///
  /// - Throws: `RenderError.canvasTooLarge` or `.bufferSize`.
  package func checkBuffer(of byteCount: Int) throws(RenderError) {
    let expected = try checkedPixelCount() * 4
    guard byteCount == expected else {
      throw .bufferSize(expected: expected, actual: byteCount)
    }
  }
}
