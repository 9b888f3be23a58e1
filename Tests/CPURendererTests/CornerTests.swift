import CreaseGeometry
import CreaseLayers
import CreasePixmaps
import Testing

/// Round corners and borders, measured by their areas.
@Suite struct CornerTests {
  private func panel(_ radius: Double, x: Double = 3, y: Double = 3) -> Panel {
    var panel = flatPanel(Rect(x: x, y: y, width: 40, height: 30))
    panel.cornerRadius = radius
    return panel
  }

  private let whole = (4 - Double.pi)

  @Test(arguments: [1.0, 2.5, 7, 12.3, 15], [3, 3.25, 3.7])
  func fourCornersTakeTheirArea(radius: Double, place: Double) throws {
    let picture = try draw([panel(radius, x: place, y: place)], width: 50, height: 40)
    let expected = 1200 - whole * radius * radius
    #expect(abs(area(picture) - expected) < 1, "\(area(picture)) \(expected)")
  }

  @Test func atMostHalfTheShorterSideCounts() throws {
    let most = try draw([panel(15)], width: 50, height: 40)
    #expect(try draw([panel(400)], width: 50, height: 40) == most)
    let none = try draw([panel(0)], width: 50, height: 40)
    #expect(try draw([panel(-3)], width: 50, height: 40) == none)
    #expect(try draw([panel(.nan)], width: 50, height: 40) == none)
  }

  @Test func aCircleIsOneByItsDistances() throws {
    var circle = flatPanel(Rect(x: 2, y: 2, width: 16, height: 16))
    circle.cornerRadius = 8
    let picture = try draw([circle], width: 20, height: 20)
    for y in 0..<20 {
      for x in 0..<20 {
        let (dx, dy) = (Double(x) - 9.5, Double(y) - 9.5)
        let d = 8 - (dx * dx + dy * dy).squareRoot()
        // Beside the poles the straight sides may take more.
        let expected = min(max(d + 0.5, 0), 1) * 255
        #expect(abs(Double(picture[x, y].x) - expected) <= 1, "\(x), \(y)")
      }
    }
  }

  @Test func onlyCornersBetweenOuterEdgesAreRound() throws {
    var half = panel(10)
    half.edges = Edges(right: .shared)
    let picture = try draw([half], width: 50, height: 40)
    #expect(abs(area(picture) - (1200 - whole / 2 * 100)) < 0.5)
    #expect(picture[42, 3] == whitePixel && picture[42, 32] == whitePixel)
    #expect(picture[3, 3] == blackPixel && picture[3, 32] == blackPixel)
  }

  @Test(arguments: [Axis.x, .y])
  func cornersFollowAFold(axis: Axis) throws {
    // Orthographic: the area shrinks with the cosine.
    var panel = Panel(
      id: "folded", rect: Rect(x: -20, y: -15, width: 40, height: 30),
      fold: Fold(axis: axis, angle: 0.9), placement: .translation(x: 25.3, y: 20.1), color: .white)
    panel.cornerRadius = 11
    let expected = (1200 - whole * 121) * Rotation(angle: 0.9).cosine
    #expect(abs(area(try draw([panel], width: 50, height: 40)) - expected) < 1)
  }

  @Test(arguments: [0.0, 4, 9], [1.0, 2.5, 5])
  func aBorderHasTheAreaBetweenTwoOutlines(radius: Double, width: Double) throws {
    var panel = panel(radius)
    panel.color = .black
    panel.border = Border(width: width, color: .white)
    let picture = try draw([panel], width: 50, height: 40)
    let inner = max(radius - width, 0)
    let expected =
      1200 - whole * radius * radius
      - ((40 - 2 * width) * (30 - 2 * width) - whole * inner * inner)
    #expect(abs(area(picture) - expected) < 1.2, "\(area(picture)) \(expected)")
    #expect(picture[23, 18] == blackPixel)
  }

  @Test func aBorderLiesOverEverythingAndMixes() throws {
    var panel = panel(0)
    panel.color = Color(red: 0, green: 0, blue: 1)
    panel.gradient = Gradient(stops: [Gradient.Stop(location: 0, color: .black)])
    panel.border = Border(width: 2, color: Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    let picture = try draw([panel], width: 50, height: 40)
    #expect(picture[4, 20] == SIMD4(128, 0, 0, 255) && picture[5, 20] == blackPixel)
    #expect(picture[20, 31] == SIMD4(128, 0, 0, 255) && picture[20, 30] == blackPixel)
  }

  @Test func edgesThatAreNotOuterHaveNoBorder() throws {
    var panel = panel(6)
    panel.color = .black
    panel.border = Border(width: 3, color: .white)
    panel.edges = Edges(right: .shared)
    let picture = try draw([panel], width: 50, height: 40)
    #expect((3..<43).map { picture[$0, 18].x }.filter { $0 > 0 } == [255, 255, 255])
    #expect(picture[42, 4] == whitePixel && picture[42, 6] == blackPixel)
    #expect((3..<33).filter { picture[42, $0] == whitePixel } == [3, 4, 5, 30, 31, 32])
  }

  @Test func aBorderWiderThanThePanelFillsIt() throws {
    var panel = panel(5)
    panel.color = .black
    panel.border = Border(width: 100, color: .white)
    var filled = self.panel(5)
    filled.color = .white
    #expect(try draw([panel], width: 50, height: 40) == draw([filled], width: 50, height: 40))
  }
}
