internal import CreaseCAV

extension OutputFormat {
  /// APNG: exact, with transparency; plays in every browser.
  public static let apng: OutputFormat = OutputFormat(
    name: "APNG", word: "apng", extensions: ["apng"], kind: .film, streams: false,
    keepsAlpha: true, defaultQuality: nil, largestExtent: Int(Int32.max), hasPresets: true,
    loops: true,
    makeEncoder: { (destination, settings) throws(ExportError) in
      try settings.checkRate(atMost: 1000, for: .apng)
      // A frame's time may be any fraction of two numbers of 16 bits, but browsers cut it off at whole
      // thousandths, and a film of 60 frames a second would run four per cent too fast.
      let clock = settings.millisecondClock
      try settings.checkLongest(clock, atMost: 65535, for: .apng)
      return try FilmEncoder(
        .apng, destination, settings,
        FilmRecipe(
          codec: "apng", codecOptions: [("pred", "none")], effort: settings.preset.zlibLevel,
          picture: .packed(settings.isOpaque ? .rgb : .rgba), container: "apng",
          containerOptions: [("plays", "\(settings.plays)")], clock: clock, encoderName: "APNG",
          goesBack: true, commentPlace: .pngChunk, lastDelayOption: "final_delay"))
    })

  /// Animated WebP: with transparency; plays in every browser. Exact at quality 100.
  public static let webp: OutputFormat = OutputFormat(
    name: "WebP", word: "webp", extensions: ["webp"], kind: .film, streams: true,
    keepsAlpha: true, defaultQuality: 75, largestExtent: 16383, hasPresets: true, loops: true,
    makeEncoder: { (destination, settings) throws(ExportError) in
      try settings.checkRate(atMost: 1000, for: .webp)
      let clock = settings.millisecondClock
      try settings.checkLongest(clock, atMost: WebPFile.longestDelay, for: .webp)
      let quality = settings.quality ?? 75
      let plays = settings.plays
      return try FilmEncoder(
        .webp, destination, settings,
        FilmRecipe(
          codec: "libwebp_anim",
          codecOptions: quality == 100
            // The quality of what loses nothing is the effort to make it small.
            ? [("lossless", "1"), ("quality", settings.preset.pick("0", "25", "50", "75", "100"))]
            : [("quality", "\(quality)")],
          effort: settings.preset.pick(0, 2, 4, 5, 6), picture: .packed(.bgra), container: "webp",
          // It would write the number of plays by going back, which a pipe doesn't allow.
          containerOptions: [("loop", "0")],
          clock: clock, encoderName: "WebP", commentPlace: .webPChunk, plays: plays))
    })
}

extension ExportSettings {
  /// Refuses frames that are shown for longer than the file has room for.
  fileprivate func checkLongest(
    _ clock: FilmClock, atMost limit: Int, for format: OutputFormat
  ) throws(ExportError) {
    let longest = clock.time(ofFrame: 1) + 1
    guard longest > limit else { return }
    throw .badSetting(
      name: "time of a frame in steps of the file's clock", value: longest, allowed: 1...limit,
      format: format.name)
  }
}
