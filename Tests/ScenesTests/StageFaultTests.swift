import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion
import CreaseScenes
import Testing

@Suite("Mistakes in stages")
struct StageFaultTests {
  private static func fold(
    _ members: String = "", script: String? = nil, tracks: String? = nil
  ) -> String {
    document(
      "fold", #""picture": "a.png""# + (members.isEmpty ? "" : ", " + members), script: script,
      tracks: tracks)
  }

  private static func roll(
    _ members: String = "", script: String? = nil, tracks: String? = nil
  ) -> String {
    document(
      "roll", #""pictures": ["a.png"]"# + (members.isEmpty ? "" : ", " + members), script: script,
      tracks: tracks)
  }

  private static let stages = [
    Mistake(
      document(more: #", "roll": {"pictures": ["a.png"]}"#), at: "roll",
      "\"list\" and \"roll\" are stages", "keep one"),
    Mistake(
      #"{"crease": 1, "canvas": {"width": 1, "height": 1}}"#, at: "", "without a stage",
      "give it one: list, fold"),
    Mistake(
      #"{"crease": 1, "canvas": {"width": 1, "height": 1}, "rol": {}}"#, at: "rol",
      "did you mean \"roll\""),
    Mistake(document("fold", ""), at: "fold.picture", "missing", "What is folded"),
    Mistake(document("roll", ""), at: "roll.pictures", "missing"),
    Mistake(document("roll", #""pictures": []"#), at: "roll.pictures", "an empty array"),
    Mistake(document("roll", #""pictures": "a.png""#), at: "roll.pictures", "an array"),
  ]

  private static let pages = [
    Mistake(document("fold", #""picture": 5"#), at: "fold.picture", "found 5", "a page"),
    Mistake(document("fold", #""picture": """#), at: "fold.picture", "a path", "page.jpg"),
    Mistake(
      document("fold", #""picture": "<svg></svg>""#), at: "fold.picture", "write {\"svg\""),
    Mistake(
      document("fold", #""picture": {"svg": "a.svg"}"#), at: "fold.picture.svg", "<svg xmlns"),
    Mistake(
      document("fold", #""picture": {"picture": "a.png", "svg": "<svg/>"}"#),
      at: "fold.picture.svg", "two pictures", "keep one"),
    Mistake(
      document("fold", #""picture": {"picture": "a.png", "title": "a"}"#),
      at: "fold.picture.title", "a picture or a title"),
    Mistake(
      document("fold", #""picture": {"pcture": "a.png"}"#), at: "fold.picture.pcture",
      "mean \"picture\""),
    Mistake(
      document("fold", #""picture": {"title": "x", "font": "Inter"}"#), at: "fold.picture.font",
      "Inter 20"),
    Mistake(
      document("fold", #""picture": {"picture": "a.png", "fit": "covr"}"#), at: "fold.picture.fit",
      "mean \"cover\""),
    Mistake(fold(#""back": "gren""#), at: "fold.back", "mean \"green\""),
    Mistake(fold(#""back": true"#), at: "fold.back", "found true", "mirrored"),
    Mistake(
      document("roll", #""pictures": ["a.png", {"title": 5}]"#), at: "roll.pictures[1].title",
      "found 5"),
    Mistake(
      document(list: #""cells": [{"image": {"ttle": "a"}}]"#), at: "list.cells[0].image.ttle",
      "mean \"title\""),
  ]

  private static let ranges = [
    Mistake(fold(#""width": 0"#), at: "fold.width", "0 is out", "above 0"),
    Mistake(fold(#""height": -1"#), at: "fold.height", "-1 is out"),
    Mistake(fold(#""origin": [1]"#), at: "fold.origin", "an array of 1"),
    Mistake(fold(#""direction": "lft""#), at: "fold.direction", "mean \"left\""),
    Mistake(fold(#""perspective": 0"#), at: "fold.perspective", "0 is out", "1 to"),
    Mistake(fold(#""strength": -1"#), at: "fold.strength", "-1 is out"),
    Mistake(fold(#""shadowInset": -1"#), at: "fold.shadowInset", "-1 is out"),
    Mistake(fold(#""minDistance": -1"#), at: "fold.minDistance", "-1 is out"),
    Mistake(
      fold(#""minDistance": 30, "maxDistance": 30"#), at: "fold.maxDistance", "30 is out",
      "more than minDistance, 30"),
    Mistake(fold(#""settle": 1"#), at: "fold.settle", "found 1", "true or false"),
    Mistake(roll(#""strips": 0"#), at: "roll.strips", "0 is out", "1 to 10000"),
    Mistake(roll(#""sides": 2"#), at: "roll.sides", "2 is out", "3 to 10000"),
    Mistake(roll(#""sides": 3.5"#), at: "roll.sides", "a whole number"),
    Mistake(roll(#""duration": -1"#), at: "roll.duration", "-1 is out"),
    Mistake(roll(#""shade": 1.5"#), at: "roll.shade", "0 to 1"),
    Mistake(roll(#""perspective": 0"#), at: "roll.perspective", "above 0"),
    Mistake(roll(#""reverse": "yes""#), at: "roll.reverse", "true or false"),
  ]

  private static func track(_ target: String, _ keys: String = "[[0, 1]]") -> String {
    #"{"target": "\#(target)", "keys": \#(keys)}"#
  }

  private static let motions = [
    Mistake(
      fold(tracks: track("fold.angle", "[[0, 1.6]]")), at: "tracks[0].keys[0][1]", "1.6 is out",
      "π/2"),
    Mistake(
      fold(tracks: track("fold.turn", "[[0, 0], [1, 2]]")), at: "tracks[0].keys[1][1]", "2 is out"),
    Mistake(
      fold(tracks: track("fold.scale", "[[0, -1]]")), at: "tracks[0].keys[0][1]", "-1 is out"),
    Mistake(fold(tracks: track("fold.pan.x", "[[0, 2e6]]")), at: "tracks[0].keys[0][1]", "2000000"),
    Mistake(
      roll(tracks: track("roll.progress", "[[0, 1.1]]")), at: "tracks[0].keys[0][1]",
      "1.1 is out", "the whole roll"),
    Mistake(
      fold(tracks: track("fold.angel")), at: "tracks[0].target", "mean \"fold.angle\""),
    Mistake(
      fold(tracks: track("cells[0].height")), at: "tracks[0].target",
      "a fold has no \"cells[0].height\", which is a list's", "fold.pan.x"),
    Mistake(
      document(tracks: track("roll.progress")), at: "tracks[0].target",
      "a list has no \"roll.progress\", which is a roll's", "cells[i].height, contentOffset"),
    Mistake(
      fold(tracks: #"{"target": 5, "keys": [[0, 1]]}"#), at: "tracks[0].target", "fold.angle"),
    Mistake(
      fold(script: #"{"at": 0, "pull": {"by": 60, "over": 1}}"#), at: "script[0].pull",
      "a fold takes no \"pull\", which is for a list", "its script takes pinch, pan, tap, touches"),
    Mistake(
      roll(script: #"{"at": 0, "tap": {"at": [0, 0]}}"#), at: "script[0].tap",
      "a roll takes no \"tap\", which is for a list, a fold or a button", "swipe, roll, touches"),
    Mistake(roll(script: #"{"at": 0}"#), at: "script[0]", "without any", "swipe, roll, touches"),
    Mistake(
      roll(script: #"{"at": 0, "roll": {"revers": true}}"#), at: "script[0].roll.revers",
      "mean \"reverse\""),
    Mistake(roll(script: #"{"at": 0, "swipe": {}}"#), at: "script[0].swipe.direction", "missing"),
    Mistake(
      roll(script: #"{"at": 0, "swipe": {"direction": "left", "over": 0}}"#),
      at: "script[0].swipe.over", "0 is out"),
  ]

  @Test(
    "one mistake is one problem, with its place and what to do",
    arguments: stages + pages + ranges + motions)
  func mistake(_ mistake: Mistake) throws {
    let found = problems(mistake.text)
    #expect(found.count == 1, "\(found)")
    let problem = try #require(found.first)
    #expect(problem.place == mistake.place, "\(problem)")
    for part in mistake.says { #expect("\(problem.fault)".contains(part), "\(problem)") }
  }

  @Test("stages built in code are checked like those of a document")
  func built() throws {
    let page = Page.picture(.file(path: "a.png"))
    var fold = HalfFold(page: page)
    fold.strength = .nan
    fold.tracks.angle = Track(keys: [Keyframe(time: 0, value: 2)])
    var roll = StripRoll(pictures: [page, .picture(.svg("none"))])
    roll.strips = 0
    roll.script = [StripRollAction(at: .infinity, .roll())]
    let canvas = Canvas(size: Size(width: 10, height: 10))
    for (stage, places) in [
      (Stage.fold(fold), ["fold.strength", "tracks[0].keys[0][1]"]),
      (.roll(roll), ["roll.pictures[1].svg", "roll.strips"]),
    ] {
      do throws(SceneError) {
        _ = try Film(Scene(canvas: canvas, stage: stage))
        Issue.record("it should not be laid out")
      } catch {
        #expect(error.problems.map(\.place) == places)
      }
    }
    roll.strips = 1
    roll.pictures = [page]
    let error = #expect(throws: SceneError.self) {
      try Film(Scene(canvas: canvas, stage: .roll(roll)))
    }
    #expect(try #require(error).problems.map(\.place) == ["script[0]"])
  }
}
