extension OutputFormat {
  /// PNG: exact, with transparency; a picture, or a numbered sequence.
  ///
  /// A file gets RGB if the picture is opaque, else RGBA. Every picture of a sequence, or in a pipe,
  /// is RGBA whatever is in it, or RGB if the settings promise that all frames are opaque: the kind
  /// never changes in the middle, and a part of a sequence has the same bytes as in the whole.
  public static let png = OutputFormat(
    name: "PNG", word: "png", extensions: ["png"], kind: .picture, streams: true,
    keepsAlpha: true, defaultQuality: nil, largestExtent: Int(Int32.max), hasPresets: true,
    makeEncoder: { (destination, settings) throws(ExportError) in
      try PNGEncoder(destination, settings)
    })
}

/// Writes PNG pictures to a file, a sequence of files, or one after another to a pipe.
@safe final class PNGEncoder: FrameEncoder {
  private let destination: Destination
  private let settings: ExportSettings
  /// Intel's library for the faster presets, where it is installed; else FFmpeg's encoder is used.
  private let isal: ISAL.Functions?
  private let folder: Folder?
  private var press: (any PNGPress)?
  private var file: AtomicFile?
  private var flattener: Flattener

  init(_ destination: Destination, _ settings: ExportSettings) throws(ExportError) {
    self.destination = destination
    self.settings = settings
    unsafe isal = settings.preset.isalLevel == nil ? nil : ISAL.functions
    // Found out before there is a file.
    if unsafe isal == nil { _ = try unsafe AV.coding() }
    flattener = Flattener(settings, reason: "the film was said to be opaque")
    switch destination {
    case .file(let path):
      file = try AtomicFile(path: path)
      folder = nil
    case .sequence(let pattern):
      folder = try Folder(
        pattern.folder, makes: pattern.makesFolder, for: destination.description)
    case .descriptor(let number):
      try Descriptor.check(number)
      folder = nil
    }
  }

  var notes: [String] { flattener.notes }

  func append(_ pixels: Span<UInt8>, frame: Int) throws(ExportError) {
    if case .file(let path) = destination, frame > 0 { throw .onePicture(path: path) }
    try unsafe pixels.withUnsafeBytes { (bytes) throws(ExportError) in
      let press = try unsafe open(for: bytes)
      if try unsafe !press.push(bytes, number: frame) {
        _ = try unsafe press.push(flattener.flattened(bytes), number: frame)
      }
    }
    try writePictures()
  }

  func finish(frameCount: Int) throws(ExportError) {
    try end()
    try file?.commit()
  }

  func cancel() {
    file?.discard()
    // The pictures of a sequence that are being compressed are finished: each stands for itself.
    if case .sequence = destination { try? end() }
    press = nil
    folder?.removeIfEmpty()
  }

  /// The press, opened for the first picture: a lone one may be RGB, which only it can tell.
  private func open(for pixels: UnsafeRawBufferPointer) throws(ExportError) -> any PNGPress {
    if let press { return press }
    var keepsAlpha = !settings.isOpaque
    var threads = Int(VideoCodec.allCores)
    if case .file = destination {
      keepsAlpha = unsafe !Pixels.areOpaque(pixels)
      threads = 0
    }
    let press = try choosePress(keepsAlpha: keepsAlpha, threads: threads)
    self.press = press
    return press
  }

  private func choosePress(keepsAlpha: Bool, threads: Int) throws(ExportError) -> any PNGPress {
    if let level = settings.preset.isalLevel, let isal = unsafe isal {
      return unsafe QuickPNGPress(
        isal, settings, level: level, keepsAlpha: keepsAlpha, threads: threads)
    }
    let av = try unsafe AV.coding()
    do {
      return try unsafe FFmpegPNGPress(
        av, settings, keepsAlpha: keepsAlpha, threads: max(1, threads))
    } catch {
      throw error.encoding(.png, "opening the encoder")
    }
  }

  /// Writes all that is still being compressed.
  private func end() throws(ExportError) {
    guard let press else { return }
    try press.end()
    try writePictures()
    self.press = nil
  }

  private func writePictures() throws(ExportError) {
    guard let press else { return }
    while try unsafe press.pull({ (number, bytes) throws(ExportError) in
      switch destination {
      case .file: try unsafe file?.sink.write(bytes)
      case .sequence(let pattern):
        let file = try AtomicFile(path: pattern.path(ofFrame: settings.firstFrame + number))
        try unsafe file.sink.write(bytes)
        try file.commit()
      case .descriptor(let descriptor):
        try unsafe ByteSink(descriptor: descriptor, name: destination.description).write(bytes)
      }
    }) {}
  }
}
