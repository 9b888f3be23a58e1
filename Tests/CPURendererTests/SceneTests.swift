import CreaseCPURenderer
import CreaseGeometry
import CreaseLayers
import CreasePixmaps
import Testing

/// Frames made at random, with all that panels can be.
@Suite struct SceneTests {
  private func edge(_ random: inout SplitMix) -> Edge {
    random.chance(0.6)
      ? .outer : random.chance(0.4) ? .shared : random.chance(0.5) ? .tucked : .clipped
  }

  private func panel(_ random: inout SplitMix) -> Panel {
    let axis: Axis = random.chance(0.5) ? .x : .y
    let flat = random.chance(0.3)
    let whole = random.chance(0.5)
    func place(_ random: inout SplitMix, _ range: ClosedRange<Double>) -> Double {
      whole ? random.number(range).rounded() : random.number(range)
    }
    let distance = random.number(20...200)
    var placement = Matrix4.translation(x: place(&random, -10...80), y: place(&random, -10...60))
    if random.chance(0.7) { placement = placement * .perspective(distance: distance) }
    if random.chance(0.2) {
      placement = placement * .scale(x: random.number(-2...2), y: random.number(0.05...2))
    }
    var panel = Panel(
      id: "panel",
      rect: Rect(
        x: place(&random, -60...5), y: place(&random, -30...5), width: place(&random, 1...120),
        height: place(&random, 1...60)),
      fold: flat
        ? .none
        : Fold(
          axis: axis, angle: random.number(-3.2...3.2),
          translation: Vector3(
            x: 0, y: random.number(-5...5), z: random.number(-40...30))),
      placement: placement,
      color: Color(
        red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
        alpha: random.chance(0.6) ? 1 : random.number(0...1)),
      shade: Shade(contents: random.number(0...1), color: random.number(0...1)),
      opacity: random.chance(0.7) ? 1 : random.number(0...1),
      edges: Edges(
        top: edge(&random), right: edge(&random), bottom: edge(&random), left: edge(&random)))
    if random.chance(0.6) {
      let size = flat && whole ? panel.rect.size : Size(width: 80, height: 30)
      panel.contents = textContents(size: size, fontSize: random.number(4...20))
      if random.chance(0.3) { panel.contentsRect = Rect(x: 0.5, y: 0, width: 0.5, height: 1) }
      if random.chance(0.2) { panel.color = .clear }
    }
    if random.chance(0.4) {
      panel.clip = Bounds(
        minX: random.number(-10...40), minY: random.number(-10...30),
        maxX: random.number(40...90), maxY: random.number(30...70))
    }
    if random.chance(0.5) { addRarities(to: &panel, &random) }
    return panel
  }

  private func color(_ random: inout SplitMix) -> Color {
    Color(
      red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
      alpha: random.chance(0.5) ? 1 : random.number(0...1))
  }

  private func gradient(_ random: inout SplitMix) -> Gradient {
    let places = (0..<Int(random.number(0...5))).map { _ in random.number(0...1) }.sorted()
    return Gradient(
      stops: places.map { Gradient.Stop(location: $0, color: color(&random)) },
      start: Point(x: random.number(0...1), y: random.number(0...1)),
      end: Point(x: random.number(0...1), y: random.number(0...1)),
      opacity: random.chance(0.5) ? 1 : random.number(0...1))
  }

  /// Adds some of what most panels do without.
  private func addRarities(to panel: inout Panel, _ random: inout SplitMix) {
    if random.chance(0.3) { panel.fill = gradient(&random) }
    if random.chance(0.5) { panel.gradient = gradient(&random) }
    if random.chance(0.2) { panel.tint = color(&random) }
    if random.chance(0.5) { panel.cornerRadius = random.number(0...40) }
    if random.chance(0.4) {
      panel.border = Border(width: random.number(0...6), color: color(&random))
    }
    if random.chance(0.3) {
      panel.shadow = Shadow(
        color: color(&random), opacity: random.number(0...1), radius: random.number(0...8),
        offset: Vector2(x: random.number(-9...9), y: random.number(-9...9)))
    }
    if random.chance(0.3) {
      panel.cuts = (0..<Int(random.number(1...4))).map { _ in
        Cut(
          a: random.number(-1...1), b: random.number(-1...1), c: random.number(-5...25),
          edge: edge(&random), claimsLine: random.chance(0.5))
      }
    }
    if random.chance(0.2) { panel.visibleSide = random.chance(0.5) ? .front : .back }
    if random.chance(0.3) {
      panel.back = Surface(
        contents: random.chance(0.5) ? textContents() : nil,
        contentsRect: Rect(x: 1, y: 0, width: -1, height: 1), color: color(&random))
    }
  }

  /// None, or one with another in it.
  private func groups(among count: Int, _ random: inout SplitMix) -> [PanelGroup] {
    guard random.chance(0.4) else { return [] }
    let start = Int(random.number(0...Double(count - 1)))
    let end = Int(random.number(Double(start + 1)...Double(count)))
    let mask = Mask(
      rect: Rect(x: -30, y: -20, width: random.number(1...60), height: random.number(1...40)),
      cornerRadius: random.number(0...20),
      placement: slanted(
        x: 40, y: 30, about: .x, angle: random.number(-3...3), distance: random.number(30...200)))
    return [
      PanelGroup(
        panels: start..<end, opacity: random.chance(0.5) ? 1 : random.number(0...1),
        mask: random.chance(0.6) ? mask : nil),
      PanelGroup(panels: end - 1..<end, opacity: random.number(0...1)),
    ]
  }

  @Test(arguments: 0..<12)
  func shortcutsAndThreadsChangeNothing(part: UInt64) throws {
    var random = SplitMix(state: part)
    let fast = CPURenderer(threads: 1)
    let parallel = CPURenderer(threads: 3)
    let plain = CPURenderer(threads: 1, takesShortcuts: false)
    for _ in 0..<25 {
      let count = Int(random.number(1...8))
      let frame = FrameDescription(
        canvas: Canvas(
          size: Size(width: 83, height: 61), scale: random.chance(0.5) ? 2 : random.number(0.5...3),
          background: random.chance(0.5) ? .black : Color(red: 1, green: 0.5, blue: 0, alpha: 0.3)),
        panels: (0..<count).map { _ in panel(&random) }, groups: groups(among: count, &random))
      let picture = try plain.render(frame)
      #expect(try fast.render(frame) == picture)
      #expect(try parallel.render(frame) == picture)
    }
  }

  @Test func premultipliedColoursStayBelowAlpha() throws {
    var random = SplitMix(state: 99)
    let renderer = CPURenderer(threads: 1)
    for _ in 0..<30 {
      let frame = FrameDescription(
        canvas: Canvas(size: Size(width: 83, height: 61), background: .clear),
        panels: (0..<5).map { _ in panel(&random) }, groups: groups(among: 5, &random))
      let bytes = try renderer.render(frame).bytes
      let highest = stride(from: 0, to: bytes.count, by: 4).allSatisfy { i in
        max(bytes[i], bytes[i + 1], bytes[i + 2]) <= bytes[i + 3]
      }
      #expect(highest)
    }
  }
}
