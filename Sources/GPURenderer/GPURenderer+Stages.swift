package import CreaseLayers

/// The stages of a frame one by one, to be measured.
extension GPURenderer {
  /// Lets go of all textures, so that they can be made anew.
  package func forgetTextures() { stage.forgetTextures() }

  /// Makes and uploads the textures of a frame, and waits for the device.
  package func prepareTextures(of frame: FrameDescription) throws(RenderError) {
    try staged(frame) { () throws(DrawingError) in try stage.prepareTextures(of: frame) }
  }

  /// Draws a frame, waits for the device and leaves the picture there.
  package func drawWithoutReading(_ frame: FrameDescription) throws(RenderError) {
    try staged(frame) { () throws(DrawingError) in try stage.drawWithoutReading(frame) }
  }

  /// Reads the picture of the frame drawn last once more.
  ///
  /// - Precondition: The frame is no larger than a tile.
  package func readAgain(
    _ frame: FrameDescription, into pixels: inout MutableSpan<UInt8>
  ) throws(RenderError) {
    try frame.canvas.checkBuffer(of: pixels.count)
    do throws(DrawingError) { try stage.readAgain(frame.canvas, into: &pixels) } catch {
      throw error.renderError(for: frame)
    }
  }

  private func staged(
    _ frame: FrameDescription, _ work: () throws(DrawingError) -> Void
  ) throws(RenderError) {
    do throws(DrawingError) { try work() } catch { throw error.renderError(for: frame) }
  }
}
