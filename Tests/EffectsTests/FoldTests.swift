import CreaseEffects
import CreaseGeometry
import CreaseLayers
import Foundation
import Testing

@Suite("Folded cells")
struct FoldTests {
  /// The edges of a cell of 320 × 60 whose slot begins at y = 60: for each of top edge, hinge and
  /// bottom edge its y and half its width, worked out for each style by hand.
  private func edges(_ style: CellStyle, _ h: Double) -> [(y: Double, halfWidth: Double)] {
    let middle = 60 + h / 2
    let z = 30 * sin(acos(h / 60))
    let hinge = (y: middle, halfWidth: 160 * 200 / (200 + z))
    let far = 200 / (200 + 2 * z)
    switch style {
    case .flat: return [(middle - 30, 160), (middle, 160), (middle + 30, 160)]
    case .pinch: return [(60, 160), hinge, (60 + h, 160)]
    case .foldBack: return [(middle - h / 2 * far, 160 * far), hinge, (60 + h, 160)]
    case .foldUp: return [(60, 160), hinge, (middle + h / 2 * far, 160 * far)]
    }
  }

  @Test("corners lie where the closed forms say", arguments: poses)
  func corners(style: CellStyle, height: Double) throws {
    let cell = Cell(style, height: height)
    let edges = edges(style, height)
    for (panel, from, to) in [(cell.top, edges[0], edges[1]), (cell.bottom, edges[1], edges[2])] {
      let expected = [
        (160 - from.halfWidth, from.y), (160 + from.halfWidth, from.y),
        (160 + to.halfWidth, to.y), (160 - to.halfWidth, to.y),
      ]
      for (corner, (x, y)) in zip(panel.projectedCorners, expected) {
        let point = try #require(corner.point)
        #expect(near(point.x, x) && near(point.y, y), "\(panel.id): \(point), not (\(x), \(y))")
      }
    }
  }

  @Test("angle and depth are those of the style", arguments: poses)
  func angles(style: CellStyle, height: Double) {
    let cell = Cell(style, height: height)
    let angle = acos(height / 60)
    let signs: (Double, Double) =
      switch style {
      case .flat: (0, 0)
      case .foldBack: (1, 1)
      case .pinch: (-1, 1)
      case .foldUp: (-1, -1)
      }
    let depth = style == .flat ? 0 : -30 * sin(angle)
    for (panel, sign) in [(cell.top, signs.0), (cell.bottom, signs.1)] {
      #expect(near(panel.fold.angle, sign * angle))
      #expect(near(panel.fold.rotation.sine, sin(sign * angle)))
      #expect(near(panel.fold.rotation.cosine, cos(sign * angle)))
      #expect(near(panel.fold.translation.z, depth))
    }
  }

  @Test("the halves share the hinge's corners to the last bit", arguments: poses)
  func hinge(style: CellStyle, height: Double) {
    let cell = Cell(style, height: height)
    let top = cell.top.projectedCorners
    let bottom = cell.bottom.projectedCorners
    #expect(top[3] == bottom[0])
    #expect(top[2] == bottom[1])
    #expect(cell.top.edges.bottom == .shared && cell.bottom.edges.top == .shared)
  }

  @Test("nothing comes nearer to the eye than the list's plane", arguments: poses)
  func depth(style: CellStyle, height: Double) {
    let cell = Cell(style, height: height)
    for corner in cell.top.projectedCorners + cell.bottom.projectedCorners {
      #expect(corner.w >= 1 - 1e-12)
    }
  }

  @Test(
    "left mirrors right, and upside down a pinch is a pinch, a fold back a fold up",
    arguments: poses)
  func symmetry(style: CellStyle, height: Double) {
    let cell = Cell(style, height: height)
    let mirrored: CellStyle =
      switch style {
      case .foldBack: .foldUp
      case .foldUp: .foldBack
      case .flat, .pinch: style
      }
    let other = Cell(mirrored, height: height)
    let middle = 60 + height / 2
    let points = cell.top.projectedCorners.compactMap(\.point)
    let opposite = other.bottom.projectedCorners.compactMap(\.point)
    #expect(points.count == 4 && opposite.count == 4)
    for (a, b) in zip(points, [opposite[3], opposite[2], opposite[1], opposite[0]]) {
      #expect(near(a.x, b.x) && near(a.y - middle, middle - b.y))
    }
    #expect(near(points[0].x, 320 - points[1].x) && near(points[3].x, 320 - points[2].x))
  }

  @Test(
    "a cell of full height is the plain cell, whatever its style", arguments: CellStyle.allCases)
  func unfolded(style: CellStyle) {
    let cell = Cell(style, height: 60)
    let plain = Cell(.flat, height: 60)
    #expect(cell.top.projectedCorners == plain.top.projectedCorners)
    #expect(cell.bottom.projectedCorners == plain.bottom.projectedCorners)
    #expect(cell.top.shade == .none && cell.bottom.shade == .none)
  }

  @Test("the fold is continuous where it begins and where it ends", arguments: CellStyle.allCases)
  func continuity(style: CellStyle) {
    for (a, b) in [(60.0, 60 - 1e-10), (0.0, 1e-10)] {
      let first = Cell(style, height: a).top.projectedCorners.compactMap(\.point)
      let second = Cell(style, height: b).top.projectedCorners.compactMap(\.point)
      #expect(first.count == 4 && second.count == 4)
      for (p, q) in zip(first, second) { #expect(hypot(p.x - q.x, p.y - q.y) < 1e-3) }
    }
  }

  @Test("a cell without height can't be seen", arguments: CellStyle.allCases)
  func closed(style: CellStyle) {
    let cell = Cell(style, height: 0)
    for panel in [cell.top, cell.bottom, cell.rule] {
      #expect(!panel.isVisible(on: canvas), "\(panel.id)")
    }
  }

  @Test("the rule is the last point of the slot, unfolded and unshaded", arguments: poses)
  func rule(style: CellStyle, height: Double) {
    let rule = Cell(style, height: height).rule
    let ys = rule.projectedCorners.compactMap { $0.point?.y }
    #expect(ys.count == 4 && near(ys[0], 59 + height) && near(ys[2], 60 + height))
    #expect(rule.color == Color(red: 0, green: 0, blue: 0, alpha: 0.2))
    #expect(rule.fold == .none && rule.shade == .none)
    #expect(rule.clip?.minY == 60)
  }
}
