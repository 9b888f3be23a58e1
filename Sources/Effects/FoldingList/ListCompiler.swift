internal import CreaseGeometry
internal import CreaseMotion

/// Lays out a list's script: plays it once from beginning to end and writes down what happens.
struct ListCompiler {
  /// What a finger holds.
  enum Hold {
    case nothing
    /// The contents, from an offset on that follows the finger all the way.
    case contents(base: Double)
    /// A cell that is pulled in at the top, and the contents behind it.
    case pulled(id: Int, base: Double)
    /// A cell between two fingers.
    case pinched(id: Int, isCreated: Bool)
  }

  /// A motion of the contents that is under way.
  struct Scrolling {
    var start: Double
    var end: Double
    var range: ScrollRange
    /// The physics behind it, if it was thrown.
    var motion: ScrollMotion?
    /// Whether its end is told of.
    var isTold = true
  }

  /// The most cells that commands set in motion at a time: every epoch has a list of them.
  static let movingLimit = 1000
  /// How far a height or an offset may be off by the rounding of finger positions, in points.
  static let roundingAllowance = 1e-6

  let list: FoldingList
  let viewport: Size
  private(set) var errors: [ListActionError]
  var timeline: ListTimeline
  /// The epoch that is being written: the timeline's last one.
  var current: ListEpoch
  var hold = Hold.nothing
  var scrolling: Scrolling?

  /// Lays out a list's script in a viewport of a size in points.
  init(_ list: FoldingList, viewport: Size) {
    self.list = list
    self.viewport = viewport
    timeline = ListTimeline(list)
    current = timeline.epochs[0]
    let script = ListScript(list.script)
    errors = script.errors
    for (number, step) in script.steps.enumerated() {
      let next = script.steps.dropFirst(number + 1).first?.time ?? .infinity
      advance(to: step.time)
      timeline.restTime = max(timeline.restTime, step.time)
      switch step.step {
      case .touch(let trace, let offset): touch(trace, offset: offset, before: next)
      case .command(let kind, let action):
        if let fault = command(kind, at: step.time) {
          errors.append(ListActionError(action: action, fault: fault))
        }
      }
    }
    finish()
  }

  /// Lets time go on: cells come to rest, and so do the contents.
  mutating func advance(to time: Double) {
    while let (place, cell) = current.moving.enumerated().min(by: {
      $0.element.restTime < $1.element.restTime
    }), cell.restTime.isFinite, cell.restTime <= time + Instant.tolerance {
      settle(place, cell)
    }
    if let scrolling, scrolling.end <= time + Instant.tolerance {
      closeScrolling(at: scrolling.end)
    }
  }

  /// A cell comes to rest: it leaves the list, or stays as it is.
  private mutating func settle(_ place: Int, _ cell: ListEpoch.Moving) {
    timeline.restTime = max(timeline.restTime, cell.restTime)
    if cell.isLeaving {
      current.moving.remove(at: place)
      for other in place..<current.moving.count { current.moving[other].index -= 1 }
      current.cells.remove(at: cell.index)
      return begin(.remove(at: cell.index), at: cell.restTime)
    }
    let height = cell.movement.map { timeline.movements[$0].target } ?? cell.restHeight
    current.cells.setHeight(height, at: cell.index)
    if cell.track == nil {
      current.moving.remove(at: place)
    } else {
      current.moving[place].movement = nil
      current.moving[place].restHeight = height
      current.moving[place].restTime = .infinity
    }
    begin(.none, at: cell.restTime)
  }

  /// Begins a new epoch with the cells as they are now.
  mutating func begin(
    _ edit: ListEpoch.Edit, at time: Double, transaction: Transaction? = nil
  ) {
    let last = timeline.epochs.count - 1
    current.start = max(time, timeline.starts[last])
    current.noteLeaving()
    // No moment lies in an epoch that is over at once; only its edit and its transaction count.
    if current.start == timeline.starts[last] { timeline.epochs[last].moving = [] }
    current.edit = edit
    current.transaction = transaction
    if let transaction {
      timeline.restTime = max(timeline.restTime, current.start + max(transaction.duration, 0))
    }
    timeline.epochs.append(current)
    timeline.starts.append(current.start)
  }

  private mutating func finish() {
    advance(to: .infinity)
    let events = timeline.events
    let order = events.indices.sorted { (events[$0].time, $0) < (events[$1].time, $1) }
    timeline.events = order.map { events[$0] }
    let moves = timeline.movements.map(\.end).max() ?? 0
    timeline.restTime = max(timeline.restTime, moves, timeline.offset.end, timeline.indicator.end)
  }
}
