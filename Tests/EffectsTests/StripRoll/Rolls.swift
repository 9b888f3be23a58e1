import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion
import Foundation

/// Three pictures to roll off.
let deck = ["A", "B", "C"].map { Page.text($0, color: Color(red: 0.5, green: 0.2, blue: 0.1)) }

/// A picture of 240 × 150 points in the middle of the demo's canvas, rolled off over the next one from
/// 0 on, in a second and one step.
func rolling(
  _ direction: Direction = .left, strips: Int = 4, sides: Int = 6, pictures: [Page] = deck,
  script: [StripRollAction] = [], _ change: (inout StripRoll) -> Void = { _ in }
) -> StripRollFilm {
  var roll = StripRoll(
    pictures: pictures, width: 240, height: 150, strips: strips, sides: sides,
    direction: direction, script: script)
  change(&roll)
  return StripRollFilm(roll, viewport: canvas.size)
}

extension StripRollFilm {
  /// All panels at a time.
  func everything(at time: Double) -> [Panel] { panels(at: time, on: canvas, scope: .everything) }
}

/// A strip that rolls to the left, worked out as a prism that turns about a vertical axis.
struct ExpectedRoll {
  var width = 240.0
  var height = 150.0
  var strips: Int
  var sides: Int
  var perspective: Double?

  /// The strips that are there in a step.
  func listed(step: Int) -> ClosedRange<Int> {
    // A face's older strip goes when a newer one comes to lie on it.
    max(0, min(step, strips - 1) - sides + 1)...(strips - 1)
  }

  /// Where the corners of a strip lie on the canvas, from the top left one on.
  func corners(of strip: Int, step: Int, local: Double) -> [Point] {
    let w = width / Double(strips)
    let r = w / (2 * tan(.pi / Double(sides)))
    if strip > step {
      let right = width - w * Double(strip)
      return square(from: (right - w, -r), to: (right, -r), r)
    }
    let prism = -(2 * .pi / Double(sides)) * (Double(step) + local)
    let axis = (width - w / 2) - w * (Double(step) + min(1, local / 0.98))
    let face = (sides - strip % sides) % sides
    let angle = prism - 2 * .pi * Double(face) / Double(sides)
    func turned(_ x: Double) -> (x: Double, z: Double) {
      (axis + x * cos(angle) - r * sin(angle), -x * sin(angle) - r * cos(angle))
    }
    return square(from: turned(-w / 2), to: turned(w / 2), r)
  }

  private func square(
    from a: (x: Double, z: Double), to b: (x: Double, z: Double), _ r: Double
  ) -> [Point] {
    [(a, 0), (b, 0), (b, height), (a, height)].map { end, y in
      let shrink = perspective.map { $0 / ($0 - r - end.z) } ?? 1
      return Point(
        x: 160 + (end.x - width / 2) * shrink, y: 240 + (y - height / 2) * shrink)
    }
  }
}

/// What a panel's corners become when what they belong to rolls elsewhere than to the left: mirrored,
/// or with x and y exchanged, about the canvas's middle; in the order that the panel has then.
func moved(_ c: [Point], to direction: Direction) -> [Point] {
  func mirrored(_ c: [Point]) -> [Point] {
    let d = c.map { Point(x: 320 - $0.x, y: $0.y) }
    return [d[1], d[0], d[3], d[2]]
  }
  func lying(_ c: [Point]) -> [Point] {
    let d = c.map { Point(x: $0.y - 80, y: $0.x + 80) }
    return [d[0], d[3], d[2], d[1]]
  }
  return switch direction {
  case .left: c
  case .right: mirrored(c)
  case .up: lying(c)
  case .down: lying(mirrored(c))
  }
}
