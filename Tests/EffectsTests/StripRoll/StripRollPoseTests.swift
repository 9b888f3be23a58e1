import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion
import Foundation
import Testing

@Suite("Strip roll: poses")
struct StripRollPoseTests {
  static let prisms: [(strips: Int, sides: Int)] = [1, 4, 5, 12].flatMap { strips in
    [3, 4, 6, 8].map { (strips: strips, sides: $0) }
  }
  private static let locals = [0, 0.01, 0.3, 0.5, 0.97, 0.98, 0.99]

  @Test("corners follow the closed form", arguments: Direction.allCases, prisms)
  func corners(direction: Direction, prism: (strips: Int, sides: Int)) {
    for perspective in [nil, 900.0] {
      let upright = direction == .left || direction == .right
      let (strips, sides) = prism
      let expected = ExpectedRoll(
        width: upright ? 240 : 150, height: upright ? 150 : 240, strips: strips, sides: sides,
        perspective: perspective)
      let film = rolling(direction, strips: strips, sides: sides) { $0.perspective = perspective }
      for step in 0...strips {
        for local in Self.locals {
          let panels = film.everything(at: (Double(step) + local) / Double(strips))
          let names = expected.listed(step: step).map { "strip[\($0)]" }
          #expect(panels[0].id == "next" && Set(panels.dropFirst().map(\.id)) == Set(names))
          for panel in panels.dropFirst() {
            guard
              let strip = expected.listed(step: step).first(where: { panel.id == "strip[\($0)]" })
            else { continue }
            let corners = expected.corners(of: strip, step: step, local: local)
            #expect(coincide(panel.corners, moved(corners, to: direction), within: 1e-5))
          }
        }
      }
    }
  }

  @Test(
    "at the start the picture lies there whole, in parts", arguments: Direction.allCases, prisms)
  func start(direction: Direction, prism: (strips: Int, sides: Int)) throws {
    for perspective in [nil, 500.0] {
      let film = rolling(direction, strips: prism.strips, sides: prism.sides) {
        $0.perspective = perspective
      }
      let panels = film.everything(at: 0)
      #expect(panels[0].id == "next" && panels[0].opacity == 0)
      #expect(panels.dropFirst().map(\.id) == (0..<prism.strips).map { "strip[\($0)]" })
      #expect(film.panels(at: 0, on: canvas, scope: .visible) == Array(panels.dropFirst()))
      for panel in panels {
        #expect(panel.placement == .translation(x: 40, y: 165) && panel.shade == .none)
        #expect(panel.fold.rotation == .none && panel.fold.translation.x == 0)
        #expect(panel.fold.translation.y == 0 && panel.gradient == nil)
        // What a place of the panel shows is what lies there on the picture.
        #expect(near(panel.contentsRect.minX * 240, panel.rect.minX))
        #expect(near(panel.contentsRect.maxX * 240, panel.rect.maxX))
        #expect(near(panel.contentsRect.minY * 150, panel.rect.minY))
        #expect(near(panel.contentsRect.maxY * 150, panel.rect.maxY))
      }
      try joined(Array(panels.dropFirst()), direction)
    }
  }

  /// Flat strips share edges and corners, to the last bit; the first and the last end the picture.
  private func joined(_ strips: [Panel], _ direction: Direction) throws {
    for (strip, next) in zip(strips, strips.dropFirst()) {
      let (a, b) = (strip.projectedCorners, next.projectedCorners)
      switch direction {
      case .left:
        #expect(strip.edges.left == .shared && next.edges.right == .shared)
        #expect(a[0] == b[1] && a[3] == b[2])
      case .right:
        #expect(strip.edges.right == .shared && next.edges.left == .shared)
        #expect(a[1] == b[0] && a[2] == b[3])
      case .up:
        #expect(strip.edges.top == .shared && next.edges.bottom == .shared)
        #expect(a[0] == b[3] && a[1] == b[2])
      case .down:
        #expect(strip.edges.bottom == .shared && next.edges.top == .shared)
        #expect(a[3] == b[0] && a[2] == b[1])
      }
    }
    let ends = [try #require(strips.first).edges, try #require(strips.last).edges]
    let (leading, trailing) =
      switch direction {
      case .left: (ends[1].left, ends[0].right)
      case .right: (ends[1].right, ends[0].left)
      case .up: (ends[1].top, ends[0].bottom)
      case .down: (ends[1].bottom, ends[0].top)
      }
    #expect(leading == .outer && trailing == .outer)
  }

  @Test("odd widths are cut without a gap too", arguments: Direction.allCases)
  func oddWidths(direction: Direction) throws {
    for (length, strips) in [(333.3, 7), (1, 3), (1000.1, 999), (319, 12)] {
      let film = rolling(direction, strips: strips) {
        $0.width = length
        $0.height = length
        $0.origin = Point(x: 0.1, y: 0.3)
      }
      for step in [0, 1, strips / 2] {
        let flat = film.everything(at: Double(step) / Double(strips)).filter {
          $0.fold.rotation == .none && $0.id != "next"
        }
        for strip in flat { #expect(strip.rect.width > 0 && strip.rect.height > 0) }
        for (strip, next) in zip(flat, flat.dropFirst()) {
          let (a, b) = (strip.projectedCorners, next.projectedCorners)
          switch direction {
          case .left: #expect(a[0] == b[1])
          case .right: #expect(a[1] == b[0])
          case .up: #expect(a[0] == b[3])
          case .down: #expect(a[3] == b[0])
          }
        }
      }
    }
  }

  @Test("at the end the next picture lies there whole", arguments: Direction.allCases, prisms)
  func end(direction: Direction, prism: (strips: Int, sides: Int)) throws {
    let film = rolling(direction, strips: prism.strips, sides: prism.sides)
    #expect(near(film.restTime, 1 + 1 / Double(prism.strips)))
    let panels = film.everything(at: film.restTime)
    #expect(panels.map(\.id) == ["next"] && film.everything(at: 99) == panels)
    let next = try #require(panels.first)
    #expect(next.rect == Rect(x: 0, y: 0, width: 240, height: 150) && next.opacity == 1)
    #expect(next.placement == .translation(x: 40, y: 165) && next.contentsRect == .unit)
    guard case .text(let sheet) = next.contents else { throw TestError.noText }
    #expect(sheet.text == "B")
  }

  private enum TestError: Error { case noText }

  @Test("reverse is forward backwards", arguments: Direction.allCases)
  func reverse(direction: Direction) {
    let forward = rolling(direction, strips: 5)
    let backward = rolling(direction, strips: 5) { $0.reverse = true }
    #expect(forward.restTime == backward.restTime)
    for step in 0...96 {
      let time = 1.2 * Double(step) / 96
      let (a, b) = (forward.everything(at: time), backward.everything(at: 1.2 - time))
      #expect(Set(a.map(\.id)) == Set(b.map(\.id)))
      for panel in a {
        let other = b.first { $0.id == panel.id }
        #expect(coincide(panel.corners, other?.corners ?? [], within: 1e-6))
        #expect(panel.contents == other?.contents)
      }
    }
    #expect(backward.everything(at: 0).map(\.id) == ["next"])
    #expect(backward.state(at: 0).picture == 1 && backward.state(at: 2).picture == 0)
  }

  @Test("strips darken as they turn", arguments: [0.45, 0, 1])
  func shade(shade: Double) throws {
    let film = rolling(strips: 12) { $0.shade = shade }
    let panels = film.everything(at: 8.25 / 12)
    for strip in 3...8 {
      let panel = try #require(panels.first { $0.id == "strip[\(strip)]" })
      let angle = Double.pi / 3 * (8.25 - Double(strip))
      let factor = 1 - shade + shade * abs(cos(angle))
      #expect(near(panel.shade.color, factor) && near(panel.shade.contents, factor))
    }
    #expect(panels.first { $0.id == "strip[9]" }?.shade == Shade.none)
  }

  @Test(
    "a back of its own reads right once the strips are turned over", arguments: Direction.allCases)
  func back(direction: Direction) throws {
    // With six sides, three steps turn a strip over; the whole picture turned over has its strips
    // in the opposite order.
    let film = rolling(direction, strips: 5) { $0.back = .page(deck[2]) }
    let upright = direction == .left || direction == .right
    let panels = film.everything(at: 3 / 5.0)
    let panel = try #require(panels.first { $0.id == "strip[0]" })
    #expect(panel.fold.rotation == Rotation(cosine: -1, sine: 0) && panel.facingSide == .back)
    let back = try #require(panel.back)
    let corners = panel.corners
    // Going to the right on the canvas is going to the right on the back, and down is down.
    #expect(back.contentsRect.width * (corners[1].x - corners[0].x) > 0)
    #expect(back.contentsRect.height * (corners[3].y - corners[0].y) > 0)
    // The back of the strip at one end is the part of the back's picture at the other.
    let starts = direction == .left || direction == .up
    let part = back.contentsRect
    let (low, high) =
      upright
      ? (min(part.minX, part.maxX), max(part.minX, part.maxX))
      : (min(part.minY, part.maxY), max(part.minY, part.maxY))
    #expect(near(low, starts ? 0 : 0.8) && near(high, starts ? 0.2 : 1))
    #expect(rolling(direction).everything(at: 0.5).allSatisfy { $0.back == nil })
  }
}
