internal import CreaseMotion

/// A script put in order: touch sessions and commands one after the other.
struct ListScript {
  /// One thing after another.
  enum Step {
    /// Fingers go down, do something, and are lifted.
    case touch(TouchTrace, offset: Double)
    /// The script itself does something.
    case command(ListAction.Kind, action: Int)
  }

  /// The steps with their times in seconds, in order; those at one time in the script's order.
  private(set) var steps: [(time: Double, step: Step)] = []
  /// What can't be done.
  private(set) var errors: [ListActionError] = []

  init(_ actions: [ListAction]) {
    for (number, action) in actions.enumerated() {
      guard abs(action.time) <= 1e9 else {
        errors.append(ListActionError(action: number, fault: .time(action.time)))
        continue
      }
      do throws(MotionError) {
        try add(action, number: number)
      } catch {
        errors.append(ListActionError(action: number, fault: .gesture(error)))
      }
    }
    // Swift's sort is stable, though it isn't promised: the index makes sure.
    let order = steps.indices.sorted { (steps[$0].time, $0) < (steps[$1].time, $1) }
    steps = order.map { steps[$0] }
  }

  private mutating func add(_ action: ListAction, number: Int) throws(MotionError) {
    switch action.kind {
    case .gesture(let gesture): add(try gesture.trace(), at: action.time)
    case .touches(let trace): add(trace, at: action.time)
    case .insert(_, _, let over), .remove(_, let over), .scroll(_, let over):
      guard over >= 0, over <= 1e9 else {
        errors.append(ListActionError(action: number, fault: .time(over)))
        return
      }
      steps.append((action.time, .command(action.kind, action: number)))
    }
  }

  private mutating func add(_ trace: TouchTrace, at time: Double) {
    for session in trace.sessions {
      let start = time + (session.samples.first?.time ?? 0)
      steps.append((start, .touch(session, offset: time)))
    }
  }
}
