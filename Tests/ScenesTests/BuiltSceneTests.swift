import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion
import CreaseScenes
import Testing

@Suite("Scenes built in code")
struct BuiltSceneTests {
  private func problems(
    canvas: Canvas = Canvas(size: Size(width: 320, height: 480)),
    frameRate: FrameRate = .sixty, duration: Double? = nil, cells: [ListCell] = [ListCell("a")],
    _ change: (inout FoldingList) -> Void = { _ in }
  ) -> [SceneProblem] {
    var list = FoldingList(cells: cells)
    change(&list)
    let scene = Scene(canvas: canvas, frameRate: frameRate, duration: duration, stage: .list(list))
    do throws(SceneError) {
      _ = try Film(scene)
      return []
    } catch {
      return error.problems
    }
  }

  private func expect(_ problems: [SceneProblem], at place: String, _ part: String) throws {
    #expect(problems.count == 1, "\(problems)")
    let problem = try #require(problems.first)
    #expect(problem.place == place && problem.line == nil, "\(problem)")
    #expect("\(problem.fault)".contains(part), "\(problem)")
  }

  @Test(
    "a canvas without end or size is refused",
    arguments: [0, -1, .nan, .infinity, 1e30] as [Double])
  func canvas(width: Double) throws {
    let canvas = Canvas(size: Size(width: width, height: 1))
    try expect(problems(canvas: canvas), at: "canvas.width", "out of range")
    try expect(
      problems(canvas: Canvas(size: Size(width: 1, height: 1), scale: width)), at: "canvas.scale",
      "out of range")
  }

  @Test("no more pixels than a renderer takes")
  func pixels() throws {
    #expect(problems(canvas: Canvas(size: Size(width: 16384, height: 16384))).isEmpty)
    let canvas = Canvas(size: Size(width: 16384, height: 16385))
    try expect(problems(canvas: canvas), at: "canvas", "16384 × 16385")
  }

  @Test(
    "durations and frame rates have limits", arguments: [-1, .nan, .infinity, 1e300] as [Double])
  func duration(_ duration: Double) throws {
    try expect(problems(duration: duration), at: "duration", "out of range")
  }

  @Test("extreme frame rates are refused")
  func frameRate() throws {
    for (numerator, denominator) in [(2000, 1), (1, 1000), (Int.max, Int.max - 1), (Int.max, 1)] {
      let rate = try #require(FrameRate(numerator, denominator))
      try expect(problems(frameRate: rate), at: "fps", "out of range")
    }
  }

  @Test("what can't be drawn is refused, with its place")
  func list() throws {
    try expect(problems { $0.cellHeight = .nan }, at: "list.cellHeight", "nan")
    try expect(problems { $0.perspective = -200 }, at: "list.perspective", "1 to")
    try expect(problems { $0.width = .infinity }, at: "list.width", "inf")
    try expect(problems { $0.heatMap.cutoff = .min }, at: "list.ramp.cutoff", "1 to")
    try expect(problems { $0.heatMap.start.red = 2 }, at: "list.ramp.from", "components")
    try expect(problems { $0.textColor.alpha = .nan }, at: "list.textColor", "nan")
    try expect(problems { $0.shading.bottom = -0.1 }, at: "list.shade.bottom", "0 to 1")
    try expect(problems { $0.font.size = 0 }, at: "list.font", "size 0")
    try expect(problems { $0.font.face = " " }, at: "list.font", "typeface")
    try expect(problems(cells: [ListCell("a\0b")]), at: "list.cells[0].title", "U+0000")
    try expect(problems(cells: [ListCell("a", height: 61)]), at: "list.cells[0].height", "60")
    try expect(problems(cells: [ListCell("a", height: .nan)]), at: "list.cells[0].height", "nan")
  }

  @Test("tracks are checked like those of a document")
  func tracks() throws {
    let high = try #require(Track(keys: [Keyframe(time: 0, value: 99)]))
    try expect(problems { $0.heightTracks = [0: high] }, at: "tracks[0].keys[0][1]", "99")
    try expect(problems { $0.heightTracks = [-1: high.half] }, at: "tracks[0].target", "cells[0]")
    try expect(
      problems(cells: []) { $0.heightTracks = [0: high.half] }, at: "tracks[0].target", "no cells")
    let early = try #require(Track(keys: [Keyframe(time: -1, value: 9)]))
    try expect(problems { $0.offsetTrack = early }, at: "tracks[0].keys[0][0]", "-1")
    let steps = try #require(
      Track(keys: [Keyframe(time: 0, value: 9), Keyframe(time: 1, value: 1, easing: .steps(0))]))
    try expect(problems { $0.offsetTrack = steps }, at: "tracks[0].keys[1][2].steps", "1 to")
    let spring = try #require(Spring(stiffness: 1e9, damping: 1))
    let sprung = try #require(
      Track(keys: [
        Keyframe(time: 0, value: 9), Keyframe(time: 1, value: 1, easing: .spring(spring)),
      ]))
    try expect(
      problems { $0.offsetTrack = sprung }, at: "tracks[0].keys[1][2].spring.stiffness",
      "1000000000")
    let curve = try #require(CubicBezier(0, 1e9, 1, 1))
    let curved = try #require(
      Track(keys: [
        Keyframe(time: 0, value: 9), Keyframe(time: 1, value: 1, easing: .bezier(curve)),
      ]))
    try expect(problems { $0.offsetTrack = curved }, at: "tracks[0].keys[1][2][1]", "1000000000")
  }
}

extension Track {
  /// A track that rests at half of the first key's value, in range for a cell.
  fileprivate var half: Track {
    Track(keys: [Keyframe(time: 0, value: keys[0].value / 2)]) ?? self
  }
}
