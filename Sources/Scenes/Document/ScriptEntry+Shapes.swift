internal import CreaseGeometry
internal import CreaseMotion

private let times = NumberRange.from(0, through: SceneDocument.longest)
private let gestureDurations = NumberRange.from(0.001, through: 3600)
private let durations = NumberRange.from(0, through: 3600)
private let lengths = NumberRange.from(-1e6, through: 1e6)

extension ScriptEntry {
  /// An entry: when, and exactly one thing that is done.
  ///
  /// - Parameter stage: The stage that it is for; nil for an entry of any.
  static func shape(for stage: StageKind?) -> Shape<ScriptEntry> {
    var shape = object(for: stage).shape
    let (read, check) = (shape.read, shape.check)
    shape.read = { json, reader in
      let entry = read(json, &reader)
      if let entry, reader.isSound(reader.place), entry.resample != nil, entry.touches == nil {
        reader.report(
          .conflict(
            found: "\"resample\" stands without \"touches\"",
            remedy: "shorthand gestures are even"),
          at: reader.place.key("resample"))
      }
      return entry
    }
    shape.check = { entry, reader in
      check(entry, &reader)
      guard let touches = entry.touches, let rate = entry.resample, reader.isSound(reader.place)
      else { return }
      do { _ = try entry.trace(of: touches) } catch {
        reader.report(
          .conflict(found: "\(rate.shown) samples a second are too many", remedy: "\(error)"),
          at: reader.place.key("resample"))
      }
    }
    return shape
  }

  private static func object(for stage: StageKind?) -> ObjectShape<ScriptEntry> {
    let actions = stage?.actions ?? actions
    let foreign = Self.actions.filter { !actions.contains($0) }
    return ObjectShape(
      name: "a script entry", start: ScriptEntry(),
      fields: fields.filter { !foreign.contains($0.key) },
      refused: Dictionary(
        uniqueKeysWithValues: stage.map { stage in
          foreign.map { ($0, RefusedKey(fault: stage.refusal(of: $0))) }
        } ?? []),
      choice: KeyChoice(keys: actions) { given, reader in
        let keys = given.map(\.key).joined(separator: " and ")
        reader.report(
          .malformed(
            found: given.isEmpty ? "an object without any" : "an object with \(keys)",
            what: "a script entry",
            remedy: "give it one of \(actions.joined(separator: ", ")), and further ones entries"
              + " of their own"))
      })
  }

  private static let fields: [Field<ScriptEntry>] =
    [
      Field("at", \.at, .number(times), required: true, "When it is done, in seconds."),
      Field(
        "pull", \.pull, pullObject.shape.named("pull"),
        "One finger pulls down; from the top of the list, it unfolds a new cell."),
      Field(
        "pinch", \.pinch, pinchObject.shape.named("pinch"),
        "Two fingers around a midpoint go apart or together, and are lifted: a new cell unfolds, or"
          + " the cell there folds away."),
      Field("pan", \.pan, panObject.shape.named("pan"), "One finger moves: the list scrolls."),
      Field(
        "tap", \.tap, tapObject.shape.named("tap"),
        "One finger goes down for 0.1 s; it stops a list that moves."),
      Field(
        "touches", \.touches, .samples,
        "Fingers as they are: samples [time, [[finger, x, y], …]], the time in seconds after \"at\";"
          + " a finger that is missing is up."),
      Field(
        "resample", \.resample, .number(.from(1, through: 10_000)),
        "For touches: samples per second that are added where fingers move."),
      Field("insert", \.insert, insertObject.shape.named("insert"), "A cell unfolds."),
      Field("remove", \.remove, removeObject.shape.named("remove"), "A cell folds away."),
      Field("scroll", \.scroll, scrollObject.shape.named("scroll"), "The list scrolls by itself."),
      Field(
        "swipe", \.swipe, swipeObject.shape.named("swipe"),
        "One finger pans across the stage: in the rolling direction, the front picture is rolled off;"
          + " the other way, the one before rolls back over it."),
      Field(
        "roll", \.roll, rollObject.shape.named("rollOff"), "The front picture is rolled off."),
      Field(
        "press", \.press, pressObject.shape.named("press"),
        "One finger goes down on an option or at a place, for a time."),
      Field("open", \.open, openObject.shape.named("open"), "The button opens."),
      Field("close", \.close, closeObject.shape.named("close"), "The button closes."),
    ]

  private static let pullObject = ObjectShape(
    name: "a pull", start: Pull(),
    fields: [
      Field("by", \.by, .number(lengths), required: true, "How far, in points; up if negative."),
      Field(
        "over", \.over, .number(gestureDurations), required: true,
        "How long it takes, in seconds."),
      Field(
        "at", \.place, .point,
        "Where the finger goes down, in canvas points; left out, in the middle of the upper half."),
    ])

  private static let pinchObject = ObjectShape(
    name: "a pinch", start: Pinch(),
    fields: [
      Field("at", \.place, .point, required: true, "The midpoint, in canvas points."),
      Field(
        "from", \.from, .number(.from(1, through: 1e6)), required: true,
        "The fingers' distance at the beginning, in points."),
      Field(
        "to", \.to, .number(.from(0, through: 1e6)), required: true,
        "The fingers' distance at the end, in points."),
      Field(
        "over", \.over, .number(gestureDurations), required: true,
        "How long it takes, in seconds."),
      Field(
        "angle", \.angle, .number(lengths),
        "The direction of the line through the fingers, in radians from the x axis; left out, they"
          + " lie one above the other."),
    ])

  private static let panObject = ObjectShape(
    name: "a pan", start: Pan(),
    fields: [
      Field(
        "from", \.from, .point, required: true, "Where the finger goes down, in canvas points."),
      Field("by", \.by, .vector, required: true, "How far it goes, in points."),
      Field(
        "over", \.over, .number(gestureDurations), required: true,
        "How long it takes, in seconds."),
    ])

  private static let tapObject = ObjectShape(
    name: "a tap", start: Tap(),
    fields: [
      Field("at", \.place, .point, required: true, "Where the finger goes down, in canvas points.")
    ])

  private static let swipeObject = ObjectShape(
    name: "a swipe", start: Swipe(),
    fields: [
      Field(
        "direction", \.direction, .name("a direction"), required: true, "Where the finger goes."),
      Field("over", \.over, .number(gestureDurations), "How long it takes, in seconds."),
    ])

  private static let rollObject = ObjectShape(
    name: "a roll", start: Roll(),
    fields: [
      Field(
        "reverse", \.reverse, .truth,
        "Whether the picture before rolls back over the current one; left out, what the stage says."
      )
    ])

  private static let pressObject = ObjectShape(
    name: "a press", start: Press(),
    fields: [
      Field(
        "option", \.option, .integer(0...1_000_000_000),
        "The option that is pressed, from 0, wherever it is at that moment."),
      Field("at", \.place, .point, "Where the finger goes down, in canvas points."),
      Field("over", \.over, .number(gestureDurations), "How long it stays, in seconds."),
    ],
    choice: KeyChoice(keys: ["option", "at"]) { given, reader in
      reader.report(
        .malformed(
          found: given.isEmpty ? "an object without a place" : "an object with two places",
          what: "a press", remedy: "give it either option or at"))
    })

  private static let openObject = ObjectShape(name: "open", start: Plain(), fields: [])

  private static let closeObject = ObjectShape(name: "close", start: Plain(), fields: [])

  private static let insertObject = ObjectShape(
    name: "an insert", start: Insert(),
    fields: [
      Field("title", \.title, .text, required: true, "The new cell's text."),
      Field(
        "index", \.index, .integer(0...1_000_000_000), required: true,
        "Where it comes, among the cells that aren't folding away: 0 to their number."),
      Field("over", \.over, .number(durations), "How long it takes, in seconds."),
    ])

  private static let removeObject = ObjectShape(
    name: "a remove", start: Remove(),
    fields: [
      Field(
        "index", \.index, .integer(0...1_000_000_000), required: true,
        "Which cell, among those that aren't folding away."),
      Field("over", \.over, .number(durations), "How long it takes, in seconds."),
    ])

  private static let scrollObject = ObjectShape(
    name: "a scroll", start: Scroll(),
    fields: [
      Field(
        "to", \.to, .number(.from(-1e9, through: 1e9)), required: true,
        "The content offset to go to, in points; beyond the ends of the list, as far as it goes."),
      Field("over", \.over, .number(durations), "How long it takes, in seconds."),
    ])
}

extension StageKind {
  /// Why a script of this stage can't have an entry that others can.
  fileprivate func refusal(of action: String) -> SceneFault {
    let owners = Self.allCases.filter { $0.actions.contains(action) }.map(\.phrase)
    return .conflict(
      found: "\(phrase) takes no \"\(action)\", which is for \(owners.inAWord)",
      remedy: "its script takes \(actions.joined(separator: ", "))")
  }
}
