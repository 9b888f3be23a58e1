public import CreasePixmaps

/// Something that turns frame descriptions into pictures.
///
/// A renderer belongs to one task at a time; make one per thread to draw in parallel.
public protocol Renderer: AnyObject {
  /// Draws a frame into memory that the caller owns: rows from top to bottom, four bytes a pixel,
  /// premultiplied RGBA, no padding.
  ///
  /// - Parameters:
  ///   - frame: What to draw.
  ///   - pixels: Exactly `pixelWidth · pixelHeight · 4` bytes of the frame's canvas.
  func render(_ frame: FrameDescription, into pixels: inout MutableSpan<UInt8>) throws(RenderError)

  /// What is worth telling about the frames drawn since the last call, each thing once: characters
  /// that no font has, say.
  func takeWarnings() -> [String]
}

extension Renderer {
  /// Draws a frame into a new picture.
  public func render(_ frame: FrameDescription) throws(RenderError) -> Pixmap {
    _ = try frame.canvas.checkedPixelCount()
    var pixmap = Pixmap(width: frame.canvas.pixelWidth, height: frame.canvas.pixelHeight)
    try pixmap.withMutableBytes { (span) throws(RenderError) in try render(frame, into: &span) }
    return pixmap
  }
}
