internal import CreaseMotion

/// A stretch of time in which the same cells move in a list of the same cells.
struct ListEpoch: Sendable {
  /// A cell whose height is not at rest, or is told by a track.
  struct Moving: Sendable {
    /// Where it is in the list.
    var index: Int
    /// Which cell it is.
    var id: Int
    /// Its height at rest as the cells' sequence has it, in points.
    var restHeight: Double
    /// Which of the timeline's movements it follows, if any.
    var movement: Int?
    /// Which of the list's tracks has the last word, if any.
    var track: Track?
    /// Whether it leaves the list in the end.
    var isLeaving = false
    /// When it comes to rest, in seconds; infinity while a finger holds it.
    var restTime = Double.infinity
  }

  /// How the cells differ from those of the epoch before.
  enum Edit: Sendable {
    case none
    case insert(at: Int, id: Int)
    case remove(at: Int)
  }

  /// When it begins, in seconds.
  var start: Double
  /// All cells, with their heights at rest.
  var cells: CellSequence
  /// The cells that move, by index.
  var moving: [Moving]
  /// What has just been put in or taken out.
  var edit: Edit
  /// How cells get new colours and styles, if this is where they do.
  var transaction: Transaction?

  /// The indices of the cells that are about to leave, in order.
  private(set) var leaving: [Int] = []

  /// Makes the first epoch of a timeline.
  init(cells: CellSequence, moving: [Moving]) {
    start = -.infinity
    self.cells = cells
    self.moving = moving
    edit = .none
  }

  /// Notes which of the moving cells leave.
  mutating func noteLeaving() {
    leaving = moving.filter(\.isLeaving).map(\.index)
  }

  /// How many of the cells above an index are about to leave; of all cells at the cells' count.
  func leaving(above index: Int) -> Int {
    var count = 0
    while count < leaving.count, leaving[count] < index { count += 1 }
    return count
  }

  /// Whether the cell at an index is about to leave.
  func isLeaving(_ index: Int) -> Bool { leaving.contains(index) }

  /// The number of cells that stay.
  var stayingCount: Int { cells.count - leaving.count }

  /// The index of a cell that stays, given as one among those that stay.
  func index(ofStaying staying: Int) -> Int {
    var index = staying
    for other in leaving where other <= index { index += 1 }
    return index
  }
}
