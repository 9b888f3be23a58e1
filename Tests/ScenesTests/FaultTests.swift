import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion
import CreaseScenes
import Testing

/// A document with one thing wrong with it, and what is to be said of it.
struct Mistake: Sendable, CustomTestStringConvertible {
  let text: String
  let place: String
  let says: [String]
  var testDescription: String { says.joined(separator: " ") }

  init(_ text: String, at place: String, _ says: String...) {
    (self.text, self.place, self.says) = (text, place, says)
  }
}

@Suite("Mistakes in scenes")
struct FaultTests {
  private static func track(_ keys: String, target: String = "cells[0].height") -> String {
    document(tracks: #"{"target": "\#(target)", "keys": \#(keys)}"#)
  }

  private static func curve(_ curve: String) -> String { track("[[0, 60], [1, 0, \(curve)]]") }

  private static let curvePlace = "tracks[0].keys[1][2]"

  private static func cell(_ cell: String) -> String {
    document(list: #""cells": ["a", "b", \#(cell)]"#)
  }

  private static let structure = [
    Mistake("3", at: "", "found 3", "a scene: an object"),
    Mistake("[]", at: "", "an empty array"),
    Mistake(
      #"{"canvas": {"width": 1, "height": 1}, "list": {"cells": []}}"#, at: "crease", "missing"),
    Mistake(#"{"crease": 1, "list": {"cells": []}}"#, at: "canvas", "missing"),
    Mistake(
      #"{"crease": 1, "canvas": {"width": 1, "height": 1}}"#, at: "", "without a stage", "list"),
    Mistake(
      document().replacing("1,", with: "2,", maxReplacements: 1), at: "crease", "version 2",
      "supported: 1"),
    Mistake(document(more: #", "fsp": 30"#), at: "fsp", "unknown key \"fsp\"", "mean \"fps\""),
    Mistake(
      document(more: #", "zebra": 30"#), at: "zebra", "unknown key \"zebra\"", "tracks", "canvas"),
    Mistake(
      document(canvas: #""width": 1, "hieght": 480"#), at: "canvas.hieght", "mean \"height\""),
    Mistake(document(canvas: #""width": 1"#), at: "canvas.height", "missing"),
    Mistake(
      document(tracks: #"{"target": "contentOffset", "kyes": []}"#), at: "tracks[0].kyes",
      "mean \"keys\""),
    Mistake(document(tracks: "5"), at: "tracks[0]", "found 5", "a track"),
    Mistake(document(list: #""cels": []"#), at: "list.cels", "\"cels\"", "mean \"cells\""),
    Mistake(
      document(canvas: #""width": 1, "height": 1, "widht": 2"#), at: "canvas.widht", "\"width\""),
    Mistake(cell(#"{"title": "c", "colour": "red"}"#), at: "list.cells[2].colour", "\"color\""),
    Mistake(
      #"{"crease": 1, "canvas": {"width": 1, "height": 1}, "lst": {"cells": []}}"#, at: "lst",
      "mean \"list\""),
    Mistake(document(list: #""width": 3"#), at: "list.cells", "missing", "from top to bottom"),
    Mistake(document(more: #", "fps": 30, "fps": 60"#), at: "fps", "\"fps\"", "in line 1"),
    Mistake(cell(#"{"title": "c", "title": "d"}"#), at: "list.cells[2].title", "before, in line 1"),
    Mistake(cell("7"), at: "list.cells[2]", "found 7", "a title"),
    Mistake(cell(#"{"title": null}"#), at: "list.cells[2].title", "found null", "a text"),
    Mistake(cell(#""a\u0000b""#), at: "list.cells[2].title", "U+0000"),
    Mistake(document(more: #", "duration": "2""#), at: "duration", "found \"2\"", "a number"),
    Mistake(document(more: #", "duration": null"#), at: "duration", "found null"),
    Mistake(document(more: #", "tracks": {}"#), at: "tracks", "an empty object", "an array"),
  ]

  private static let ranges = [
    Mistake(
      document(canvas: #""width": 0, "height": 1"#), at: "canvas.width", "0 is out", "above 0"),
    Mistake(
      document(canvas: #""width": 1, "height": -5"#), at: "canvas.height", "-5 is out", "above 0"),
    Mistake(
      document(canvas: #""width": 1, "height": 1, "scale": 0"#), at: "canvas.scale", "above 0"),
    Mistake(
      document(canvas: #""width": 100000, "height": 100000"#), at: "canvas",
      "100000 × 100000 pixels", "268435456", "lower"),
    Mistake(
      document(canvas: #""width": 1e300, "height": 1"#), at: "canvas.width", "1e+300", "268435456"),
    Mistake(document(more: #", "fps": 0"#), at: "fps", "0 is out", "0.01 to 1000"),
    Mistake(document(more: #", "fps": 100000"#), at: "fps", "100000 is out"),
    Mistake(document(more: #", "fps": "30000/0""#), at: "fps", "30000/0 is out"),
    Mistake(
      document(more: #", "fps": "99999999999/1""#), at: "fps", "99999999999/1 is out"),
    Mistake(document(more: #", "fps": "fast""#), at: "fps", "\"fast\"", "30000/1001"),
    Mistake(document(more: #", "fps": [60]"#), at: "fps", "an array is not a frame rate"),
    Mistake(document(more: #", "duration": -1"#), at: "duration", "-1 is out", "0 to"),
    Mistake(document(more: #", "duration": 1e7"#), at: "duration", "10000000 s", "10000000 frames"),
    Mistake(track("[[1e8, 0]]"), at: "tracks", "100000000.25 s", "10000000 frames"),
    Mistake(
      cell(#"{"title": "c", "height": 61}"#), at: "list.cells[2].height", "61 is out",
      "0 to the cell height, 60"),
    Mistake(cell(#"{"title": "c", "height": -1}"#), at: "list.cells[2].height", "-1 is out"),
    Mistake(
      document(list: #""cells": [], "cellHeight": 0"#), at: "list.cellHeight", "above 0"),
    Mistake(
      document(list: #""cells": [], "perspective": 0"#), at: "list.perspective", "1 to"),
    Mistake(document(list: #""cells": [], "width": 0"#), at: "list.width", "above 0"),
    Mistake(document(list: #""cells": [], "commit": 2"#), at: "list.commit", "0 to 1"),
    Mistake(
      document(list: #""cells": [], "shade": {"top": 1.5}"#), at: "list.shade.top", "0 to 1"),
    Mistake(
      document(list: #""cells": [], "ramp": {"cutoff": 0}"#), at: "list.ramp.cutoff", "0 is out"),
    Mistake(
      document(list: #""cells": [], "ramp": {"cutoff": 1.5}"#), at: "list.ramp.cutoff", "1.5",
      "a whole number"),
    Mistake(
      document(list: #""cells": [], "ramp": {"cutoff": 1e300}"#), at: "list.ramp.cutoff",
      "out of range"),
  ]

  private static let names = [
    Mistake(cell(##"{"color": "#33zz00"}"##), at: "list.cells[2].color", "#33zz00", "#rrggbb"),
    Mistake(cell(##"{"color": "#33"}"##), at: "list.cells[2].color", "#rgb"),
    Mistake(cell(#"{"color": "tomatoe"}"#), at: "list.cells[2].color", "mean \"tomato\""),
    Mistake(cell(#"{"color": "transparant"}"#), at: "list.cells[2].color", "\"transparent\""),
    Mistake(cell(#"{"color": "xyzzy quux"}"#), at: "list.cells[2].color", "CSS name"),
    Mistake(cell(#"{"color": 255}"#), at: "list.cells[2].color", "found 255", "a colour"),
    Mistake(cell(#"{"style": "foldup"}"#), at: "list.cells[2].style", "mean \"foldUp\"", "pinch"),
    Mistake(
      document(list: #""cells": [], "shade": {"of": "text"}"#), at: "list.shade.of", "contents"),
    Mistake(
      document(list: #""cells": [], "font": "Inter Bold""#), at: "list.font",
      "as in \"Inter Bold 20\""),
    Mistake(
      document(list: #""cells": [], "font": "20""#), at: "list.font", "typeface"),
    Mistake(
      document(list: #""cells": [], "font": "Inter 0""#), at: "list.font", "size 0", "above 0"),
    Mistake(
      document(list: #""cells": [], "font": "Inter nan""#), at: "list.font", "size nan", "above 0"),
  ]

  private static let tracks = [
    Mistake(
      track("[[0, 1]]", target: "cells[3].height"), at: "tracks[0].target", "cells[0] to cells[2]"),
    Mistake(
      track("[[0, 1]]", target: "cells[99999999999999999999].height"), at: "tracks[0].target",
      "index"),
    Mistake(
      track("[[0, 1]]", target: "cells[1].heigth"), at: "tracks[0].target",
      "mean \"cells[i].height\""),
    Mistake(
      track("[[0, 1]]", target: "contentoffset"), at: "tracks[0].target", "\"contentOffset\""),
    Mistake(track("[]"), at: "tracks[0].keys", "at least one"),
    Mistake(track("[[0]]"), at: "tracks[0].keys[0]", "an array of 1", "[time, value, curve]"),
    Mistake(track("[[0, 1], 7, [2, 0]]"), at: "tracks[0].keys[1]", "found 7"),
    Mistake(track("[7]"), at: "tracks[0].keys[0]", "found 7"),
    Mistake(track(#"[["0", 1]]"#), at: "tracks[0].keys[0][0]", "\"0\"", "a number"),
    Mistake(track("[[-1, 1]]"), at: "tracks[0].keys[0][0]", "-1 is out"),
    Mistake(track("[[1, 1], [1, 2]]"), at: "tracks[0].keys[1][0]", "the time 1", "after the key"),
    Mistake(track("[[1, 1], [0.5, 2]]"), at: "tracks[0].keys[1][0]", "the time 0.5"),
    Mistake(track("[[0, 61]]"), at: "tracks[0].keys[0][1]", "61 is out", "cell height, 60"),
    Mistake(
      document(
        tracks: #"{"target": "contentOffset", "keys": [[0, 1]]}, "#
          + #"{"target": "contentOffset", "keys": [[0, 1]]}"#),
      at: "tracks[1].target", "tracks[0] already"),
    Mistake(document(tracks: #"{"keys": [[0, 1]]}"#), at: "tracks[0].target", "missing"),
    Mistake(curve(#""easein""#), at: curvePlace, "mean \"easeIn\""),
    Mistake(curve("3"), at: curvePlace, "found 3", "a curve"),
    Mistake(curve("[0, 0, 1]"), at: curvePlace, "an array of 3", "[x1, y1, x2, y2]"),
    Mistake(curve("[2, 0, 1, 1]"), at: curvePlace + "[0]", "2 is out", "0 to 1"),
    Mistake(curve("[0, 0, 1, 1e6]"), at: curvePlace + "[3]", "1000000 is out"),
    Mistake(curve("{}"), at: curvePlace, "either"),
    Mistake(curve(#"{"steps": 0}"#), at: curvePlace + ".steps", "0 is out", "1 to 10000"),
    Mistake(curve(#"{"stpes": 3}"#), at: curvePlace + ".stpes", "\"steps\""),
    Mistake(
      curve(#"{"spring": {"stiffness": -1, "damping": 1}}"#), at: curvePlace + ".spring.stiffness",
      "-1 is out", "above 0"),
    Mistake(
      curve(#"{"spring": {"stiffness": 9}}"#), at: curvePlace + ".spring.damping", "missing"),
    Mistake(
      curve(#"{"spring": {"stiffness": 9, "damping": 1}, "steps": 2}"#), at: curvePlace, "either"),
  ]

  private static func entry(_ entry: String) -> String {
    document(more: #", "script": [{"at": 0, "tap": {"at": [1, 2]}}, \#(entry)]"#)
  }

  private static let gestures = [
    Mistake(entry(#"{"at": 1}"#), at: "script[1]", "without any", "pull, pinch, pan, tap, touches"),
    Mistake(
      entry(#"{"at": 1, "tap": {"at": [1, 2]}, "remove": {"index": 0}}"#), at: "script[1]",
      "tap and remove", "give it one of"),
    Mistake(entry(#"{"tap": {"at": [1, 2]}}"#), at: "script[1].at", "missing"),
    Mistake(entry(#"{"at": -1, "tap": {"at": [1, 2]}}"#), at: "script[1].at", "-1 is out"),
    Mistake(
      entry(#"{"at": 1, "pul": {"by": 60, "over": 1}}"#), at: "script[1].pul", "mean \"pull\""),
    Mistake(entry(#"{"at": 1, "pull": {"by": 60}}"#), at: "script[1].pull.over", "missing"),
    Mistake(
      entry(#"{"at": 1, "pull": {"by": 2e6, "over": 1}}"#), at: "script[1].pull.by", "2000000"),
    Mistake(
      entry(#"{"at": 1, "pull": {"by": 60, "over": 0}}"#), at: "script[1].pull.over", "0 is out"),
    Mistake(
      entry(#"{"at": 1, "pull": {"by": 60, "over": 1, "at": 100}}"#), at: "script[1].pull.at",
      "found 100", "[x, y]"),
    Mistake(
      entry(#"{"at": 1, "pinch": {"at": [1], "from": 6, "to": 9, "over": 1}}"#),
      at: "script[1].pinch.at", "an array of 1"),
    Mistake(
      entry(#"{"at": 1, "pinch": {"at": [1, 2], "from": 0, "to": 9, "over": 1}}"#),
      at: "script[1].pinch.from", "0 is out", "1 to"),
    Mistake(
      entry(#"{"at": 1, "pan": {"from": [1, 2], "by": [0, "x"], "over": 1}}"#),
      at: "script[1].pan.by[1]", "\"x\"", "a number"),
    Mistake(
      entry(#"{"at": 1, "touches": [[0, []], [0, []]]}"#), at: "script[1].touches[1][0]",
      "the time 0", "after the sample before"),
    Mistake(
      entry(#"{"at": 1, "touches": [[0, [[1, 2, 3], [1, 4, 5]]]]}"#),
      at: "script[1].touches[0][1][1][0]", "finger 1 occurs twice"),
    Mistake(
      entry(#"{"at": 1, "touches": [[0, [[1, 2]]]]}"#), at: "script[1].touches[0][1][0]",
      "an array of 2", "[finger, x, y]"),
    Mistake(
      entry(#"{"at": 1, "touches": [[0, [[1.5, 2, 3]]]]}"#), at: "script[1].touches[0][1][0][0]",
      "1.5", "a whole number"),
    Mistake(
      entry(#"{"at": 1, "touches": [0]}"#), at: "script[1].touches[0]", "found 0", "a sample"),
    Mistake(
      entry(#"{"at": 1, "touches": [[0, []], [9e8, []]], "resample": 9}"#),
      at: "script[1].resample", "too many"),
    Mistake(
      entry(#"{"at": 1, "tap": {"at": [1, 2]}, "resample": 9}"#), at: "script[1].resample",
      "without \"touches\""),
    Mistake(
      entry(#"{"at": 1, "insert": {"title": "x", "index": 4}}"#), at: "script[1].insert.index",
      "the index 4", "0 to 3"),
    Mistake(
      entry(#"{"at": 1, "remove": {"index": 3}}"#), at: "script[1].remove.index", "the index 3",
      "0 to 2 at that time"),
    Mistake(
      entry(#"{"at": 1, "remove": {"index": -1}}"#), at: "script[1].remove.index", "-1 is out"),
    Mistake(
      entry(#"{"at": 1, "scroll": {"to": 5, "over": -1}}"#), at: "script[1].scroll.over", "-1"),
    Mistake(entry(#"{"at": 1e8, "tap": {"at": [1, 2]}}"#), at: "script", "10000000 frames"),
    Mistake(document(more: #", "script": {}"#), at: "script", "an array"),
    Mistake(entry("7"), at: "script[1]", "found 7", "a script entry"),
  ]

  private static let foreign = [
    ("swipe", "a roll"), ("roll", "a roll"), ("press", "a button"), ("open", "a button"),
    ("close", "a button"),
  ].map { action, owner in
    Mistake(
      entry(#"{"at": 1, "\#(action)": {}}"#), at: "script[1].\(action)",
      "a list takes no \"\(action)\", which is for \(owner)",
      "pull, pinch, pan, tap, touches, insert, remove, scroll")
  }

  @Test(
    "one mistake is one problem, with its place and what to do",
    arguments: structure + ranges + names + tracks + gestures + foreign)
  func mistake(_ mistake: Mistake) throws {
    let found = problems(mistake.text)
    #expect(found.count == 1, "\(found)")
    let problem = try #require(found.first)
    #expect(problem.place == mistake.place, "\(problem)")
    for part in mistake.says { #expect("\(problem.fault)".contains(part), "\(problem)") }
  }

  @Test("all mistakes of a document are told, in its order, with line and column")
  func several() throws {
    let text = """
      {
        "crease": 1,
        "canvas": {"width": 0, "height": 10, "color": "red"},
        "fps": "x",
        "list": {
          "cells": [5, {"title": "b", "color": "#33zz"}],
          "shade": {"top": 7}
        },
        "tracks": [{"target": "cells[2].height", "keys": [[0, 70], [1, 0, "easy"]]}]
      }
      """
    do throws(SceneError) {
      _ = try Scene.decode(json: Array(text.utf8), name: "s.json")
      Issue.record("it should not be decoded")
    } catch {
      #expect(
        error.problems.map(\.place) == [
          "canvas.width", "canvas.color", "fps", "list.cells[0]", "list.cells[1].color",
          "list.shade.top", "tracks[0].keys[1][2]",
        ])
      let lines = "\(error)".split(separator: "\n")
      #expect(lines.count == 7)
      #expect(lines[0].hasPrefix("s.json:3:23: canvas.width: 0 is out of range"))
      #expect(lines[1].hasPrefix("s.json:3:40: canvas.color: unknown key"))
      #expect(lines[4].hasPrefix("s.json:6:42: list.cells[1].color: \"#33zz\" is not a colour"))
    }
  }

  @Test("a key that can't be read hides no mistake of the others")
  func neighbours() {
    let found = problems(Self.track(#"[7, [-1, 0], [2, 1e300], [3, 0, {"steps": 0}]]"#))
    #expect(
      found.map(\.place) == [
        "tracks[0].keys[0]", "tracks[0].keys[1][0]", "tracks[0].keys[2][1]",
        "tracks[0].keys[3][2].steps",
      ])
  }

  @Test("a flood of mistakes is told in part, and counted")
  func flood() throws {
    let text = document(
      list: "\"cells\": [\(Array(repeating: "1", count: 5000).joined(separator: ","))]")
    do throws(SceneError) {
      _ = try Scene(json: text)
      Issue.record("it should not be decoded")
    } catch {
      #expect(error.problems.count + error.omitted == 5000)
      let lines = "\(error)".split(separator: "\n")
      #expect(lines.count == 21 && lines[20] == "and 4980 more problems")
    }
  }

  @Test("messages show no control characters and no endless texts")
  func excerpts() throws {
    let long = String(repeating: "x", count: 100_000)
    for text in [
      cellDocument("\\u001b[31m\(long)"), document(more: ", \"\(long)\": 1"),
      document(more: ", \"a\\nb\": 1"),
    ] {
      let problem = try #require(problems(text).first)
      let message = "\(problem)"
      #expect(message.utf8.count < 400)
      #expect(message.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }
  }

  private func cellDocument(_ color: String) -> String { Self.cell(#"{"color": "\#(color)"}"#) }
}
