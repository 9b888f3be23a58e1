import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion
import CreaseScenes
import Testing

@Suite("Decoding")
struct DecodingTests {
  private func list(_ text: String) throws -> FoldingList {
    guard case .list(let list) = try Scene(json: text).stage else { throw NoList() }
    return list
  }

  @Test("what is left out has its default")
  func defaults() throws {
    let scene = try Scene(json: document())
    #expect(scene.canvas == Canvas(size: Size(width: 320, height: 480), scale: 1))
    #expect(scene.frameRate == .sixty && scene.duration == nil)
    #expect(
      scene.stage == .list(FoldingList(cells: [ListCell("a"), ListCell("b"), ListCell("c")])))
  }

  @Test("every key comes to its place")
  func everything() throws {
    let text = """
      {"crease": 1, "fps": 25, "duration": 2.5, "script": [],
       "canvas": {"width": 100.5, "height": 50, "scale": 2, "background": "transparent"},
       "list": {
         "cells": [{"title": "Tea", "color": "#3366cc80", "height": 30, "style": "foldUp"}],
         "width": 90, "cellHeight": 40, "perspective": 300, "commit": 0.5, "newTitle": "New",
         "ramp": {"from": "#f00", "to": "Blue", "cutoff": 3},
         "shade": {"top": 0.5, "bottom": 0.25, "of": "contents"},
         "font": "Noto Sans, Inter Italic 12.5", "textColor": "#12345678"},
       "tracks": [
         {"target": "contentOffset", "keys": [[0, -5]]},
         {"target": "cells[0].height", "keys": [[0, 40], [1, 0, "hold"], [2, 1, {"steps": 3}],
           [3, 2, [0.1, -2, 0.9, 3]], [4, 3, {"spring": {"stiffness": 9, "damping": 2}}],
           [5, 4], [6, 5, "default"]]}]}
      """
    let scene = try Scene(json: text)
    #expect(scene.canvas.size == Size(width: 100.5, height: 50) && scene.canvas.scale == 2)
    #expect(scene.canvas.background == .clear)
    #expect(scene.frameRate == FrameRate(25) && scene.duration == 2.5)
    let curve = try #require(CubicBezier(0.1, -2, 0.9, 3))
    let spring = try #require(Spring(stiffness: 9, damping: 2))
    let list = FoldingList(
      cells: [
        ListCell(
          "Tea", color: Color(red255: 0x33, green: 0x66, blue: 0xCC, alpha: 0x80), height: 30,
          style: .foldUp)
      ], width: 90, cellHeight: 40, perspective: 300, commit: 0.5, newTitle: "New",
      heatMap: HeatMap(
        start: Color(red: 1, green: 0, blue: 0), end: Color(red: 0, green: 0, blue: 1), cutoff: 3),
      shading: ListShading(top: 0.5, bottom: 0.25, target: .contents),
      font: Font(face: "Noto Sans, Inter Italic", size: 12.5),
      textColor: Color(red255: 0x12, green: 0x34, blue: 0x56, alpha: 0x78),
      heightTracks: [
        0: try #require(
          Track(keys: [
            Keyframe(time: 0, value: 40), Keyframe(time: 1, value: 0, easing: .hold),
            Keyframe(time: 2, value: 1, easing: .steps(3)),
            Keyframe(time: 3, value: 2, easing: .bezier(curve)),
            Keyframe(time: 4, value: 3, easing: .spring(spring)), Keyframe(time: 5, value: 4),
            Keyframe(time: 6, value: 5, easing: .default),
          ]))
      ], offsetTrack: Track(keys: [Keyframe(time: 0, value: -5)]))
    #expect(scene.stage == .list(list))
  }

  @Test(
    "colours",
    arguments: [
      ("#abc", 0xAA, 0xBB, 0xCC, 255), ("#ABCD", 0xAA, 0xBB, 0xCC, 0xDD),
      ("#0a0b0c", 10, 11, 12, 255), ("#0a0b0c0d", 10, 11, 12, 13), ("tomato", 255, 99, 71, 255),
      ("RebeccaPurple", 102, 51, 153, 255), ("transparent", 0, 0, 0, 0),
      ("lightgoldenrodyellow", 250, 250, 210, 255),
    ] as [(String, Double, Double, Double, Double)])
  func colors(text: String, red: Double, green: Double, blue: Double, alpha: Double) throws {
    let color = try Color(text: text)
    #expect(color == Color(red255: red, green: green, blue: blue, alpha: alpha))
  }

  @Test(
    "frame rates, television's among them",
    arguments: [
      ("60", 60, 1), ("25.0", 25, 1), ("29.97", 30000, 1001), ("29.970", 30000, 1001),
      ("23.976", 24000, 1001), ("23.98", 24000, 1001), ("59.94", 60000, 1001),
      ("119.88", 120_000, 1001), ("29.97002997002997", 30000, 1001), ("12.5", 25, 2),
      ("29.9", 299, 10), ("30000/1001", 30000, 1001), ("120/2", 60, 1), ("0.01", 1, 100),
      ("29.96", 749, 25), ("33.333333333333336", 100, 3), ("7.7777777777", 70, 9),
    ])
  func frameRates(text: String, numerator: Int, denominator: Int) throws {
    let expected = FrameRate(numerator, denominator)
    #expect(try FrameRate(text: text) == expected)
    let json = text.contains("/") ? "\"\(text)\"" : text
    #expect(try Scene(json: document(more: ", \"fps\": \(json)")).frameRate == expected)
  }

  @Test(
    "texts that are no frame rate", arguments: ["", "/", "60/", "/1", "1/2/3", "-5", "6e1", "x"])
  func noFrameRates(text: String) {
    #expect(throws: SceneError.self) { try FrameRate(text: text) }
  }

  @Test("mistakes of an option say what is meant")
  func options() throws {
    let color = #expect(throws: SceneError.self) { try Color(text: "gren") }
    #expect(try #require(color).description == "\"gren\" is not a colour; did you mean \"green\"?")
  }

  @Test("a byte order mark is skipped")
  func byteOrderMark() throws {
    #expect(try Scene(json: "\u{FEFF}" + document()) == Scene(json: document()))
  }

  @Test("a large list is decoded")
  func large() throws {
    let cells = (0..<20_000).map { #"{"title": "\#($0)", "height": 30}"# }
    let list = try list(document(list: "\"cells\": [\(cells.joined(separator: ","))]"))
    #expect(list.cells.count == 20_000 && list.cells.last == ListCell("19999", height: 30))
  }
}
