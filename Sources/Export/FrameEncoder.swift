internal import CreasePixmaps

/// What one format does with frames: the part of an exporter that differs by format.
///
/// Frames arrive in order, each of the announced size, rows from top to bottom, premultiplied RGBA;
/// after an error only `cancel` is called.
protocol FrameEncoder: AnyObject {
  /// What the user should know about the result, each thing once.
  var notes: [String] { get }
  /// Whether every frame must be surveyed before the first one is appended.
  var needsSurvey: Bool { get }
  /// Looks at a frame, counted from 0, ahead of the first `append`.
  func survey(_ pixels: Span<UInt8>, frame: Int) throws(ExportError)
  /// Every how manieth frame is used, the first one always; at least 1.
  var stride: Int { get }
  /// Writes a frame, counted from 0.
  func append(_ pixels: Span<UInt8>, frame: Int) throws(ExportError)
  /// Writes what is outstanding of a film of a number of frames, and puts the file in its place.
  func finish(frameCount: Int) throws(ExportError)
  /// Removes everything that is not whole.
  func cancel()
}

/// An encoder that may take frames as Y'CbCr.
protocol PlanarEncoder: FrameEncoder {
  /// Whether it does.
  var takesPlanes: Bool { get }
  /// Writes a frame, counted from 0, of the announced size.
  func append(_ planes: PlanarPixmap, frame: Int) throws(ExportError)
}

extension FrameEncoder {
  var notes: [String] { [] }
  var needsSurvey: Bool { false }
  func survey(_ pixels: Span<UInt8>, frame: Int) throws(ExportError) {}
  var stride: Int { 1 }
}
