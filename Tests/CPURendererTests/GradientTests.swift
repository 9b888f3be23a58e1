import CreaseGeometry
import CreaseLayers
import CreasePixmaps
import Testing

@Suite struct GradientTests {
  private func ramp(_ stops: [(Double, Color)], opacity: Double = 1, across: Bool = true)
    -> Gradient
  {
    Gradient(
      stops: stops.map { Gradient.Stop(location: $0.0, color: $0.1) },
      start: across ? Point(x: 0, y: 0.5) : Point(x: 0.5, y: 0),
      end: across ? Point(x: 1, y: 0.5) : Point(x: 0.5, y: 1), opacity: opacity)
  }

  private func byte(_ x: Double) -> Int { Int((x * 255 + 0.5).rounded(.down)) }

  @Test func twoStopsMakeAStraightRamp() throws {
    var panel = flatPanel(Rect(x: 2, y: 1, width: 100, height: 4), magenta)
    panel.gradient = ramp([(0, .black), (1, .white)])
    let picture = try draw([panel], width: 104, height: 6)
    for x in 0..<100 {
      let expected = byte((Double(x) + 0.5) / 100)
      #expect(abs(Int(picture[x + 2, 2].x) - expected) <= 1, "\(x)")
      #expect(picture[x + 2, 2].x == picture[x + 2, 2].y)
    }
    #expect(picture[1, 2] == blackPixel)
  }

  @Test func stopsAreMixedPremultiplied() throws {
    // Half way between opaque red and clear blue: half-transparent red, no blue.
    var panel = flatPanel(Rect(x: 0, y: 0, width: 3, height: 1), .white)
    panel.gradient = ramp([
      (0, Color(red: 1, green: 0, blue: 0)), (1, Color(red: 0, green: 0, blue: 1, alpha: 0)),
    ])
    let picture = try draw([panel], width: 3, height: 1)
    #expect(picture[1, 0] == SIMD4(255, 128, 128, 255))
  }

  @Test func colorsHoldBeforeTheFirstAndAfterTheLastStop() throws {
    var panel = flatPanel(Rect(x: 0, y: 0, width: 4, height: 40), .black)
    panel.gradient = ramp(
      [
        (0.25, Color(red255: 10, green: 20, blue: 30)),
        (0.5, Color(red255: 110, green: 20, blue: 30)),
        (0.75, Color(red255: 110, green: 220, blue: 30)),
      ], across: false)
    let picture = try draw([panel], width: 4, height: 40)
    for y in 0..<40 {
      let t = (Double(y) + 0.5) / 40
      let red = 10 + 100 * min(max((t - 0.25) * 4, 0), 1)
      let green = 20 + 200 * min(max((t - 0.5) * 4, 0), 1)
      #expect(abs(Double(picture[1, y].x) - red) <= 0.52, "row \(y)")
      #expect(abs(Double(picture[1, y].y) - green) <= 0.52, "row \(y)")
      #expect(picture[1, y].z == 30)
    }
  }

  @Test func twoStopsAtOnePlaceAreAStep() throws {
    var panel = flatPanel(Rect(x: 0, y: 0, width: 10, height: 1), .black)
    panel.gradient = ramp([(0, .white), (0.45, .white), (0.45, magenta), (1, magenta)])
    let picture = try draw([panel], width: 10, height: 1)
    // The centre of column 4 lies on the step.
    #expect((0..<10).map { picture[$0, 0].y } == [255, 255, 255, 255, 0, 0, 0, 0, 0, 0])
  }

  @Test func linesOfEqualColourAreAtRightAnglesToTheDirectionInPoints() throws {
    // From corner to corner of a rectangle of 40 × 20: t = (40 x + 20 y) / 2000.
    var panel = flatPanel(Rect(x: 0, y: 0, width: 40, height: 20), .black)
    panel.gradient = Gradient(
      stops: [
        Gradient.Stop(location: 0, color: .black), Gradient.Stop(location: 1, color: .white),
      ], start: Point(x: 0, y: 0), end: Point(x: 1, y: 1))
    let picture = try draw([panel], width: 40, height: 20)
    for (x, y) in [(3, 2), (20, 10), (39, 0), (0, 19), (30, 17)] {
      let t = (40 * (Double(x) + 0.5) + 20 * (Double(y) + 0.5)) / 2000
      #expect(abs(Int(picture[x, y].x) - byte(t)) <= 1)
    }
  }

  @Test func withoutADirectionItIsTheLastStops() throws {
    var panel = flatPanel(Rect(x: 0, y: 0, width: 2, height: 2), .black)
    panel.gradient = Gradient(
      stops: [
        Gradient.Stop(location: 0, color: .white), Gradient.Stop(location: 1, color: magenta),
      ],
      start: Point(x: 0.5, y: 0.5), end: Point(x: 0.5, y: 0.5))
    #expect(try draw([panel], width: 2, height: 2)[1, 1] == magentaPixel)
    panel.gradient?.stops = []
    #expect(try draw([panel], width: 2, height: 2)[1, 1] == blackPixel)
  }

  @Test func theFillIsShadedAndTheGradientIsNot() throws {
    var panel = flatPanel(Rect(x: 0, y: 0, width: 4, height: 4), .black)
    panel.shade = Shade(contents: 1, color: 0.5)
    panel.fill = ramp([(0, Color(red255: 200, green: 100, blue: 50))])
    #expect(try draw([panel], width: 4, height: 4)[2, 2] == SIMD4(100, 50, 25, 255))
    panel.gradient = ramp([(0, Color(red: 1, green: 1, blue: 1, alpha: 0.2))])
    #expect(try draw([panel], width: 4, height: 4)[2, 2] == SIMD4(131, 91, 71, 255))
    panel.gradient?.opacity = 0.5
    #expect(try draw([panel], width: 4, height: 4)[2, 2] == SIMD4(116, 71, 48, 255))
    panel.opacity = 0.5
    #expect(try draw([panel], width: 4, height: 4)[2, 2] == SIMD4(58, 35, 24, 255))
  }

  @Test func contentsLieOverTheFillAndUnderTheGradient() throws {
    var panel = flatPanel(Rect(x: 0, y: 0, width: 80, height: 30), .black)
    panel.contents = textContents(color: Color(red: 0, green: 1, blue: 0))
    panel.fill = ramp([(0, Color(red: 1, green: 0, blue: 0))])
    var picture = try draw([panel], width: 80, height: 30)
    var sums = stride(from: 0, to: picture.bytes.count, by: 4).map {
      Int(picture.bytes[$0]) + Int(picture.bytes[$0 + 1])
    }
    #expect(sums.allSatisfy { (254...256).contains($0) })
    panel.gradient = ramp([(0, Color(red: 0, green: 0, blue: 1, alpha: 0.5))])
    picture = try draw([panel], width: 80, height: 30)
    sums = stride(from: 0, to: picture.bytes.count, by: 4).map {
      Int(picture.bytes[$0]) + Int(picture.bytes[$0 + 1])
    }
    #expect(sums.allSatisfy { (127...129).contains($0) })
    #expect(picture[3, 3].z == 128)
  }

  @Test(arguments: [Axis.x, .y])
  func aGradientFollowsAFold(axis: Axis) throws {
    var panel = Panel(
      id: "folded", rect: Rect(x: -30, y: -20, width: 60, height: 40),
      fold: Fold(axis: axis, angle: 1),
      placement: .translation(x: 40, y: 30)
        * .perspective(distance: 100), color: magenta)
    panel.gradient = Gradient(
      stops: [
        Gradient.Stop(location: 0, color: .black), Gradient.Stop(location: 1, color: .white),
      ], start: Point(x: 0.1, y: 0.2), end: Point(x: 0.9, y: 0.7))
    let picture = try draw([panel], width: 80, height: 60)
    var count = 0
    for y in 0..<60 {
      for x in 0..<80 {
        let p = planePoint(of: panel, at: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        guard abs(p.x) < 28, abs(p.y) < 18 else { continue }
        let t = ((p.x + 24) * 48 + (p.y + 12) * 20) / (48 * 48 + 20 * 20)
        #expect(abs(Int(picture[x, y].x) - byte(min(max(t, 0), 1))) <= 1)
        count += 1
      }
    }
    #expect(count > 600)
  }

  @Test func aTintReplacesTheContentsColour() throws {
    var panel = flatPanel(Rect(x: 0, y: 0, width: 80, height: 30), .black)
    panel.contents = textContents(color: Color(red: 0.2, green: 0.9, blue: 0.4))
    panel.tint = Color(red255: 250, green: 120, blue: 10)
    let tinted = try draw([panel], width: 80, height: 30)
    panel.tint = nil
    panel.contents = textContents(color: Color(red255: 250, green: 120, blue: 10))
    let plain = try draw([panel], width: 80, height: 30)
    let differences = zip(tinted.bytes, plain.bytes).map { abs(Int($0) - Int($1)) }
    #expect((differences.max() ?? 9) <= 1)
    panel.tint = .clear
    #expect(try draw([panel], width: 80, height: 30).bytes.allSatisfy { $0 == 0 || $0 == 255 })
    panel.tint = Color(red: 1, green: 1, blue: 1, alpha: 0.5)
    panel.shade = Shade(contents: 0.5, color: 1)
    let faint = try draw([panel], width: 80, height: 30)
    #expect(faint.bytes.enumerated().filter { $0.0 % 4 == 0 }.map(\.1).max() == 64)
  }
}
