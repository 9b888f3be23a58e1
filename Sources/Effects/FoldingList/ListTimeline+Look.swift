internal import CreaseGeometry
internal import CreaseMotion

extension ListTimeline {
  /// The style of the cell at an index in an epoch: by its place among those that stay, as of the
  /// last transaction that it was part of; its own before that.
  func style(ofCell index: Int, in epoch: Int) -> CellStyle {
    var index = index
    for number in stride(from: epoch, through: 0, by: -1) {
      let epoch = epochs[number]
      if epoch.transaction != nil, !epoch.isLeaving(index) {
        return Self.style(
          ofCell: index - epoch.leaving(above: index), count: epoch.stayingCount)
      }
      if case .insert(index, let id) = epoch.edit { return created[id - list.cells.count].style }
      index = epoch.edit.undone(index)
    }
    return list.cells[index].style
  }

  /// The style that a cell's place asks for: the first cell folds back, the last one up, the others
  /// pinch.
  static func style(ofCell index: Int, count: Int) -> CellStyle {
    if index == 0 { return .foldBack }
    return index == count - 1 ? .foldUp : .pinch
  }

  /// The colour of the cell at an index in an epoch, at a time in seconds: its own; else the heat
  /// map's by its place among those that stay, as of the last transaction that it was part of, on
  /// the way there from the colour that it had.
  func color(ofCell index: Int, in epoch: Int, at time: Double) -> Color {
    let id = epochs[epoch].cells.id(at: index)
    if id < list.cells.count, let color = list.cells[id].color { return color }
    var (index, time) = (index, time)
    var mix = Mix()
    for number in stride(from: epoch, through: 0, by: -1) {
      let epoch = epochs[number]
      if let transaction = epoch.transaction, !epoch.isLeaving(index) {
        let target = list.heatMap.color(
          ofCell: index - epoch.leaving(above: index), count: epoch.stayingCount)
        let elapsed = time - epoch.start
        if elapsed >= transaction.duration - Instant.tolerance { return mix.over(target) }
        let progress = transaction.easing.progress(at: elapsed, of: transaction.duration)
        mix.add(target, progress: progress)
        time = epoch.start
      }
      if case .insert(index, let id) = epoch.edit {
        return mix.over(created[id - list.cells.count].color)
      }
      index = epoch.edit.undone(index)
    }
    return mix.over(list.heatMap.color(ofCell: index, count: list.cells.count))
  }

  /// Colours laid over one another: each on the way from the one below it.
  private struct Mix {
    private var sum = SIMD4<Double>()
    /// How much of what lies below shows.
    private var rest = 1.0

    mutating func add(_ color: Color, progress: Double) {
      sum += rest * progress * SIMD4(color.red, color.green, color.blue, color.alpha)
      rest *= 1 - progress
    }

    func over(_ color: Color) -> Color {
      guard rest < 1 else { return color }
      let sum = sum + rest * SIMD4(color.red, color.green, color.blue, color.alpha)
      return Color(red: sum.x, green: sum.y, blue: sum.z, alpha: sum.w)
    }
  }
}

extension ListEpoch.Edit {
  /// The index before the edit of a cell that was there, given its index after it.
  fileprivate func undone(_ index: Int) -> Int {
    switch self {
    case .none: index
    case .insert(let place, _): place < index ? index - 1 : index
    case .remove(let place): place <= index ? index + 1 : index
    }
  }
}
