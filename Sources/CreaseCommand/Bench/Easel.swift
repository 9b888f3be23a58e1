internal import Crease
internal import CreaseSystem

/// The picture that all stages of a benchmark draw on.
final class Easel {
  private var target: Pixmap
  private var planes: PlanarPixmap

  init(_ picture: Pixmap) {
    target = picture
    planes = PlanarPixmap(PlanarLayout(width: picture.width, height: picture.height))
  }

  /// Copies a picture's bytes.
  func copy(_ source: Pixmap) {
    target.withMutableBytes { MemoryCopy.copy(source.bytes.span, to: &$0) }
  }

  /// Draws a frame, and reads it back.
  func draw(_ frame: FrameDescription, _ renderer: any Renderer) throws(CommandFailure) {
    try failing { () throws(RenderError) in
      try target.withMutableBytes { (pixels) throws(RenderError) in
        try renderer.render(frame, into: &pixels)
      }
    }
  }

  /// Draws a frame, has the device make Y'CbCr of it, and reads that back.
  func drawPlanes(_ frame: FrameDescription, _ renderer: GPURenderer) throws(CommandFailure) {
    try failing { () throws(RenderError) in
      try planes.withMutableBytes { (samples) throws(RenderError) in
        try renderer.renderPlanes(of: frame, into: &samples)
      }
    }
  }

  /// Draws a frame and leaves it where it is.
  func drawOnly(_ frame: FrameDescription, _ renderer: GPURenderer) throws(CommandFailure) {
    try failing { () throws(RenderError) in try renderer.drawWithoutReading(frame) }
  }

  /// Reads back what was drawn last.
  func readAgain(_ frame: FrameDescription, _ renderer: GPURenderer) throws(CommandFailure) {
    try failing { () throws(RenderError) in
      try target.withMutableBytes { (pixels) throws(RenderError) in
        try renderer.readAgain(frame, into: &pixels)
      }
    }
  }

  /// Makes a frame's textures.
  func prepare(_ frame: FrameDescription, _ renderer: GPURenderer) throws(CommandFailure) {
    try failing { () throws(RenderError) in try renderer.prepareTextures(of: frame) }
  }

  /// Makes a frame's textures.
  func prepare(_ frame: FrameDescription, _ renderer: CPURenderer) throws(CommandFailure) {
    try failing { () throws(RenderError) in try renderer.prepareTextures(of: frame) }
  }

  private func failing(_ work: () throws(RenderError) -> Void) throws(CommandFailure) {
    do { try work() } catch { throw CommandFailure(message: "\(error)", code: .failure) }
  }
}
