import CreaseCPURenderer
import CreaseGeometry
import CreaseLayers
import CreasePixmaps

/// Numbers that look random and are the same on every run (Steele, Lea and Flood 2014, SplitMix64).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  mutating func chance(_ probability: Double) -> Bool { number(0...1) < probability }
}

/// Draws panels on a canvas of points.
func draw(
  _ panels: [Panel], groups: [PanelGroup] = [], width: Double, height: Double, scale: Double = 1,
  background: Color = .black, threads: Int = 1, takesShortcuts: Bool = true
) throws -> Pixmap {
  let canvas = Canvas(
    size: Size(width: width, height: height), scale: scale, background: background)
  let renderer = CPURenderer(threads: threads, takesShortcuts: takesShortcuts)
  return try renderer.render(FrameDescription(canvas: canvas, panels: panels, groups: groups))
}

/// A panel that lies flat on the canvas.
func flatPanel(
  _ rect: Rect, _ color: Color = .white, opacity: Double = 1, edges: Edges = Edges(),
  clip: Bounds? = nil
) -> Panel {
  Panel(
    id: "flat", rect: rect, placement: .identity, color: color, opacity: opacity, edges: edges,
    clip: clip)
}

/// A sheet with a line of text that fills it.
func textContents(
  _ text: String = "Crease", size: Size = Size(width: 80, height: 30), fontSize: Double = 20,
  color: Color = .white
) -> Contents {
  .text(
    TextSheet(
      text: text, font: Font(face: "Inter Bold", size: fontSize), color: color, size: size,
      origin: Point(x: 2, y: (size.height - 1.2 * fontSize) / 2), lineWidth: size.width - 4))
}

/// Both halves of a sheet that is folded along its middle, about the middle of a canvas.
func foldedHalves(
  axis: Axis, size: Size, angle: Double, perspective: Double, center: Point,
  color: Color = .white, opacity: Double = 1, contents: Contents? = nil
) -> [Panel] {
  let placement =
    Matrix4.translation(x: center.x, y: center.y) * .perspective(distance: perspective)
  let w = size.width / 2
  let h = size.height / 2
  let rects =
    axis == .x
    ? [
      Rect(x: -w, y: -h, width: size.width, height: h),
      Rect(x: -w, y: 0, width: size.width, height: h),
    ]
    : [
      Rect(x: -w, y: -h, width: w, height: size.height),
      Rect(x: 0, y: -h, width: w, height: size.height),
    ]
  let parts =
    axis == .x
    ? [Rect(x: 0, y: 0, width: 1, height: 0.5), Rect(x: 0, y: 0.5, width: 1, height: 0.5)]
    : [Rect(x: 0, y: 0, width: 0.5, height: 1), Rect(x: 0.5, y: 0, width: 0.5, height: 1)]
  let edges =
    axis == .x
    ? [Edges(bottom: .shared), Edges(top: .shared)]
    : [Edges(right: .shared), Edges(left: .shared)]
  return (0...1).map { i in
    Panel(
      id: "half[\(i)]", rect: rects[i], fold: Fold(axis: axis, angle: i == 0 ? angle : -angle),
      placement: placement, contents: contents, contentsRect: parts[i], color: color,
      opacity: opacity, edges: edges[i])
  }
}

/// A placement that leaves flat panels flat but turned and in perspective.
func slanted(x: Double, y: Double, about axis: Axis, angle: Double, distance: Double) -> Matrix4 {
  let turn = Rotation(angle: angle)
  let c = turn.cosine
  let s = turn.sine
  let rotation =
    axis == .x
    ? Matrix4(columns: [1, 0, 0, 0], [0, c, s, 0], [0, -s, c, 0], [0, 0, 0, 1])
    : Matrix4(columns: [c, 0, -s, 0], [0, 1, 0, 0], [s, 0, c, 0], [0, 0, 0, 1])
  return .translation(x: x, y: y) * .perspective(distance: distance) * rotation
}

/// The place of a panel's plane that lies at a place of the canvas, by Cramer's rule.
func planePoint(of panel: Panel, at p: Point) -> Point {
  let (u, v, o) = panel.planeMap
  // x · w = p.x · w, and the same in y, are two linear equations in (u, v).
  let (a, b, e) = (u.x - p.x * u.w, v.x - p.x * v.w, p.x * o.w - o.x)
  let (c, d, f) = (u.y - p.y * u.w, v.y - p.y * v.w, p.y * o.w - o.y)
  let determinant = a * d - b * c
  return Point(x: (e * d - b * f) / determinant, y: (a * f - e * c) / determinant)
}

/// The levels of red of a whole picture, in pixels: 255 count as one.
func area(_ picture: Pixmap) -> Double {
  stride(from: 0, to: picture.bytes.count, by: 4).reduce(0) { $0 + Double(picture.bytes[$1]) } / 255
}

let magenta = Color(red: 1, green: 0, blue: 1)
let whitePixel = SIMD4<UInt8>(255, 255, 255, 255)
let blackPixel = SIMD4<UInt8>(0, 0, 0, 255)
let magentaPixel = SIMD4<UInt8>(255, 0, 255, 255)
