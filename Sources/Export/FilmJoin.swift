/// Joins films that were written in parts to one, without encoding again: the frames stay as they
/// are, bit for bit.
public enum FilmJoin {
  /// Joins parts, in order.
  ///
  /// The parts must be of the output's format, size, kind and frame rate, as they are when a film is
  /// written in shards. Raw frames, which say nothing of themselves, are joined as they are.
  ///
  /// - Parameters:
  ///   - parts: The parts' paths.
  ///   - output: Where the whole goes.
  /// - Returns: The number of frames; nil for raw frames and Y4M, which are not taken apart.
  /// - Throws: `ExportError.unsuited`, `.badPart`, `.cannotCreate`, `.writeFailed`,
  ///   `.libraryMissing`.
  public static func join(_ parts: [String], to output: Output) throws(ExportError) -> Int? {
    guard output.format.joins else {
      throw .unsuited(
        format: output.format.name, destination: output.destination.description,
        reason: "its frames don't stand alone, so parts of it can't be joined")
    }
    switch output.format {
    case .raw:
      try ByteJoin.join(parts, to: output, hasHeader: false)
      return nil
    case .y4m:
      try ByteJoin.join(parts, to: output, hasHeader: true)
      return nil
    default: return try PacketJoin.join(parts, to: output)
    }
  }
}
