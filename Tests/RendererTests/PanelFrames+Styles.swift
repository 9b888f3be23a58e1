import CreaseGeometry
import CreaseLayers

extension PanelFrames {
  /// Fills, gradients, tints, corners and borders, each alone and with others.
  static let styles: [Panel] = {
    var panels: [Panel] = []
    func add(
      _ column: Int, _ row: Int, across: Int = 1, down: Int = 1, _ change: (inout Panel) -> Void
    ) {
      let (rect, placement) = cell(column, row, across: across, down: down)
      var panel = Panel(id: "\(column)/\(row)", rect: rect, placement: placement, color: blue)
      change(&panel)
      panels.append(panel)
    }
    let corner = Point(x: 0, y: 0)
    let middle = Point(x: 0.5, y: 0.5)
    add(0, 0) { $0.fill = rainbow(corner, Point(x: 1, y: 1)) }
    add(1, 0) {
      $0.gradient = rainbow(Point(x: 0.5, y: 1), Point(x: 0.5, y: 0), opacity: 0.6)
      $0.shade = Shade(contents: 0.5, color: 0.4)
    }
    add(2, 0, across: 2) {
      $0.contents = word("Tinted", Size(width: 54, height: 24))
      $0.tint = Color(red: 1, green: 0.9, blue: 0.2, alpha: 0.7)
      $0.fill = rainbow(corner, Point(x: 1, y: 0), opacity: 0.8)
      $0.shade = Shade(contents: 0.9, color: 0.6)
      $0.gradient = rainbow(middle, Point(x: 1, y: 0.6), opacity: 0.3)
    }
    add(4, 0) { $0.fill = Gradient(stops: [Gradient.Stop(location: 0.5, color: red)]) }
    add(5, 0) {
      $0.fill = rainbow(middle, middle)
      $0.gradient = Gradient(stops: [])
      $0.opacity = 0.5
    }
    for (index, radius) in [0.3, 1, 4, 100].enumerated() {
      add(index, 1) {
        $0.cornerRadius = radius
        $0.opacity = index == 2 ? 0.6 : 1
      }
    }
    add(4, 1) {
      $0.cornerRadius = 8
      $0.edges = Edges(top: .shared, left: .shared)
      $0.border = Border(width: 2, color: .white)
    }
    add(5, 1) {
      $0.cornerRadius = 6
      $0.edges = Edges(right: .clipped)
      $0.clip = Bounds(minX: 0, minY: 0, maxX: 168, maxY: 200)
      $0.border = Border(width: 1.5, color: red)
    }
    for (index, width) in [0.2, 1, 3, 20].enumerated() {
      add(index, 2) { $0.border = Border(width: width, color: index == 1 ? green : .white) }
    }
    add(4, 2) {
      $0.cornerRadius = 5
      $0.border = Border(width: 1, color: .white)
    }
    add(5, 2) {
      $0.cornerRadius = 3
      $0.border = Border(width: 5, color: green)
    }
    add(0, 3, across: 3) {
      $0.contents = word("All of it", Size(width: 84, height: 24))
      $0.fill = rainbow(Point(x: 0.2, y: -0.5), Point(x: 0.8, y: 1.5))
      $0.gradient = Gradient(
        stops: [
          Gradient.Stop(location: 0, color: .clear), Gradient.Stop(location: 1, color: .black),
        ], opacity: 0.5)
      $0.cornerRadius = 9
      $0.border = Border(width: 2, color: green)
      $0.opacity = 0.9
    }
    add(3, 3) {
      $0.color = .clear
      $0.border = Border(width: 1, color: .white)
      $0.cornerRadius = 12
    }
    add(4, 3, across: 2) {
      $0.rect = Rect(x: -27, y: -0.2, width: 54, height: 0.4)
      $0.cornerRadius = 3
      $0.border = Border(width: 0.1, color: red)
    }
    return panels
  }()

  /// Shadows of all kinds under pale panels.
  static let shadows: [Panel] = {
    var panels: [Panel] = []
    func add(
      _ column: Int, _ row: Int, _ shadow: Shadow, radius: Double = 0,
      _ change: (inout Panel) -> Void = { _ in }
    ) {
      let (rect, placement) = cell(column * 2, row * 2, across: 2, down: 2)
      var panel = Panel(
        id: "\(column)/\(row)", rect: rect.insetBy(10), placement: placement,
        color: Color(red: 1, green: 1, blue: 1, alpha: 0.6), cornerRadius: radius, shadow: shadow)
      change(&panel)
      panels.append(panel)
    }
    add(0, 0, Shadow(radius: 3, offset: Vector2(x: 2, y: 4)))
    add(1, 0, Shadow(color: blue, opacity: 0.7, radius: 5), radius: 12)
    add(2, 0, Shadow(radius: 0, offset: Vector2(x: 3, y: 3), cornerRadius: 4))
    add(0, 1, Shadow(radius: 8, rect: Rect(x: -30, y: -2, width: 60, height: 4))) {
      $0.opacity = 0.7
    }
    add(1, 1, Shadow(color: red, radius: 0.4, offset: Vector2(x: -4, y: 4)), radius: 100) {
      $0.visibleSide = .back
    }
    add(2, 1, Shadow(radius: 2.5), radius: 3) {
      $0.color = .clear
      $0.clip = Bounds(minX: 120, minY: 70.3, maxX: 165.2, maxY: 112)
    }
    return panels
  }()

  /// Pictures that are enlarged, squeezed in one direction and in both, mirrored, cut and faded.
  static let pictures: [Panel] = {
    var panels: [Panel] = []
    func add(
      _ column: Int, _ row: Int, _ sheet: Contents, across: Int = 2, down: Int = 2,
      _ change: (inout Panel) -> Void = { _ in }
    ) {
      let (rect, placement) = cell(column, row, across: across, down: down)
      var panel = Panel(
        id: "\(column)/\(row)", rect: rect, placement: placement, contents: sheet,
        color: Color(red: 1, green: 1, blue: 0, alpha: 0.5))
      change(&panel)
      panels.append(panel)
    }
    add(0, 0, sheet(54, 54))
    add(2, 0, sheet(54, 54)) {
      $0.contentsRect = Rect(x: 1, y: 0, width: -1, height: 1)
      $0.shade = Shade(contents: 0.7, color: 1)
    }
    add(4, 0, sheet(300, 300), across: 1)
    add(5, 0, sheet(80, 200), across: 1, down: 1) {
      $0.contentsRect = Rect(x: 0.2, y: 0.9, width: 0.5, height: -0.8)
    }
    add(5, 1, sheet(24, 24), across: 1, down: 1) { $0.opacity = 0.6 }
    add(0, 2, word("Mirrored", Size(width: 84, height: 24)), across: 3, down: 1) {
      $0.contentsRect = Rect(x: 1, y: 1, width: -1, height: -1)
    }
    add(0, 3, word("Squeezed", Size(width: 200, height: 60), color: red), across: 3, down: 1)
    add(3, 2, sheet(10, 10), across: 3) {
      $0.contentsRect = Rect(x: -0.1, y: -0.2, width: 1.2, height: 1.4)
      $0.cornerRadius = 10
    }
    return panels
  }()
}

extension Rect {
  fileprivate func insetBy(_ margin: Double) -> Rect {
    Rect(
      x: minX + margin, y: minY + margin, width: width - 2 * margin, height: height - 2 * margin)
  }
}
