/// How far two renderers may be apart on the same frame, in steps of 1/255 of a channel.
///
/// Worked example: a frame of 640 × 960 pixels with a list of seven cells has 15 edges of 640 pixels
/// across it (eight ends of cells and seven hinges) and 28 of 60 pixels down its sides (two for each
/// half). The band takes in the centres within 1 pixel: two pixels for each pixel of an edge, one at
/// the sides. It holds 2 · 15 · 640 + 28 · 60 = 20,880 pixels, the interior the other 593,520.
/// - Of the interior no pixel may differ by 3 or more: interpolation and blending round once each,
///   so a difference of 1 is usual and 2 is possible.
/// - In the band single precision may move an edge by 1/100 of a pixel, which changes black on
///   white by 255 / 100 ≈ 3; up to 8 are allowed.
/// - One in 1000 pixels of the band, here 20 of 20,880, may differ by any amount: where a shared
///   edge runs through pixel centres, rounding decides which of two panels has the pixel.
public enum Tolerance {
  /// The largest channel difference outside the band.
  public static let interior = 2
  /// The largest channel difference in the band, but for a few pixels.
  public static let band = 8
  /// How many of 1000 pixels in the band may differ by more than `band`.
  public static let bandPerMille = 1
}
