internal import Glibc

/// How much two pictures differ over a region.
public struct Metrics: Sendable, Hashable {
  /// The number of pixels in the region.
  public let pixelCount: Int
  /// The largest absolute difference of each channel: red, green, blue, alpha, premultiplied.
  public let maximum: SIMD4<UInt8>
  /// The mean absolute difference of each channel, in steps of 1/255; 0 in an empty region.
  public let mean: SIMD4<Double>
  /// The column and row of the first pixel, in reading order, with the largest difference; nil if
  /// all are equal.
  public let worst: SIMD2<Int>?
  /// The peak signal-to-noise ratio in decibels over the four channels,
  /// `10 · log10(255² / mean squared difference)`; infinity if all pixels are equal.
  public let psnr: Double
  /// The mean structural similarity of luma, at most 1; 1 if all pixels are equal.
  ///
  /// After Wang, Bovik, Sheikh and Simoncelli, "Image Quality Assessment: From Error Visibility to
  /// Structural Similarity", IEEE Transactions on Image Processing 13 (2004), with their Gaussian
  /// window of 11 × 11 pixels and sigma 1.5. At a picture's sides the window is cut off and its
  /// weights are scaled to a sum of 1, so that each pixel of the region counts.
  public let ssim: Double
  /// What was counted, so that several frames can be summed up.
  let tally: Tally

  /// Sums up a tally.
  init(_ tally: Tally) {
    let count = Double(max(1, tally.pixelCount))
    pixelCount = tally.pixelCount
    maximum = tally.maximum
    mean = SIMD4(tally.sums) / count
    worst = tally.worst
    let meanSquare = Double(tally.squares) / (count * 4)
    psnr = meanSquare == 0 ? .infinity : 10 * log10(255 * 255 / meanSquare)
    ssim = tally.pixelCount == 0 ? 1 : tally.similarity / count
    self.tally = tally
  }

  /// The largest difference of any channel, 0…255.
  public var largest: Int { Int(maximum.max()) }

  /// The number of pixels of which a channel differs by more than a threshold.
  public func count(above threshold: Int) -> Int {
    tally.histogram.dropFirst(max(0, threshold + 1)).reduce(0, +)
  }
}
