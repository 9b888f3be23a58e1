internal import CreaseGLContext
internal import CreaseLayers

/// Stages of a frame by themselves, to be measured.
extension DrawingStage {
  /// Lets go of all textures.
  func forgetTextures() { textures.forget() }

  /// Makes and uploads what a frame's panels need, and waits for the device.
  func prepareTextures(of frame: FrameDescription) throws(DrawingError) {
    defer { textures.endFrame() }
    try context.withCurrent(orThrow: DrawingError.driver) { () throws(DrawingError) in
      for panel in frame.panels { _ = try textures.place(of: panel, on: frame.canvas) }
      do throws(GLContextError) { try GLFence(in: context).wait() } catch { throw .driver(error) }
    }
  }

  /// Draws a frame and waits for the device.
  func drawWithoutReading(_ frame: FrameDescription) throws(DrawingError) {
    try context.withCurrent(orThrow: DrawingError.driver) { () throws(DrawingError) in
      try draw(frame) { (_) throws(GLContextError) in try GLFence(in: context).wait() }
    }
  }

  /// Reads the framebuffer as it is.
  func readAgain(
    _ canvas: Canvas, into pixels: inout MutableSpan<UInt8>
  ) throws(DrawingError) {
    do throws(GLContextError) {
      try framebuffer?.read(width: canvas.pixelWidth, height: canvas.pixelHeight, into: &pixels)
    } catch { throw .driver(error) }
  }
}
