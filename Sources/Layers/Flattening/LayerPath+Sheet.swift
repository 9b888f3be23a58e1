internal import CreaseGeometry
internal import Glibc

extension LayerPath {
  /// Whether any of the shape can be seen.
  var isVisible: Bool {
    !path.elements.isEmpty && ((fillColor?.alpha ?? 0) > 0 || hasStroke)
  }

  private var hasStroke: Bool { lineWidth > 0 && (strokeColor?.alpha ?? 0) > 0 }

  /// The shape in white, to be tinted, with where its sheet lies in the layer's coordinates. The sheet
  /// starts at whole points, so that a layer that rests on whole pixels shows its pixels unchanged.
  func sheet(
    fill: Bool, stroke: Bool, blur: Double = 0
  ) -> (sheet: PathSheet, rect: Rect)? {
    guard let bounds = path.controlBounds, fill || (stroke && lineWidth > 0) else { return nil }
    // A mitred corner reaches up to ten half widths out (the PDF and PostScript default limit).
    let width = stroke && lineWidth.isFinite ? max(0, lineWidth) : 0
    let margin = 1 + 5 * width + Shadow.reach * (blur.isFinite ? blur : 0)
    let (left, top) = (floor(bounds.minX - margin), floor(bounds.minY - margin))
    let (right, bottom) = (ceil(bounds.maxX + margin), ceil(bounds.maxY + margin))
    guard [left, top, right, bottom].allSatisfy({ abs($0) < 1e9 }) else { return nil }
    let size = Size(width: right - left, height: bottom - top)
    let moved = path.scaled(by: 1, movedBy: Vector2(x: -left, y: -top))
    let sheet = PathSheet(
      path: moved, fill: fill ? .white : nil,
      stroke: width > 0 ? PathSheet.Stroke(color: .white, width: width) : nil, size: size,
      blur: blur.isFinite ? blur : 0)
    return (sheet, Rect(origin: Point(x: left, y: top), size: size))
  }
}
