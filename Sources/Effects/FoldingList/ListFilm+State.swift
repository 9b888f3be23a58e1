extension ListFilm {
  /// The list's own account of a moment; takes time in proportion to the number of cells.
  public func state(at time: Double) -> ListState {
    let epoch = timeline.epoch(at: time)
    let snapshot = timeline.snapshot(at: time)
    return ListState(
      contentOffset: timeline.contentOffset(at: time),
      contentHeight: snapshot.top(of: snapshot.count),
      cells: (0..<snapshot.count).map { index in
        let slot = snapshot.slot(of: index)
        let height = min(slot, list.cellHeight)
        return ListState.Cell(
          title: timeline.title(ofCell: snapshot.epoch.cells.id(at: index)),
          y: snapshot.top(of: index) + (slot - height) / 2, height: height, slot: slot,
          style: timeline.style(ofCell: index, in: epoch))
      })
  }

  /// Everything that has happened up to a time in seconds, by time.
  public func events(upTo time: Double) -> [ListEvent] {
    Array(timeline.events.prefix { $0.time <= time + 1e-9 })
  }
}
