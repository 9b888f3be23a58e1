import CreaseGeometry
import CreaseLayers

/// Whether two numbers differ by no more than a tolerance.
func isClose(_ a: Double, _ b: Double, within tolerance: Double = 1e-9) -> Bool {
  abs(a - b) <= tolerance
}

/// Whether two points differ by no more than a tolerance in each coordinate.
func isClose(_ a: Point?, _ b: Point, within tolerance: Double = 1e-9) -> Bool {
  guard let a else { return false }
  return isClose(a.x, b.x, within: tolerance) && isClose(a.y, b.y, within: tolerance)
}

/// A layer of a colour with its top left corner at a place.
func card(
  _ id: String, x: Double = 0, y: Double = 0, width: Double = 100, height: Double = 100,
  color: Color = .white
) -> Layer {
  var layer = Layer(
    id: id, bounds: Rect(x: 0, y: 0, width: width, height: height),
    position: Point(x: x + width / 2, y: y + height / 2))
  layer.backgroundColor = color
  return layer
}

let canvas = Canvas(size: Size(width: 400, height: 400))

/// The ids of the panels of layers in painting order.
func ids(_ layers: [Layer], isComplete: Bool = false) -> [String] {
  Layer.frame(of: layers, on: canvas, isComplete: isComplete).panels.map(\.id)
}
