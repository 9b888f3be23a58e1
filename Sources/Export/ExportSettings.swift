/// What an exporter needs to know about the frames, and how they are to be written.
public struct ExportSettings: Sendable, Hashable {
  /// The number of pixels in a row; at least 1.
  public var width: Int
  /// The number of rows; at least 1.
  public var height: Int
  /// Frames per `frameRateDenominator` seconds; 1…2147483647.
  public var frameRateNumerator: Int
  /// The seconds that `frameRateNumerator` frames take; 1…2147483647.
  public var frameRateDenominator: Int
  /// How good the result is to look, 0…100; nil for the format's own default.
  ///
  /// MP4: the constant rate factor is 48 − 0.4 · quality; the default 75 gives 18, which is hard to
  /// tell from the frames. WebM: the constant quality is 63 − 0.6 · quality, by default 18 too. WebP:
  /// libwebp's quality, default 75; 100 loses nothing. GIF: the palette has 256 · quality / 100 colours, at least 4, default
  /// 100, and below 50 a regular pattern replaces error diffusion. PNG and raw frames are exact
  /// whatever the quality; so are APNG and MKV.
  public var quality: Int?
  /// What lies behind frames where the format has no transparency: red, green and blue in encoded
  /// sRGB. Black by default.
  public var background: SIMD3<UInt8>
  /// Whether the frames have no transparency, by the caller's word; false by default.
  ///
  /// A sequence of PNG pictures is then RGB instead of RGBA. A frame that has some all the same is
  /// laid on the background.
  public var isOpaque: Bool
  /// A text to keep in the file: in the metadata of MP4, MOV, WebM and MKV, in a text chunk of PNG and
  /// APNG, in a comment block of GIF, as XMP of WebP. Raw frames have no place for one; nor has Y4M,
  /// whose first line would outgrow the 80 bytes that readers such as x264's take.
  public var comment: String?
  /// How often a GIF, an APNG or a WebP plays, 0…65535; 0, the default, for ever.
  public var plays: Int
  /// How much time the encoder may take, where the format has a choice.
  public var preset: ExportPreset
  /// The number of the first frame in a sequence's file names; at least 0, the default.
  public var firstFrame: Int

  /// Makes settings; a still picture needs no frame rate.
  public init(
    width: Int, height: Int, frameRateNumerator: Int = 60, frameRateDenominator: Int = 1,
    quality: Int? = nil, background: SIMD3<UInt8> = .zero, isOpaque: Bool = false,
    comment: String? = nil, plays: Int = 0, preset: ExportPreset = .medium, firstFrame: Int = 0
  ) {
    self.width = width
    self.height = height
    self.frameRateNumerator = frameRateNumerator
    self.frameRateDenominator = frameRateDenominator
    self.quality = quality
    self.background = background
    self.isOpaque = isOpaque
    self.comment = comment
    self.plays = plays
    self.preset = preset
    self.firstFrame = firstFrame
  }
}

extension ExportSettings {
  /// The largest number of pixels in a frame: 2^28, a square of 16384.
  public static let pixelLimit = 1 << 28

  /// The number of bytes in a frame.
  var byteCount: Int { width * height * 4 }

  /// Checks every setting against its range and the format's largest extent.
  func validate(for format: OutputFormat) throws(ExportError) {
    func check(
      _ name: String, _ value: Int, _ range: ClosedRange<Int>
    ) throws(ExportError) {
      guard !range.contains(value) else { return }
      throw .badSetting(
        name: name, value: value, allowed: range, format: format.name)
    }
    let largestInteger = Int(Int32.max)
    try check("width", width, 1...format.largestExtent)
    try check("height", height, 1...format.largestExtent)
    try check("number of pixels", width * height, 1...Self.pixelLimit)
    try checkArea(for: format)
    try check("frame rate's numerator", frameRateNumerator, 1...largestInteger)
    try check("frame rate's denominator", frameRateDenominator, 1...largestInteger)
    try check("quality", quality ?? 0, 0...100)
    try check("number of plays", plays, 0...65535)
    try check("first frame's number", firstFrame, 0...largestInteger)
  }

  /// Refuses what FFmpeg takes for no picture: its `av_image_check_size` wants a row of eight bytes a
  /// pixel and 1024 bytes more, times 128 rows more than there are, to be less than 2^31 − 1. Raw
  /// frames go past it.
  private func checkArea(for format: OutputFormat) throws(ExportError) {
    guard format != .raw else { return }
    // Some formats add a column or a row.
    let (columns, rows) = (width + width % 2 + 128, height + height % 2 + 128)
    guard 8 * columns * rows >= Int(Int32.max) else { return }
    throw .tooLarge(format: format.name, width: width, height: height)
  }
}
