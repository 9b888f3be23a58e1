internal import CreaseLayers
internal import CreaseMotion

/// A stage as a scene describes it, whichever it is.
protocol StageModel: Sendable {
  /// Which stage it is.
  static var kind: StageKind { get }
  /// The stage made of this.
  var stage: Stage { get }

  /// Adds an entry of the script; false if it is none that the stage can do.
  mutating func append(_ entry: ScriptEntry, on canvas: Canvas) -> Bool

  /// All pictures, in the order of the document, their places counted from the stage's.
  var placedPictures: [PlacedPicture] { get }
  /// The tracks of a stage that was built in code, in a fixed order.
  var trackEntries: [SceneDocument.TrackEntry] { get }
  /// Drives one of the stage's numbers.
  mutating func drive(_ target: TrackTarget, by track: Track)

  /// Notes values that are right on their own but not together; the reader is at the stage.
  func checkValues(_ reader: inout SceneReader)
  /// What a track's target needs of the stage; nil if there is nothing to be wrong.
  func need(of target: TrackTarget) -> TargetNeed?
  /// The values that a target can take; nil if any will do.
  func limit(of target: TrackTarget) -> TargetLimit?

  /// Lays out the motion.
  func film(on canvas: Canvas) -> any StageFilm
}

extension StageModel {
  var placedPictures: [PlacedPicture] { [] }
  var trackEntries: [SceneDocument.TrackEntry] { [] }
  mutating func drive(_ target: TrackTarget, by track: Track) {}
  func checkValues(_ reader: inout SceneReader) {}
  func need(of target: TrackTarget) -> TargetNeed? { nil }
  func limit(of target: TrackTarget) -> TargetLimit? { nil }
}

extension Stage {
  /// What the stage is made of.
  var model: any StageModel {
    switch self {
    case .list(let list): list
    case .fold(let fold): fold
    case .roll(let roll): roll
    case .button(let button): button
    case .layers(let layers): layers
    }
  }

  /// Which stage it is.
  var kind: StageKind { type(of: model).kind }
}

/// What is missing for a track's target.
struct TargetNeed {
  /// What is wrong.
  var fault: SceneFault
  /// The key of the stage that the need follows from.
  var key: String
}

/// The values that a track's target can take.
struct TargetLimit {
  /// The values.
  var range: NumberRange
  /// The values as a message tells them; nil for the range itself.
  var told: String?
  /// The key of the stage that the limit follows from; nil if it always holds.
  var key: String?
}
