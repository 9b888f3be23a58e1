internal import CreaseGeometry
internal import CreaseWords

/// How a scene writes colours: CSS's hexadecimal notation and names (CSS Color Level 4, §5.2, §6).
enum ColorSyntax {
  /// Reads a colour.
  static func parse(_ text: String) -> Result<Color, SceneFault> {
    if text.hasPrefix("#") {
      guard let color = hexadecimal(text.dropFirst()) else {
        return .failure(
          .malformed(
            found: text.quotedExcerpt, what: "a colour",
            remedy: "write #rgb, #rgba, #rrggbb or #rrggbbaa with hexadecimal digits"))
      }
      return .success(color)
    }
    let word = text.utf8.count <= 40 ? text.lowercased() : text
    if let color = ColorName.all.first(where: { $0.name == word })?.color { return .success(color) }
    if let nearest = Spelling.nearest(to: text, among: ColorName.all.map(\.name)) {
      return .failure(
        .unknownName(
          found: text.quotedExcerpt, what: "a colour", nearest: nearest,
          known: ColorName.all.map(\.name)))
    }
    return .failure(
      .malformed(
        found: text.quotedExcerpt, what: "a colour",
        remedy: "write #rrggbb, #rrggbbaa, a CSS name such as \"tomato\", or \"transparent\""))
  }

  /// The shortest notation of all eight bits of each component, as `#rrggbb` or `#rrggbbaa`.
  static func text(of color: Color) -> String {
    let components = [color.red, color.green, color.blue] + (color.alpha < 1 ? [color.alpha] : [])
    return components.reduce(into: "#") { text, component in
      let byte = UInt32(exactly: (min(1, max(0, component)) * 255).rounded()) ?? 0
      text += byte.hexadecimal(digits: 2).lowercased()
    }
  }

  private static func hexadecimal(_ digits: Substring) -> Color? {
    let values = digits.utf8.map { digit in Character(Unicode.Scalar(digit)).hexDigitValue }
    let nibbles = values.compactMap { $0 }.map(Double.init)
    guard nibbles.count == values.count else { return nil }
    let components: [Double]
    switch nibbles.count {
    case 3, 4: components = nibbles.map { $0 * 17 }
    case 6, 8:
      components = stride(from: 0, to: nibbles.count, by: 2).map { (index: Int) -> Double in
        nibbles[index] * 16 + nibbles[index + 1]
      }
    default: return nil
    }
    return Color(
      red255: components[0], green: components[1], blue: components[2],
      alpha: components.count == 4 ? components[3] : 255)
  }
}

extension SceneFault: Error {}
