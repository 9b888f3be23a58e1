extension OutputFormat {
  /// PNG: exact, with transparency; a picture, or a numbered sequence.
  ///
  /// A file gets RGB if the picture is opaque, else RGBA. Every picture of a sequence, or in a pipe,
  /// is RGBA whatever is in it, or RGB if the settings promise that all frames are opaque: the kind
  /// never changes in the middle, and a part of a sequence has the same bytes as in the whole.
  ///
  /// Intel's ISA-L compresses it for presets up to medium. Its bytes are the same on every x86-64
  /// processor with SSE 4.2 and CLMUL (since 2010); other architectures and versions of the library
  /// may choose others, and so does zlib, which takes its place where it is not installed. The
  /// pixels are always the same.
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
  private let deflation: Deflation
  private let folder: Folder?
  private var press: PNGPress?
  private var file: AtomicFile?
  private var flattener: Flattener

  init(_ destination: Destination, _ settings: ExportSettings) throws(ExportError) {
    self.destination = destination
    self.settings = settings
    deflation = try Deflation(settings.preset)
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
      let press = unsafe open(for: bytes)
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
  private func open(for pixels: UnsafeRawBufferPointer) -> PNGPress {
    if let press { return press }
    var keepsAlpha = !settings.isOpaque
    var threads = Int(VideoCodec.allCores)
    if case .file = destination {
      keepsAlpha = unsafe !Pixels.areOpaque(pixels)
      threads = 0
    }
    let press = PNGPress(deflation, settings, keepsAlpha: keepsAlpha, threads: threads)
    self.press = press
    return press
  }

  /// Writes all that is still being compressed.
  private func end() throws(ExportError) {
    guard let press else { return }
    press.end()
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
