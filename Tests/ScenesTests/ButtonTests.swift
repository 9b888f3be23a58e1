import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion
import CreaseScenes
import Testing

@Suite("Buttons of scenes")
struct ButtonTests {
  @Test("what is left out has its default")
  func defaults() throws {
    let scene = try Scene(json: document("button", #""origin": [5, 6]"#))
    #expect(scene.stage == .button(ExpandableButton(origin: Point(x: 5, y: 6))))
  }

  @Test("every key comes to its place")
  func keys() throws {
    let text = document(
      "button",
      ##"""
      "origin": [5, 6], "size": 50, "alignment": "right", "font": "Inter Bold 12",
      "options": ["a", {"title": "b", "image": {"svg": "<svg/>", "fit": "contain"}, "width": 20,
                        "height": 25, "textColor": "#000", "color": "white"}, {"image": "c.png"}]
      """##,
      script: #"""
        {"at": 1, "tap": {"at": [1, 2]}}, {"at": 2, "open": {}},
        {"at": 3, "press": {"option": 1}}, {"at": 4, "press": {"at": [3, 4], "over": 0.6}},
        {"at": 5, "close": {}}
        """#, tracks: #"{"target": "button.open", "keys": [[0, 0.5]]}"#)
    var button = ExpandableButton(origin: Point(x: 5, y: 6), size: 50, alignment: .right)
    button.font = Font(face: "Inter Bold", size: 12)
    button.options = [
      ButtonOption(title: "a"),
      ButtonOption(
        title: "b", picture: LayerPicture(.svg("<svg/>"), fit: .contain),
        size: Size(width: 20, height: 25), textColor: .black, color: .white),
      ButtonOption(picture: LayerPicture(.file(path: "c.png"))),
    ]
    button.script = [
      ButtonAction(at: 1, .gesture(.tap(at: Point(x: 1, y: 2)))), ButtonAction(at: 2, .open),
      ButtonAction(at: 3, .press(option: 1)),
      ButtonAction(at: 4, .gesture(.press(at: Point(x: 3, y: 4), over: 0.6))),
      ButtonAction(at: 5, .close),
    ]
    button.openTrack = Track(keys: [Keyframe(time: 0, value: 0.5)])
    let scene = try Scene(json: text)
    #expect(scene.stage == .button(button))
    #expect(
      scene.pictures == [
        PlacedPicture(place: "button.options[1].image", picture: .svg("<svg/>")),
        PlacedPicture(place: "button.options[2].image", picture: .file(path: "c.png")),
      ])
  }

  private static func button(_ members: String = "", script: String? = nil) -> String {
    document(
      "button", #""origin": [0, 0]"# + (members.isEmpty ? "" : ", " + members), script: script)
  }

  private static let mistakes = [
    Mistake(document("button", ""), at: "button.origin", "missing"),
    Mistake(button(#""size": 8"#), at: "button.size", "8 is out", "above 8"),
    Mistake(button(#""alignment": "up""#), at: "button.alignment", "left, right"),
    Mistake(button(#""options": 4"#), at: "button.options", "an array"),
    Mistake(button(#""options": [4]"#), at: "button.options[0]", "found 4", "an option"),
    Mistake(
      button(#""options": [{"image": {}}]"#), at: "button.options[0].image", "picture or svg"),
    Mistake(
      button(#""options": [{"titel": "a"}]"#), at: "button.options[0].titel", "mean \"title\""),
    Mistake(
      button(#""options": [{"width": 0}]"#), at: "button.options[0].width", "0 is out"),
    Mistake(
      button(script: #"{"at": 0, "press": {}}"#), at: "script[0].press", "without a place",
      "option or at"),
    Mistake(
      button(script: #"{"at": 0, "press": {"option": 0, "at": [1, 2]}}"#), at: "script[0].press",
      "two places"),
    Mistake(
      button(script: #"{"at": 0, "open": {}}, {"at": 1, "press": {"option": 4}}"#),
      at: "script[1].press.option", "the option 4", "0 to 3"),
    Mistake(
      button(script: #"{"at": 0, "press": {"option": 1}}"#), at: "script[0].press.option",
      "doesn't show", "open the button before"),
    Mistake(button(script: #"{"at": 0, "open": true}"#), at: "script[0].open", "an empty object"),
    Mistake(
      button(script: #"{"at": 0, "swipe": {"direction": "left"}}"#), at: "script[0].swipe",
      "a button takes no \"swipe\", which is for a roll", "tap, press, open, close, touches"),
    Mistake(
      document(
        "button", #""origin": [0, 0]"#, tracks: #"{"target": "button.open", "keys": [[0, 2]]}"#),
      at: "tracks[0].keys[0][1]", "2 is out", "1 (open)"),
  ]

  @Test("one mistake is one problem, with its place and what to do", arguments: mistakes)
  func mistake(_ mistake: Mistake) throws {
    let found = problems(mistake.text)
    #expect(found.count == 1, "\(found)")
    let problem = try #require(found.first)
    #expect(problem.place == mistake.place, "\(problem)")
    for part in mistake.says { #expect("\(problem.fault)".contains(part), "\(problem)") }
  }
}
