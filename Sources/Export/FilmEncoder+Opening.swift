internal import CreaseCAV

extension FilmEncoder {
  /// Opens the place that a film goes to; the second value is its name for FFmpeg.
  static func open(
    _ destination: Destination, for format: OutputFormat, goesBack: Bool
  ) throws(ExportError) -> (AtomicFile?, String) {
    switch destination {
    case .file(let path):
      let file = try AtomicFile(path: path)
      guard !(goesBack && file.isDirect) else {
        throw .unsuited(
          format: format.name, destination: path,
          reason: "its front is written last; name a regular file")
      }
      return (file, "file:" + file.writingPath)
    case .descriptor(let number):
      guard format.streams else {
        throw .unsuited(
          format: format.name, destination: destination.description,
          reason: "it can't be written to a pipe; name a file")
      }
      try Descriptor.check(number)
      return (nil, "pipe:\(number)")
    case .sequence:
      throw .unsuited(
        format: format.name, destination: destination.description,
        reason: "one file holds the whole film")
    }
  }

  /// One note if a column or a row is added.
  static func padding(
    of settings: ExportSettings, for format: OutputFormat, isPadded: (width: Int, height: Int)
  ) -> [String] {
    let added =
      (isPadded.width > settings.width ? ["column"] : [])
      + (isPadded.height > settings.height ? ["row"] : [])
    if added.isEmpty { return [] }
    return [
      "\(format.name) needs an even width and height: one \(added.joined(separator: " and one ")) of"
        + " the edge's pixels was added to \(settings.width) × \(settings.height)"
    ]
  }

  /// The converter's library, if pictures need it.
  static func scaling(for picture: FilmRecipe.Picture) throws(ExportError) -> AV.Scaling? {
    guard case .planes = picture, !picture.isQuartered else { return nil }
    return try unsafe AV.scaling()
  }

  /// Opens the encoder.
  static func codec(
    _ av: AV.Coding, _ recipe: FilmRecipe, _ settings: ExportSettings, width: Int, height: Int
  ) throws(AVFailure) -> VideoCodec {
    let step = recipe.clock.step
    return try unsafe VideoCodec(av, name: recipe.codec, options: recipe.codecOptions) { context in
      unsafe context.width = Int32(truncatingIfNeeded: width)
      unsafe context.height = Int32(truncatingIfNeeded: height)
      unsafe context.time_base = AVRational(
        num: Int32(truncatingIfNeeded: step.numerator),
        den: Int32(truncatingIfNeeded: step.denominator))
      unsafe context.framerate = AVRational(
        num: Int32(truncatingIfNeeded: settings.frameRateNumerator),
        den: Int32(truncatingIfNeeded: settings.frameRateDenominator))
      unsafe context.pix_fmt = recipe.picture.format
      unsafe context.sample_aspect_ratio = AVRational(num: 1, den: 1)
      unsafe context.thread_count = recipe.threads
      if let effort = recipe.effort { unsafe context.compression_level = effort }
      unsafe context.flags |= AV_CODEC_FLAG_GLOBAL_HEADER
      unsafe context.color_primaries = AVCOL_PRI_BT709
      switch recipe.picture {
      case .packed:
        unsafe context.color_range = AVCOL_RANGE_JPEG
        unsafe context.colorspace = AVCOL_SPC_RGB
        unsafe context.color_trc = AVCOL_TRC_IEC61966_2_1
      case .planes:
        unsafe context.color_range = AVCOL_RANGE_MPEG
        unsafe context.colorspace = AVCOL_SPC_BT709
        unsafe context.color_trc = AVCOL_TRC_BT709
        unsafe context.chroma_sample_location = AVCHROMA_LOC_LEFT
      }
    }
  }

  /// Says of a frame what its colours mean.
  static func tag(_ frame: inout AVFrame, _ picture: FilmRecipe.Picture) {
    unsafe frame.color_primaries = AVCOL_PRI_BT709
    switch picture {
    case .packed:
      unsafe frame.color_range = AVCOL_RANGE_JPEG
      unsafe frame.colorspace = AVCOL_SPC_RGB
      unsafe frame.color_trc = AVCOL_TRC_IEC61966_2_1
    case .planes:
      unsafe frame.color_range = AVCOL_RANGE_MPEG
      unsafe frame.colorspace = AVCOL_SPC_BT709
      unsafe frame.color_trc = AVCOL_TRC_BT709
      unsafe frame.chroma_location = AVCHROMA_LOC_LEFT
    }
  }
}
