import CreaseGeometry
import CreaseLayers
import Testing

@Suite struct DepthTests {
  /// Where a point of the canvas is in the plane of a placement, and how near that is.
  private func hit(_ placement: Matrix4, _ p: Point) -> (place: Point, depth: Double)? {
    let m = placement
    let (a, b) = (m.c0.x - p.x * m.c0.w, m.c1.x - p.x * m.c1.w)
    let (c, d) = (m.c0.y - p.y * m.c0.w, m.c1.y - p.y * m.c1.w)
    let (e, f) = (p.x * m.c3.w - m.c3.x, p.y * m.c3.w - m.c3.y)
    let determinant = a * d - b * c
    guard abs(determinant) > 1e-9 else { return nil }
    let (u, v) = ((e * d - b * f) / determinant, (a * f - e * c) / determinant)
    let image = m * [u, v, 0, 1]
    guard image.w > 0 else { return nil }
    return (Point(x: u, y: v), image.z / image.w)
  }

  private func contains(_ rect: Rect, _ p: Point) -> Bool {
    p.x >= rect.minX && p.x <= rect.maxX && p.y >= rect.minY && p.y <= rect.maxY
  }

  /// The card whose paint is on top at a point, without its number of the piece.
  private func topmost(_ frame: FrameDescription, _ p: Point) -> String? {
    for (index, panel) in frame.panels.enumerated().reversed() {
      guard let hit = hit(panel.placement, p), contains(panel.rect, hit.place),
        panel.cuts.allSatisfy({ $0.a * hit.place.x + $0.b * hit.place.y + $0.c >= 0 }),
        frame.groups.filter({ $0.panels.contains(index) }).allSatisfy({ group in
          guard let mask = group.mask, let hit = self.hit(mask.placement, p) else { return true }
          return contains(mask.rect, hit.place)
        })
      else { continue }
      return panel.id.split(separator: "/").first.map(String.init)
    }
    return nil
  }

  /// The card that is nearest at a point; nil where that is a near thing, or an edge.
  private func nearest(_ cards: [Layer], in space: Matrix4, _ p: Point) -> String?? {
    var hits: [(id: String, depth: Double)] = []
    for card in cards {
      guard let hit = hit(space * card.matrixToParent, p) else { continue }
      let (x, y) = (hit.place.x, hit.place.y)
      let (w, h) = (card.bounds.width, card.bounds.height)
      let margin = [x, y, w - x, h - y].map(abs).min() ?? 0
      if contains(card.bounds, hit.place) {
        // Near an edge, and near the eye plane, a pixel reaches across.
        if margin < 4 { return .none }
        hits.append((card.id, hit.depth))
      } else if margin < 4, x > -4, y > -4, x < w + 4, y < h + 4 {
        return .none
      }
    }
    hits.sort { $0.depth > $1.depth }
    if hits.count > 1, hits[0].depth - hits[1].depth < 8 { return .none }
    return .some(hits.first?.id)
  }

  private func check(_ cards: [Layer], seed: Int) -> (frame: FrameDescription, checked: Int) {
    var stage = Layer(id: "stage", bounds: Rect(x: 0, y: 0, width: 400, height: 400))
    stage.sublayerTransform = .perspective(distance: 900)
    stage.children = cards
    let frame = Layer.frame(of: [stage], on: canvas)
    var checked = 0
    for row in 0..<40 {
      for column in 0..<40 {
        let p = Point(x: Double(column) * 10 + 5.3, y: Double(row) * 10 + 4.7)
        guard case .some(let expected) = nearest(cards, in: stage.sublayerMatrix, p) else {
          continue
        }
        checked += 1
        let found = topmost(frame, p)
        #expect(found == expected, "seed \(seed) at (\(p.x), \(p.y))")
        if found != expected { return (frame, checked) }
      }
    }
    return (frame, checked)
  }

  private func randomCards(_ count: Int, seed: Int, color: Color = .white) -> [Layer] {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func random(_ low: Double, _ high: Double) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return low + (high - low) * Double(state >> 11) / Double(1 << 53)
    }
    return (0..<count).map { number in
      var card = card(
        "c\(number)", x: random(0, 250), y: random(0, 250), width: random(40, 200),
        height: random(40, 200), color: color)
      card.zPosition = random(-80, 80)
      card.transform = Transform([
        .rotate(angle: random(-1.3, 1.3), axis: .unitX),
        .rotate(angle: random(-1.3, 1.3), axis: .unitY),
        .rotate(angle: random(-3, 3), axis: .unitZ),
      ])
      return card
    }
  }

  @Test(arguments: 1...25)
  func `of opaque cards that cross, the nearest shows`(seed: Int) {
    let result = check(randomCards(8, seed: seed), seed: seed)
    #expect(result.checked > 200)
  }

  @Test(arguments: 1...8)
  func `of transparent cards that cross, the nearest is on top`(seed: Int) {
    let color = Color(red: 1, green: 1, blue: 1, alpha: 0.5)
    let result = check(randomCards(7, seed: seed + 100, color: color), seed: seed)
    #expect(result.checked > 200)
  }

  @Test func `of two cards that cross, one is cut once`() {
    var a = card("a", x: 150, y: 150)
    a.transform[.rotationY] = 0.5
    var b = card("b", x: 150, y: 150)
    b.transform[.rotationY] = -0.5
    let frame = check([a, b], seed: 0).frame
    #expect(frame.panels.map(\.id) == ["b", "a", "b/2"])
    #expect(frame.panels[1].cuts.isEmpty)
    #expect(frame.panels[2].cuts.map(\.edge) == [.outer])
    // The part below goes on for a pixel and a half under the part above.
    let (far, near) = (frame.panels[0].cuts[0], frame.panels[2].cuts[0])
    #expect(isClose(far.a, -near.a) && isClose(far.b, -near.b))
    #expect(far.c + near.c > 1.5 && far.c + near.c < 3)
  }

  @Test func `a card that can be seen through is cut without an overlap`() {
    var a = card("a", x: 150, y: 150)
    a.transform[.rotationY] = 0.5
    var b = card("b", x: 150, y: 150, color: Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    b.transform[.rotationY] = -0.5
    // The opaque one is cut rather than the other.
    #expect(ids([a, b]) == ["a", "b", "a/2"])
    a.backgroundColor.alpha = 0.5
    let frame = Layer.frame(of: [a, b], on: canvas)
    let (far, near) = (frame.panels[0].cuts[0], frame.panels[2].cuts[0])
    #expect(far.a == -near.a && far.b == -near.b && far.c == -near.c)
    #expect(far.edge == .shared && near.edge == .shared && far.claimsLine != near.claimsLine)
  }

  @Test func `three cards that overlap in a circle come right`() {
    let cards = (0..<3).map { number in
      var card = card("c\(number)", x: 100, y: 170, width: 200, height: 60)
      // Each bar lies aside from the middle, with one end nearer than the other.
      card.transform = Transform([
        .rotate(angle: Double(number) * 2 * .pi / 3, axis: .unitZ),
        .translate(Vector3(x: 0, y: 58, z: 0)), .rotate(angle: 0.35, axis: .unitY),
      ])
      return card
    }
    let result = check(cards, seed: 0)
    #expect(result.frame.panels.count == 4)
    #expect(result.checked > 800)
  }

  @Test func `a cube's faces are not cut, and hide each other`() {
    let half = Double.pi / 2
    let turns: [[Transform.Operation]] = [
      [], [.rotate(angle: half, axis: .unitY)], [.rotate(angle: 2 * half, axis: .unitY)],
      [.rotate(angle: -half, axis: .unitY)], [.rotate(angle: half, axis: .unitX)],
      [.rotate(angle: -half, axis: .unitX)],
    ]
    let faces = turns.enumerated().map { number, turn in
      var face = card("f\(number)", x: 150, y: 150)
      face.transform = Transform(
        [.rotate(angle: 0.5, axis: .unitX), .rotate(angle: 0.6, axis: .unitY)] + turn
          + [.translate(Vector3(x: 0, y: 0, z: 50))])
      return face
    }
    let result = check(faces, seed: 0)
    #expect(result.frame.panels.count == 6)
    #expect(result.frame.panels.allSatisfy { $0.cuts.isEmpty })
  }

  @Test func `layers in different parents cross where the parents show nothing`() {
    var a = card("a", x: 150, y: 150)
    a.transform[.rotationY] = 0.5
    var b = card("b", x: 150, y: 150)
    b.transform[.rotationY] = -0.5
    let frame = Layer.frame(of: [Layer(children: [a]), Layer(children: [b])], on: canvas)
    #expect(frame.panels.map(\.id) == ["b", "a", "b/2"])
  }

  @Test func `a card takes its children with it, and is cut as one`() {
    var a = card("a", x: 150, y: 150)
    a.transform[.rotationY] = 0.5
    var b = card("b", x: 150, y: 150)
    b.transform[.rotationY] = -0.5
    b.shadowOpacity = 1
    b.children = [
      card("left", x: 10, y: 40, width: 20, height: 20),
      card("mid", x: 40, y: 40, width: 20, height: 20),
    ]
    let frame = Layer.frame(of: [a, b], on: canvas)
    #expect(frame.panels.map(\.id) == ["b", "left", "mid", "a", "b/2", "mid/2"])
    #expect(frame.groups.map(\.panels) == [4..<6])
    #expect(frame.groups[0].opacity == 1 && frame.groups[0].mask != nil)
    #expect(frame.panels.filter { $0.shadow != nil }.map(\.id) == ["b"])
  }

  @Test(arguments: 1...4)
  func `of cards in parallel planes, the nearest shows uncut`(seed: Int) {
    var cards = randomCards(20, seed: seed + 200)
    for index in cards.indices {
      cards[index].transform = Transform([.rotate(angle: 0.5, axis: .unitY)])
      // Planes ten points apart, as far as they are told apart.
      cards[index].zPosition = Double((index * 7) % 20) * 10 - 100
      cards[index].position.x = 200
    }
    let result = check(cards, seed: seed)
    #expect(result.checked > 200)
    #expect(result.frame.panels.allSatisfy { $0.cuts.isEmpty })
  }

  @Test func `in one plane the order stays, however that lies`() {
    var stage = Layer(id: "stage", bounds: Rect(x: 0, y: 0, width: 400, height: 400))
    stage.sublayerTransform = Transform([
      .perspective(distance: 700), .rotate(angle: 0.7, axis: .unitX),
      .rotate(angle: -0.4, axis: .unitY),
    ])
    stage.children = (0..<30).map {
      card("\($0)", x: Double($0 * 37 % 300), y: Double($0 * 53 % 300))
    }
    #expect(ids([stage]) == (0..<30).map { "\($0)" })
    // One that stands out of the plane does not disturb the others.
    stage.children[3].transform = Transform([.rotate(angle: 1, axis: .unitY)])
    let order = ids([stage]).filter { !$0.contains("/") && $0 != "3" }
    #expect(order == (0..<30).filter { $0 != 3 }.map { "\($0)" })
  }

  @Test func `many cards in many planes take no harm`() {
    let frame = Layer.frame(of: randomCards(120, seed: 5), on: canvas)
    #expect(frame.panels.count >= 100)
    #expect(Set(frame.panels.map(\.id)).count == frame.panels.count)
  }
}
