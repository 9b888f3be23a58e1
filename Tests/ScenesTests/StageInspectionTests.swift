import CreaseScenes
import Foundation
import Testing

@Suite("Inspection of stages")
struct StageInspectionTests {
  private func inspect(_ text: String, at time: Double) throws -> [String: Any] {
    let json = try Inspection.json(of: Film(Scene(json: text)), at: time)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  private func panelNames(_ report: [String: Any]) throws -> [String] {
    try #require(report["panels"] as? [[String: Any]]).compactMap { $0["id"] as? String }
  }

  private func events(_ report: [String: Any]) throws -> [String] {
    try #require(report["events"] as? [[String: Any]]).map { event in
      "\(event["name"] ?? "?") \(event["at"] ?? "?")"
    }
  }

  @Test("a fold tells angle, turn, pan and scale")
  func fold() throws {
    let text = document(
      "fold", #""picture": "a.png", "open": false"#, script: #"{"at": 1, "tap": {"at": [9, 9]}}"#,
      tracks: #"""
        {"target": "fold.angle", "keys": [[0, 0], [2, 1]]},
        {"target": "fold.pan.y", "keys": [[0, 8]]}
        """#)
    let closed = try inspect(text, at: 0.5)
    #expect(try panelNames(closed) == ["second", "first"])
    let state = try #require(closed["fold"] as? [String: Any])
    #expect(state["angle"] as? Double == 0.25 && state["turn"] as? Double == 0)
    #expect(state["pan"] as? [Double] == [0, 8] && state["scale"] as? Double == 1)
    #expect(try events(closed).isEmpty)
    let open = try inspect(text, at: 2)
    #expect(try panelNames(open).sorted() == ["first", "second", "shadow"])
    #expect((open["fold"] as? [String: Any])?["turn"] as? Double == 1)
    #expect(try events(open).map { $0.prefix(6) } == ["opened"])
  }

  @Test("a roll tells step, local time, picture and whether it runs")
  func roll() throws {
    let text = document(
      "roll", #""pictures": ["a.png", "b.png"], "strips": 4, "duration": 1"#,
      script: #"{"at": 0.5, "roll": {}}"#)
    let state = try #require(try inspect(text, at: 0.875)["roll"] as? [String: Any])
    #expect(state["step"] as? Int == 1 && state["local"] as? Double == 0.5)
    #expect(state["picture"] as? Int == 0 && state["rolling"] as? Bool == true)
    let after = try inspect(text, at: 2)
    #expect((after["roll"] as? [String: Any])?["picture"] as? Int == 1)
    #expect(try events(after) == ["rolled 1.75"])
  }

  @Test("a button tells how far it is open, and its options")
  func button() throws {
    let text = document(
      "button", #""origin": [10, 10]"#,
      script: #"{"at": 0, "open": {}}, {"at": 1, "press": {"option": 2}}"#)
    let report = try inspect(text, at: 1.5)
    let state = try #require(report["button"] as? [String: Any])
    #expect(state["open"] as? Double == 1 && state["isOpen"] as? Bool == true)
    #expect((state["options"] as? [[String: Any]])?.count == 4)
    #expect(try panelNames(report).contains("option[2]"))
    #expect(try events(report).map { $0.split(separator: " ")[0] } == ["opened", "optionSelected"])
  }

  @Test("layers tell what is animated")
  func layers() throws {
    let text = #"""
      {"crease": 1, "canvas": {"width": 100, "height": 100}, "layers": [
        {"id": "still", "bounds": [10, 10], "backgroundColor": "white"},
        {"id": "a", "bounds": [10, 10], "backgroundColor": "red", "animations": [
          {"keyPath": "opacity", "from": 0, "to": 1, "duration": 2},
          {"keyPath": "position", "to": [7, 9], "duration": 1, "fill": "forwards"}],
         "children": [{"id": "b", "animations": [
           {"keyPath": "transform", "to": {"translate": [4, 0, 0]}, "duration": 2}]}]}]}
      """#
    let report = try inspect(text, at: 1)
    let layers = try #require(report["layers"] as? [[String: Any]])
    #expect(layers.map { $0["id"] as? String } == ["a", "b"])
    #expect(layers[0]["opacity"] as? Double == 0.5)
    #expect(layers[0]["position"] as? [Double] == [7, 9])
    let matrix = try #require(layers[1]["transform"] as? [Double])
    #expect(matrix == [1, 0, 0, 2, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
    #expect(try panelNames(report) == ["still", "a"])
  }

  @Test("a film of any stage lasts until all is at rest and a quarter of a second more")
  func durations() throws {
    for (text, duration) in [
      (document("roll", #""pictures": ["a.png"], "strips": 4, "duration": 0.8"#), 1.25),
      (document("fold", #""picture": "a.png""#), 0.25),
      (
        document(
          "button", #""origin": [0, 0]"#, tracks: #"{"target": "button.open", "keys": [[1, 1]]}"#),
        1.25
      ),
    ] {
      let film = try Film(Scene(json: text))
      #expect(abs(film.duration - duration) < 1e-9, "\(film.duration)")
    }
  }
}
