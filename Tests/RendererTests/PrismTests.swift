import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreasePixmaps
import Foundation
import Testing

/// What shows of a roll is what is nearest, worked out anew by casting rays at a prism.
@Suite struct PrismTests {
  /// A roll to the left over one row of pixels, a pixel to a point.
  private struct Rays {
    let length: Double
    let strips: Int
    let sides: Int
    let distance: Double?

    private var w: Double { length / Double(strips) }
    private var apothem: Double { w / (2 * tan(.pi / Double(sides))) }

    /// A strip's ends: the place, and the height over the pictures' plane.
    private func ends(of strip: Int, step: Int, local: Double) -> [(x: Double, z: Double)] {
      if strip > step {
        let right = length - w * Double(strip)
        return [(right - w, 0), (right, 0)]
      }
      let axis = (length - w / 2) - w * (Double(step) + min(1, local / 0.98))
      let turn = 2 * .pi / Double(sides) * (Double(step - strip) + local)
      return [-w / 2, w / 2].map { x in
        (
          axis + x * cos(turn) + apothem * sin(turn),
          apothem + x * sin(turn) - apothem * cos(turn)
        )
      }
    }

    /// The strip that a pixel shows, −1 for the next picture; nil where that is a matter of a pixel.
    func strip(at pixel: Int, step: Int, local: Double) -> Int? {
      let middle = length / 2
      let place = Double(pixel) + 0.5
      var nearest = (strip: -1, z: -Double.infinity)
      for strip in max(0, min(step, strips - 1) - sides + 1)..<strips {
        let ends = ends(of: strip, step: step, local: local)
        let seen = ends.map { end in
          distance.map { middle + (end.x - middle) * $0 / ($0 - end.z) } ?? end.x
        }
        let (low, high) = (min(seen[0], seen[1]), max(seen[0], seen[1]))
        if low - 1.6 < place, place < low + 1.6 { return nil }
        if high - 1.6 < place, place < high + 1.6 { return nil }
        guard low < place, place < high else { continue }
        // Where the ray meets the strip: between its ends by a share t.
        let (a, b) = (ends[0], ends[1])
        let z: Double
        if let distance {
          // x(t) − m = (p − m) (d − z(t)) / d
          let slope = (place - middle) / distance
          let t =
            (middle - a.x + slope * (distance - a.z))
            / (b.x - a.x + slope * (b.z - a.z))
          z = a.z + t * (b.z - a.z)
        } else {
          z = a.z + (place - a.x) / (b.x - a.x) * (b.z - a.z)
        }
        if z > nearest.z { nearest = (strip, z) }
      }
      return nearest.strip
    }
  }

  /// Strips of different colours.
  private static func color(_ strip: Int) -> SIMD4<UInt8> {
    if strip < 0 { return SIMD4(255, 0, 255, 255) }
    return SIMD4(UInt8(strip * 20), UInt8(200 - strip * 9), UInt8(strip * 7 % 4 * 60), 255)
  }

  @Test(arguments: [3, 4, 6, 8], RendererUnderTest.allCases)
  func theNearestFaceShows(_ sides: Int, _ renderer: RendererUnderTest) throws {
    let drawing = try renderer.make()
    var shown = 0
    for strips in [1, 4, 5, 12] {
      let length = strips == 12 ? 240 : 120
      for distance: Double? in [nil, 400, 150] {
        let w = Double(length / strips)
        let half = Double.pi / Double(sides)
        // The prism stays before the eye.
        if let distance, distance < w / 2 * (1 / tan(half) + 1 / sin(half)) * 1.1 { continue }
        for direction in Direction.allCases {
          let roll = Self.roll(
            direction, length: length, strips: strips, sides: sides, distance: distance)
          let rays = Rays(
            length: Double(length), strips: strips, sides: sides, distance: distance)
          let canvas = Canvas(
            size: direction.isHorizontal
              ? Size(width: Double(length), height: 3) : Size(width: 3, height: Double(length)))
          for tick in 0..<41 {
            let steps = Double(tick) / 41 * Double(strips + 1)
            let picture = try drawing.render(PicturePages.frame(roll, steps: steps, on: canvas))
            let step = Int(steps)
            for pixel in 0..<length {
              guard
                let strip = rays.strip(at: pixel, step: step, local: steps - Double(step))
              else { continue }
              let isFalling = direction == .left || direction == .up
              let index = isFalling ? pixel : length - 1 - pixel
              let drawn = direction.isHorizontal ? picture[index, 1] : picture[1, index]
              shown += strip >= 0 && strip <= step ? 1 : 0
              if drawn != Self.color(strip) {
                Issue.record(
                  """
                  \(direction), \(strips) strips, eye \(String(describing: distance)), step \
                  \(steps), pixel \(pixel): \(drawn), not strip \(strip)
                  """)
                return
              }
            }
          }
        }
      }
    }
    #expect(shown > 10_000)
  }

  private static func roll(
    _ direction: Direction, length: Int, strips: Int, sides: Int, distance: Double?
  ) -> StripRoll {
    let isHorizontal = direction.isHorizontal
    var pixmap = Pixmap(width: isHorizontal ? length : 1, height: isHorizontal ? 1 : length)
    for place in 0..<length {
      let strip =
        (direction == .left || direction == .up ? length - 1 - place : place)
        * strips / length
      pixmap[isHorizontal ? place : 0, isHorizontal ? 0 : place] = color(strip)
    }
    return StripRoll(
      pictures: [
        .picture(.pixmap(name: "strips \(direction) \(length) \(strips)", pixmap)),
        Page(color: PicturePages.magenta),
      ], width: isHorizontal ? Double(length) : 40, height: isHorizontal ? 40 : Double(length),
      strips: strips, sides: sides, direction: direction, perspective: distance, shade: 0)
  }
}
