internal import CreaseGeometry
internal import CreaseMotion

extension ListCompiler {
  /// Puts in a cell without height, of the colour that its place asks for.
  ///
  /// - Returns: The cell's identity.
  mutating func create(_ title: String, _ style: CellStyle, at index: Int, time: Double) -> Int {
    let id = list.cells.count + timeline.created.count
    let color = list.heatMap.color(
      ofCell: index - current.leaving(above: index), count: current.stayingCount + 1)
    timeline.created.append(ListTimeline.CreatedCell(title: title, color: color, style: style))
    current.cells.insert(id, height: 0, at: index)
    for place in current.moving.indices where current.moving[place].index >= index {
      current.moving[place].index += 1
    }
    addMoving(ListEpoch.Moving(index: index, id: id, restHeight: 0, movement: newMovement(from: 0)))
    begin(.insert(at: index, id: id), at: time)
    return id
  }

  /// Takes hold of the cell at an index.
  ///
  /// - Returns: The cell's identity.
  mutating func take(_ index: Int, at time: Double) -> Int {
    if let place = current.moving.firstIndex(where: { $0.index == index }) {
      current.moving[place].restTime = .infinity
      if current.moving[place].movement == nil {
        current.moving[place].movement = newMovement(from: current.moving[place].restHeight)
        begin(.none, at: time)
      }
      return current.moving[place].id
    }
    let (id, height) = (current.cells.id(at: index), current.cells.height(at: index))
    addMoving(
      ListEpoch.Moving(
        index: index, id: id, restHeight: height, movement: newMovement(from: height)))
    begin(.none, at: time)
    return id
  }

  /// Sets the height that the list gives to a cell that is held.
  mutating func setSlot(_ slot: Double, of id: Int, at time: Double) {
    guard let movement = current.moving.first(where: { $0.id == id })?.movement else { return }
    timeline.movements[movement].set(slot, at: time)
  }

  /// Lets a moving cell go to a height.
  mutating func retarget(
    _ place: Int, to height: Double, leaves: Bool = false, at time: Double,
    in transaction: Transaction
  ) {
    guard let movement = current.moving[place].movement else { return }
    timeline.movements[movement].animate(to: height, at: time, in: transaction)
    let isMoving = timeline.movements[movement].isMoving(at: time)
    current.moving[place].restTime = isMoving ? time + transaction.duration : time
    current.moving[place].isLeaving = leaves
  }

  private mutating func newMovement(from height: Double) -> Int {
    timeline.movements.append(AnimatedValue(height))
    return timeline.movements.count - 1
  }

  private mutating func addMoving(_ cell: ListEpoch.Moving) {
    let place = current.moving.firstIndex { $0.index > cell.index } ?? current.moving.count
    current.moving.insert(cell, at: place)
  }

  /// The script itself does something; returns what is wrong with that.
  mutating func command(_ kind: ListAction.Kind, at time: Double) -> ListActionError.Fault? {
    if case .scroll(let offset, let duration) = kind {
      scroll(to: offset, at: time, over: duration)
      return nil
    }
    guard current.moving.count < Self.movingLimit + list.heightTracks.count else {
      return .crowd(limit: Self.movingLimit)
    }
    switch kind {
    case .gesture, .touches, .scroll: return nil
    case .insert(let title, let index, let duration):
      let count = current.stayingCount
      guard (0...count).contains(index) else { return .index(index, last: count) }
      let style = ListTimeline.style(ofCell: index, count: count + 1)
      let id = create(title, style, at: current.index(ofStaying: index), time: time)
      guard let place = current.moving.firstIndex(where: { $0.id == id }) else { return nil }
      finish(.inserted, index, place, to: list.cellHeight, at: time, over: duration)
    case .remove(let index, let duration):
      let count = current.stayingCount
      guard (0..<count).contains(index) else {
        return .index(index, last: count > 0 ? count - 1 : nil)
      }
      let id = take(current.index(ofStaying: index), at: time)
      guard let place = current.moving.firstIndex(where: { $0.id == id }) else { return nil }
      finish(.removed, index, place, to: 0, at: time, over: duration)
    }
    return nil
  }

  private mutating func finish(
    _ kind: ListEvent.Kind, _ index: Int, _ place: Int, to height: Double, at time: Double,
    over duration: Double
  ) {
    let transaction = Transaction(duration: duration)
    retarget(place, to: height, leaves: kind == .removed, at: time, in: transaction)
    begin(.none, at: time, transaction: transaction)
    timeline.events.append(ListEvent(kind, at: time, index: index))
    advance(to: time)
    adaptOffset(at: time, in: transaction)
  }
}
