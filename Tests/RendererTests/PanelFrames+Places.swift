import CreaseGeometry
import CreaseLayers

extension PanelFrames {
  /// Panels of which one side shows, or each another one.
  static let sides: [Panel] = {
    var panels: [Panel] = []
    let back = Surface(
      contents: word("Back", Size(width: 54, height: 24)),
      contentsRect: Rect(x: 1, y: 0, width: -1, height: 1), color: red)
    for (row, angle) in [0.3, 1.2, 2, 2.9].enumerated() {
      for column in 0..<3 {
        let (rect, placement) = cell(column * 2, row, across: 2)
        var panel = Panel(
          id: "\(column)/\(row)", rect: rect, placement: placement,
          contents: word("Front", Size(width: 54, height: 24)), color: blue)
        if column == 0 { panel.visibleSide = row % 2 == 0 ? .back : .front }
        if column == 1 { panel.back = back }
        if column == 2 {
          panel.back = back
          panel.visibleSide = .back
          panel.gradient = rainbow(Point(x: 0, y: 0), Point(x: 1, y: 0), opacity: 0.4)
        }
        panels.append(turned(panel, axis: .y, by: angle))
      }
    }
    return panels
  }()

  /// Halves that meet at a cut, cuts that fade, tuck, cut in turn or leave nothing.
  static let cuts: [Panel] = {
    var panels: [Panel] = []
    func add(_ column: Int, _ row: Int, _ color: Color, _ cuts: [Cut]) {
      let (rect, placement) = cell(column * 2, row * 2, across: 2, down: 2)
      panels.append(
        Panel(
          id: "\(column)/\(row)", rect: rect, placement: placement, color: color, cornerRadius: 6,
          border: Border(width: 1, color: .white), cuts: cuts))
    }
    func halves(_ column: Int, _ row: Int, _ a: Double, _ b: Double, _ c: Double) {
      add(column, row, red, [Cut(a: a, b: b, c: c)])
      add(column, row, blue, [Cut(a: -a, b: -b, c: -c, claimsLine: false)])
    }
    halves(0, 0, 1, 0.37, 3)
    halves(1, 0, 0, -2, 0)
    add(2, 0, green, [Cut(a: 1, b: 1, c: 0, edge: .outer), Cut(a: -1, b: 0.2, c: 9, edge: .outer)])
    add(0, 1, red, [Cut(a: 1, b: -3, c: 4, edge: .tucked), Cut(a: 0, b: 1, c: 1e9)])
    add(0, 1, blue, [Cut(a: -1, b: 3, c: -4)])
    add(
      1, 1, green,
      (0..<7).map {
        let angle = Double($0) * 2 * .pi / 7 + 0.1
        let turn = Rotation(angle: angle)
        return Cut(a: turn.cosine, b: turn.sine, c: 18, edge: $0 % 2 == 0 ? .outer : .shared)
      })
    add(2, 1, red, [Cut(a: 1, b: 0, c: -100)])
    return panels
  }()

  /// Sheets that run through the eye plane, with all that depends on places of their plane.
  static let eyePlane: [Panel] = (0..<3).map { (index: Int) -> Panel in
    let angles = [1.35, 1.2, -1.45]
    let heights = [50.0, 90, 40]
    let shift = Matrix4.translation(x: Double(index) * 60 + 30, y: heights[index])
    var panel = Panel(
      id: "\(index)", rect: Rect(x: -25, y: -140, width: 50, height: 280),
      fold: Fold(axis: index == 1 ? .y : .x, angle: angles[index]),
      placement: shift * .perspective(distance: 60), color: [red, blue, green][index])
    panel.gradient = rainbow(Point(x: 0, y: 0), Point(x: 0.4, y: 1), opacity: 0.7)
    panel.cornerRadius = 20
    panel.border = Border(width: 4, color: .white)
    panel.shadow = Shadow(
      radius: 6, offset: Vector2(x: 8, y: 0), cornerRadius: index == 0 ? 0 : nil)
    panel.cuts = [Cut(a: 1, b: 0.3, c: 30, edge: .outer)]
    if index == 1 { panel.rect = Rect(x: -140, y: -15, width: 280, height: 30) }
    return panel
  }

  /// Faces of a prism, each tucked under the next.
  static let tucked: [Panel] = (0..<6).map { (index: Int) -> Panel in
    let left = Double(index) * 24 + 12
    return Panel(
      id: "\(index)", rect: Rect(x: left, y: 10, width: 24, height: 100),
      fold: Fold(axis: .x, angle: 0.4), placement: spin(0.07) * .perspective(distance: 900),
      color: index % 2 == 0 ? red : blue,
      edges: Edges(
        right: index < 5 ? .tucked : .outer, left: index > 0 ? .shared : .outer))
  }

  /// Groups of panels: faded, cut, nested, turned, empty, out of range.
  static let groups: [NamedFrame] = {
    let mask = Mask(
      rect: Rect(x: -70, y: -45, width: 140, height: 90), cornerRadius: 24,
      placement: .translation(x: 90, y: 60) * .perspective(distance: 150) * spin(0.3))
    let inner = Mask(
      rect: Rect(x: 10, y: 10, width: 60, height: 60), placement: .identity)
    let near = Mask(
      rect: Rect(x: -200, y: -40, width: 400, height: 80), cornerRadius: 30,
      placement: .translation(x: 90, y: 60) * .perspective(distance: 60)
        * Matrix4(columns: [0.5, 0, 0.86, 0], [0, 1, 0, 0], [-0.86, 0, 0.5, 0], [0, 0, 0, 1]))
    let count = styles.count
    return [
      frame("group-faded", styles, groups: [PanelGroup(panels: 2..<9, opacity: 0.4)], scale: 1.3),
      frame(
        "group-masked", styles, groups: [PanelGroup(panels: 0..<count, mask: mask)], scale: 1.5),
      frame(
        "groups-nested", shadows + styles,
        groups: [
          PanelGroup(panels: 0..<(count + 4), opacity: 0.9, mask: mask),
          PanelGroup(panels: 0..<3, opacity: 0.5), PanelGroup(panels: 1..<2, mask: inner),
          PanelGroup(panels: 3..<12, opacity: 1), PanelGroup(panels: 8..<9, opacity: 0),
          PanelGroup(panels: (count + 4)..<(count + 5), mask: inner),
        ], background: paper, scale: 1),
      frame(
        "group-eye-plane", styles,
        groups: [PanelGroup(panels: 0..<count, opacity: 0.8, mask: near)], background: .clear),
      frame(
        "groups-astray", styles,
        groups: [
          PanelGroup(panels: -5..<3, opacity: 0.5), PanelGroup(panels: 5..<5, opacity: 0.1),
          PanelGroup(panels: 10..<900, opacity: 0.6),
        ]),
    ]
  }()
}
