public import CreaseEffects
public import CreaseLayers
public import CreaseMotion

/// A scene with its motion laid out: a pure function of time.
public struct Film: Sendable {
  /// What the film was made from.
  public let scene: Scene
  /// The length in seconds.
  public let duration: Double
  /// The number of frames: the duration times the frame rate, rounded, and at least 1.
  public let frameCount: Int
  let stage: any StageFilm

  /// Lays out a scene.
  ///
  /// - Throws: `SceneError` with all that is out of range, and with what the script can't do by the
  ///   time it comes, such as removing a cell that is no longer there.
  public init(_ scene: Scene) throws(SceneError) {
    try scene.validate()
    self.scene = scene
    stage = scene.stage.model.film(on: scene.canvas)
    if let error = SceneError(stage.scriptFaults) { throw error }
    duration = scene.duration ?? stage.restTime + SceneDocument.tail
    frameCount = scene.frameRate.frameCount(forDuration: duration)
    guard frameCount <= SceneDocument.frameLimit else {
      throw SceneError(
        .outOfRange(
          found: "a film of \(duration.shown) s at \(frameRate) frames per second",
          allowed: "at most \(SceneDocument.frameLimit) frames; lower the duration or fps"),
        place: scene.duration == nil ? "script" : "duration")
    }
  }

  /// The size, the resolution and the background of the picture.
  public var canvas: Canvas { scene.canvas }

  /// The frames per second.
  public var frameRate: FrameRate { scene.frameRate }

  /// The time of a frame in seconds: the frame's number over the frame rate.
  ///
  /// - Parameter frame: The frame's number, from 0.
  public func time(ofFrame frame: Int) -> Double { frameRate.time(ofFrame: frame) }

  /// The frame at a time in seconds; before the start and after the end, the stage as its motion
  /// would have it there.
  ///
  /// - Parameters:
  ///   - time: Seconds from the start.
  ///   - scope: Whether to leave out the panels that can't be seen.
  public func frame(at time: Double, scope: FrameScope = .visible) -> FrameDescription {
    stage.frame(at: time, on: canvas, scope: scope)
  }

  /// All frames, each made when it is asked for.
  public var frames: FilmFrames { FilmFrames(film: self) }

  /// Makes sure that a time lies in the film.
  ///
  /// - Parameter time: Seconds from the start.
  /// - Throws: `SceneError` that names the film's duration if the time is below 0 or above it.
  public func validate(time: Double) throws(SceneError) {
    guard !(time >= 0 && time <= duration) else { return }
    throw SceneError(
      .outOfRange(
        found: "the time \(time.shown) s",
        allowed: "0 to \(duration.shown) s, the film's duration"))
  }
}
