import Crease
import Testing

/// Where a frame's panels have their edges.
@Suite struct EdgeTests {
  private static func frame(_ panel: Panel, scale: Double = 1) -> FrameDescription {
    FrameDescription(
      canvas: Canvas(size: Size(width: 100, height: 80), scale: scale), panels: [panel])
  }

  private static func sheet(
    _ rect: Rect, fold: Fold = .none, placement: Matrix4 = .identity, clip: Bounds? = nil
  ) -> Panel {
    Panel(id: "sheet", rect: rect, fold: fold, placement: placement, color: .white, clip: clip)
  }

  @Test func aFlatPanelHasItsFourSides() {
    let edges = Self.frame(Self.sheet(Rect(x: 10, y: 20, width: 30, height: 40)), scale: 2).edges
    #expect(
      edges == [
        Segment(startX: 20, startY: 40, endX: 80, endY: 40),
        Segment(startX: 80, startY: 40, endX: 80, endY: 120),
        Segment(startX: 80, startY: 120, endX: 20, endY: 120),
        Segment(startX: 20, startY: 120, endX: 20, endY: 40),
      ])
  }

  /// What is far outside is cut near the picture; what lies outside altogether is left out.
  @Test func sidesAreCutNearThePicture() {
    let edges = Self.frame(Self.sheet(Rect(x: -1e12, y: 20, width: 2e12, height: 1e12))).edges
    #expect(edges.count == 1)
    #expect(edges.first?.startY == 20 && edges.first?.endY == 20)
    let ends = edges.flatMap { [$0.startX, $0.endX] }.sorted()
    #expect(ends.allSatisfy { $0.isFinite } && ends.count == 2)
    #expect(abs((ends.first ?? 0) + 4) < 1e-3 && abs((ends.last ?? 0) - 104) < 1e-3)
  }

  @Test func aClipEndsSidesAndHasItsOwn() {
    let clip = Bounds(minX: 0, minY: 30, maxX: 100, maxY: 50)
    let mask = Self.frame(
      Self.sheet(Rect(x: 10, y: 20, width: 30, height: 40), clip: clip)
    ).edgeMask()
    // The clip's sides over the panel, and the panel's sides within the clip.
    #expect(mask[25, 29] && mask[25, 30] && mask[25, 49] && mask[10, 40] && mask[39, 40])
    // The panel's own ends are cut away, and the clip goes on where no panel is.
    #expect(!mask[25, 20] && !mask[25, 59] && !mask[10, 22] && !mask[60, 30] && !mask[25, 40])
  }

  /// A sheet tipped so far that its lower end comes behind the eye: the side edges run on to the
  /// bottom of the picture, and nothing is marked above the far end.
  @Test func sidesAreCutAtTheEyePlane() {
    let panel = Self.sheet(
      Rect(x: -20, y: -100, width: 40, height: 200),
      fold: Fold(axis: .x, angle: 80 * .pi / 180),
      placement: .translation(x: 50, y: 40) * .perspective(distance: 60))
    #expect(panel.projectedCorners.contains { $0.w <= 0 })
    let frame = Self.frame(panel)
    #expect(frame.edges.count == 3)
    #expect(
      frame.edges.allSatisfy { edge in
        [edge.startX, edge.startY, edge.endX, edge.endY].allSatisfy { $0 >= -4.1 && $0 <= 104.1 }
      })
    // On the horizontal through the hinge nothing is turned: 20 points to either side.
    let mask = frame.edgeMask()
    #expect(mask[29, 39] && mask[30, 40] && mask[69, 39] && !mask[50, 40] && !mask[20, 39])
  }

  @Test func numbersThatAreNoneMarkNothing() {
    let panel = Self.sheet(
      Rect(x: 0, y: 0, width: 10, height: 10), placement: .scale(x: .nan, y: .infinity))
    #expect(Self.frame(panel).edgeMask().count == 0)
  }
}
