/// A renderer that can draw frames before those ahead of them are collected.
///
/// Frames come out in the order they went in. What fails of a frame is thrown when it is collected.
package protocol PipelinedRenderer: Renderer {
  /// How many frames may be under way; 1 where nothing is gained by more.
  var pipelineDepth: Int { get }

  /// Begins to draw a frame, and returns without waiting for the device.
  func submit(_ frame: FrameDescription)

  /// Waits for the oldest frame under way and copies its pixels, as `render` gives them.
  ///
  /// - Precondition: A frame is under way.
  func collect(into pixels: inout MutableSpan<UInt8>) throws(RenderError)

  /// Forgets the frames under way.
  func abandon()
}
