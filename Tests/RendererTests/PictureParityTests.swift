import Crease
import Testing

/// Both renderers fold and roll pictures alike.
@Suite struct PictureParityTests {
  /// Compares frames, with renderers that go on from one to the next.
  private struct Pair {
    let gpu: GPURenderer
    let cpu = CPURenderer()
    var inside = 0

    init() throws { gpu = try GPURenderer() }

    mutating func expect(_ frame: FrameDescription, _ name: String) throws {
      let mask = frame.edgeMask()
      inside += mask.width * mask.height - mask.count
      let actual = try gpu.render(frame)
      let expected = try cpu.render(frame)
      let verdict = Parity.standard.verdict(
        on: try Comparison(of: actual, with: expected, band: mask))
      guard !verdict.passes else { return }
      let strip = try Strip.write(expected: expected, actual: actual, name: name)
      Issue.record("\(name): \(verdict); expected, difference, actual: \(strip)")
    }
  }

  private static let canvases = [
    Canvas(size: Size(width: 96, height: 72), scale: 1, background: .white),
    Canvas(size: Size(width: 97, height: 61), scale: 1.37, background: PicturePages.magenta),
    Canvas(size: Size(width: 80.6, height: 90.3), scale: 0.8, background: .clear),
    Canvas(size: Size(width: 61, height: 45), scale: 2),
  ]

  @Test("folds at angles, turns, places and scales", arguments: Direction.allCases)
  func folds(direction: Direction) throws {
    var pair = try Pair()
    var random = SeededGenerator(seed: 11)
    func number(_ low: Double, _ high: Double) -> Double {
      Double.random(in: low...high, using: &random)
    }
    let angles: [Double] = [0, 1e-4, 0.02, 0.4, 0.7854, 1.0472, 1.3, 1.5698, Double.pi / 2]
    let strengths: [Double] = [1, 0, 2.5]
    let turns: [Double] = [1, 1, 0.999, 0.7, 0.5, 0.3, 0.001, 0]
    for round in 0..<60 {
      let canvas = Self.canvases[round % Self.canvases.count]
      let pages = PicturePages.all(width: 96, height: 72)
      let backs: [PageBack] = [
        .mirrored, .color(Color(red: 0.8, green: 0.7, blue: 0.2)), .page(pages[1]),
      ]
      var fold = HalfFold(page: pages[round % pages.count], direction: direction)
      if round % 3 == 1 {
        fold.width = number(20, 90)
        fold.height = number(20, 70)
      }
      fold.perspective = round % 2 == 0 ? 1200 : number(60, 400)
      fold.back = backs[round % 3]
      fold.strength = strengths[round / 3 % 3]
      fold.shadowInset = round % 4 == 0 ? 9 : 0
      fold.tracks.angle = PicturePages.still(angles[round % angles.count])
      fold.tracks.turn = PicturePages.still(turns[round % turns.count])
      if round % 2 == 1 {
        fold.tracks.panX = PicturePages.still(number(-40, 40))
        fold.tracks.panY = PicturePages.still(number(-40, 40))
        fold.tracks.scale = PicturePages.still(number(0.3, 2.5))
      }
      try pair.expect(
        PicturePages.frame(fold, on: canvas), "fold-\(direction)-\(round)")
    }
    #expect(pair.inside > 60 * 3000)
  }

  @Test("a page that fingers fold, move, close and open", arguments: Direction.allCases)
  func hands(direction: Direction) throws {
    var pair = try Pair()
    let middle = Point(x: 41, y: 39)
    let canvas = Self.canvases[1]
    var fold = HalfFold(
      page: .picture(PicturePages.photo(97, 61)), width: 70, height: 50, direction: direction,
      minDistance: 5)
    let length = direction.isHorizontal ? 70.0 : 50
    fold.script = [
      HalfFoldAction(
        at: 0.1,
        .gesture(
          .pinch(at: middle, from: length, to: 10, over: 0.5, angle: fold.pinchAngle))),
      HalfFoldAction(
        at: 1, .gesture(.pan(from: middle, by: Vector2(x: 17.3, y: -9.1), over: 0.3))),
      HalfFoldAction(at: 1.5, .gesture(.tap(at: middle))),
      HalfFoldAction(at: 2, .gesture(.tap(at: middle))),
    ]
    for tick in 0..<26 {
      let frame = PicturePages.frame(fold, at: Double(tick) / 10, on: canvas)
      try pair.expect(frame, "hands-\(direction)-\(tick)")
    }
  }

  @Test("rolls of all prisms and strips", arguments: Direction.allCases, [3, 4, 6, 8])
  func rolls(direction: Direction, sides: Int) throws {
    var pair = try Pair()
    var random = SeededGenerator(seed: UInt64(sides))
    for (round, strips) in [1, 4, 5, 12, 1, 4, 5, 12].enumerated() {
      let canvas = Self.canvases[(round + sides) % Self.canvases.count]
      let pages = PicturePages.all(width: 96, height: 72)
      var roll = StripRoll(
        pictures: [pages[round % pages.count], pages[(round + 1) % pages.count]], strips: strips,
        sides: sides, direction: direction)
      if round > 3 {
        roll.perspective = Double.random(in: 150...900, using: &random)
        roll.back = .color(.white)
      }
      if round % 3 == 2 {
        roll.width = 61.3
        roll.height = 43.7
      }
      for place in 0..<5 {
        let step = Double.random(in: 0...Double(strips + 1), using: &random)
        // Somewhere, just after a step's start and just before its end.
        let steps: [Double] = [
          step, step, step.rounded(.down) + 1e-3, step.rounded(.up) - 1e-3, step.rounded(),
        ]
        try pair.expect(
          PicturePages.frame(roll, steps: steps[place], on: canvas),
          "roll-\(direction)-\(sides)-\(round)-\(place)")
      }
    }
  }
}
