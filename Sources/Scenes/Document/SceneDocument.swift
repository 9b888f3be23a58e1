internal import CreaseLayers
internal import CreaseGeometry
internal import CreaseMotion

/// A scene as its document lays it out, before it is known to be right.
struct SceneDocument: Sendable {
  /// A track as it is written.
  struct TrackEntry: Sendable {
    /// What it drives; nil until it is known.
    var target: TrackTarget?
    /// The keys, in whatever order.
    var keys: [Keyframe]
  }

  /// The longest time in seconds that a scene can mention.
  static let longest = 1e9
  /// The most frames that a film can have.
  static let frameLimit = 10_000_000
  /// How long a film goes on after all has come to rest, in seconds.
  static let tail = 0.25

  /// The version of the format.
  var version = 1
  /// The stage's size and background.
  var canvas = Canvas(size: Size(width: 1, height: 1))
  /// The frames per second.
  var frameRate = FrameRate.sixty
  /// The length in seconds; nil for until all is at rest.
  var duration: Double?
  /// The stage; nil until it is known.
  var stage: Stage?
  /// What is done to the stage.
  var script: [ScriptEntry] = []
  /// What drives the stage's numbers.
  var tracks: [TrackEntry] = []

  init() {}

  /// Lays out a scene that was built in code, so that it is checked like one that was read.
  init(_ scene: Scene) {
    canvas = scene.canvas
    frameRate = scene.frameRate
    duration = scene.duration
    stage = scene.stage
    tracks = scene.stage.model.trackEntries
  }

  /// The scene, once nothing has been found wrong with the document; nil if it has no stage.
  var scene: Scene? {
    guard var model = stage?.model else { return nil }
    for entry in script {
      guard model.append(entry, on: canvas) else { return nil }
    }
    for entry in tracks {
      guard let target = entry.target, let track = Track(keys: entry.keys) else { return nil }
      model.drive(target, by: track)
    }
    return Scene(canvas: canvas, frameRate: frameRate, duration: duration, stage: model.stage)
  }
}
