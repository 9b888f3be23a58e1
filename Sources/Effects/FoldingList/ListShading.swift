internal import CreaseLayers

/// How much the halves of a folded cell darken.
public struct ListShading: Sendable, Hashable {
  /// What is darkened.
  public enum Target: String, Sendable, Hashable, CaseIterable {
    /// The cell's colour only; the text stays as it is.
    case color
    /// Colour and contents alike.
    case contents
  }

  /// The part of its brightness that the top half loses when fully folded, 0…1.
  public var top: Double
  /// The part of its brightness that the bottom half loses when fully folded, 0…1.
  public var bottom: Double
  /// What is darkened.
  public var target: Target

  /// Makes a shading; the defaults are those of the Clear-like demo.
  public init(top: Double = 0.35, bottom: Double = 0.15, target: Target = .color) {
    self.top = top
    self.bottom = bottom
    self.target = target
  }

  /// The factors of both halves when `folded` of the height is gone: `1 − top · folded` and
  /// `1 − bottom · folded`. A cell that stays one plane has one factor: the bottom's for
  /// `foldUp`, the top's for `foldBack` and `flat`.
  func shades(
    folded: Double, style: CellStyle, target: Target
  ) -> (top: Shade, bottom: Shade) {
    let top = shade(factor: 1 - self.top * folded, target: target)
    let bottom = shade(factor: 1 - self.bottom * folded, target: target)
    switch style {
    case .flat, .foldBack: return (top, top)
    case .pinch: return (top, bottom)
    case .foldUp: return (bottom, bottom)
    }
  }

  private func shade(factor: Double, target: Target) -> Shade {
    Shade(contents: target == .contents ? factor : 1, color: factor)
  }
}
