internal import CreaseCAV

/// How FFmpeg makes one kind of film: the encoder, its pictures, the file around them.
struct FilmRecipe {
  /// What the encoder takes.
  enum Picture {
    /// RGB, as it is.
    case packed(PackedLayout)
    /// BT.709 Y'CbCr of limited range, with a plane of straight alpha or without.
    case planes(AVPixelFormat, keepsAlpha: Bool, isEven: Bool)
  }

  /// Where a comment is kept.
  enum CommentPlace {
    /// In the container, by FFmpeg.
    case container
    /// In a chunk before the first frame's.
    case pngChunk
    /// In a chunk at the end of the encoder's only packet.
    case webPChunk
  }

  /// FFmpeg's name of the encoder, and its own options.
  var codec: String
  var codecOptions: [(String, String)] = []
  /// The effort of encoders that have it as a number; nil for their default.
  var effort: Int32?
  /// How many threads encode; 1…16, or fewer if the format's bytes depend on it.
  var threads: Int32 = 1
  var picture: Picture
  /// FFmpeg's name of the file format, and its own options.
  var container: String
  var containerOptions: [(String, String)] = []
  /// What the stream says of itself, by key.
  var streamTags: [(String, String)] = []
  var clock: FilmClock
  /// The encoder's name in messages.
  var encoderName: String
  /// Why transparency can't be kept, for the note.
  var flatteningReason = "the film was said to be opaque"
  /// Whether the file's front is written after its end, so that it can't be a pipe.
  var goesBack = false
  /// Where a comment is kept.
  var commentPlace = CommentPlace.container
  /// How often the film plays, if that has to be written into the encoder's WebP; 0 for ever.
  var plays: Int?
  /// The option by which the file format learns how long the last frame is shown.
  var lastDelayOption: String?
}

extension FilmRecipe.Picture {
  var format: AVPixelFormat {
    switch self {
    case .packed(let layout): layout.format
    case .planes(let format, _, _): format
    }
  }

  var keepsAlpha: Bool {
    switch self {
    case .packed(let layout): layout == .rgba || layout == .bgra
    case .planes(_, let keepsAlpha, _): keepsAlpha
    }
  }

  /// Whether it is what `QuarterPlanes` makes.
  var isQuartered: Bool { format == AV_PIX_FMT_YUV420P }

  /// An extent as the encoder wants it.
  func padded(_ extent: Int) -> Int {
    if case .planes(_, _, isEven: true) = self { return extent + extent % 2 }
    return extent
  }
}

extension ExportSettings {
  /// The clock that counts frames.
  var frameClock: FilmClock {
    .frames(numerator: frameRateNumerator, denominator: frameRateDenominator)
  }

  /// The clock that counts thousandths of a second.
  var millisecondClock: FilmClock {
    .milliseconds(numerator: frameRateNumerator, denominator: frameRateDenominator)
  }

  /// Refuses more frames a second than the file's clock can tell apart.
  func checkRate(atMost limit: Int, for format: OutputFormat) throws(ExportError) {
    guard frameRateNumerator > frameRateDenominator * limit else { return }
    throw .badSetting(
      name: "number of frames a second", value: frameRateNumerator / frameRateDenominator,
      allowed: 1...limit, format: format.name)
  }

  /// Refuses frame rates that FFmpeg's MP4 and MOV can't express: their clock is the rate's
  /// numerator, doubled up to 10000 steps a second, and counts in 32 bits.
  func checkFrameTime(for format: OutputFormat) throws(ExportError) {
    var factor = 1
    while frameRateNumerator * factor < 10_000 { factor *= 2 }
    let steps = frameRateDenominator * factor
    let allowed = 1...10_000_000
    guard allowed.contains(steps) else {
      throw .badSetting(
        name: "time of a frame in steps of the file's clock", value: steps, allowed: allowed,
        format: format.name)
    }
  }
}
