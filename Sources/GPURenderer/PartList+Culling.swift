/// Pixels of one colour.
struct SolidArea: Hashable {
  let rect: PixelRect
  /// The colour that a part replaced all else by: see `DrawPart.replacement`.
  let color: SIMD4<Float>
}

extension PartList {
  /// Beyond this many parts it takes longer to compare them than to draw them.
  private static let limit = 500

  /// Takes out of each part what is not seen of it, since a later part replaces it, or what is there
  /// already, and joins parts of one look.
  ///
  /// - Parameter former: Pixels of the areas that are drawn that have a colour already.
  /// - Returns: Pixels that have a colour when all parts are drawn.
  mutating func cull(_ former: [SolidArea]) -> [SolidArea] {
    guard items.count <= Self.limit else { return [] }
    var kept: [DrawPart] = []
    var solids: [SolidArea] = []
    // What later parts replace, and what they may touch beside that.
    var replaced: [PixelRect] = []
    var touched: [PixelRect] = []
    for item in items.reversed() {
      // What is drawn on sheets is not looked at.
      guard case .part(var part) = item else { return [] }
      var seen = [part.rect]
      seen.subtract(replaced)
      if seen.isEmpty { continue }
      if let color = part.replacement {
        var settled = seen
        settled.subtract(touched)
        solids += settled.map { SolidArea(rect: $0, color: color) }
        // Small holes cost more than they save.
        for area in former where area.color == color { seen.subtract(area.rect, saving: 4096) }
      }
      if part.replacesAll { replaced.append(part.rect) } else { touched += seen }
      for rect in seen {
        part.rect = rect
        kept.insert(before: part)
      }
    }
    items = kept.reversed().map { .part($0) }
    return solids
  }
}

extension [DrawPart] {
  /// Adds a part that is drawn before all others, which stand in reverse order; joins it to one of
  /// those drawn next, where neither what lies between minds if that one is drawn earlier, nor if the
  /// new one is drawn later.
  fileprivate mutating func insert(before part: DrawPart) {
    for index in indices.reversed().prefix(4) {
      guard let joined = self[index].joined(to: part) else { continue }
      let between = self[(index + 1)...]
      if !between.contains(where: { $0.rect.overlaps(self[index].rect) }) {
        remove(at: index)
        return append(joined)
      }
      if !between.contains(where: { $0.rect.overlaps(part.rect) }) {
        self[index] = joined
        return
      }
    }
    append(part)
  }
}
