import CreaseGeometry
import CreaseLayers

extension Box {
  /// The box as an element.
  var html: String {
    "<div style=\"\(style.joined(separator: ";"))\">\(children.map(\.html).joined())</div>"
  }

  private var style: [String] {
    var style = [
      "left:\(middle.x - size.width / 2)px", "top:\(middle.y - size.height / 2)px",
      "width:\(size.width)px", "height:\(size.height)px", "opacity:\(opacity)",
    ]
    switch fill {
    case .color(let color): style.append("background:\(color.css)")
    case .gradient(let angle, let stops):
      let list = stops.map { ",\($0.color.css) \($0.location * 100)%" }.joined()
      // A gradient goes over the border too, as a layer's does.
      style += ["background:linear-gradient(\(angle)deg\(list))", "background-origin:border-box"]
    }
    if radius > 0 { style.append("border-radius:\(radius)px") }
    if let border { style.append("border:\(border.width)px solid \(border.color.css)") }
    if let shadow {
      let blur = 2 * shadow.radius
      style.append(
        "box-shadow:\(shadow.offset.x)px \(shadow.offset.y)px \(blur)px \(shadow.color.css)")
    }
    if clips { style.append("overflow:hidden") }
    if !isDoubleSided { style.append("backface-visibility:hidden") }
    if !steps.isEmpty {
      style.append("transform:" + steps.map(\.css).joined(separator: " "))
    }
    if let perspective { style.append("perspective:\(perspective)px") }
    if carriesSpace { style.append("transform-style:preserve-3d") }
    return style
  }

  /// A page of boxes on white.
  static func page(_ boxes: [Box]) -> String {
    """
    <!doctype html><meta charset="utf-8"><style>
    html, body {margin: 0; background: white}
    div {position: absolute; box-sizing: border-box}
    </style>\(boxes.map(\.html).joined(separator: "\n"))
    """
  }
}

extension Color {
  fileprivate var css: String {
    "rgba(\(red * 255),\(green * 255),\(blue * 255),\(alpha))"
  }
}

extension Box.Step {
  fileprivate var css: String {
    switch self {
    case .move(let x, let y, let z): "translate3d(\(x)px,\(y)px,\(z)px)"
    case .scale(let factor): "scale(\(factor))"
    case .turnX(let angle): "rotateX(\(angle)deg)"
    case .turnY(let angle): "rotateY(\(angle)deg)"
    case .turnZ(let angle): "rotate(\(angle)deg)"
    }
  }
}
