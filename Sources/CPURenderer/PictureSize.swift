internal import CreaseGeometry
internal import CreaseLayers

/// The extents of a frame in pixels, known to be within the limit.
struct PictureSize {
  let width: Int
  let height: Int

  /// The number of bytes of the picture.
  var byteCount: Int { width * height * 4 }

  /// Rounds a canvas to pixels.
  ///
  /// `Canvas` has the same formula, but traps where a number is too large for an `Int`.
  init(_ canvas: Canvas) throws(RenderError) {
    width = Self.extent(canvas.size.width * canvas.scale)
    height = Self.extent(canvas.size.height * canvas.scale)
    // Each extent is below 2^31, so that the product fits.
    guard width * height <= RenderError.pixelLimit else {
      throw .canvasTooLarge(width: width, height: height, limit: RenderError.pixelLimit)
    }
  }

  private static func extent(_ pixels: Double) -> Int {
    let most = Double(Int32.max)
    guard pixels < most else { return Int(most) }
    return pixels > 1 ? Int(pixels.rounded()) : 1
  }
}
