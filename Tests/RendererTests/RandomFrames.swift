import CreaseGeometry
import CreaseLayers

/// Frames of a few panels with anything that panels can have, the same in every run.
struct RandomFrames {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func next() -> FrameDescription {
    let count = Int.random(in: 2...7, using: &random)
    let panels = (0..<count).map { panel("\($0)") }
    var groups: [PanelGroup] = []
    if chance(0.5) {
      let end = Int.random(in: 1...count, using: &random)
      groups = [PanelGroup(panels: 0..<end, opacity: number(0.3, 1), mask: mask())]
      if end > 1, chance(0.5) {
        groups.append(PanelGroup(panels: 1..<end, opacity: number(0.2, 1)))
      }
    }
    return FrameDescription(
      canvas: Canvas(
        size: Size(width: number(90, 130), height: number(70, 100)),
        scale: [0.7, 1, 1.5, 2, 2.37].randomElement(using: &random) ?? 1,
        background: chance(0.3) ? .clear : color(alpha: 1)), panels: panels, groups: groups)
  }

  private mutating func panel(_ id: String) -> Panel {
    let rect = Rect(
      x: number(-60, -5), y: number(-50, -5), width: number(8, 110), height: number(8, 90))
    var panel = Panel(
      id: id, rect: rect,
      fold: Fold(
        axis: chance(0.5) ? .x : .y, angle: chance(0.3) ? 0 : number(-3.2, 3.2),
        translation: Vector3(x: 0, y: 0, z: chance(0.5) ? 0 : number(-40, 20))),
      placement: placement(), color: color(alpha: chance(0.5) ? 1 : number(0, 1)))
    if chance(0.5) {
      let size = Size(width: number(20, 120), height: number(20, 120))
      panel.contents =
        chance(0.5)
        ? PanelFrames.word("Gully", size)
        : .picture(PictureSheet(picture: PanelFrames.picture(40, 32), size: size))
      if chance(0.3) { panel.contentsRect = Rect(x: 1, y: 0.1, width: -0.9, height: 0.8) }
      if chance(0.2) { panel.tint = color(alpha: number(0.3, 1)) }
      panel.shade = Shade(contents: number(0.5, 1), color: number(0.5, 1))
    }
    if chance(0.3) { panel.fill = gradient() }
    if chance(0.3) { panel.gradient = gradient() }
    if chance(0.5) { panel.cornerRadius = number(0, 30) }
    if chance(0.4) {
      panel.border = Border(width: number(0.2, 6), color: color(alpha: number(0.3, 1)))
    }
    if chance(0.4) { panel.opacity = number(0.2, 1) }
    if chance(0.4) {
      panel.shadow = Shadow(
        color: color(alpha: 1), opacity: number(0.3, 1), radius: chance(0.2) ? 0 : number(0, 9),
        offset: Vector2(x: number(-9, 9), y: number(-9, 9)),
        cornerRadius: chance(0.3) ? number(0, 12) : nil)
    }
    if chance(0.2) { panel.edges = Edges(top: .shared, left: .tucked) }
    if chance(0.3) {
      panel.cuts = (0..<Int.random(in: 2...7, using: &random)).map { _ in
        Cut(
          a: number(-1, 1), b: number(-1, 1), c: number(0, 20), edge: chance(0.5) ? .outer : .shared
        )
      }
    }
    if chance(0.2) {
      panel.clip = Bounds(minX: 10.3, minY: 7, maxX: number(40, 90), maxY: number(40, 90))
    }
    if chance(0.2) { panel.visibleSide = chance(0.5) ? .front : .back }
    if chance(0.2) { panel.back = Surface(color: color(alpha: 1)) }
    return panel
  }

  private mutating func placement() -> Matrix4 {
    let shift = Matrix4.translation(x: number(20, 90), y: number(20, 70))
    let spin = chance(0.5) ? Matrix4.identity : PanelFrames.spin(number(-3, 3))
    let scale = chance(0.6) ? 1 : number(0.2, 2)
    return shift * .perspective(distance: number(80, 400)) * spin * .scale(x: scale, y: scale)
  }

  private mutating func mask() -> Mask? {
    guard chance(0.6) else { return nil }
    return Mask(
      rect: Rect(x: -40, y: -30, width: number(40, 100), height: number(30, 80)),
      cornerRadius: chance(0.5) ? number(0, 30) : 0, placement: placement())
  }

  private mutating func gradient() -> Gradient {
    let locations = (0..<Int.random(in: 1...4, using: &random)).map { _ in number(0, 1) }.sorted()
    return Gradient(
      stops: locations.map { Gradient.Stop(location: $0, color: color(alpha: number(0, 1))) },
      start: Point(x: number(0, 1), y: number(0, 1)), end: Point(x: number(0, 1), y: number(0, 1)),
      opacity: number(0.3, 1))
  }

  private mutating func color(alpha: Double) -> Color {
    Color(red: number(0, 1), green: number(0, 1), blue: number(0, 1), alpha: alpha)
  }

  private mutating func number(_ low: Double, _ high: Double) -> Double {
    Double.random(in: low...high, using: &random)
  }

  private mutating func chance(_ share: Double) -> Bool { number(0, 1) < share }
}
