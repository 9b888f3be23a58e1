internal import CreaseGeometry
internal import CreaseMotion

extension ListCompiler {
  /// Where the contents can rest, once all cells have come to rest.
  var range: ScrollRange {
    var content = current.cells.extent
    for cell in current.moving {
      let target = cell.movement.map { timeline.movements[$0].target } ?? cell.restHeight
      content += (cell.isLeaving ? 0 : target) - cell.restHeight
    }
    return ScrollRange(content: content, viewport: viewport.height)
  }

  /// A finger goes down: contents that move stop where they are.
  mutating func catchContents(at time: Double) {
    guard scrolling != nil else { return }
    let offset = timeline.offset.value(at: time)
    closeScrolling(at: time)
    timeline.offset.set(offset, at: time)
  }

  /// The last finger is lifted: contents that nothing moves go back to where they can rest.
  mutating func letGo(at time: Double) {
    guard scrolling == nil else { return }
    let offset = timeline.offset.value(at: time)
    follow(ScrollMotion(offset: offset, velocity: 0, in: range), at: time, isTold: false)
  }

  /// A finger moves the contents.
  mutating func drag(to offset: Double, at time: Double) {
    guard offset != timeline.offset.target else { return }
    timeline.offset.set(offset, at: time)
    if range.maximum > 0 { timeline.indicator.addMovement(from: time, to: time) }
  }

  /// A finger lets go of the contents, at an offset that has followed it all the way.
  mutating func release(at offset: Double, _ event: GestureEvent) {
    let velocity = event.phase == .ended ? -event.velocity.y : 0
    if !follow(range.release(at: offset, velocity: velocity), at: event.time, isTold: true) {
      timeline.events.append(ListEvent(.scrolled, at: event.time))
    }
  }

  /// The script scrolls the contents.
  mutating func scroll(to offset: Double, at time: Double, over duration: Double) {
    closeScrolling(at: time)
    timeline.offset.animate(
      to: range.clamped(offset), at: time, in: Transaction(duration: duration))
    scrolling = Scrolling(start: time, end: time + max(duration, 0), range: range)
    advance(to: time)
  }

  /// The list has become longer or shorter: contents that rest, or will, where they no longer can
  /// go to where they can, and a motion of the contents goes on in the new range.
  mutating func adaptOffset(at time: Double, in transaction: Transaction) {
    let range = range
    if let scrolling, let motion = scrolling.motion {
      guard scrolling.range != range else { return }
      let elapsed = time - scrolling.start
      closeScrolling(at: time)
      follow(
        ScrollMotion(
          offset: motion.offset(at: elapsed), velocity: motion.velocity(at: elapsed), in: range),
        at: time, isTold: scrolling.isTold)
      return
    }
    let target = timeline.offset.target
    guard range.clamped(target) != target else { return }
    let isTold = scrolling?.isTold ?? false
    closeScrolling(at: time)
    timeline.offset.animate(to: range.clamped(target), at: time, in: transaction)
    scrolling = Scrolling(
      start: time, end: time + max(transaction.duration, 0), range: range, isTold: isTold)
    advance(to: time)
  }

  @discardableResult
  private mutating func follow(_ motion: ScrollMotion, at time: Double, isTold: Bool) -> Bool {
    closeScrolling(at: time)
    guard motion.duration > 0 else {
      timeline.offset.set(motion.rest, at: time)
      return false
    }
    timeline.offset.follow(motion, at: time)
    scrolling = Scrolling(
      start: time, end: time + motion.duration, range: range, motion: motion, isTold: isTold)
    return true
  }

  /// A motion of the contents ends, by itself or since something else moves them from now on.
  mutating func closeScrolling(at time: Double) {
    guard let scrolling else { return }
    self.scrolling = nil
    let end = min(time, scrolling.end)
    if scrolling.range.maximum > 0 {
      timeline.indicator.addMovement(from: scrolling.start, to: end)
    }
    if scrolling.isTold, end >= scrolling.end {
      timeline.events.append(ListEvent(.scrolled, at: end))
    }
  }
}
