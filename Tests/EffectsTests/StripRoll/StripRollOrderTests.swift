import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion
import Foundation
import Testing

/// A panel cut along the line through the picture's middle in the direction of rolling.
private struct Section {
  let panel: Panel
  /// The leading and the trailing end: where it is on the canvas, and how near to the eye it is, as a
  /// number that changes evenly on the canvas.
  let leading: (place: Double, nearness: Double)
  let trailing: (place: Double, nearness: Double)
  let edges: (leading: Edge, trailing: Edge)

  init(_ panel: Panel, _ direction: Direction, isParallel: Bool) {
    self.panel = panel
    let corners = panel.projectedCorners
    let depths = panel.rect.corners.map { panel.fold.apply(to: $0).z }
    func end(_ index: Int) -> (place: Double, nearness: Double) {
      let corner = corners[index]
      let place = (direction.isHorizontal ? corner.x : corner.y) / corner.w
      // In perspective 1/w, with w falling toward the eye, is linear on the canvas.
      return (place, isParallel ? depths[index] : 1 / corner.w)
    }
    switch direction {
    case .left:
      (leading, trailing) = (end(0), end(1))
      edges = (panel.edges.left, panel.edges.right)
    case .right:
      (leading, trailing) = (end(1), end(0))
      edges = (panel.edges.right, panel.edges.left)
    case .up:
      (leading, trailing) = (end(0), end(3))
      edges = (panel.edges.top, panel.edges.bottom)
    case .down:
      (leading, trailing) = (end(3), end(0))
      edges = (panel.edges.bottom, panel.edges.top)
    }
  }

  /// How near to the eye it is at a place, if it is there.
  func nearness(at place: Double) -> Double? {
    let way = trailing.place - leading.place
    let share = (place - leading.place) / way
    guard abs(way) > 1e-9, share > 0, share < 1 else { return nil }
    return leading.nearness + share * (trailing.nearness - leading.nearness)
  }
}

@Suite("Strip roll: painting order and edges")
struct StripRollOrderTests {
  /// Prisms, directions, eyes and moments at random.
  private func sections(
    seed: UInt64, _ body: (_ sections: [Section], _ step: Int, _ local: Double, StripRoll) -> Void
  ) {
    var numbers = Numbers(seed: seed)
    for _ in 0..<60 {
      let strips = Int(numbers.next(in: 1...20))
      let sides = Int(numbers.next(in: 3...14.9))
      let direction = Direction.allCases[Int(numbers.next(in: 0...3.99))]
      // The nearest edge lies this far before the picture.
      let w = 240 / Double(strips)
      let reach = w / 2 * (1 / tan(.pi / Double(sides)) + 1 / sin(.pi / Double(sides)))
      let isParallel = numbers.next(in: 0...1) < 0.4
      let distance = reach * numbers.next(in: 1.02...6)
      let step = Int(numbers.next(in: 0...Double(strips) + 0.99))
      let local = numbers.next(in: 0...1) < 0.3 ? 0 : numbers.next(in: 0...0.999)
      let film = rolling(direction, strips: strips, sides: sides) {
        $0.height = 240
        $0.perspective = isParallel ? nil : distance
      }
      let panels = film.everything(at: (Double(step) + local) / Double(strips)).dropFirst()
      body(
        panels.map { Section($0, direction, isParallel: isParallel) }, step, local, film.roll)
    }
  }

  private func isFlat(_ section: Section, _ step: Int, _ local: Double) -> Bool {
    guard let number = Int(section.panel.id.dropFirst(6).dropLast()) else { return false }
    return number > step || number == step && local == 0
  }

  @Test(
    "no strip of the prism is painted over a nearer one", arguments: 1...20 as ClosedRange<UInt64>)
  func order(seed: UInt64) {
    var overlaps = 0
    sections(seed: seed) { all, step, local, _ in
      let riding = all.filter { !isFlat($0, step, local) }
      #expect(all.drop { isFlat($0, step, local) }.count == riding.count)
      for (index, later) in riding.enumerated() {
        for earlier in riding[..<index] {
          for share in stride(from: 0.05, to: 1, by: 0.1) {
            let way = later.trailing.place - later.leading.place
            let place = later.leading.place + share * way
            guard let above = later.nearness(at: place), let below = earlier.nearness(at: place)
            else { continue }
            overlaps += 1
            #expect(above >= below - 1e-6 * max(1, abs(below)))
          }
        }
      }
    }
    #expect(overlaps > 100)
  }

  @Test(
    "paper that goes on does so from the same corners", arguments: 1...20 as ClosedRange<UInt64>)
  func edges(seed: UInt64) {
    var kinds: Set<Edge> = []
    sections(seed: seed) { all, step, local, _ in
      for (index, section) in all.enumerated() {
        let ends = [
          (section.edges.leading, section.leading, true),
          (section.edges.trailing, section.trailing, false),
        ]
        for (edge, place, isLeading) in ends {
          // Paper that goes on under a lifted strip ends at a cut.
          guard edge != .clipped else {
            #expect(!isLeading && section.panel.cuts.count == 1)
            continue
          }
          kinds.insert(edge)
          guard edge != .outer else { continue }
          // Who goes on here: painted later for a tucked edge, of the same outlook on the prism.
          let partners = all.enumerated().filter { other, it in
            let (theirs, end) =
              isLeading
              ? (it.edges.trailing, it.trailing) : (it.edges.leading, it.leading)
            return other != index && theirs != .outer && theirs != .clipped
              && abs(end.place - place.place) < 1e-5
              && abs(end.nearness - place.nearness) < 1e-5
          }
          #expect(partners.count == 1)
          guard let (other, partner) = partners.first else { continue }
          let theirs = isLeading ? partner.edges.trailing : partner.edges.leading
          let isFlatPair = isFlat(section, step, local) && isFlat(partner, step, local)
          #expect(section.panel.facingSide == partner.panel.facingSide)
          if isFlatPair {
            #expect(edge == .shared && theirs == .shared)
          } else {
            #expect(edge == (index < other ? .tucked : .shared))
            #expect(theirs == (index < other ? .shared : .tucked))
          }
        }
      }
    }
    #expect(kinds == [.outer, .shared, .tucked])
  }

  @Test("edges of the prism that both look the same way are joined", arguments: [3, 4, 5, 6, 8, 9])
  func joins(sides: Int) throws {
    let film = rolling(strips: 20, sides: sides)
    for local in [0, 0.2, 0.5, 0.9] {
      let panels = film.everything(at: (12 + local) / 20)
      for number in (12 - sides + 1)..<12 {
        let a = try #require(panels.first { $0.id == "strip[\(number)]" })
        let b = try #require(panels.first { $0.id == "strip[\(number + 1)]" })
        let (one, other) = (a.fold.rotation.cosine, b.fold.rotation.cosine)
        #expect((one * other > 1e-9) == (a.edges.left != .outer))
        #expect((one * other > 1e-9) == (b.edges.right != .outer))
      }
    }
  }

  @Test(
    "paper goes on under a lifted strip while that is within a pixel",
    arguments: Direction.allCases)
  func underlay(direction: Direction) throws {
    let film = rolling(direction, strips: 4) { $0.height = 240 }
    let isRising = direction == .right || direction == .down
    func flat(_ local: Double) throws -> (edge: Edge, cuts: [Cut], boundary: Double) {
      let panel = try #require(
        film.everything(at: (1 + local) / 4).first { $0.id == "strip[2]" })
      let section = Section(panel, direction, isParallel: true)
      let (low, high) =
        direction.isHorizontal
        ? (panel.rect.minX, panel.rect.maxX) : (panel.rect.minY, panel.rect.maxY)
      return (section.edges.trailing, panel.cuts, isRising ? low : high)
    }
    // Before anything is lifted, and where the lifted strip lies over it by more than a pixel, the
    // strip ends where it ends.
    #expect(try flat(0).edge == .shared)
    for local in [0, 0.2, 0.3, 0.4, 0.95] { #expect(try flat(local).cuts.isEmpty) }
    for local in [1e-9, 1e-4, 1 - 1e-4, 1 - 1e-9] {
      let (edge, cuts, boundary) = try flat(local)
      let cut = try #require(cuts.first)
      #expect(edge == .clipped && cut.edge == .outer)
      // One pixel beyond, which is a point at the canvas's scale or half of one.
      let place = -cut.c / (cut.a + cut.b)
      #expect(abs(abs(place - boundary) - 1 / canvas.scale) < 1e-5)
      #expect((place < boundary) == isRising)
    }
  }

  @Test("flat strips and the prism leave no gap", arguments: Direction.allCases, [3, 4, 6, 8])
  func coverage(direction: Direction, sides: Int) {
    let length = direction.isHorizontal ? 240.0 : 150
    let (start, isFalling) =
      direction.isHorizontal ? (40.0, direction == .left) : (165, direction == .up)
    let film = rolling(direction, strips: 5, sides: sides)
    for tick in 0...239 {
      let time = Double(tick) / 200
      let all = film.everything(at: time).dropFirst().map {
        Section($0, direction, isParallel: true)
      }
      let progress = time * 5
      let step = Int(progress + 1e-9)
      for sample in 0..<97 {
        // From the strip after the one that is being picked up on, all lies flat; where all
        // lies flat, all of it does.
        let s = (Double(sample) + 0.37) / 97 * length
        let isReached =
          s < length / 5 * Double(abs(progress - Double(step)) < 1e-9 ? step : step + 1)
        let place = isFalling ? start + length - s : start + s
        let flat = all.filter { isFlat($0, step, abs(progress - Double(step)) < 1e-9 ? 0 : 1) }
        #expect(flat.count { $0.nearness(at: place) != nil } == (isReached ? 0 : 1))
      }
      // A prism with all of its faces has two layers between its silhouettes.
      let riding = all.filter { !isFlat($0, step, 1) }
      guard riding.count == sides else { continue }
      let ends = riding.flatMap { [$0.leading.place, $0.trailing.place] }
      guard let low = ends.min(), let high = ends.max() else { continue }
      for sample in 0..<97 {
        let place = low + (high - low) * (Double(sample) + 0.37) / 97
        #expect(riding.count { $0.nearness(at: place) != nil } == 2)
      }
    }
  }
}
