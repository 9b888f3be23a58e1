/// Parts of panels that are one draw call.
struct DrawBatch {
  /// What must be the same for all parts.
  struct State: Hashable {
    let kind: DrawKind
    /// Whether what lies below may show.
    let blends: Bool
  }

  let state: State
  /// The texture; nil while nothing in the batch has contents.
  private(set) var shelf: TextureShelf?
  /// The numbers of the parts: vertices or instances.
  var floats: [Float] = []
  /// Where the numbers begin among those of all batches like it, in vertices or instances.
  var first = 0

  private(set) var boxes: [PixelRect] = []
  private var bounds: PixelRect

  init(_ state: State, shelf: TextureShelf?, box: PixelRect) {
    self.state = state
    self.shelf = shelf
    bounds = box
    boxes = [box]
  }

  /// How many vertices or instances there are.
  var count: Int {
    floats.count / (state.kind.isRectangles ? RectCorners.floatCount : PanelInstance.floatCount)
  }

  /// Takes a part in, if it can be in the same draw call, as its last.
  mutating func extend(_ state: State, shelf: TextureShelf?, box: PixelRect) -> Bool {
    guard state == self.state, self.shelf == nil || shelf == nil || self.shelf === shelf else {
      return false
    }
    self.shelf = self.shelf ?? shelf
    bounds = bounds.union(box)
    boxes.append(box)
    return true
  }

  /// Whether anything in the batch may touch pixels of a rectangle.
  func overlaps(_ box: PixelRect) -> Bool {
    bounds.overlaps(box) && boxes.contains { $0.overlaps(box) }
  }
}
