import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion
import Foundation
import Testing

@Suite("Half fold: poses")
struct HalfFoldPoseTests {
  /// Fold angles from flat to edge-on, with turns from closed to open.
  static let poses: [(angle: Double, turn: Double)] =
    ([0, 0.001, 0.4, .pi / 4, 1.2, 1.57, .pi / 2] as [Double]).flatMap { angle in
      ([0, 0.1, 0.5, 0.9, 1] as [Double]).map { (angle: angle, turn: $0) }
    }

  /// The outer edge of a half of l that recedes by an angle lies at l cos a from the hinge and l sin a
  /// behind it: what the eye sees at 1200 points.
  private func edge(_ l: Double, _ angle: Double, _ scale: Double) -> (along: Double, size: Double)
  {
    let shrink = 1200 / (1200 + scale * l * sin(angle))
    return (scale * l * cos(angle) * shrink, scale * shrink)
  }

  @Test("corners follow the closed form", arguments: Direction.allCases, poses)
  func corners(direction: Direction, pose: (angle: Double, turn: Double)) throws {
    for (scale, pan) in [(1, Vector2.zero), (1.5, Vector2(x: 13, y: -7.5))] {
      let parts = EffectsTests.pose(
        direction, angle: pose.angle, turn: pose.turn, pan: pan, scale: scale
      ).parts()
      let turned = pose.angle + (1 - pose.turn) * (.pi - 2 * pose.angle)
      let turnsFirst = direction == .right || direction == .down
      let center = Point(x: 160 + pan.x, y: 240 + pan.y)
      for (name, sign) in [("first", -1.0), ("second", 1.0)] {
        let angle = turnsFirst == (name == "first") ? turned : pose.angle
        let panel = try #require(parts[name])
        let upright = direction == .left || direction == .right
        let (l, half) = upright ? (120.0, 75.0) : (75.0, 120.0)
        let outer = edge(l, angle, scale)
        let far = sign * outer.along
        func place(_ along: Double, _ across: Double) -> Point {
          upright
            ? Point(x: center.x + along, y: center.y + across)
            : Point(x: center.x + across, y: center.y + along)
        }
        let hinge = [place(0, -half * scale), place(0, half * scale)]
        let edge = [place(far, -half * outer.size), place(far, half * outer.size)]
        let (low, high) = sign < 0 ? (edge, hinge) : (hinge, edge)
        let expected =
          upright ? [low[0], high[0], high[1], low[1]] : [low[0], low[1], high[1], high[0]]
        #expect(coincide(panel.corners, expected))
      }
    }
  }

  @Test("both halves have the very same corners at the hinge", arguments: Direction.allCases, poses)
  func hinge(direction: Direction, pose: (angle: Double, turn: Double)) throws {
    let parts = EffectsTests.pose(
      direction, angle: pose.angle, turn: pose.turn, pan: Vector2(x: 0.1, y: 0.7), scale: 1.1
    ) {
      $0.width = 333.3
      $0.height = 77.7
    }.parts()
    let first = try #require(parts["first"]?.projectedCorners)
    let second = try #require(parts["second"]?.projectedCorners)
    let upright = direction == .left || direction == .right
    #expect(upright ? first[1] == second[0] : first[3] == second[0])
    #expect(upright ? first[2] == second[3] : first[2] == second[1])
  }

  @Test("an open page is its picture, in two parts", arguments: Direction.allCases)
  func open(direction: Direction) throws {
    let picture = Page.picture(.svg("<svg/>"), fit: .cover)
    let film = HalfFoldFilm(
      HalfFold(page: picture, direction: direction), viewport: Size(width: 321, height: 481))
    let parts = film.parts()
    let first = try #require(parts["first"])
    let second = try #require(parts["second"])
    for half in [first, second] {
      #expect(half.placement == .translation(x: 160.5, y: 240.5))
      #expect(half.fold.rotation == .none && half.fold.translation == .zero)
      #expect(half.gradient == nil && half.shade == .none && half.opacity == 1)
      #expect(
        half.contents
          == .picture(
            PictureSheet(
              picture: .svg("<svg/>"), size: Size(width: 321, height: 481), fit: .cover)))
      // What a place of the panel shows is what lies there on the picture.
      #expect(near(half.contentsRect.minX * 321 - 160.5, half.rect.minX))
      #expect(near(half.contentsRect.maxX * 321 - 160.5, half.rect.maxX))
      #expect(near(half.contentsRect.minY * 481 - 240.5, half.rect.minY))
      #expect(near(half.contentsRect.maxY * 481 - 240.5, half.rect.maxY))
    }
    let edges = [first.edges, second.edges]
    #expect(
      edges
        == (direction == .left || direction == .right
          ? [Edges(right: .shared), Edges(left: .shared)]
          : [Edges(bottom: .shared), Edges(top: .shared)]))
    #expect(film.names() == ["shadow", "first", "second"])
  }

  @Test("quarter and half turns are exact", arguments: Direction.allCases)
  func exact(direction: Direction) {
    for half in pose(direction, angle: .pi / 2).parts().values where half.id != "shadow" {
      #expect(half.fold.rotation.cosine == 0 && abs(half.fold.rotation.sine) == 1)
      #expect(!half.isVisible(on: canvas))
    }
    let film = pose(direction, turn: 0)
    let turning = film.panels(at: 0, on: canvas, scope: .everything)[0]
    #expect(turning.fold.rotation == Rotation(cosine: -1, sine: 0))
    #expect(turning.facingSide == .back)
    #expect(film.names(at: 0).contains("shadow") == false)
  }

  @Test("edge-on, nothing shows, not even the shadow", arguments: Direction.allCases)
  func edgeOn(direction: Direction) {
    #expect(pose(direction, angle: .pi / 2).names(at: 0, .visible) == [])
    let shadow = pose(direction, angle: .pi / 2).parts()["shadow"]
    #expect(shadow?.rect.width == 0 || shadow?.rect.height == 0)
  }

  @Test("the resting half lies above the turning one", arguments: Direction.allCases)
  func order(direction: Direction) {
    let turnsFirst = direction == .right || direction == .down
    let folded = turnsFirst ? ["first", "second"] : ["second", "first"]
    for turn in [0, 0.3, 0.99] { #expect(pose(direction, turn: turn).names() == folded) }
    #expect(pose(direction).names() == ["shadow", "first", "second"])
    // It covers the turning half wherever the two overlap: it is the nearer one.
    let panels = pose(direction, turn: 0.2).panels(at: 0, on: canvas, scope: .everything)
    #expect(panels[0].projectedCorners.allSatisfy { $0.w >= 1 })
    #expect(panels[1].projectedCorners.allSatisfy { $0.w == 1 })
    #expect(panels.allSatisfy { $0.edges == Edges() })
  }

  @Test("left mirrored is right, up is left lying on its side", arguments: poses)
  func symmetry(pose: (angle: Double, turn: Double)) throws {
    func parts(_ direction: Direction) -> [String: Panel] {
      EffectsTests.pose(direction, angle: pose.angle, turn: pose.turn) { $0.height = 240 }.parts()
    }
    func corners(_ direction: Direction, _ name: String) throws -> [Point] {
      try #require(parts(direction)[name]).corners
    }
    for (name, other) in [("first", "second"), ("second", "first")] {
      let left = try corners(.left, name)
      let mirrored = left.map { Point(x: 320 - $0.x, y: $0.y) }
      #expect(
        coincide(try corners(.right, other), [mirrored[1], mirrored[0], mirrored[3], mirrored[2]]))
      let lying = left.map { Point(x: $0.y - 80, y: $0.x + 80) }
      #expect(coincide(try corners(.up, name), [lying[0], lying[3], lying[2], lying[1]]))
      let upsideDown = lying.map { Point(x: $0.x, y: 480 - $0.y) }
      #expect(
        coincide(
          try corners(.down, other),
          [upsideDown[1], upsideDown[2], upsideDown[3], upsideDown[0]]))
    }
  }

  @Test("a back of its own reads right once it is turned over", arguments: Direction.allCases)
  func back(direction: Direction) throws {
    let other = Page.text("Back", color: .white)
    let film = pose(direction, turn: 0.2) { $0.back = .page(other) }
    let half = film.panels(at: 0, on: canvas, scope: .everything)[0]
    let back = try #require(half.back)
    #expect(half.facingSide == .back && back.color == .white && back.contents != half.contents)
    // On the closed page, from left to right and from the top down, the back goes on evenly.
    let closed = pose(direction, turn: 0) { $0.back = .page(other) }
      .panels(at: 0, on: canvas, scope: .everything)[0]
    let (part, corners) = (back.contentsRect, closed.corners)
    let places = [
      Point(x: part.minX, y: part.minY), Point(x: part.maxX, y: part.minY),
      Point(x: part.maxX, y: part.maxY), Point(x: part.minX, y: part.maxY),
    ].map { Point(x: 40 + 240 * $0.x, y: 165 + 150 * $0.y) }
    #expect(coincide(places, corners))
    #expect(pose(direction, turn: 0.2).parts().values.allSatisfy { $0.back == nil })
    let colored = pose(direction) { $0.back = .color(.white) }.parts()["first"]
    #expect(colored?.back?.color == .white && colored?.back?.contents == nil)
  }

  @Test("the shade is black outside, and darkens with the fold", arguments: Direction.allCases)
  func shade(direction: Direction) throws {
    for angle in [0.2, 0.9, 1.5] {
      let parts = pose(direction, angle: angle) { $0.strength = 0.8 }.parts()
      for name in ["first", "second"] {
        let gradient = try #require(parts[name]?.gradient)
        #expect(near(gradient.opacity, 0.8 * (1 - cos(angle))))
        #expect(gradient.stops.map(\.location) == [0, 1])
        #expect(gradient.stops[0].color == .black)
        #expect(
          gradient.stops[1].color == Color(red: 1 / 3.0, green: 1 / 3.0, blue: 1 / 3.0, alpha: 0.5))
        let upright = direction == .left || direction == .right
        let ends =
          upright ? [gradient.start.x, gradient.end.x] : [gradient.start.y, gradient.end.y]
        #expect(ends == (name == "first" ? [0, 1] : [1, 0]))
        #expect(upright ? gradient.start.y == gradient.end.y : gradient.start.x == gradient.end.x)
      }
    }
    #expect(
      pose(direction, angle: 1.5) { $0.strength = 9 }.parts()["first"]?.gradient?.opacity == 1)
    #expect(pose(direction, angle: 1.5) { $0.strength = 0 }.parts()["first"]?.gradient == nil)
  }

  @Test("the shadow shrinks across the hinge", arguments: Direction.allCases)
  func shadow(direction: Direction) throws {
    let film = pose(direction, angle: 0.3, pan: Vector2(x: 5, y: 6), scale: 2) {
      $0.shadowInset = 20
    }
    let shadow = try #require(film.parts()["shadow"])
    let upright = direction == .left || direction == .right
    let across = (upright ? 240 : 150) * (1 - 0.6 / .pi)
    let (w, h) = upright ? (across, 150.0) : (240, across)
    let inset = upright ? 20.0 : 0
    let left = 165 - w
    let top = 246 - h + 2 * inset
    let (right, bottom) = (165 + w, 246 + h)
    #expect(
      coincide(
        shadow.corners,
        [
          Point(x: left, y: top), Point(x: right, y: top), Point(x: right, y: bottom),
          Point(x: left, y: bottom),
        ]))
    #expect(shadow.shadow == Shadow(color: .black, opacity: 0.5, radius: 2))
    #expect(shadow.color == .clear && shadow.contents == nil)
  }
}
