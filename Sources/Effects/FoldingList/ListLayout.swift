internal import CreaseMotion

/// Where the cells of a list lie: heights and tops as functions of time, each found in
/// O(log n) steps however long the list is, since only the cells with tracks ever move.
struct ListLayout: Sendable {
  /// The sum of the resting heights above each cell, and of all of them, in points.
  private let restTops: [Double]
  /// The cells whose heights follow tracks, by index.
  private let tracks: [(index: Int, track: Track)]
  /// The full height of a cell in points, which no curve's overshoot takes a cell beyond.
  private let cellHeight: Double

  init(_ list: FoldingList) {
    var tops = [0.0]
    tops.reserveCapacity(list.cells.count + 1)
    for cell in list.cells { tops.append(tops[tops.count - 1] + (cell.height ?? list.cellHeight)) }
    restTops = tops
    cellHeight = list.cellHeight
    tracks = list.heightTracks.filter { list.cells.indices.contains($0.key) }
      .map { (index: $0.key, track: $0.value) }.sorted { $0.index < $1.index }
  }

  /// The layout at one moment.
  func snapshot(at time: Double) -> Snapshot {
    var indices: [Int] = []
    var heights: [Double] = []
    var shifts = [0.0]
    for (index, track) in tracks {
      let height = min(max(track.value(at: time), 0), cellHeight)
      indices.append(index)
      heights.append(height)
      shifts.append(shifts[shifts.count - 1] + height - restHeight(of: index))
    }
    return Snapshot(layout: self, indices: indices, heights: heights, shifts: shifts)
  }

  private func restHeight(of index: Int) -> Double { restTops[index + 1] - restTops[index] }

  /// Heights and tops at one moment, in points of the list's contents.
  struct Snapshot {
    fileprivate let layout: ListLayout
    fileprivate let indices: [Int]
    fileprivate let heights: [Double]
    /// How far the cells below the first, second… tracked cell have moved.
    fileprivate let shifts: [Double]

    /// The number of cells.
    var count: Int { layout.restTops.count - 1 }

    /// The top of a cell; the bottom of the list for `index == count`.
    func top(of index: Int) -> Double {
      layout.restTops[index] + shifts[firstIndex(in: 0..<indices.count) { indices[$0] >= index }]
    }

    /// The current height of a cell.
    func height(of index: Int) -> Double {
      let slot = firstIndex(in: 0..<indices.count) { indices[$0] >= index }
      if slot < indices.count, indices[slot] == index { return heights[slot] }
      return layout.restHeight(of: index)
    }

    /// The nearest cell above a cell that has a height, if there is one: where the paper goes on.
    func cell(above index: Int) -> Int? {
      let top = top(of: index)
      let end = firstIndex(in: 0..<index) { self.top(of: $0) > top - Self.nothing }
      return end > 0 ? end - 1 : nil
    }

    /// The nearest cell below a cell that has a height, if there is one: where the paper goes on.
    func cell(below index: Int) -> Int? {
      let bottom = top(of: index + 1)
      let next = firstIndex(in: index + 1..<count) { top(of: $0 + 1) > bottom + Self.nothing }
      return next < count ? next : nil
    }

    /// A height in points that no one can see, but larger than the rounding of any top.
    private static let nothing = 1e-6

    /// The cells that reach into a stretch of the list.
    func cells(from low: Double, to high: Double) -> Range<Int> {
      let first = firstIndex(in: 0..<count) { top(of: $0 + 1) > low }
      let end = firstIndex(in: first..<count) { top(of: $0) >= high }
      return first..<end
    }
  }
}

/// The first index of a range from which on a monotonic condition holds; its end if it never does.
private func firstIndex(in range: Range<Int>, where condition: (Int) -> Bool) -> Int {
  var low = range.lowerBound
  var high = range.upperBound
  while low < high {
    let middle = low + (high - low) / 2
    if condition(middle) { high = middle } else { low = middle + 1 }
  }
  return low
}
