/// A rectangle of a panel that is drawn in one way.
struct DrawPart {
  /// The numbers that the device takes.
  enum Numbers {
    /// Of a rectangle's corners.
    case corners(RectCorners)
    /// Of an instance: where they begin among those of all panels.
    case instance(Int)
  }

  /// The pixels that it is confined to.
  var rect: PixelRect
  /// Parts of them, and of others, outside which nothing is drawn; nil for all.
  var boxes: [PixelRect]?
  /// How it is drawn.
  let state: DrawBatch.State
  /// The texture of its contents, if any.
  let shelf: TextureShelf?
  let numbers: Numbers

  /// Whether all of its pixels are drawn, and what was there before does not count.
  var replacesAll: Bool { !state.blends && boxes == nil }

  /// The colour that all of its pixels get, whatever was there before; nil if they get another.
  var replacement: SIMD4<Float>? {
    guard state.kind == .solid, !state.blends, case .corners(let corners) = numbers else {
      return nil
    }
    return corners.color
  }
}

extension DrawPart {
  /// Both parts as one, if they are drawn alike and make a rectangle together.
  func joined(to other: DrawPart) -> DrawPart? {
    guard state == other.state, shelf === other.shelf, boxes == other.boxes,
      case .corners(let mine) = numbers, case .corners(let others) = other.numbers, mine == others
    else { return nil }
    let (a, b) = (rect, other.rect)
    guard
      a.left == b.left && a.right == b.right && (a.top == b.bottom || a.bottom == b.top)
        || a.top == b.top && a.bottom == b.bottom && (a.left == b.right || a.right == b.left)
    else { return nil }
    var joined = self
    joined.rect = a.union(b)
    return joined
  }
}

/// What is done next on the way through a frame.
enum DrawItem {
  /// A part is drawn.
  case part(DrawPart)
  /// A clear sheet for a group at a depth of nesting, 0 for the outermost, and the pixels of it that are
  /// used.
  case openSheet(depth: Int, PixelRect)
  /// The sheet of a depth is finished and laid over what lies below it.
  case closeSheet(depth: Int, [DrawPart])
}

extension DrawItem {
  /// The pixels that are drawn on, below the sheet that an item may open; nil if there are none.
  var touched: PixelRect? {
    switch self {
    case .part(let part): part.rect
    case .openSheet: nil
    case .closeSheet(_, let parts): parts.map(\.rect).bounds
    }
  }
}
