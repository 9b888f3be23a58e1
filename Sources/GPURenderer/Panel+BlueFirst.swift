internal import CreaseGeometry
internal import CreaseLayers

extension Panel {
  /// The panel for a picture whose first colour is taken for blue: red and blue change places in all its
  /// colours; textures of contents do the same by themselves.
  func blueFirst() -> Panel {
    var panel = self
    panel.color = color.blueFirst
    panel.tint = tint?.blueFirst
    panel.fill?.turnBlueFirst()
    panel.gradient?.turnBlueFirst()
    if let border { panel.border?.color = border.color.blueFirst }
    return panel
  }
}

extension Color {
  /// The colour with red and blue in each other's place.
  var blueFirst: Color { Color(red: blue, green: green, blue: red, alpha: alpha) }
}

extension Gradient {
  fileprivate mutating func turnBlueFirst() {
    for index in stops.indices { stops[index].color = stops[index].color.blueFirst }
  }
}
