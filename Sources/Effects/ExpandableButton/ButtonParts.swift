internal import CreaseGeometry
internal import CreaseLayers
internal import CreaseMotion

/// The layers of a button in a pose, in points from its top left corner.
struct ButtonParts {
  let button: ExpandableButton
  let layout: ButtonLayout
  let pose: ButtonPose

  /// The layers from back to front, each with the opacity that it has.
  var faded: [(layer: Layer, opacity: Double)] {
    [(background, pose.fade), (arrowButton, 1), (arrow, 1)]
      + pose.options.indices.map { (option($0), pose.options[$0].opacity) }
  }

  private var background: Layer {
    var layer = Layer(id: "background", bounds: layout.background(pose.span))
    layer.cornerRadius = 9
    layer.borderWidth = 1
    layer.borderColor = Color(red255: 204, green: 204, blue: 204)
    layer.gradient = Self.gradient(
      Color(red255: 238, green: 240, blue: 245), Color(red255: 213, green: 218, blue: 224))
    layer.shadowOpacity = 0.16
    layer.shadowRadius = 4
    layer.shadowOffset = Vector2(x: 0, y: 1)
    return layer
  }

  /// Where the arrow button and the arrow are: the button less 4 points on each side.
  private var inset: Rect {
    let side = max(0, layout.side - 8)
    return Rect(x: 4, y: 4, width: side, height: side)
  }

  private var arrowButton: Layer {
    var layer = Layer(id: "arrowButton", bounds: inset)
    layer.cornerRadius = 7
    layer.borderWidth = 1
    layer.borderColor = mix(
      Color(red255: 20, green: 30, blue: 52, alpha: 127.5),
      Color(red255: 175, green: 177, blue: 181), pose.glow)
    layer.gradient = Self.gradient(
      mix(
        Color(red255: 65, green: 105, blue: 175), Color(red255: 211, green: 214, blue: 218),
        pose.turn),
      mix(
        Color(red255: 29, green: 47, blue: 97), Color(red255: 192, green: 197, blue: 202),
        pose.turn))
    layer.shadowColor = mix(.black, .white, pose.glow)
    layer.shadowOpacity = 0.4
    layer.shadowRadius = 2.0.interpolated(to: 0, progress: pose.glow)
    layer.shadowOffset = Vector2(x: 0, y: 1)
    return layer
  }

  /// The arrow's corners in a box of 31 units.
  private static let arrowCorners = [
    (7.5, 18.5), (10, 21), (15.5, 15.5), (21, 21), (23.5, 18.5), (15.5, 10.5),
  ]

  private var arrow: Layer {
    var layer = Layer(
      id: "arrow", bounds: Rect(origin: .zero, size: inset.size), position: layout.middle)
    let unit = inset.width / 31
    let corners = Self.arrowCorners.map { Point(x: $0.0 * unit, y: $0.1 * unit) }
    layer.path = LayerPath(
      Path(polygon: corners), fillColor: mix(.white, ButtonOption.grey, pose.turn))
    layer.shadowOpacity = 1.0.interpolated(to: 0, progress: pose.glow)
    layer.shadowRadius = 2
    layer.shadowOffset = Vector2(x: 0, y: -3)
    layer.transform[.rotationZ] = layout.sign * .pi / 2 * pose.turn
    return layer
  }

  private func option(_ index: Int) -> Layer {
    let option = button.options[index]
    var layer = Layer(
      id: "option[\(index)]", bounds: Rect(origin: .zero, size: option.size),
      position: layout.center(ofOption: index, way: pose.options[index].way))
    layer.backgroundColor = option.color
    layer.picture = option.picture
    if !option.title.isEmpty {
      layer.text = LayerText(
        option.title, font: button.font, color: option.textColor, alignment: .center,
        verticalAlignment: .center)
    }
    layer.transform[.scale] = pose.options[index].scale
    return layer
  }

  private static func gradient(_ top: Color, _ bottom: Color) -> Gradient {
    Gradient(stops: [.init(location: 0, color: top), .init(location: 1, color: bottom)])
  }

  private func mix(_ closed: Color, _ open: Color, _ progress: Double) -> Color {
    closed.interpolated(to: open, progress: progress)
  }
}
