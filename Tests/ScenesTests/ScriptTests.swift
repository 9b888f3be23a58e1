import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion
import CreaseScenes
import Testing

@Suite("Scripts")
struct ScriptTests {
  private func script(_ entries: String) throws -> [ListAction] {
    guard case .list(let list) = try Scene(json: document(more: ", \"script\": [\(entries)]")).stage
    else { throw NoList() }
    return list.script
  }

  @Test("every entry becomes an action, what is left out has its default")
  func entries() throws {
    let center = Point(x: 160, y: 120)
    let trace = try TouchTrace([
      TouchSample(time: 0, fingers: [Finger(id: 1, at: Point(x: 160, y: 100))]),
      TouchSample(time: 0.5, fingers: []),
    ])
    let cases: [(String, ListAction.Kind)] = [
      (#""pull": {"by": 60, "over": 0.4}"#, .gesture(.pull(by: 60, over: 0.4, at: center))),
      (
        #""pull": {"by": -5, "over": 1, "at": [3, 4]}"#,
        .gesture(.pull(by: -5, over: 1, at: Point(x: 3, y: 4)))
      ),
      (
        #""pinch": {"at": [160, 120], "from": 60, "to": 130, "over": 0.4}"#,
        .gesture(.pinch(at: center, from: 60, to: 130, over: 0.4, angle: .pi / 2))
      ),
      (
        #""pinch": {"at": [160, 120], "from": 60, "to": 130, "over": 0.4, "angle": 0}"#,
        .gesture(.pinch(at: center, from: 60, to: 130, over: 0.4, angle: 0))
      ),
      (
        #""pan": {"from": [160, 120], "by": [1, -2], "over": 0.3}"#,
        .gesture(.pan(from: center, by: Vector2(x: 1, y: -2), over: 0.3))
      ),
      (#""tap": {"at": [160, 120]}"#, .gesture(.tap(at: center))),
      (#""touches": [[0.0, [[1, 160, 100]]], [0.5, []]]"#, .touches(trace)),
      (
        #""touches": [[0.0, [[1, 160, 100]]], [0.5, []]], "resample": 10"#,
        .touches(try trace.resampled(at: 10))
      ),
      (
        #""insert": {"title": "Milk", "index": 2}"#,
        .insert(title: "Milk", index: 2, over: 0.25)
      ),
      (#""remove": {"index": 1, "over": 2}"#, .remove(index: 1, over: 2)),
      (#""scroll": {"to": 50}"#, .scroll(to: 50, over: 0.25)),
    ]
    for (text, kind) in cases {
      #expect(try script("{\"at\": 0.75, \(text)}") == [ListAction(at: 0.75, kind)], "\(text)")
    }
  }

  @Test("without a duration the film lasts until rest and a quarter of a second more")
  func duration() throws {
    let film = try Film(
      Scene(
        json: document(more: #", "script": [{"at": 1, "insert": {"title": "x", "index": 0}}]"#)))
    #expect(film.duration == 1.5 && film.frameCount == 90)
    let tap = try Film(
      Scene(json: document(more: #", "script": [{"at": 1, "tap": {"at": [1, 2]}}]"#)))
    #expect(abs(tap.duration - 1.35) < 1e-9)
  }

  @Test("what a scene built in code asks for in vain is told when its film is made")
  func built() throws {
    var list = FoldingList(cells: [ListCell("a")])
    list.script = [
      ListAction(at: 1, .remove(index: 1)),
      ListAction(at: 1, .gesture(.pull(by: 1e9, over: 1, at: .zero))),
    ]
    let scene = Scene(canvas: .init(size: Size(width: 320, height: 480)), stage: .list(list))
    let error = #expect(throws: SceneError.self) { try Film(scene) }
    #expect(try #require(error).problems.map(\.place) == ["script[0]", "script[1]"])
    #expect(try #require(error).description.contains("0 to 0 at that time"))
    list.script = [ListAction(at: 1e8, .scroll(to: 0))]
    let long = Scene(canvas: scene.canvas, stage: .list(list))
    let problem = #expect(throws: SceneError.self) { try Film(long) }
    #expect(try #require(problem).description.contains("10000000 frames"))
  }
}
