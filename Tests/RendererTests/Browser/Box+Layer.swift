import CreaseGeometry
import CreaseLayers
import Glibc

extension Box {
  /// The box as a layer.
  var layer: Layer {
    var layer = Layer(
      bounds: Rect(origin: .zero, size: size), position: middle, children: children.map(\.layer))
    switch fill {
    case .color(let color): layer.backgroundColor = color
    case .gradient(let angle, let stops): layer.gradient = gradient(angle: angle, stops)
    }
    layer.cornerRadius = radius
    if let border {
      layer.borderWidth = border.width
      layer.borderColor = border.color
    }
    if let shadow {
      layer.shadowColor = shadow.color
      layer.shadowOpacity = 1
      layer.shadowRadius = shadow.radius
      layer.shadowOffset = shadow.offset
    }
    layer.opacity = opacity
    layer.masksToBounds = clips
    layer.isDoubleSided = isDoubleSided
    layer.transform = Transform(steps.map(\.operation))
    if let perspective { layer.sublayerTransform = .perspective(distance: perspective) }
    return layer
  }

  /// The gradient line goes through the middle and is as long as lets the corners have the first and
  /// the last colour (CSS Images Module Level 3, section 3.1.1).
  private func gradient(angle: Double, _ stops: [Gradient.Stop]) -> Gradient {
    let radians = angle * .pi / 180
    let (x, y) = (sin(radians), -cos(radians))
    let half = (abs(size.width * x) + abs(size.height * y)) / 2
    return Gradient(
      stops: stops,
      start: Point(x: 0.5 - x * half / size.width, y: 0.5 - y * half / size.height),
      end: Point(x: 0.5 + x * half / size.width, y: 0.5 + y * half / size.height))
  }
}

extension Box.Step {
  fileprivate var operation: Transform.Operation {
    switch self {
    case .move(let x, let y, let z): .translate(Vector3(x: x, y: y, z: z))
    case .scale(let factor): .scale(Vector3(x: factor, y: factor, z: factor))
    case .turnX(let angle): .rotate(angle: angle * .pi / 180, axis: Vector3(x: 1, y: 0, z: 0))
    case .turnY(let angle): .rotate(angle: angle * .pi / 180, axis: Vector3(x: 0, y: 1, z: 0))
    case .turnZ(let angle): .rotate(angle: angle * .pi / 180, axis: Vector3(x: 0, y: 0, z: 1))
    }
  }
}
