internal import CreaseGeometry
internal import CreaseLayers

/// A cell at a height: the closed forms of the fold, and the panels that show it.
struct FoldedCell {
  /// The name of the cell in a frame, such as `cells[2]`.
  var name: String
  /// The width in points.
  var width: Double
  /// The full height `H` in points.
  var fullHeight: Double
  /// The current height `h` in points, 0…`fullHeight`.
  var height: Double
  /// The top of the cell's slot on the canvas, in points.
  var top: Double
  /// The bottom of the cell's slot on the canvas, in points: the next cell's `top`, bit for bit.
  var bottom: Double
  /// How the cell folds.
  var style: CellStyle
  /// The colour before shading.
  var color: Color
  /// The factors of the two halves.
  var shades: (top: Shade, bottom: Shade)
  /// What the unfolded cell shows.
  var contents: Contents?
  /// The eye's distance in points.
  var perspective: Double
  /// Whether the cell above goes on where this one begins.
  var joinsAbove: Bool
  /// Whether the cell below goes on where this one ends.
  var joinsBelow: Bool

  /// Half the full height, `l`: how far each half reaches from the hinge.
  private var reach: Double { fullHeight / 2 }
  /// `cos θ = (h/2) / l`.
  private var cosine: Double { min(1, max(0, height / fullHeight)) }
  /// `sin θ`, written so that it loses no digits near θ = 0.
  private var sine: Double { ((1 - cosine) * (1 + cosine)).squareRoot() }
  /// How far the halves move back, `z = l · sin θ`.
  private var depth: Double { style == .flat ? 0 : reach * sine }

  /// The cell's centre on the canvas, which is the hinge's middle and the vanishing point.
  private var center: Point { Point(x: width / 2, y: top + height / 2) }

  /// The panels in painting order: top half, bottom half, rule.
  func panels(angle: Double) -> [Panel] {
    let halfWidth = width / 2
    let upper = Rect(x: -halfWidth, y: -reach, width: width, height: reach)
    let lower = Rect(x: -halfWidth, y: 0, width: width, height: reach)
    return [
      half(
        "top", rect: upper, sign: style.topSign, angle: angle, shade: shades.top,
        contentsRect: Rect(x: 0, y: 0, width: 1, height: 0.5),
        edges: Edges(top: topEdge, bottom: .shared)),
      half(
        "bottom", rect: lower, sign: style.bottomSign, angle: angle, shade: shades.bottom,
        contentsRect: Rect(x: 0, y: 0.5, width: 1, height: 0.5),
        edges: Edges(top: .shared, bottom: bottomEdge)),
      rule,
    ]
  }

  private var topEdge: Edge { joinsAbove || style == .flat ? .clipped : .outer }
  private var bottomEdge: Edge { joinsBelow || style == .flat ? .clipped : .outer }

  private func half(
    _ part: String, rect: Rect, sign: Double, angle: Double, shade: Shade, contentsRect: Rect,
    edges: Edges
  ) -> Panel {
    let rotation = sign == 0 ? Rotation.none : Rotation(cosine: cosine, sine: sign * sine)
    return Panel(
      id: "\(name).\(part)", rect: rect,
      fold: Fold(
        axis: .x, angle: sign * angle, rotation: rotation,
        translation: Vector3(x: 0, y: 0, z: depth == 0 ? 0 : -depth)),
      placement: .translation(x: center.x, y: center.y) * .perspective(distance: perspective),
      contents: contents, contentsRect: contentsRect, color: color, shade: shade, edges: edges,
      clip: clip(top: topEdge == .clipped, bottom: bottomEdge == .clipped))
  }

  /// A line of one point in black at 20 %, at the bottom of the slot and within it.
  private var rule: Panel {
    Panel(
      id: "\(name).rule", rect: Rect(x: -width / 2, y: -1, width: width, height: 1),
      placement: .translation(x: width / 2, y: bottom),
      color: Color(red: 0, green: 0, blue: 0, alpha: 0.2),
      edges: Edges(top: .outer, bottom: joinsBelow ? .clipped : .outer),
      clip: clip(top: true, bottom: joinsBelow))
  }

  /// The slot, left open by the cell's own extent on the sides that end the paper by themselves.
  private func clip(top limitsTop: Bool, bottom limitsBottom: Bool) -> Bounds? {
    guard limitsTop || limitsBottom else { return nil }
    return Bounds(
      minX: -width, minY: limitsTop ? top : top - fullHeight, maxX: 2 * width,
      maxY: limitsBottom ? bottom : bottom + fullHeight)
  }
}
