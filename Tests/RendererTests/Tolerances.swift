/// How far pictures may differ, in steps of 255, and why.
///
/// A worked example: a text pixel of coverage 0.5 over red 217 is 217 · 0.5 + 255 · 0.5 = 236 in
/// exact arithmetic. A driver that blends in 8 bits rounds 217 · 0.5 and 255 · 0.5 separately and
/// may give 235 or 237, one step off; two such layers (text, rule) give two.
enum Tolerance {
  /// Frames at rest on whole pixels: every operation is exact or rounds the same way.
  static let exact = 0
  /// A frame in pieces against the frame in one: contents that rest on whole columns or rows are the
  /// mean of two texels in one case, and of four of which two have weights of 1e-5 in the other,
  /// which rounds another way once in thousands of pixels.
  static let habit = 1
  /// A frame against its golden picture: one rounding a layer, two layers.
  static let golden = 2
}
