internal import Glibc

/// Joins files of frames that lie one after another, after a line that describes them or not.
enum ByteJoin {
  /// A description longer than this is none.
  private static let longestHeader = 4096

  static func join(
    _ parts: [String], to output: Output, hasHeader: Bool
  ) throws(ExportError) {
    var file: AtomicFile?
    let sink: ByteSink
    switch output.destination {
    case .file(let path):
      let made = try AtomicFile(path: path)
      file = made
      sink = made.sink
    case .descriptor(let number):
      try Descriptor.check(number)
      sink = ByteSink(descriptor: number, name: output.destination.description)
    case .sequence:
      throw .unsuited(
        format: output.format.name, destination: output.destination.description,
        reason: "one file holds the whole film")
    }
    var header: [UInt8]?
    for path in parts { try append(path, to: sink, header: &header, hasHeader: hasHeader) }
    try file?.commit()
  }

  /// Writes a part; of those after the first, without the description, which must be the same.
  private static func append(
    _ path: String, to sink: ByteSink, header: inout [UInt8]?, hasHeader: Bool
  ) throws(ExportError) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .badPart(path: path, reason: SystemError.last.reason) }
    defer { close(descriptor) }
    let block = Scratch(byteCount: 1 << 20)
    var pending: [UInt8]? = hasHeader ? [] : nil
    while true {
      let count: Int
      do throws(SystemError) {
        count = try call { unsafe read(descriptor, block.bytes.baseAddress, block.bytes.count) }
      } catch { throw .badPart(path: path, reason: error.reason) }
      if count == 0 { break }
      let bytes = unsafe UnsafeRawBufferPointer(rebasing: block.bytes[..<count])
      guard var line = pending else {
        try unsafe sink.write(bytes)
        continue
      }
      unsafe line += bytes
      pending = line
      guard let end = line.prefix(longestHeader).firstIndex(of: UInt8(ascii: "\n")) else {
        if line.count < longestHeader { continue }
        throw .badPart(path: path, reason: "it is no Y4M file")
      }
      let found = Array(line[...end])
      guard found.starts(with: "YUV4MPEG2 ".utf8) else {
        throw .badPart(path: path, reason: "it is no Y4M file")
      }
      guard header == nil || header == found else {
        throw .badPart(path: path, reason: "its size, frame rate or kind differs from the first's")
      }
      let rest = header == nil ? line : Array(line[(end + 1)...])
      header = found
      pending = nil
      try unsafe rest.span.withUnsafeBytes { (raw) throws(ExportError) in try unsafe sink.write(raw)
      }
    }
    if pending != nil { throw .badPart(path: path, reason: "it is no Y4M file") }
  }
}
