import CreaseGeometry
import CreaseLayers
import CreasePixmaps
import Foundation
import Testing

@Suite struct ShadowTests {
  /// A panel of which only the shadow is seen.
  private func panel(
    _ shadow: Shadow, radius: Double = 0, rect: Rect = Rect(x: 20, y: 15, width: 40, height: 30)
  ) -> Panel {
    var panel = flatPanel(rect, .clear)
    panel.cornerRadius = radius
    panel.shadow = shadow
    return panel
  }

  /// The Gaussian's integral over a rounded rectangle, cell by cell.
  private func reference(
    _ shape: Rect, radius: Double, at p: Point, deviation: Vector2, step: Double = 0.1
  ) -> Double {
    func weights(_ low: Double, _ length: Double, _ at: Double, _ deviation: Double) -> [Double] {
      (0..<Int((length / step).rounded())).map { k in
        let d = (low + (Double(k) + 0.5) * step - at) / deviation
        return exp(-0.5 * d * d) * step / (deviation * (2 * Double.pi).squareRoot())
      }
    }
    let x = weights(shape.minX, shape.width, p.x, deviation.x)
    let y = weights(shape.minY, shape.height, p.y, deviation.y)
    var sum = 0.0
    for (j, wy) in y.enumerated() {
      let v = (Double(j) + 0.5) * step
      let beyondY = max(radius - v, v - (shape.height - radius), 0)
      for (i, wx) in x.enumerated() {
        let u = (Double(i) + 0.5) * step
        let beyondX = max(radius - u, u - (shape.width - radius), 0)
        if beyondX * beyondX + beyondY * beyondY <= radius * radius { sum += wx * wy }
      }
    }
    return sum
  }

  @Test(arguments: [0.0, 6, 15], [1.5, 4.0, 9])
  func itIsTheGaussianOfItsShape(corner: Double, sigma: Double) throws {
    let picture = try draw(
      [panel(Shadow(radius: sigma), radius: corner)], width: 80, height: 60, background: .white)
    let deviation = (sigma * sigma + 1.0 / 12).squareRoot()
    var least = 255
    for (x, y) in [(40, 30), (20, 15), (22, 17), (18, 30), (60, 44), (58, 40), (40, 46), (63, 12)] {
      let coverage = reference(
        Rect(x: 20, y: 15, width: 40, height: 30), radius: corner,
        at: Point(x: Double(x) + 0.5, y: Double(y) + 0.5),
        deviation: Vector2(x: deviation, y: deviation))
      #expect(abs(Double(picture[x, y].x) - 255 * (1 - coverage)) <= 1.1, "\(x), \(y)")
      least = min(least, Int(picture[x, y].x))
    }
    #expect(least < 60)
  }

  @Test func withoutRadiusItIsTheShapeFilteredByThePixel() throws {
    let picture = try draw([panel(Shadow(radius: 0))], width: 80, height: 60, background: .white)
    #expect(picture[21, 30] == blackPixel && picture[18, 30] == whitePixel)
    // √12 / 2 standard deviations of a pixel's box from the side: 4.2 %.
    #expect(abs(Int(picture[19, 30].x) - 244) <= 1 && abs(Int(picture[20, 30].x) - 11) <= 1)
  }

  @Test func itsWholeIsTheAreaOfItsShape() throws {
    for corner in [0.0, 8] {
      let shadow = Shadow(color: .white, opacity: 0.5, radius: 3)
      let picture = try draw([panel(shadow, radius: corner)], width: 80, height: 60)
      let expected = 0.5 * (1200 - (4 - .pi) * corner * corner)
      #expect(abs(area(picture) - expected) < 3)
    }
  }

  @Test func shapeOffsetAndRadiusAreItsOwn() throws {
    let moved = Shadow(
      radius: 2, offset: Vector2(x: 5, y: -3), rect: Rect(x: 15, y: 18, width: 40, height: 30),
      cornerRadius: 4)
    let own = try draw([panel(moved)], width: 80, height: 60, background: .white)
    let plain = try draw(
      [panel(Shadow(radius: 2), radius: 4)], width: 80, height: 60,
      background: .white)
    #expect(own == plain)
  }

  @Test func itLiesBelowItsPanelAndFadesWithIt() throws {
    var sheet = panel(Shadow(color: magenta, opacity: 0.5, radius: 3))
    sheet.color = .white
    let opaque = try draw([sheet], width: 80, height: 60)
    #expect(opaque[40, 30] == whitePixel)
    sheet.opacity = 0.5
    let faint = try draw([sheet], width: 80, height: 60)
    // A quarter of magenta, and half white over it.
    #expect(abs(Int(faint[40, 30].x) - 160) <= 1 && faint[40, 30].y == 128)
    // Outside, half of what it was.
    #expect(abs(Int(opaque[18, 30].x) - 2 * Int(faint[18, 30].x)) <= 1)
    #expect(faint[18, 30].x > 10)
  }

  @Test func itShowsWhicheverSideDoesButNotBeyondTheClip() throws {
    var sheet = panel(Shadow(radius: 3))
    sheet.color = .white
    sheet.visibleSide = .back
    sheet.edges = Edges(top: .shared, right: .clipped, bottom: .tucked, left: .outer)
    sheet.cuts = [Cut(a: 1, b: 0, c: -1e6)]
    let shadow = try draw([panel(Shadow(radius: 3))], width: 80, height: 60, background: .white)
    #expect(try draw([sheet], width: 80, height: 60, background: .white) == shadow)
    sheet.clip = Bounds(minX: 0, minY: 0, maxX: 40, maxY: 60)
    let clipped = try draw([sheet], width: 80, height: 60, background: .white)
    #expect(clipped[39, 30] == shadow[39, 30] && clipped[40, 30] == whitePixel)
  }

  @Test(arguments: [0.0, 7])
  func itLiesInThePanelsPlane(corner: Double) throws {
    // Orthographic, turned by 60° about y: half as wide, σ too, and a pixel is 2 points wide.
    var sheet = panel(
      Shadow(radius: 4), radius: corner, rect: Rect(x: -20, y: -15, width: 40, height: 30))
    sheet.fold = Fold(
      axis: .y, angle: .pi / 3, rotation: Rotation(cosine: 0.5, sine: 0.75.squareRoot()),
      translation: .zero)
    sheet.placement = .translation(x: 40, y: 30)
    let picture = try draw([sheet], width: 80, height: 60, background: .white)
    for (x, y) in [(40, 30), (30, 30), (31, 17), (28, 45), (49, 40)] {
      let coverage = reference(
        Rect(x: -20, y: -15, width: 40, height: 30), radius: corner,
        at: Point(x: (Double(x) + 0.5 - 40) * 2, y: Double(y) + 0.5 - 30),
        deviation: Vector2(x: (16 + 4.0 / 12).squareRoot(), y: (16 + 1.0 / 12).squareRoot()))
      #expect(abs(Double(picture[x, y].x) - 255 * (1 - coverage)) <= 1.1, "\(x), \(y)")
    }
  }
}
