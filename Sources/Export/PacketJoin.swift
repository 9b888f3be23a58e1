internal import CreaseCAV

/// Joins films by moving their packets to one file.
enum PacketJoin {
  static func join(_ parts: [String], to output: Output) throws(ExportError) -> Int {
    guard let first = parts.first else { throw .noFrames(path: output.destination.description) }
    let av = try unsafe AV.coding()
    let decoding = try unsafe AV.decoding()
    let lead = try unsafe FilmReader(first, av, decoding)
    let (file, url) = try FilmEncoder.open(
      output.destination, for: output.format, goesBack: output.format == .mov)
    let container = try unsafe Container(
      av, format: output.format == .mov ? "mov" : "matroska", url: url,
      name: output.destination.description)
    do {
      try container.start(
        copying: lead, options: output.format == .mov ? [("movflags", "+faststart+write_colr")] : []
      )
    } catch {
      throw error.writing(container.name)
    }
    var count = 0
    for (index, path) in parts.enumerated() {
      let part = index == 0 ? lead : try unsafe FilmReader(path, av, decoding)
      guard part.matches(lead) else {
        throw .badPart(
          path: path, reason: "its codec, size, frame rate or kind differs from the first part's")
      }
      while let packet = unsafe try part.next() {
        unsafe packet.pointee.pts = Int64(count)
        unsafe packet.pointee.dts = Int64(count)
        unsafe packet.pointee.duration = 1
        unsafe packet.pointee.pos = -1
        do { try unsafe container.write(packet, step: lead.step) } catch {
          throw error.writing(container.name)
        }
        count += 1
      }
    }
    guard count > 0 else { throw .noFrames(path: output.destination.description) }
    do { try container.finish() } catch { throw error.writing(container.name) }
    try file?.commit()
    return count
  }
}
