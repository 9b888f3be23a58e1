/// A list at one moment: its cells with all that their neighbours need to know of them.
struct ListMoment {
  /// A cell in its place.
  struct Place {
    var index: Int
    var id: Int
    /// The top of the cell's slot, in points of the contents.
    var top: Double
    /// The bottom of the cell's slot: the next cell's top, bit for bit.
    var bottom: Double
    /// The height that the list gives to the cell, in points.
    var slot: Double
    /// The cell's own height, in points.
    var height: Double
    var style: CellStyle
    /// Whether the cell fills its slot unfolded, or is in the middle of a larger one.
    private var isOpen: Bool { slot >= height && height == fullHeight }
    private var fullHeight: Double

    init(
      index: Int, id: Int, top: Double, bottom: Double, slot: Double, fullHeight: Double,
      style: CellStyle
    ) {
      self.index = index
      self.id = id
      self.top = top
      self.bottom = bottom
      self.slot = slot
      self.fullHeight = fullHeight
      self.style = style
      height = min(slot, fullHeight)
    }

    /// Whether the top edge lies in the plane of the list, where the neighbour's may meet it.
    var keepsTopEdge: Bool { isOpen ? slot == height : style.keepsTopEdge }
    /// Whether the bottom edge lies in the plane of the list, where the neighbour's may meet it.
    var keepsBottomEdge: Bool { isOpen ? slot == height : style.keepsBottomEdge }
  }

  private let timeline: ListTimeline
  /// Which of the timeline's epochs the moment lies in.
  let epoch: Int
  /// Where the cells lie.
  let snapshot: ListSnapshot

  init(_ timeline: ListTimeline, at time: Double) {
    self.timeline = timeline
    epoch = timeline.epoch(at: time)
    snapshot = ListSnapshot(
      of: timeline.epochs[epoch], movements: timeline.movements, at: time,
      cellHeight: timeline.list.cellHeight)
  }

  /// A cell in its place.
  func place(_ index: Int) -> Place {
    place(index, top: snapshot.top(of: index), bottom: snapshot.top(of: index + 1))
  }

  /// Cells in their places, and their neighbours.
  func places(_ range: Range<Int>) -> [Place] {
    guard !range.isEmpty else { return [] }
    var places: [Place] = []
    places.reserveCapacity(range.count + 2)
    let all = max(0, range.lowerBound - 1)..<min(snapshot.count, range.upperBound + 1)
    var top = snapshot.top(of: all.lowerBound)
    for index in all {
      let bottom = snapshot.top(of: index + 1)
      places.append(place(index, top: top, bottom: bottom))
      top = bottom
    }
    return places
  }

  private func place(_ index: Int, top: Double, bottom: Double) -> Place {
    Place(
      index: index, id: snapshot.epoch.cells.id(at: index), top: top, bottom: bottom,
      slot: snapshot.slot(of: index), fullHeight: timeline.list.cellHeight,
      style: timeline.style(ofCell: index, in: epoch))
  }

  /// The nearest cell above one of some places that has a height, if there is one.
  func place(above number: Int, in places: [Place]) -> Place? {
    if number > 0, places[number - 1].slot > ListSnapshot.nothing { return places[number - 1] }
    return snapshot.cell(above: places[number].index).map { place($0) }
  }

  /// The nearest cell below one of some places that has a height, if there is one.
  func place(below number: Int, in places: [Place]) -> Place? {
    if number + 1 < places.count, places[number + 1].slot > ListSnapshot.nothing {
      return places[number + 1]
    }
    return snapshot.cell(below: places[number].index).map { place($0) }
  }
}
