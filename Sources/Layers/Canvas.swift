public import CreaseGeometry

/// The stage's size, its resolution and what lies behind everything.
public struct Canvas: Sendable, Hashable {
  /// The extents, in points.
  public var size: Size
  /// Pixels per point; above 0.
  public var scale: Double
  /// The colour behind all panels.
  public var background: Color

  /// Makes a canvas.
  ///
  /// - Parameters:
  ///   - size: The extents in points.
  ///   - scale: Pixels per point, above 0.
  ///   - background: The colour behind all panels.
  public init(size: Size, scale: Double = 1, background: Color = .black) {
    self.size = size
    self.scale = scale
    self.background = background
  }

  /// The number of pixels in a row: `width · scale` rounded, at least 1.
  public var pixelWidth: Int { Self.pixels(size.width * scale) }
  /// The number of rows: `height · scale` rounded, at least 1.
  public var pixelHeight: Int { Self.pixels(size.height * scale) }

  /// At least 1, and at most what no renderer takes on anyway.
  private static func pixels(_ extent: Double) -> Int {
    guard extent > 1 else { return 1 }
    return extent < Double(1 << 30) ? Int(extent.rounded()) : 1 << 30
  }
}
