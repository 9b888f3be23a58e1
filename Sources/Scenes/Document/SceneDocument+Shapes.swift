internal import CreaseEffects
internal import CreaseGeometry
internal import CreaseLayers
internal import CreaseMotion

extension SceneDocument {
  /// The keys of a document.
  static let object = ObjectShape(
    name: "a scene", start: SceneDocument(),
    fields: [
      Field("crease", \.version, version, required: true, "The version of this format: 1."),
      Field(
        "canvas", \.canvas, canvasObject.shape.named("canvas"), required: true,
        "The size, the resolution and the background of the picture."),
      Field("fps", \.frameRate, .frameRate, "Frames per second, as a number or as \"30000/1001\"."),
      Field(
        "duration", \.duration, .number(.from(0, through: longest)),
        "The length in seconds; left out, until all is at rest and \(tail) s more."),
      Field(
        "list", \.list, FoldingList.object.shape.named("list"), required: true,
        "The stage: a list whose cells fold away at their middle line."),
      Field("script", \.script, script, "Gestures and commands; none are supported yet."),
      Field(
        "tracks", \.tracks,
        .array(of: TrackEntry.object.shape.named("track"), placeholder: TrackEntry.object.start),
        "Keys that drive the stage's numbers."),
    ],
    later: Dictionary(
      uniqueKeysWithValues: ["fold", "roll", "button", "layers"].map {
        ($0, LaterKey(what: "the stage \"\($0)\"", supported: "list", standsFor: "list"))
      }))

  private static let version = Shape<Int>(
    schema: .object(.init("const", 1)), read: Shape<Int>.integer(1...1).read,
    check: { version, reader in
      guard version != 1 else { return }
      reader.report(.unsupported(what: "version \(version) of the format", supported: "1"))
    })

  private static let script = Shape<Int>(
    schema: .object(.init("type", "array"), .init("maxItems", 0)),
    read: { json, reader in
      guard let elements = json.elements else {
        reader.report(.wrongKind(found: json.summary, expected: "an array"))
        return nil
      }
      if !elements.isEmpty {
        reader.report(.unsupported(what: "a script", supported: "tracks"))
      }
      return elements.count
    },
    check: { _, _ in })

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

extension SceneDocument.TrackEntry {
  /// The keys of a track.
  static let object = ObjectShape(
    name: "a track",
    start: SceneDocument.TrackEntry(target: nil, keys: [Keyframe(time: 0, value: 0)]),
    fields: [
      Field(
        "target", \.target, .target, required: true,
        "The number that is driven: cells[i].height or contentOffset, in points."),
      Field(
        "keys", \.keys, .keys, required: true,
        "Keys [time, value] or [time, value, curve], by increasing time in seconds."),
    ])
}
