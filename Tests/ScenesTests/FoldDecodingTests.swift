import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion
import CreaseScenes
import Testing

@Suite("Decoding of folds and rolls")
struct FoldDecodingTests {
  @Test("what is left out of a fold has its default")
  func foldDefaults() throws {
    let scene = try Scene(json: document("fold", #""picture": "page.jpg""#))
    let page = Page.picture(.file(path: "page.jpg"), fit: .cover)
    #expect(scene.stage == .fold(HalfFold(page: page)))
  }

  @Test("every key of a fold comes to its place")
  func fold() throws {
    let text = document(
      "fold",
      ##"""
      "picture": {"title": "Page", "color": "#036", "font": "Inter 30", "textColor": "red"},
      "width": 300, "height": 200, "origin": [5, 6], "direction": "up", "perspective": 900,
      "back": "#123456", "strength": 0.5, "shadowInset": 7, "maxDistance": 250,
      "minDistance": 25, "settle": false, "open": false
      """##,
      script: #"""
        {"at": 1, "pinch": {"at": [1, 2], "from": 200, "to": 90, "over": 0.5}},
        {"at": 2, "pan": {"from": [1, 2], "by": [3, 4], "over": 0.5}},
        {"at": 3, "tap": {"at": [1, 2]}},
        {"at": 4, "touches": [[0, [[1, 2, 3]]], [0.1, []]]}
        """#,
      tracks: #"""
        {"target": "fold.scale", "keys": [[0, 0.5]]}, {"target": "fold.pan.y", "keys": [[0, 4]]},
        {"target": "fold.pan.x", "keys": [[0, -3]]}, {"target": "fold.turn", "keys": [[0, 1]]},
        {"target": "fold.angle", "keys": [[0, 1.5]]}
        """#)
    let trace = try TouchTrace([
      TouchSample(time: 0, fingers: [Finger(id: 1, at: Point(x: 2, y: 3))]),
      TouchSample(time: 0.1, fingers: []),
    ])
    let place = Point(x: 1, y: 2)
    func track(_ value: Double) -> Track? { Track(keys: [Keyframe(time: 0, value: value)]) }
    let fold = HalfFold(
      page: .text(
        "Page", color: Color(red255: 0, green: 0x33, blue: 0x66),
        font: Font(face: "Inter", size: 30), textColor: Color(red: 1, green: 0, blue: 0)),
      width: 300, height: 200, origin: Point(x: 5, y: 6), direction: .up, perspective: 900,
      back: .color(Color(red255: 0x12, green: 0x34, blue: 0x56)), strength: 0.5, shadowInset: 7,
      maxDistance: 250, minDistance: 25, settle: false, isOpen: false,
      script: [
        HalfFoldAction(
          at: 1, .gesture(.pinch(at: place, from: 200, to: 90, over: 0.5, angle: .pi / 2))),
        HalfFoldAction(at: 2, .gesture(.pan(from: place, by: Vector2(x: 3, y: 4), over: 0.5))),
        HalfFoldAction(at: 3, .gesture(.tap(at: place))),
        HalfFoldAction(at: 4, .touches(trace)),
      ],
      tracks: HalfFoldTracks(
        angle: track(1.5), turn: track(1), panX: track(-3), panY: track(4), scale: track(0.5)))
    #expect(try Scene(json: text).stage == .fold(fold))
  }

  @Test("fingers lie across the hinge unless an angle is given")
  func pinchAngle() throws {
    for (direction, angle) in [("left", 0), ("down", Double.pi / 2)] {
      let pinch = #""pinch": {"at": [1, 2], "from": 9, "to": 5, "over": 1}"#
      let text = document(
        "fold", #""picture": "a.png", "direction": "\#(direction)""#,
        script: "{\"at\": 0, \(pinch)}")
      guard case .fold(let fold) = try Scene(json: text).stage,
        case .gesture(.pinch(_, _, _, _, angle: let found))? = fold.script.first?.kind
      else { throw NoList() }
      #expect(found == angle)
    }
  }

  @Test("every key of a roll comes to its place")
  func roll() throws {
    let text = document(
      "roll",
      #"""
      "pictures": ["a.png", {"svg": "<svg/>", "fit": "contain", "color": "white"}], "width": 300,
      "height": 200, "origin": [5, 6], "strips": 8, "sides": 5, "duration": 0.5,
      "direction": "right", "reverse": true, "perspective": 900, "back": "back.jpg", "shade": 0.2
      """#,
      script: #"""
        {"at": 1, "swipe": {"direction": "left", "over": 0.5}}, {"at": 2, "roll": {}},
        {"at": 3, "roll": {"reverse": false}}
        """#,
      tracks: #"{"target": "roll.progress", "keys": [[0, 0], [1, 1]]}"#)
    let frame = Rect(x: 5, y: 6, width: 300, height: 200)
    let roll = StripRoll(
      pictures: [
        .picture(.file(path: "a.png"), fit: .cover),
        .picture(.svg("<svg/>"), fit: .contain, color: .white),
      ], width: 300, height: 200, origin: frame.origin, strips: 8, sides: 5, duration: 0.5,
      direction: .right, reverse: true, perspective: 900,
      back: .page(.picture(.file(path: "back.jpg"), fit: .cover)), shade: 0.2,
      script: [
        StripRollAction(at: 1, .gesture(.swipe(.left, in: frame, over: 0.5))),
        StripRollAction(at: 2, .roll(reverse: nil)),
        StripRollAction(at: 3, .roll(reverse: false)),
      ],
      progressTrack: Track(keys: [Keyframe(time: 0, value: 0), Keyframe(time: 1, value: 1)]))
    #expect(try Scene(json: text).stage == .roll(roll))
  }

  @Test("a swipe crosses the middle of what it rolls")
  func swipe() throws {
    let text = document(
      "roll", #""pictures": ["a.png"], "width": 120"#,
      script: #"{"at": 0, "swipe": {"direction": "up"}}"#)
    guard case .roll(let roll) = try Scene(json: text).stage else { throw NoList() }
    let frame = Rect(x: 100, y: 0, width: 120, height: 480)
    #expect(roll.script.map(\.kind) == [.gesture(.swipe(.up, in: frame, over: 0.25))])
  }

  @Test("a title stands out from its page")
  func contrast() throws {
    for (color, textColor) in [("#ffd", Color.black), ("navy", .white)] {
      let page = #"{"title": "x", "color": "\#(color)"}"#
      guard case .fold(let fold) = try Scene(json: document("fold", "\"picture\": \(page)")).stage,
        case .title(_, _, let found)? = fold.page.content
      else { throw NoList() }
      #expect(found == textColor)
    }
  }

  @Test("a cell's image is a page")
  func image() throws {
    let text = document(
      list: #""cells": [{"image": "tea.png"}, {"image": {"picture": "/t.png", "fit": "fill"}}]"#)
    guard case .list(let list) = try Scene(json: text).stage else { throw NoList() }
    #expect(
      list.cells == [
        ListCell("", image: .picture(.file(path: "tea.png"), fit: .cover)),
        ListCell("", image: .picture(.file(path: "/t.png"), fit: .fill)),
      ])
  }

  @Test("a cell's image takes the place of its title, and darkens with the cell")
  func imagePanels() throws {
    let text = document(
      list:
        #""cells": [{"image": "a.png", "title": "a", "height": 30}, {"title": "b", "height": 30}]"#)
    let panels = try Film(Scene(json: text)).frame(at: 0).panels
    let top = try #require(panels.first { $0.id == "cells[0].top" })
    let size = Size(width: 320, height: 60)
    let sheet = PictureSheet(picture: .file(path: "a.png"), size: size, fit: .cover)
    #expect(top.contents == .picture(sheet))
    #expect(top.shade == Shade(contents: 1 - 0.35 / 2, color: 1 - 0.35 / 2))
    let other = try #require(panels.first { $0.id == "cells[1].top" })
    #expect(other.shade == Shade(contents: 1, color: 1 - 0.35 / 2))
  }

  @Test("relative paths are taken from the document's folder, and told with their places")
  func folders() throws {
    let text = document(
      "roll", #""pictures": ["a.png", {"title": "x"}, {"picture": "/b.png"}], "back": "c/d.png""#)
    func pictures(in folder: String) throws -> [PlacedPicture] {
      try Scene.decode(json: Array(text.utf8), folder: folder).pictures
    }
    for (folder, prefix) in [
      ("", ""), ("s", "s/"), ("s/", "s/"), ("/", "/"), ("../s/t", "../s/t/"),
    ] {
      #expect(
        try pictures(in: folder) == [
          PlacedPicture(place: "roll.pictures[0]", picture: .file(path: prefix + "a.png")),
          PlacedPicture(place: "roll.pictures[2]", picture: .file(path: "/b.png")),
          PlacedPicture(place: "roll.back", picture: .file(path: prefix + "c/d.png")),
        ])
    }
  }
}
