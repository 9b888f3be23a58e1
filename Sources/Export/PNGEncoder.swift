extension OutputFormat {
  /// PNG: exact, with transparency; a picture, or a numbered sequence.
  ///
  /// A file gets RGB if the picture is opaque, else RGBA. Every picture of a sequence, or in a pipe,
  /// is RGBA whatever is in it, or RGB if the settings promise that all frames are opaque: the kind
  /// never changes in the middle, and a part of a sequence has the same bytes as in the whole.
  public static let png = OutputFormat(
    name: "PNG", word: "png", extensions: ["png"], kind: .picture, streams: true,
    keepsAlpha: true, defaultQuality: nil, largestExtent: Int(Int32.max),
    makeEncoder: { (destination, settings) throws(ExportError) in
      try PNGEncoder(destination, settings)
    })
}

/// Writes PNG pictures to a file, a sequence of files, or one after another to a pipe.
final class PNGEncoder: FrameEncoder {
  private let destination: Destination
  private let settings: ExportSettings
  private let writer: PNGWriter
  private let folder: Folder?
  private var file: AtomicFile?
  private var flattener: Flattener

  init(_ destination: Destination, _ settings: ExportSettings) throws(ExportError) {
    self.destination = destination
    self.settings = settings
    writer = try PNGWriter(
      width: settings.width, height: settings.height, comment: settings.comment)
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
    switch destination {
    case .file(let path):
      guard frame == 0, let file else { throw .onePicture(path: path) }
      try write(pixels, keepsAlpha: nil, to: file.sink)
    case .sequence(let pattern):
      let file = try AtomicFile(path: pattern.path(ofFrame: settings.firstFrame + frame))
      try write(pixels, keepsAlpha: !settings.isOpaque, to: file.sink)
      try file.commit()
    case .descriptor(let number):
      try write(
        pixels, keepsAlpha: !settings.isOpaque,
        to: ByteSink(descriptor: number, name: destination.description))
    }
  }

  func finish(frameCount: Int) throws(ExportError) { try file?.commit() }

  func cancel() {
    file?.discard()
    folder?.removeIfEmpty()
  }

  /// Writes a picture, with alpha if it has some, unless that is settled.
  private func write(
    _ pixels: Span<UInt8>, keepsAlpha: Bool?, to sink: ByteSink
  ) throws(ExportError) {
    try unsafe pixels.withUnsafeBytes { (bytes) throws(ExportError) in
      let source = unsafe settings.isOpaque ? flattener.opaque(bytes) : bytes
      let kind = unsafe keepsAlpha ?? !Pixels.areOpaque(source)
      try unsafe writer.write(source, keepsAlpha: kind, to: sink)
    }
  }
}
