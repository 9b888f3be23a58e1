import CreaseGeometry
import CreaseLayers
import CreasePixmaps
import Testing

/// Panels that are drawn together.
@Suite struct GroupTests {
  private let first = flatPanel(Rect(x: 2, y: 2, width: 20, height: 20))
  private let second = flatPanel(Rect(x: 12, y: 12, width: 20, height: 20), magenta)

  @Test func aGroupFadesAsOne() throws {
    let panels = [first, second]
    let group = PanelGroup(panels: 0..<2, opacity: 0.5)
    let together = try draw(panels, groups: [group], width: 34, height: 34)
    #expect(together[5, 5] == SIMD4(128, 128, 128, 255))
    #expect(together[15, 15] == SIMD4(128, 0, 128, 255))
    #expect(together[25, 25] == SIMD4(128, 0, 128, 255))
    #expect(together[25, 5] == blackPixel)
    // One by one the first would show through the second.
    let faint = panels.map { panel in
      var panel = panel
      panel.opacity = 0.5
      return panel
    }
    #expect(try draw(faint, width: 34, height: 34)[15, 15] == SIMD4(192, 64, 192, 255))
  }

  @Test func anOpaqueGroupWithoutMaskChangesNothing() throws {
    var faint = second
    faint.opacity = 0.3
    let plain = try draw([first, faint], width: 34, height: 34)
    let groups = [PanelGroup(panels: 0..<2), PanelGroup(panels: 1..<2)]
    #expect(try draw([first, faint], groups: groups, width: 34, height: 34) == plain)
  }

  @Test func onlyItsPanelsAreInAGroup() throws {
    let third = flatPanel(Rect(x: 0, y: 0, width: 34, height: 4))
    let picture = try draw(
      [first, second, third], groups: [PanelGroup(panels: 1..<2, opacity: 0)], width: 34,
      height: 34)
    #expect(picture == (try draw([first, third], width: 34, height: 34)))
  }

  @Test func groupsNest() throws {
    let groups = [
      PanelGroup(panels: 0..<2, opacity: 0.5), PanelGroup(panels: 1..<2, opacity: 0.5),
    ]
    let picture = try draw([first, second], groups: groups, width: 34, height: 34)
    // In the sheet magenta lies at a half over white, or over nothing; then all of it at a half.
    #expect(picture[15, 15] == SIMD4(128, 64, 128, 255))
    #expect(picture[25, 25] == SIMD4(64, 0, 64, 255))
  }

  @Test(arguments: [0.0, 6])
  func aMaskCoversLikeAPanel(radius: Double) throws {
    let placement = slanted(x: 17, y: 17, about: .y, angle: 0.7, distance: 90)
    let rect = Rect(x: -12, y: -9, width: 24, height: 18)
    let mask = Mask(rect: rect, cornerRadius: radius, placement: placement)
    let whole = flatPanel(Rect(x: 0, y: 0, width: 34, height: 34))
    let picture = try draw(
      [whole], groups: [PanelGroup(panels: 0..<1, mask: mask)], width: 34, height: 34)
    let panel = Panel(
      id: "mask", rect: rect, placement: placement, color: .white, cornerRadius: radius)
    #expect(picture == (try draw([panel], width: 34, height: 34)))
    #expect(area(picture) > 200)
  }

  @Test func aMaskWithoutAreaHidesItsGroup() throws {
    for rect in [Rect(x: 0, y: 0, width: 0, height: 5), Rect(x: 100, y: 0, width: 5, height: 5)] {
      let group = PanelGroup(panels: 0..<1, mask: Mask(rect: rect, placement: .identity))
      #expect(area(try draw([first, second], groups: [group], width: 34, height: 34)) == 400)
    }
  }

  @Test func rangesBeyondTheListAreCutToIt() throws {
    let groups = [
      PanelGroup(panels: 1..<9, opacity: 0.5), PanelGroup(panels: 5..<20, opacity: 0.5),
    ]
    let picture = try draw([first, second], groups: groups, width: 34, height: 34)
    #expect(picture[5, 5] == whitePixel && picture[25, 25] == SIMD4(128, 0, 128, 255))
  }
}
