internal import CreaseGeometry
internal import CreaseMotion

extension ListCompiler {
  /// Fingers go down, do something, and are lifted, unless something else comes before.
  mutating func touch(_ trace: TouchTrace, offset: Double, before next: Double) {
    guard let first = trace.samples.first else { return }
    let lift = trace.liftTime + offset
    let isInterrupted = next < lift - Instant.tolerance
    catchContents(at: first.time + offset)
    let events = GestureRecognizer().events(
      in: trace, startingAt: offset, interruptedAt: isInterrupted ? next : nil)
    for event in events {
      advance(to: event.time)
      switch event.kind {
      case .pan: pan(event)
      case .pinch: pinch(event)
      case .tap: break
      }
    }
    let end = isInterrupted ? next : max(trace.end + offset, first.time + offset)
    timeline.restTime = max(timeline.restTime, end)
    guard isInterrupted || lift.isFinite else { return }
    advance(to: end)
    letGo(at: end)
  }

  private mutating func pan(_ event: GestureEvent) {
    let time = event.time
    switch (event.phase, hold) {
    case (.began, _):
      let offset = timeline.contentOffset(at: time)
      let base = range.unbanded(offset)
      if offset <= Self.roundingAllowance {
        let id = create(list.newTitle, .foldBack, at: 0, time: time)
        hold = .pulled(id: id, base: base)
      } else {
        hold = .contents(base: base)
      }
    case (.changed, .pulled(let id, let base)):
      setSlot(min(max(event.translation.y, 0), list.cellHeight), of: id, at: time)
      if let free = freeOffset(pulledBy: event.translation.y, base: base) {
        drag(to: range.banded(free), at: time)
      } else {
        drag(to: 0, at: time)
      }
    case (.changed, .contents(let base)):
      drag(to: range.banded(base - event.translation.y), at: time)
    case (.ended, .pulled(let id, let base)), (.cancelled, .pulled(let id, let base)):
      hold = .nothing
      commit(id, isCreated: true, at: time)
      if let free = freeOffset(pulledBy: event.translation.y, base: base) {
        release(at: free, event)
      }
    case (.ended, .contents(let base)), (.cancelled, .contents(let base)):
      hold = .nothing
      begin(.none, at: time, transaction: .implicit)
      release(at: base - event.translation.y, event)
    default: break
    }
  }

  /// The offset that follows the finger all the way, while the pull does more than unfold the cell;
  /// nil while it does no more than that, and holds the contents at 0.
  private func freeOffset(pulledBy way: Double, base: Double) -> Double? {
    if way <= 0 { return base - way }
    return way <= list.cellHeight + Self.roundingAllowance ? nil : list.cellHeight - way
  }

  private mutating func pinch(_ event: GestureEvent) {
    let time = event.time
    switch (event.phase, hold) {
    case (.began, _): beginPinch(event)
    case (.changed, .pinched(let id, let isCreated)):
      let share = isCreated ? max(event.scale - 1, 0) : event.scale
      setSlot(list.cellHeight * share, of: id, at: time)
    case (.ended, .pinched(let id, let isCreated)), (.cancelled, .pinched(let id, let isCreated)):
      hold = .nothing
      commit(id, isCreated: isCreated, at: time)
      adaptOffset(at: time, in: .implicit)
    default: break
    }
  }

  private mutating func beginPinch(_ event: GestureEvent) {
    let place = event.location
    let snapshot = timeline.snapshot(at: event.time)
    let y = place.y + timeline.contentOffset(at: event.time)
    guard place.x >= 0, place.x < list.width ?? viewport.width, let index = snapshot.cell(at: y),
      !current.isLeaving(index)
    else { return }
    if event.scale < 1 {
      hold = .pinched(id: take(index, at: event.time), isCreated: false)
      return
    }
    let middle = snapshot.top(of: index) + snapshot.slot(of: index) / 2
    let target = y < middle ? index : index + 1
    let isLast = target - current.leaving(above: target) == current.stayingCount
    let id = create(list.newTitle, isLast ? .foldUp : .pinch, at: target, time: event.time)
    hold = .pinched(id: id, isCreated: true)
  }

  /// A gesture has ended: the cell that it held grows to its full height or folds away, and all
  /// cells get their colours and styles.
  private mutating func commit(_ id: Int, isCreated: Bool, at time: Double) {
    guard let place = current.moving.firstIndex(where: { $0.id == id }),
      let movement = current.moving[place].movement
    else { return }
    let index = current.moving[place].index
    let staying = index - current.leaving(above: index)
    let height = min(timeline.movements[movement].target, list.cellHeight)
    let stays = height >= list.commit * list.cellHeight - Self.roundingAllowance
    if stays {
      retarget(place, to: list.cellHeight, at: time, in: .implicit)
    } else {
      retarget(place, to: 0, leaves: true, at: time, in: .implicit)
    }
    begin(.none, at: time, transaction: .implicit)
    if isCreated, stays {
      timeline.events.append(ListEvent(.created, at: time, index: staying))
      if range.maximum > 0 { timeline.indicator.addFlash(at: time + Transaction.implicit.duration) }
    } else if !stays, height > 0 || !isCreated {
      timeline.events.append(
        ListEvent(isCreated ? .discarded : .removed, at: time, index: staying))
    }
    advance(to: time)
  }
}
