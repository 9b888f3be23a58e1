internal import CreaseMotion

/// Where the cells of a list lie at one moment, in points of the list's contents; each place is
/// found in O(log n) steps however long the list is, since only few cells ever move at a time.
struct ListSnapshot {
  /// The epoch that the moment lies in.
  let epoch: ListEpoch
  /// The slots of the cells that move, in the order of the epoch's list.
  private let slots: [Double]
  /// How far the cells below the first, second… moving cell are from where they would be at rest.
  private let shifts: [Double]

  /// Takes a snapshot.
  ///
  /// - Parameters:
  ///   - epoch: The epoch that the time lies in.
  ///   - movements: What the epoch's cells follow.
  ///   - time: Seconds from the start of the film.
  ///   - cellHeight: The full height of a cell in points, beyond which no track takes it.
  init(
    of epoch: ListEpoch, movements: [AnimatedValue<Double>], at time: Double, cellHeight: Double
  ) {
    var slots: [Double] = []
    var shifts = [0.0]
    slots.reserveCapacity(epoch.moving.count)
    shifts.reserveCapacity(epoch.moving.count + 1)
    for cell in epoch.moving {
      let slot = cell.slot(at: time, movements: movements, cellHeight: cellHeight)
      slots.append(slot)
      shifts.append(shifts[shifts.count - 1] + slot - cell.restHeight)
    }
    self.epoch = epoch
    self.slots = slots
    self.shifts = shifts
  }

  /// The number of cells.
  var count: Int { epoch.cells.count }

  /// The number of moving cells above an index.
  private func place(of index: Int) -> Int {
    let moving = epoch.moving
    if moving.isEmpty { return 0 }
    return firstIndex(in: 0..<moving.count) { moving[$0].index >= index }
  }

  /// The top of a cell's slot; the bottom of the list for `index == count`.
  func top(of index: Int) -> Double { epoch.cells.top(of: index) + shifts[place(of: index)] }

  /// The height that the list gives to a cell: more than the cell's own while it is stretched.
  func slot(of index: Int) -> Double {
    let place = place(of: index)
    if place < slots.count, epoch.moving[place].index == index { return slots[place] }
    return epoch.cells.height(at: index)
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
  static let nothing = 1e-6

  /// The cells that reach into a stretch of the list.
  func cells(from low: Double, to high: Double) -> Range<Int> {
    let first = firstIndex(in: 0..<count) { top(of: $0 + 1) > low }
    let end = firstIndex(in: first..<count) { top(of: $0) >= high }
    return first..<end
  }

  /// The cell whose slot holds a place in the contents, if there is one.
  func cell(at y: Double) -> Int? {
    guard y >= 0 else { return nil }
    let index = firstIndex(in: 0..<count) { top(of: $0 + 1) > y }
    return index < count ? index : nil
  }
}

extension ListEpoch.Moving {
  /// The height that the list gives to the cell, in points: more than a cell's full height while it
  /// is stretched.
  func slot(at time: Double, movements: [AnimatedValue<Double>], cellHeight: Double) -> Double {
    if let track { return min(max(track.value(at: time), 0), cellHeight) }
    return movement.map { movements[$0].value(at: time) } ?? restHeight
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
