import CreaseGeometry
import CreaseLayers
import CreasePixmaps
import Glibc

/// Frames of single panels: all that a panel can have, flat, turned and seen from near.
enum PanelFrames {
  static let all: [NamedFrame] = [
    frame("panels-flat", styles, scale: 1),
    frame("panels-odd", styles, scale: 1.37),
    frame("panels-turned", styles.map { turned($0, axis: .y, by: 0.9) }, scale: 1.5),
    frame("panels-steep", styles.map { turned($0, axis: .x, by: -1.35) }, scale: 2),
    frame("panels-spun", styles.map { placed($0) { $0 * spin(0.4) } }, scale: 1.2),
    frame("panels-behind", styles.map { turned($0, axis: .x, by: 2.6) }, scale: 1),
    frame("shadows", shadows, background: paper, scale: 1.3),
    frame("shadows-turned", shadows.map { turned($0, axis: .y, by: -1) }, background: paper),
    frame("pictures", pictures, scale: 1.25),
    frame("pictures-turned", pictures.map { turned($0, axis: .y, by: 1.1) }, scale: 2),
    frame("sides", sides, scale: 1.5),
    frame("cuts", cuts, scale: 1.1),
    frame("cuts-turned", cuts.map { turned($0, axis: .x, by: 0.8) }, scale: 1.7),
    frame("eye-plane", eyePlane, background: paper, scale: 1),
    frame("tucked", tucked, scale: 1.3),
  ]

  static let size = Size(width: 180, height: 120)
  static let paper = Color(red255: 230, green: 228, blue: 220)

  static func frame(
    _ name: String, _ panels: [Panel], groups: [PanelGroup] = [], background: Color = .black,
    scale: Double = 1
  ) -> NamedFrame {
    NamedFrame(
      name: name,
      frame: FrameDescription(
        canvas: Canvas(size: size, scale: scale, background: background), panels: panels,
        groups: groups))
  }

  // MARK: Placements

  /// A panel in a cell of a grid of six by four, a margin of 3 points inside.
  static func cell(_ column: Int, _ row: Int, across: Int = 1, down: Int = 1) -> (Rect, Matrix4) {
    let width = Double(across) * 30 - 6
    let height = Double(down) * 30 - 6
    return (
      Rect(x: -width / 2, y: -height / 2, width: width, height: height),
      .translation(
        x: Double(column) * 30 + Double(across) * 15, y: Double(row) * 30 + Double(down) * 15)
        * .perspective(distance: 120)
    )
  }

  static func turned(_ panel: Panel, axis: Axis, by angle: Double) -> Panel {
    var panel = panel
    panel.fold = Fold(axis: axis, angle: angle, translation: Vector3(x: 0.3, y: -0.2, z: -4))
    return panel
  }

  static func placed(_ panel: Panel, _ change: (Matrix4) -> Matrix4) -> Panel {
    var panel = panel
    panel.placement = change(panel.placement)
    return panel
  }

  /// A rotation within the plane, in radians.
  static func spin(_ angle: Double) -> Matrix4 {
    let (c, s) = (cos(angle), sin(angle))
    return Matrix4(columns: [c, s, 0, 0], [-s, c, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1])
  }

  // MARK: Things to show

  static let red = Color(red255: 217, green: 40, blue: 30)
  static let blue = Color(red255: 30, green: 80, blue: 210)
  static let green = Color(red255: 40, green: 170, blue: 90, alpha: 128)

  static func word(_ text: String, _ size: Size, color: Color = .white) -> Contents {
    .text(
      TextSheet(
        text: text, font: Font(face: "Inter Bold", size: 13), color: color, size: size,
        origin: Point(x: 2, y: 3), lineWidth: size.width))
  }

  /// A chequered picture with a transparent corner.
  static func picture(_ width: Int, _ height: Int) -> Picture {
    var pixmap = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width where x + y > 6 {
        let isDark = (x / 4 + y / 4) % 2 == 0
        let shade = UInt8(x * 255 / width)
        pixmap[x, y] = isDark ? SIMD4(shade, 60, 40, 255) : SIMD4(200, shade, 250, 255)
      }
    }
    return .pixmap(name: "chequers \(width) × \(height)", pixmap)
  }

  static func sheet(_ width: Double, _ height: Double) -> Contents {
    .picture(
      PictureSheet(picture: picture(40, 32), size: Size(width: width, height: height)))
  }

  static func rainbow(_ start: Point, _ end: Point, opacity: Double = 1) -> Gradient {
    Gradient(
      stops: [
        Gradient.Stop(location: 0.1, color: red), Gradient.Stop(location: 0.4, color: green),
        Gradient.Stop(location: 0.5, color: .white), Gradient.Stop(location: 0.5, color: blue),
        Gradient.Stop(location: 0.9, color: .clear),
      ], start: start, end: end, opacity: opacity)
  }

  static let outer = Edges()
}
