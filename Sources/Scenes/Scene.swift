public import CreaseLayers
public import CreaseMotion

/// What is to be shown, and for how long: read from a JSON document or built in code.
public struct Scene: Sendable, Hashable {
  /// The size, the resolution and the background of the picture; at most
  /// `RenderError.pixelLimit` pixels.
  public var canvas: Canvas
  /// The frames per second, 0.01…1000.
  public var frameRate: FrameRate
  /// The length in seconds, at least 0; nil for until all is at rest and a quarter of a second
  /// more. A film has 10,000,000 frames at most.
  public var duration: Double?
  /// What is shown.
  public var stage: Stage

  /// Makes a scene. Its numbers are checked when a `Film` is made of it.
  public init(
    canvas: Canvas, frameRate: FrameRate = .sixty, duration: Double? = nil, stage: Stage
  ) {
    self.canvas = canvas
    self.frameRate = frameRate
    self.duration = duration
    self.stage = stage
  }
}
