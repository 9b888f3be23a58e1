internal import CreaseCAV

/// x264's output depends on its threads, libvpx's does not promise otherwise: a fixed number makes
/// the same film the same bytes on any machine.
private let fixedThreads: Int32 = 8

extension ExportSettings {
  /// Refuses rates beyond libvpx's clock, whose numbers go up to 10^9.
  fileprivate func checkVP9Clock() throws(ExportError) {
    for (name, value) in [
      ("numerator", frameRateNumerator), ("denominator", frameRateDenominator),
    ] where value > 1_000_000_000 {
      throw .badSetting(
        name: "frame rate's \(name)", value: value, allowed: 1...1_000_000_000,
        format: OutputFormat.webm.name)
    }
  }
}

extension OutputFormat {
  /// MP4: H.264 with BT.709 colours, which plays everywhere; without transparency.
  public static let mp4: OutputFormat = OutputFormat(
    name: "MP4", word: "mp4", extensions: ["mp4", "m4v"], kind: .film, streams: false,
    keepsAlpha: false, defaultQuality: 75, largestExtent: 16384, hasPresets: true,
    makeEncoder: { (destination, settings) throws(ExportError) in
      try settings.checkFrameTime(for: .mp4)
      return try FilmEncoder(.mp4, destination, settings, h264(settings))
    })

  /// How H.264 is written.
  static func h264(_ settings: ExportSettings) -> FilmRecipe {
    let quality = settings.quality ?? 75
    return FilmRecipe(
      codec: "libx264",
      codecOptions: [
        ("preset", settings.preset.pick("ultrafast", "veryfast", "medium", "slow", "veryslow")),
        ("crf", "\(Double(480 - 4 * quality) / 10)"),
      ],
      threads: fixedThreads,
      picture: .planes(AV_PIX_FMT_YUV420P, keepsAlpha: false, isEven: true),
      // The index at the front, so that the film plays while it loads.
      container: "mp4", containerOptions: [("movflags", "+faststart")],
      clock: settings.frameClock, encoderName: "H.264",
      flatteningReason: "MP4 has no transparency", goesBack: true)
  }

  /// WebM: VP9 with BT.709 colours and, unless the film is opaque, transparency; plays in browsers.
  public static let webm: OutputFormat = OutputFormat(
    name: "WebM", word: "webm", extensions: ["webm"], kind: .film, streams: true,
    keepsAlpha: true, defaultQuality: 75, largestExtent: 16384, hasPresets: true,
    makeEncoder: { (destination, settings) throws(ExportError) in
      try settings.checkRate(atMost: 1000, for: .webm)
      try settings.checkVP9Clock()
      let quality = settings.quality ?? 75
      let keepsAlpha = !settings.isOpaque
      var options = [
        ("crf", "\((630 - 6 * quality + 5) / 10)"), ("b", "0"), ("row-mt", "1"),
        ("deadline", settings.preset == .fastest ? "realtime" : "good"),
        ("cpu-used", settings.preset.pick("8", "5", "4", "2", "0")),
      ]
      // The encoder of the alpha plane must not reorder frames, or the two would part.
      if keepsAlpha { options.append(("auto-alt-ref", "0")) }
      return try FilmEncoder(
        .webm, destination, settings,
        FilmRecipe(
          codec: "libvpx-vp9", codecOptions: options, threads: fixedThreads,
          picture: .planes(
            keepsAlpha ? AV_PIX_FMT_YUVA420P : AV_PIX_FMT_YUV420P, keepsAlpha: keepsAlpha,
            isEven: false),
          container: "webm", streamTags: keepsAlpha ? [("alpha_mode", "1")] : [],
          clock: settings.frameClock, encoderName: "VP9"))
    })

  /// MOV: ProRes 4444 with BT.709 colours of ten bits and, unless the film is opaque, transparency;
  /// for editing.
  public static let mov: OutputFormat = OutputFormat(
    name: "MOV", word: "mov", extensions: ["mov"], kind: .film, streams: false, keepsAlpha: true,
    defaultQuality: nil, largestExtent: 16384, joins: true,
    makeEncoder: { (destination, settings) throws(ExportError) in
      try settings.checkFrameTime(for: .mov)
      let keepsAlpha = !settings.isOpaque
      return try FilmEncoder(
        .mov, destination, settings,
        FilmRecipe(
          codec: "prores_ks",
          codecOptions: [
            ("profile", "4444"), ("vendor", "apl0"), ("alpha_bits", keepsAlpha ? "16" : "0"),
          ],
          threads: VideoCodec.allCores,
          picture: .planes(
            keepsAlpha ? AV_PIX_FMT_YUVA444P10LE : AV_PIX_FMT_YUV444P10LE, keepsAlpha: keepsAlpha,
            isEven: false),
          container: "mov", containerOptions: [("movflags", "+faststart+write_colr")],
          clock: settings.frameClock, encoderName: "ProRes", goesBack: true))
    })

  /// MKV: FFV1, every bit of RGB and, unless the film is opaque, straight alpha; for keeping.
  public static let mkv: OutputFormat = OutputFormat(
    name: "MKV", word: "mkv", extensions: ["mkv"], kind: .film, streams: true, keepsAlpha: true,
    defaultQuality: nil, largestExtent: 65535, joins: true,
    makeEncoder: { (destination, settings) throws(ExportError) in
      try settings.checkRate(atMost: 1000, for: .mkv)
      // Slices are what threads share; pictures too small for sixteen have one.
      let isSmall = settings.width <= 352 && settings.height <= 288
      let isThin = min(settings.width, settings.height) < 4
      return try FilmEncoder(
        .mkv, destination, settings,
        FilmRecipe(
          codec: "ffv1",
          codecOptions: isThin
            ? [("level", "1"), ("g", "1")]
            : [("level", "3"), ("slices", isSmall ? "1" : "16"), ("slicecrc", "1"), ("g", "1")],
          threads: isThin ? 1 : VideoCodec.allCores,
          picture: .packed(settings.isOpaque ? .bgr0 : .bgra), container: "matroska",
          clock: settings.frameClock, encoderName: "FFV1"))
    })

  /// Y4M: uncompressed BT.709 Y'CbCr of limited range in full colour resolution, for other encoders;
  /// without transparency.
  public static let y4m: OutputFormat = OutputFormat(
    name: "Y4M", word: "y4m", extensions: ["y4m"], kind: .film, streams: true, keepsAlpha: false,
    defaultQuality: nil, largestExtent: 65535, joins: true,
    makeEncoder: { (destination, settings) throws(ExportError) in
      try FilmEncoder(
        .y4m, destination, settings,
        FilmRecipe(
          codec: "wrapped_avframe",
          picture: .planes(AV_PIX_FMT_YUV444P, keepsAlpha: false, isEven: false),
          container: "yuv4mpegpipe", clock: settings.frameClock, encoderName: "Y4M",
          flatteningReason: "Y4M has no transparency"))
    })
}
