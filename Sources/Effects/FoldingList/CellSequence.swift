/// The cells of a list in their order, with their heights at rest: a value whose changed copies
/// share all but O(log k) nodes with it, k the number of changes so far.
///
/// It is a treap (Aragon and Seidel, Randomized Search Trees, 1989) over runs: the cells that the
/// list began with are one run, whose heights are differences of one table of sums, and a change
/// cuts runs in two. So a list of any length costs one table, and each change a few dozen nodes.
struct CellSequence: Sendable {
  /// Cells that follow one another both here and in the list as it began, or a single cell.
  struct Run: Sendable {
    /// The first cell's identity.
    var first: Int
    /// The number of cells, at least 1.
    var count: Int
    /// The height at rest of a single cell, in points; nil for those in the table of sums.
    var height: Double?
  }

  private final class Node: Sendable {
    let left: Node?
    let right: Node?
    let run: Run
    let priority: UInt64
    /// The cells of the run and of both subtrees.
    let count: Int
    /// Their heights at rest together, in points.
    let extent: Double
    /// The run's own height, in points.
    let runExtent: Double

    init(_ left: Node?, _ run: Run, _ right: Node?, priority: UInt64, runExtent: Double) {
      self.left = left
      self.right = right
      self.run = run
      self.priority = priority
      self.runExtent = runExtent
      count = (left?.count ?? 0) + run.count + (right?.count ?? 0)
      extent = (left?.extent ?? 0) + runExtent + (right?.extent ?? 0)
    }

    var first: Node {
      var node = self
      while let left = node.left { node = left }
      return node
    }

    var last: Node {
      var node = self
      while let right = node.right { node = right }
      return node
    }

    func with(left: Node?) -> Node {
      Node(left, run, right, priority: priority, runExtent: runExtent)
    }

    func with(right: Node?) -> Node {
      Node(left, run, right, priority: priority, runExtent: runExtent)
    }
  }

  /// The sums of the heights above each of the cells that the list began with, and of them all.
  private let sums: [Double]
  private var root: Node?
  /// The number of nodes made so far, from which priorities are drawn.
  private var drawn: UInt64 = 0

  /// Makes the sequence of cells 0, 1, … of given heights in points; linear in their number.
  init(heights: some Sequence<Double>) {
    var sums = [0.0]
    for height in heights { sums.append(sums[sums.count - 1] + height) }
    self.sums = sums
    if sums.count > 1 { root = node(Run(first: 0, count: sums.count - 1)) }
  }

  /// The number of cells.
  var count: Int { root?.count ?? 0 }
  /// The heights of all cells together, in points.
  var extent: Double { root?.extent ?? 0 }

  /// The identity of the cell at an index.
  func id(at index: Int) -> Int {
    let (node, offset) = find(index)
    return node.map { $0.run.first + offset } ?? index
  }

  /// The height at rest of the cell at an index, in points.
  func height(at index: Int) -> Double {
    let (node, offset) = find(index)
    guard let run = node?.run else { return 0 }
    return run.height ?? (sums[run.first + offset + 1] - sums[run.first + offset])
  }

  /// The heights of the cells above an index together, in points; of all cells at `count`.
  func top(of index: Int) -> Double {
    var node = root
    var index = index
    var top = 0.0
    while let current = node {
      let above = current.left?.count ?? 0
      if index <= above {
        node = current.left
        continue
      }
      top += current.left?.extent ?? 0
      index -= above
      if index < current.run.count {
        return top + sums[current.run.first + index] - sums[current.run.first]
      }
      top += current.runExtent
      index -= current.run.count
      node = current.right
    }
    return top
  }

  /// Puts a cell of a height in points at an index.
  mutating func insert(_ id: Int, height: Double, at index: Int) {
    let (above, below) = split(root, at: index)
    root = merge(merge(above, node(Run(first: id, count: 1, height: height))), below)
  }

  /// Takes out the cell at an index.
  mutating func remove(at index: Int) {
    let (above, rest) = split(root, at: index)
    root = join(above, split(rest, at: 1).below)
  }

  /// Gives the cell at an index a height at rest, in points.
  mutating func setHeight(_ height: Double, at index: Int) {
    let id = id(at: index)
    let isOld = id + 1 < sums.count && sums[id + 1] - sums[id] == height
    let (above, rest) = split(root, at: index)
    let cell = node(Run(first: id, count: 1, height: isOld ? nil : height))
    root = join(join(above, cell), split(rest, at: 1).below)
  }

  private func find(_ index: Int) -> (node: Node?, offset: Int) {
    var node = root
    var index = index
    while let current = node {
      let above = current.left?.count ?? 0
      if index < above {
        node = current.left
      } else if index < above + current.run.count {
        return (current, index - above)
      } else {
        index -= above + current.run.count
        node = current.right
      }
    }
    return (nil, 0)
  }

  private mutating func node(_ run: Run) -> Node {
    drawn += 1
    let extent = run.height ?? (sums[run.first + run.count] - sums[run.first])
    return Node(nil, run, nil, priority: Self.mixed(drawn), runExtent: extent)
  }

  /// The output function of SplitMix64 (Steele, Lea and Flood, 2014): the same in every run.
  private static func mixed(_ seed: UInt64) -> UInt64 {
    var z = seed &* 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  private mutating func split(_ node: Node?, at index: Int) -> (above: Node?, below: Node?) {
    guard let node else { return (nil, nil) }
    let leftCount = node.left?.count ?? 0
    if index <= leftCount {
      let (above, below) = split(node.left, at: index)
      return (above, node.with(left: below))
    }
    if index >= leftCount + node.run.count {
      let (above, below) = split(node.right, at: index - leftCount - node.run.count)
      return (node.with(right: above), below)
    }
    let cut = index - leftCount
    let upper = self.node(Run(first: node.run.first, count: cut))
    let lower = self.node(Run(first: node.run.first + cut, count: node.run.count - cut))
    return (merge(node.left, upper), merge(lower, node.right))
  }

  /// Puts sequences one above the other, and makes one run of what has become one: else a long
  /// script would leave a list in ever smaller pieces.
  private mutating func join(_ above: Node?, _ below: Node?) -> Node? {
    guard let upper = above?.last.run, let lower = below?.first.run, upper.height == nil,
      lower.height == nil, upper.first + upper.count == lower.first
    else { return merge(above, below) }
    let start = split(above, at: (above?.count ?? 0) - upper.count).above
    let end = split(below, at: lower.count).below
    let whole = node(Run(first: upper.first, count: upper.count + lower.count))
    return merge(merge(start, whole), end)
  }

  private func merge(_ above: Node?, _ below: Node?) -> Node? {
    guard let above else { return below }
    guard let below else { return above }
    return above.priority > below.priority
      ? above.with(right: merge(above.right, below)) : below.with(left: merge(above, below.left))
  }
}
