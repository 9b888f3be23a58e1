internal import CreaseGeometry
internal import CreaseLayers

/// A border made ready to be drawn: its colour, and the outline inside of which it is not.
struct BorderForm {
  /// The colour, premultiplied, 0…255.
  let color: Pixel
  /// The least and the largest u and v inside; infinite where the panel's edge is not an outer one.
  private let low: SIMD2<Double>
  private let high: SIMD2<Double>
  /// The inner corners; nil if none is round.
  private let corners: RoundBox?

  /// Makes a panel's border; nil if it has none.
  init?(_ panel: Panel) {
    guard let border = panel.border, border.width > 0, border.color.alpha > 0 else { return nil }
    let rect = panel.rect
    func inset(_ edge: Edge) -> Double { edge == .outer ? border.width : 0 }
    func limit(_ edge: Edge, _ value: Double) -> Double { edge == .outer ? value : .infinity }
    let edges = panel.edges
    let low = SIMD2(rect.minX + inset(edges.left), rect.minY + inset(edges.top))
    let high = SIMD2(rect.maxX - inset(edges.right), rect.maxY - inset(edges.bottom))
    let radius = RoundBox.radius(panel.cornerRadius, in: rect) - border.width
    color = border.color.pixel
    corners = RoundBox(low: low, high: high, radius: radius, edges: edges)
    self.low = SIMD2(-limit(edges.left, -low.x), -limit(edges.top, -low.y))
    self.high = SIMD2(limit(edges.right, high.x), limit(edges.bottom, high.y))
  }

  /// How much of a pixel lies inside of the border, 0…1: as the outline of a panel, but by distances
  /// in the panel's plane.
  @inline(__always)
  func inside(at point: PlanePoint) -> Double {
    let steepness = point.steepness
    let one = SIMD2<Double>(repeating: 1)
    let a = ((point.position - low) / steepness + 0.5).clamped(lowerBound: .zero, upperBound: one)
    let b = ((high - point.position) / steepness + 0.5).clamped(lowerBound: .zero, upperBound: one)
    let both = pointwiseMax(a + b - 1, .zero)
    let straight = both.x * both.y
    guard let corners, straight > 0 else { return straight }
    return min(straight, corners.cornerCoverage(at: point))
  }
}
