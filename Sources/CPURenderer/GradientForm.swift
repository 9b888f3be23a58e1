internal import CreaseGeometry
internal import CreaseLayers

/// A gradient made ready to be drawn: t = T / Q with T linear in the pixel's position, and colours in
/// pieces between stops.
///
/// A plain value; its maker keeps the pieces.
@safe
struct GradientForm {
  /// What lies between two stops.
  struct Piece {
    /// t at its start and at its end.
    let start: Double
    let end: Double
    /// The colour at its start.
    let color: Pixel
    /// By how much the colour changes while t grows by 1.
    let slope: Pixel

    @inline(__always)
    func color(at t: Double) -> Pixel { color + slope * Pixel(repeating: Float(t - start)) }
  }

  /// T per pixel to the right, per pixel down, and at the screen's origin.
  let form: SIMD3<Double>
  /// The colours before the first and from the last stop on.
  private let first: Pixel
  private let last: Pixel
  /// The places of the first and the last stop.
  private let start: Double
  private let end: Double
  /// The colours between the first two stops.
  private let opening: Piece
  /// The colours between further ones.
  private let others: UnsafeBufferPointer<Piece>

  /// By how much places are moved: a hard step that is meant to lie on pixel centres is on the same
  /// side of all of them then, here and in other renderers.
  private static let nudge = 1.0 / 65536

  /// Makes a panel's gradient; nil if nothing of it shows.
  ///
  /// - Parameter keeper: Keeps the pieces.
  init?(_ gradient: Gradient?, of rect: Rect, map: ScreenMap, keeper: Keeper) {
    guard let gradient, gradient.isVisible, let firstStop = gradient.stops.first,
      let lastStop = gradient.stops.last
    else { return nil }
    let opacity = Float(gradient.opacity.unit)
    first = firstStop.color.pixel * opacity
    last = lastStop.color.pixel * opacity
    let size = SIMD2(rect.width, rect.height)
    let from = SIMD2(rect.minX, rect.minY) + SIMD2(gradient.start.x, gradient.start.y) * size
    let way =
      SIMD2(gradient.end.x - gradient.start.x, gradient.end.y - gradient.start.y) * size
    let squared = (way * way).sum()
    guard squared > 0, squared.isFinite else {
      // Without a direction all is the last stop's, as SVG has it.
      (form, start, end) = (.zero, -.infinity, -.infinity)
      opening = Piece(start: 0, end: 0, color: .zero, slope: .zero)
      unsafe others = UnsafeBufferPointer(start: nil, count: 0)
      return
    }
    let factor = way / squared
    let constant = Self.nudge - (from * factor).sum()
    func value(_ m: SIMD3<Double>) -> Double {
      factor.x * m.x + factor.y * m.y + constant * m.z
    }
    form = SIMD3(value(map.perColumn), value(map.perRow), value(map.atOrigin))
    start = firstStop.location
    end = lastStop.location
    let pieces = zip(gradient.stops, gradient.stops.dropFirst()).map { a, b in
      let color = a.color.pixel * opacity
      let change = b.color.pixel * opacity - color
      let length = b.location - a.location
      return Piece(
        start: a.location, end: b.location, color: color,
        slope: length > 0 ? change / Float(length) : .zero)
    }
    opening = pieces.first ?? Piece(start: start, end: end, color: last, slope: .zero)
    unsafe others = keeper.keep(pieces.dropFirst())
  }

  /// The colour at t, premultiplied, 0…255.
  @inline(__always)
  func color(at t: Double) -> Pixel {
    guard t >= start else { return first }
    guard t < end else { return last }
    return t < opening.end ? opening.color(at: t) : color(beyondOpening: t)
  }

  @inline(never)
  private func color(beyondOpening t: Double) -> Pixel {
    for index in unsafe others.indices where unsafe t < others[index].end {
      return unsafe others[index].color(at: t)
    }
    return last
  }
}
