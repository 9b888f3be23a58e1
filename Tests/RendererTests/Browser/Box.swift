import CreaseGeometry
import CreaseLayers

/// A rectangle that is a layer as well as an element of a page.
struct Box: Sendable {
  /// Its middle in its parent's coordinates, in points.
  var middle: Point
  var size: Size
  var fill = Fill.color(.clear)
  var radius = 0.0
  var border: Border?
  var shadow: Shadow?
  var opacity = 1.0
  /// Whether it cuts its children to its round corners.
  var clips = false
  /// Whether it shows from behind.
  var isDoubleSided = true
  /// In what order it is turned and moved; a point goes through the last step first.
  var steps: [Step] = []
  /// The eye's distance from its children.
  var perspective: Double?
  /// Whether its children, and not the box, are compared in depth; for boxes that show nothing.
  var carriesSpace = false
  var children: [Box] = []

  enum Fill: Sendable {
    case color(Color)
    /// A gradient by CSS's angle in degrees, clockwise from upward.
    case gradient(angle: Double, [Gradient.Stop])
  }

  enum Step: Sendable {
    case move(x: Double, y: Double, z: Double = 0)
    case scale(Double)
    /// Degrees about x, y or z.
    case turnX(Double)
    case turnY(Double)
    case turnZ(Double)
  }

  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    middle = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// The box with some of it changed.
  func with(_ change: (inout Box) -> Void) -> Box {
    var box = self
    change(&box)
    return box
  }
}
