internal import CreaseLayers
internal import CreasePixmaps

/// What a frame is read back as.
enum FrameForm: Hashable {
  /// Premultiplied RGBA.
  case pixels
  /// The samples of a `PlanarPixmap`.
  case planes

  /// Checks a buffer's size in bytes against what a frame takes.
  func check(_ byteCount: Int, for canvas: Canvas) throws(RenderError) {
    switch self {
    case .pixels: try canvas.checkBuffer(of: byteCount)
    case .planes:
      _ = try canvas.checkedPixelCount()
      let expected = PlanarLayout(canvas).byteCount
      guard byteCount == expected else {
        throw .bufferSize(expected: expected, actual: byteCount)
      }
    }
  }
}

extension PlanarLayout {
  /// Lays out the pictures of a canvas.
  init(_ canvas: Canvas) { self.init(width: canvas.pixelWidth, height: canvas.pixelHeight) }
}
