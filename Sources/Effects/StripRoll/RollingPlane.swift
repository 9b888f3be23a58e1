internal import CreaseGeometry
internal import CreaseLayers

/// How the one way of rolling that is worked out becomes the four that there are.
///
/// Along the direction of rolling things are measured as s, from the side where the rolling begins;
/// on the canvas that is L − s toward smaller coordinates, and s toward larger ones.
struct RollingPlane: Sendable {
  let direction: Direction
  /// The pictures' length in the direction of rolling, in points.
  let length: Double
  /// The pictures' extent across it, in points.
  let breadth: Double

  init(_ direction: Direction, size: Size) {
    self.direction = direction
    length = direction.isHorizontal ? size.width : size.height
    breadth = direction.isHorizontal ? size.height : size.width
  }

  private var isHorizontal: Bool { direction.isHorizontal }
  /// Whether coordinates fall in the direction of rolling.
  var isFalling: Bool { direction == .left || direction == .up }

  /// The axis that a strip turns about.
  var axis: Axis { isHorizontal ? .y : .x }

  /// The coordinate on the picture of a place along the direction of rolling.
  func coordinate(_ s: Double) -> Double { isFalling ? length - s : s }

  /// The angle about `axis` of a strip that has rolled by an angle, both in radians. A strip's leading
  /// side goes back first: about y that is a negative angle where it is the left side, about x a
  /// positive one where it is the top side.
  func angle(_ rolled: Double) -> Double {
    rolled == 0 ? 0 : isHorizontal == isFalling ? -rolled : rolled
  }

  /// A vector from its part along the direction of rolling, as a coordinate, and its depth.
  func vector(_ along: Double, z: Double) -> Vector3 {
    isHorizontal ? Vector3(x: along, y: 0, z: z) : Vector3(x: 0, y: along, z: z)
  }

  /// A rectangle from an interval of coordinates, all across the picture or some other extent.
  func rect(from start: Double, length: Double, across breadth: Double) -> Rect {
    isHorizontal
      ? Rect(x: start, y: 0, width: length, height: breadth)
      : Rect(x: 0, y: start, width: breadth, height: length)
  }

  /// The cut along a place that leaves what lies ahead of it in the direction of rolling.
  func cut(behind s: Double) -> Cut {
    let (factor, constant) = isFalling ? (-1.0, coordinate(s)) : (1.0, -coordinate(s))
    return Cut(
      a: isHorizontal ? factor : 0, b: isHorizontal ? 0 : factor, c: constant, edge: .outer)
  }

  /// A strip's edges.
  func edges(leading: Edge, trailing: Edge) -> Edges {
    switch direction {
    case .left: Edges(right: trailing, left: leading)
    case .right: Edges(right: leading, left: trailing)
    case .up: Edges(top: leading, bottom: trailing)
    case .down: Edges(top: trailing, bottom: leading)
    }
  }
}
