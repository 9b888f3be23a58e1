internal import CreaseGeometry
internal import CreaseLayers

/// What the shaders look up of those panels that are more than contents over a colour. The order of
/// the numbers is the shaders' own: see `detail` there.
extension Panel {
  /// Whether the panel needs more than contents over a colour.
  var isRich: Bool {
    cornerRadius > 0 || !cuts.isEmpty || tint != nil || fill?.isVisible == true
      || gradient?.isVisible == true || hasBorder
  }

  private var hasBorder: Bool { border.map { $0.width > 0 && $0.color.alpha > 0 } ?? false }

  /// Appends the numbers, four a texel.
  ///
  /// - Parameters:
  ///   - origin: Where pixels are counted from.
  ///   - scale: Pixels per point.
  func appendDetails(to numbers: inout [Float], origin: Point, scale: Double) {
    let fill = fill.flatMap { $0.isVisible ? $0 : nil }
    let gradient = gradient.flatMap { $0.isVisible ? $0 : nil }
    let fillPlace = 6
    let gradientPlace = fillPlace + (fill?.texelCount ?? 0)
    let cutsPlace = gradientPlace + (gradient?.texelCount ?? 0)
    func isEnd(_ edge: Edge) -> Double { edge == .outer ? 1 : 0 }
    numbers.append(rect.minX, rect.minY, rect.maxX, rect.maxY)
    numbers.append(
      isEnd(edges.top), isEnd(edges.right), isEnd(edges.bottom), isEnd(edges.left))
    numbers.append(
      rect.countedRadius(cornerRadius), hasBorder ? border?.width ?? 0 : 0, Double(cuts.count),
      Double(cutsPlace))
    numbers.append(
      tint == nil ? 0 : 1, Double(fill == nil ? 0 : fillPlace),
      Double(gradient == nil ? 0 : gradientPlace), 0)
    numbers.append(tint ?? .clear, brightness: 1, opacity: 1)
    numbers.append(border?.color ?? .clear, brightness: 1, opacity: 1)
    fill?.append(to: &numbers, size: rect.size, brightness: shade.color)
    gradient?.append(to: &numbers, size: rect.size, brightness: 1)
    if cuts.isEmpty { return }
    let forms = PlaneForms(self, origin: origin, scale: scale)
    for cut in cuts { forms.append(cut, to: &numbers) }
  }
}

extension Rect {
  /// The part of a corner's radius that counts: at most half the shorter side.
  func countedRadius(_ radius: Double) -> Double {
    max(0, min(radius, min(width, height) / 2))
  }
}

extension Gradient {
  /// How many texels its numbers take.
  fileprivate var texelCount: Int { 1 + 2 * stops.count }

  /// Appends t as a linear form of the place in points from the rectangle's corner, and the stops.
  fileprivate func append(to numbers: inout [Float], size: Size, brightness: Double) {
    let x = (end.x - start.x) * size.width
    let y = (end.y - start.y) * size.height
    let square = x * x + y * y
    // Without a direction the last colour shows, as in SVG.
    let origin = square > 0 ? -(start.x * size.width * x + start.y * size.height * y) / square : 1e9
    let perPoint = square > 0 ? 1 / square : 0
    // A hair farther on, so that rounding does not decide on which side of a step a pixel lies.
    numbers.append(x * perPoint, y * perPoint, origin + 1.0 / 65_536, Double(stops.count))
    for stop in stops {
      numbers.append(stop.color, brightness: brightness, opacity: opacity)
      numbers.append(stop.location, 0, 0, 0)
    }
  }
}

extension [Float] {
  mutating func append(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
    append(Float(x))
    append(Float(y))
    append(Float(z))
    append(Float(w))
  }

  /// Appends a colour, premultiplied.
  mutating func append(_ color: Color, brightness: Double, opacity: Double) {
    let color = color.premultiplied(brightness: brightness, opacity: opacity)
    for index in 0..<4 { append(color[index]) }
  }
}

extension Color {
  /// The colour times its opacity, as the device takes it.
  func premultiplied(brightness: Double = 1, opacity: Double = 1) -> SIMD4<Float> {
    let alpha = alpha * opacity
    let factor = alpha * brightness
    return [Float(red * factor), Float(green * factor), Float(blue * factor), Float(alpha)]
  }
}
