/// A renderer that can turn what it draws into Y'CbCr before it is read back, so that fewer bytes are:
/// three for two pixels, where RGBA has eight.
///
/// The bytes are those of a `PlanarPixmap`, and the same as when the pixels are converted later.
package protocol PlanarRenderer: PipelinedRenderer {
  /// Whether frames of a canvas are worth converting here: it must be opaque.
  func prefersPlanes(on canvas: Canvas) -> Bool

  /// Draws a frame and converts it.
  ///
  /// - Parameters:
  ///   - frame: What to draw; its canvas is opaque.
  ///   - samples: As many bytes as the layout of the frame's size has.
  func renderPlanes(
    of frame: FrameDescription, into samples: inout MutableSpan<UInt8>
  ) throws(RenderError)

  /// Begins to draw and to convert a frame; `collect` then copies its samples.
  func submitPlanes(of frame: FrameDescription)
}
