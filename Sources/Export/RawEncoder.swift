extension OutputFormat {
  /// Raw frames: rows from top to bottom, red, green, blue and straight alpha, one byte each,
  /// nothing around them. FFmpeg reads it with `-f rawvideo -pix_fmt rgba -s WIDTHxHEIGHT`.
  public static let raw = OutputFormat(
    name: "raw RGBA", word: "rgba", extensions: ["rgba", "raw"], kind: .film, streams: true,
    keepsAlpha: true, defaultQuality: nil, largestExtent: ExportSettings.pixelLimit,
    joins: true,
    makeEncoder: { (destination, settings) throws(ExportError) in
      try RawEncoder(destination, settings)
    })
}

/// Writes the frames' bytes; opaque frames are not even copied.
final class RawEncoder: FrameEncoder {
  private let byteCount: Int
  private let sink: ByteSink
  private let file: AtomicFile?
  private var straight: Scratch?

  init(_ destination: Destination, _ settings: ExportSettings) throws(ExportError) {
    byteCount = settings.byteCount
    switch destination {
    case .file(let path):
      let file = try AtomicFile(path: path)
      self.file = file
      sink = file.sink
    case .descriptor(let number):
      try Descriptor.check(number)
      file = nil
      sink = ByteSink(descriptor: number, name: destination.description)
    case .sequence:
      throw .unsuited(
        format: OutputFormat.raw.name, destination: destination.description,
        reason: "one file holds the whole film")
    }
  }

  func append(_ pixels: Span<UInt8>, frame: Int) throws(ExportError) {
    try unsafe pixels.withUnsafeBytes { (bytes) throws(ExportError) in
      if unsafe Pixels.areOpaque(bytes) {
        try unsafe sink.write(bytes)
      } else {
        let output = unsafe straight.provide(byteCount)
        unsafe Pixels.straighten(bytes, into: output)
        try unsafe sink.write(UnsafeRawBufferPointer(output))
      }
    }
  }

  func finish(frameCount: Int) throws(ExportError) { try file?.commit() }

  func cancel() { file?.discard() }
}
