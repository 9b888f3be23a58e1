import CreaseCPURenderer
import CreaseGeometry
import CreaseLayers
import CreasePixmaps
import Testing

/// Numbers that are none, or too large for anything, harm nobody else.
@Suite struct OddNumberTests {
  /// A panel in perspective whose number of the given kind is odd.
  private func panel(_ kind: Int, _ bad: Double) -> Panel {
    var panel = Panel(
      id: "odd", rect: Rect(x: -15, y: -10, width: 30, height: 20),
      fold: Fold(axis: .y, angle: 0.5),
      placement: .translation(x: 20, y: 15) * .perspective(distance: 90), color: .white)
    let stops = [
      Gradient.Stop(location: 0, color: .white),
      Gradient.Stop(location: 0.5, color: Color(red: bad, green: 1, blue: 0, alpha: 0.5)),
      Gradient.Stop(location: kind == 0 ? bad : 1, color: .black),
    ]
    switch kind {
    case 0: panel.gradient = Gradient(stops: stops)
    case 1: panel.fill = Gradient(stops: stops, start: Point(x: bad, y: 0))
    case 2: panel.gradient = Gradient(stops: stops, opacity: bad)
    case 3: panel.cornerRadius = bad
    case 4: panel.border = Border(width: bad, color: .black)
    case 5: panel.shadow = Shadow(radius: bad)
    case 6: panel.shadow = Shadow(radius: 3, offset: Vector2(x: bad, y: 1))
    case 7: panel.shadow = Shadow(radius: 3, rect: Rect(x: 0, y: bad, width: bad, height: 9))
    case 8: panel.shadow = Shadow(radius: 3, cornerRadius: bad)
    case 9: panel.cuts = [Cut(a: bad, b: 1, c: 0)]
    case 10: panel.cuts = [Cut(a: 0, b: 1, c: bad, edge: .outer)]
    default: panel.tint = Color(red: bad, green: bad, blue: 0, alpha: bad)
    }
    return panel
  }

  @Test(arguments: 0..<12, [Double.nan, .infinity, -.infinity, 1e300, -1e300, -1])
  func aPanelWithThemLeavesTheOthersAlone(kind: Int, bad: Double) throws {
    let other = flatPanel(Rect(x: 35, y: 2, width: 5, height: 26), magenta)
    for takesShortcuts in [false, true] {
      let picture = try draw(
        [panel(kind, bad), other], width: 40, height: 30, takesShortcuts: takesShortcuts)
      #expect((2..<28).allSatisfy { picture[37, $0] == magentaPixel })
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func aGroupWithThemLeavesTheOthersAlone(bad: Double) throws {
    let panels = [
      panel(3, 4), panel(3, 5), flatPanel(Rect(x: 35, y: 2, width: 5, height: 26), magenta),
    ]
    let masks = [
      Mask(rect: Rect(x: bad, y: 0, width: 9, height: bad), placement: .identity),
      Mask(rect: .unit, cornerRadius: bad, placement: .scale(x: bad, y: 20)),
    ]
    for mask in masks {
      let groups = [
        PanelGroup(panels: 0..<2, opacity: 0.5, mask: mask),
        PanelGroup(panels: 1..<2, opacity: bad),
      ]
      let picture = try draw(panels, groups: groups, width: 40, height: 30)
      #expect((2..<28).allSatisfy { picture[37, $0] == magentaPixel })
    }
  }
}
