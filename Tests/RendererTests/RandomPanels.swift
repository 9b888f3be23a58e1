import CreaseGeometry
import CreaseLayers

/// Frames of panels that are contents over a colour and no more, at rest and turned, the same in
/// every run.
struct RandomPanels {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func next() -> FrameDescription {
    let panels = (0..<Int.random(in: 2...6, using: &random)).map { panel("\($0)") }
    return FrameDescription(
      canvas: Canvas(
        size: Size(width: number(60, 200), height: number(60, 160)),
        scale: [0.7, 1, 1, 1.5, 2, 2].randomElement(using: &random) ?? 1,
        background: chance(0.3) ? .clear : color(alpha: 1)), panels: panels)
  }

  /// Another frame of which most is as it was.
  mutating func change(of frame: FrameDescription) -> FrameDescription {
    var frame = frame
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let index = Int.random(in: 0...frame.panels.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: frame.panels.insert(panel("new \(number(0, 1))"), at: index)
      case 1 where index < frame.panels.count: frame.panels.remove(at: index)
      case 2 where index < frame.panels.count:
        frame.panels.swapAt(index, Int.random(in: 0..<frame.panels.count, using: &random))
      case 3 where index < frame.panels.count: frame.panels[index].color = color(alpha: 1)
      case _ where index < frame.panels.count:
        let id = frame.panels[index].id
        frame.panels[index] = panel(id)
      default: break
      }
    }
    return frame
  }

  private mutating func panel(_ id: String) -> Panel {
    let isWhole = chance(0.4)
    var rect = Rect(
      x: number(-60, -5), y: number(-50, -5), width: number(8, 130), height: number(8, 110))
    var shift = SIMD2(number(10, 110), number(10, 100))
    if isWhole {
      rect = Rect(
        x: rect.minX.rounded(), y: rect.minY.rounded(), width: rect.width.rounded(),
        height: rect.height.rounded())
      shift = shift.rounded(.toNearestOrEven)
    }
    var panel = Panel(
      id: id, rect: rect,
      fold: Fold(
        axis: chance(0.5) ? .x : .y, angle: isWhole || chance(0.2) ? 0 : number(-3.2, 3.2),
        translation: Vector3(x: 0, y: 0, z: isWhole || chance(0.5) ? 0 : number(-60, 20))),
      placement: .translation(x: shift.x, y: shift.y) * .perspective(distance: number(80, 400)),
      color: color(alpha: chance(0.6) ? 1 : number(0, 1)))
    if !isWhole, chance(0.3) { panel.placement = panel.placement * PanelFrames.spin(number(-3, 3)) }
    if chance(0.6) {
      let size =
        isWhole ? rect.size : Size(width: number(20, 120), height: number(20, 120))
      panel.contents =
        chance(0.7)
        ? PanelFrames.word("Gully", size)
        : .picture(PictureSheet(picture: PanelFrames.picture(40, 32), size: size))
      if !isWhole, chance(0.3) { panel.contentsRect = Rect(x: 1, y: 0.1, width: -0.9, height: 0.8) }
      panel.shade = Shade(contents: number(0.5, 1), color: number(0.5, 1))
    }
    if chance(0.3) { panel.opacity = number(0, 1) }
    if chance(0.5) { panel.edges = Edges(top: edge(), right: edge(), bottom: edge(), left: edge()) }
    if chance(0.3) {
      panel.clip = Bounds(
        minX: number(0, 60), minY: 7, maxX: number(40, 150), maxY: number(40, 150))
    }
    return panel
  }

  private mutating func edge() -> Edge {
    [.outer, .shared, .tucked, .clipped].randomElement(using: &random) ?? .outer
  }

  private mutating func color(alpha: Double) -> Color {
    Color(red: number(0, 1), green: number(0, 1), blue: number(0, 1), alpha: alpha)
  }

  private mutating func number(_ low: Double, _ high: Double) -> Double {
    Double.random(in: low...high, using: &random)
  }

  private mutating func chance(_ share: Double) -> Bool { number(0, 1) < share }
}
