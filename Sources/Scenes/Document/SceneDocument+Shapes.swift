internal import CreaseEffects
internal import CreaseGeometry
internal import CreaseLayers
internal import CreaseMotion

extension SceneDocument {
  /// The keys of a document with any stage.
  static let general = object(for: nil)

  /// The keys of a document.
  ///
  /// - Parameter stage: Its stage, as far as it is known.
  static func object(for stage: StageKind?) -> ObjectShape<SceneDocument> {
    // What moves a stage, as far as it can be moved from outside.
    let motion = [
      Field(
        "script", \SceneDocument.script,
        .array(
          of: ScriptEntry.shape(for: stage).named("scriptEntry"), placeholder: ScriptEntry()),
        "What is done to the stage: gestures, touches and commands, in any order."),
      Field(
        "tracks", \SceneDocument.tracks,
        .array(of: TrackEntry.object(for: stage).shape.named("track"), placeholder: .start),
        "Keys that drive the stage's numbers."),
    ]
    let isStill = stage == .layers
    return ObjectShape(
      name: "a scene", start: SceneDocument(), fields: head + stages + (isStill ? [] : motion),
      refused: isStill
        ? Dictionary(
          uniqueKeysWithValues: motion.map { field in
            (
              field.key,
              RefusedKey(
                fault: .conflict(
                  found: "layers take no \(field.key)", remedy: "give them animations"))
            )
          }) : [:],
      choice: KeyChoice(
        keys: StageKind.allCases.map(\.rawValue),
        detail: { key in StageKind(rawValue: key).map(motionSchema) ?? [] }, report: reportStages))
  }

  /// What the JSON Schema says of scripts and tracks of a stage.
  private static func motionSchema(of stage: StageKind) -> [JSONValue.Member] {
    let motion: [JSONValue.Member]
    if stage == .layers {
      motion = [.init("script", false), .init("tracks", false)]
    } else {
      let keys = ["at", "resample"] + stage.actions
      let entry = JSONValue.object(
        .init(
          "propertyNames",
          .object(.init("enum", .array(keys.map { JSONValue(.string($0)) })))))
      let target = Shape<TrackTarget>.target(for: stage).schema
      let track = JSONValue.object(.init("properties", .object(.init("target", target))))
      motion = [
        .init("script", .object(.init("items", entry))),
        .init("tracks", .object(.init("items", track))),
      ]
    }
    return [.init("properties", .init(.object(motion)))]
  }

  private static func reportStages(
    _ given: [JSONValue.Member], _ reader: inout SceneReader
  ) {
    guard let last = given.last else {
      reader.report(
        .malformed(
          found: "a scene without a stage", what: "whole",
          remedy: "give it one: \(StageKind.names)"))
      return
    }
    let keys = given.map { "\"\($0.key)\"" }.joined(separator: " and ")
    reader.report(
      .conflict(
        found: "\(keys) are stages, of which a scene has one", remedy: "keep one of them"),
      at: reader.place.key(last.key), offset: last.keyOffset)
  }

  private static let head: [Field<SceneDocument>] = [
    Field("crease", \.version, version, required: true, "The version of this format: 1."),
    Field(
      "canvas", \.canvas, canvasObject.shape.named("canvas"), required: true,
      "The size, the resolution and the background of the picture."),
    Field("fps", \.frameRate, .frameRate, "Frames per second, as a number or as \"30000/1001\"."),
    Field(
      "duration", \.duration, .number(.from(0, through: longest)),
      "The length in seconds; left out, until all is at rest and \(tail) s more."),
  ]

  private static let stages: [Field<SceneDocument>] = [
    Field(
      "list", \.list, FoldingList.object.shape.named("list"),
      "The stage: a list whose cells fold away at their middle line."),
    Field(
      "fold", \.fold, HalfFold.object.shape.named("fold"),
      "The stage: a page that folds at its middle."),
    Field(
      "roll", \.roll, StripRoll.object.shape.named("roll"),
      "The stage: pictures that a prism rolls away strip by strip."),
    Field(
      "button", \.button, ExpandableButton.object.shape.named("button"),
      "The stage: a button that opens to a row of options."),
    Field(
      "layers", \.layers, LayerStage.shape,
      "The stage: layers from back to front, with their animations."),
  ]

  private static let version = Shape<Int>(
    schema: .object(.init("const", 1)), read: Shape<Int>.integer(1...1).read,
    check: { version, reader in
      guard version != 1 else { return }
      reader.report(.unsupported(what: "version \(version) of the format", supported: "1"))
    })

  private static let canvasObject = ObjectShape(
    name: "a canvas", start: SceneDocument().canvas,
    fields: [
      Field(
        "width", \.size.width, .number(.above(0, through: Double(RenderError.pixelLimit))),
        required: true, "The width in points."),
      Field(
        "height", \.size.height, .number(.above(0, through: Double(RenderError.pixelLimit))),
        required: true, "The height in points."),
      Field("scale", \.scale, .number(.above(0, through: 16384)), "Pixels per point."),
      Field("background", \.background, .color, "The colour behind everything."),
    ])
}

extension SceneDocument {
  /// The stage, if it is a list.
  fileprivate var list: FoldingList? {
    get { if case .list(let list)? = stage { list } else { nil } }
    set { stage = newValue.map(Stage.list) ?? stage }
  }

  /// The stage, if it is a fold.
  fileprivate var fold: HalfFold? {
    get { if case .fold(let fold)? = stage { fold } else { nil } }
    set { stage = newValue.map(Stage.fold) ?? stage }
  }

  /// The stage, if it is a roll.
  fileprivate var roll: StripRoll? {
    get { if case .roll(let roll)? = stage { roll } else { nil } }
    set { stage = newValue.map(Stage.roll) ?? stage }
  }

  /// The stage, if it is a button.
  fileprivate var button: ExpandableButton? {
    get { if case .button(let button)? = stage { button } else { nil } }
    set { stage = newValue.map(Stage.button) ?? stage }
  }

  /// The stage, if it is a tree of layers.
  fileprivate var layers: LayerStage? {
    get { if case .layers(let layers)? = stage { layers } else { nil } }
    set { stage = newValue.map(Stage.layers) ?? stage }
  }
}

extension SceneDocument.TrackEntry {
  /// A track of which nothing has been read.
  static let start = SceneDocument.TrackEntry(target: nil, keys: [Keyframe(time: 0, value: 0)])

  /// The keys of a track.
  ///
  /// - Parameter stage: The stage that it is for; nil for any.
  static func object(for stage: StageKind?) -> ObjectShape<SceneDocument.TrackEntry> {
    let targets = (stage.map { [$0] } ?? StageKind.allCases).flatMap(\.targets)
    return ObjectShape(
      name: "a track", start: start,
      fields: [
        Field(
          "target", \.target, .target(for: stage), required: true,
          "The number that is driven: \(targets.inAWord)."),
        Field(
          "keys", \.keys, .keys, required: true,
          "Keys [time, value] or [time, value, curve], by increasing time in seconds."),
      ])
  }
}
