import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreasePixmaps
import Glibc
import Testing

/// Of two cards that cross, each pixel shows the nearer one, found by sight lines.
@Suite struct CrossingTests {
  /// A card through the middle of the canvas, turned about y, then x.
  private struct Card {
    let color: Color
    let aboutY: Double
    let aboutX: Double
    static let size = Size(width: 110, height: 80)

    var layer: Layer {
      var layer = Layer(
        bounds: Rect(origin: .zero, size: Self.size), position: Point(x: 80, y: 60))
      layer.backgroundColor = color
      layer.transform = Transform([
        .rotate(angle: aboutX, axis: Vector3(x: 1, y: 0, z: 0)),
        .rotate(angle: aboutY, axis: Vector3(x: 0, y: 1, z: 0)),
      ])
      return layer
    }

    /// Where a sight line meets the card: how far from the eye, as a share of the way to the canvas,
    /// and how deep within its sides, in points.
    ///
    /// - Parameters:
    ///   - p: The point of the canvas, from its middle.
    ///   - distance: That of the eye.
    func hit(from p: Point, distance: Double) -> (way: Double, depth: Double) {
      let (cy, sy, cx, sx) = (cos(aboutY), sin(aboutY), cos(aboutX), sin(aboutX))
      // The card's own directions after both turns.
      let u = SIMD3(cy, sx * sy, -cx * sy)
      let v = SIMD3(0, cx, sx)
      let normal = SIMD3(sy, -sx * cy, cx * cy)
      let eye = SIMD3(0, 0, distance)
      let sight = SIMD3(p.x, p.y, -distance)
      let way = -(normal * eye).sum() / (normal * sight).sum()
      let place = eye + sight * way
      let x = Self.size.width / 2 - abs((u * place).sum())
      let y = Self.size.height / 2 - abs((v * place).sum())
      return (way, min(x, y))
    }
  }

  private static let distance = 260.0

  private static let pairs: [(Card, Card)] = [(0.5, -0.6, 0.0, 0.0), (0.9, -0.2, 0.5, -0.4)].flatMap
  {
    (a, b, c, d) -> [(Card, Card)] in
    [255.0, 120].map { alpha in
      (
        Card(color: Color(red255: 220, green: 30, blue: 40), aboutY: a, aboutX: c),
        Card(
          color: Color(red255: 30, green: 60, blue: 210, alpha: alpha), aboutY: b, aboutX: d)
      )
    }
  }

  @Test(arguments: RendererUnderTest.allCases, pairs.indices)
  func eachPixelShowsTheNearerCard(_ renderer: RendererUnderTest, pair: Int) throws {
    let (red, blue) = Self.pairs[pair]
    let canvas = Canvas(size: Size(width: 160, height: 120), scale: 2, background: .white)
    for cards in [[red, blue], [blue, red]] {
      let film = LayerFilm(
        LayerStage(
          cards.map(\.layer), sublayerTransform: .perspective(distance: Self.distance)))
      let picture = try renderer.draw(film.frame(at: 0, on: canvas, scope: .visible))
      var counts = (red: 0, blue: 0)
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          let p = Point(x: (Double(x) + 0.5) / 2 - 80, y: (Double(y) + 0.5) / 2 - 60)
          let (a, b) = (
            red.hit(from: p, distance: Self.distance), blue.hit(from: p, distance: Self.distance)
          )
          // Two points off the sides of both and off the line where they cross nothing fades.
          guard min(a.depth, b.depth) > 2, abs(a.way - b.way) * Self.distance > 2 else { continue }
          let isRed = a.way < b.way
          if isRed { counts.red += 1 } else { counts.blue += 1 }
          let expected = isRed ? red.color : Self.over(blue.color, red.color)
          try #require(
            Self.isNear(picture[x, y], expected),
            "\(picture[x, y]) at \(x), \(y) is not \(expected)")
        }
      }
      #expect(counts.red > 2000 && counts.blue > 2000, "\(counts)")
    }
  }

  /// A colour over an opaque one.
  private static func over(_ top: Color, _ bottom: Color) -> Color {
    func mix(_ a: Double, _ b: Double) -> Double { a * top.alpha + b * (1 - top.alpha) }
    return Color(
      red: mix(top.red, bottom.red), green: mix(top.green, bottom.green),
      blue: mix(top.blue, bottom.blue))
  }

  private static func isNear(_ pixel: SIMD4<UInt8>, _ color: Color) -> Bool {
    zip([0, 1, 2], [color.red, color.green, color.blue]).allSatisfy {
      abs(Double(pixel[$0]) - $1 * 255) <= 1
    }
  }
}
