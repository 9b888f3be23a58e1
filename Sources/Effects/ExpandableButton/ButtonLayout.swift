internal import CreaseGeometry
internal import Glibc

/// Where a button's parts are, in points from its top left corner.
struct ButtonLayout {
  /// The side of the button.
  let side: Double
  /// 1 to the right, −1 to the left.
  let sign: Double
  /// The width of the open background.
  let openWidth: Double
  /// The middles of the options in the row.
  let places: [Point]

  /// The room between options.
  private static let gap = 3.0

  init(_ button: ExpandableButton) {
    side = button.size
    sign = button.alignment.sign
    openWidth = button.options.reduce(Self.gap + side) { $0 + $1.size.width + Self.gap }
    var x = side + Self.gap - (sign > 0 ? 0 : openWidth)
    var places: [Point] = []
    for option in button.options {
      places.append(Point(x: x + floor(option.size.width / 2), y: side / 2))
      x += option.size.width + Self.gap
    }
    self.places = places
  }

  /// The middle of the button.
  var middle: Point { Point(x: side / 2, y: side / 2) }

  /// The button itself.
  var square: Rect { Rect(x: 0, y: 0, width: side, height: side) }

  /// The background at a share of its way.
  func background(_ span: Double) -> Rect {
    let width = side + (openWidth - side) * span
    let center = side / 2 + sign * (openWidth - side) / 2 * span
    return Rect(x: center - width / 2, y: 0, width: width, height: side)
  }

  /// The middle of an option at a share of its way from the button's middle.
  func center(ofOption index: Int, way: Double) -> Point {
    let place = places[index]
    return Point(
      x: middle.x + (place.x - middle.x) * way, y: middle.y + (place.y - middle.y) * way)
  }
}
