/// What is done next on the way through a frame.
enum DrawStep {
  /// A draw call.
  case draw(DrawBatch)
  /// A clear sheet for a group at a depth of nesting, 0 for the outermost, and the pixels of it that are
  /// used.
  case openSheet(depth: Int, PixelRect)
  /// The sheet of a depth is finished and laid over what lies below it.
  case closeSheet(depth: Int, [DrawBatch])
}

/// A frame's parts in draw calls, as few as paint the same picture.
struct DrawList {
  /// What is to be done, in order.
  private(set) var steps: [DrawStep] = []
  /// The numbers of all rectangles' corners.
  private(set) var corners: [Float] = []
  /// The numbers of all instances.
  private(set) var instances: [Float] = []

  /// Joins parts.
  init(_ parts: PartList) {
    var batches: [DrawBatch] = []
    for item in parts.items {
      switch item {
      case .part(let part): Self.add(part, to: &batches, parts)
      case .openSheet(let depth, let rect):
        draw(&batches)
        steps.append(.openSheet(depth: depth, rect))
      case .closeSheet(let depth, let covers):
        draw(&batches)
        for cover in covers { Self.add(cover, to: &batches, parts) }
        for index in batches.indices { note(&batches[index]) }
        steps.append(.closeSheet(depth: depth, batches))
        batches = []
      }
    }
    draw(&batches)
  }

  private mutating func draw(_ batches: inout [DrawBatch]) {
    for var batch in batches {
      note(&batch)
      steps.append(.draw(batch))
    }
    batches = []
  }

  /// Takes a batch's numbers among those of all, and notes where they begin.
  private mutating func note(_ batch: inout DrawBatch) {
    if batch.state.kind.isRectangles {
      batch.first = corners.count / RectCorners.floatCount
      corners += batch.floats
    } else {
      batch.first = instances.count / PanelInstance.floatCount
      instances += batch.floats
    }
  }

  /// Adds a part to the last batch that takes it, or to an earlier one where nothing after that
  /// touches its pixels.
  private static func add(
    _ part: DrawPart, to batches: inout [DrawBatch], _ parts: PartList
  ) {
    let index = batchIndex(for: part, in: &batches)
    for box in part.boxes ?? [part.rect] {
      let rect = box.intersection(part.rect)
      if rect.isEmpty { continue }
      switch part.numbers {
      case .corners(let corners): corners.append(rect, to: &batches[index].floats)
      case .instance(let first):
        batches[index].floats += parts.instances[first..<(first + PanelInstance.floatCount)]
        PanelInstance.clip(to: rect, atEndOf: &batches[index].floats)
      }
    }
  }

  private static func batchIndex(
    for part: DrawPart, in batches: inout [DrawBatch]
  ) -> Int {
    // Farther back there is little to gain.
    for index in batches.indices.reversed().prefix(12) {
      if batches[index].extend(part.state, shelf: part.shelf, box: part.rect) { return index }
      if batches[index].overlaps(part.rect) { break }
    }
    batches.append(DrawBatch(part.state, shelf: part.shelf, box: part.rect))
    return batches.count - 1
  }
}
