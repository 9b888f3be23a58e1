/// Consecutive instances that are one draw call.
struct DrawRun {
  /// The programs that draw.
  enum Kind: Hashable {
    /// Contents over a colour.
    case plain
    /// The same with all that a panel can have.
    case rich
    /// A shadow.
    case shadow
  }

  /// The program.
  let kind: Kind
  /// The texture; nil while no panel of the run has contents.
  var shelf: TextureShelf?
  /// The first panel's index among the instances.
  let first: Int
  /// How many panels.
  var count = 1

  /// Takes the next instance in, if it can be in the same draw call.
  mutating func extend(kind: Kind, shelf: TextureShelf?) -> Bool {
    guard kind == self.kind, self.shelf == nil || shelf == nil || self.shelf === shelf else {
      return false
    }
    count += 1
    self.shelf = self.shelf ?? shelf
    return true
  }
}

/// What is done next on the way through a frame.
enum DrawStep {
  /// A draw call.
  case draw(DrawRun)
  /// A clear sheet for a group at a depth of nesting, 0 for the outermost.
  case openSheet(depth: Int)
  /// The sheet of a depth is finished and laid over what lies below it, by one instance.
  case closeSheet(depth: Int, DrawRun)
}
