internal import CreaseMotion

/// A script of fingers and commands put in order, one after the other.
struct TouchScript<Command> {
  /// What an action does.
  enum Deed {
    case gesture(Gesture)
    case touches(TouchTrace)
    case command(Command)
  }

  /// One thing after another.
  enum Step {
    /// Fingers go down, do something, and are lifted; times count from the offset.
    case touch(TouchTrace, offset: Double)
    /// The script itself does something.
    case command(Command)
  }

  /// What comes of it.
  enum Happening {
    case gesture(GestureEvent)
    case command(Command, time: Double)
  }

  /// The steps with their times in seconds, in order; those at one time in the script's order.
  private(set) var steps: [(time: Double, step: Step)] = []
  /// What can't be done, by action.
  private(set) var errors: [ScriptActionError] = []

  /// Puts deeds with their times in seconds in order.
  init(_ deeds: some Sequence<(time: Double, deed: Deed)>) {
    for (number, (time, deed)) in deeds.enumerated() {
      guard abs(time) <= 1e9 else {
        errors.append(ScriptActionError(action: number, fault: .time(time)))
        continue
      }
      do throws(MotionError) {
        switch deed {
        case .gesture(let gesture): add(try gesture.trace(), at: time)
        case .touches(let trace): add(trace, at: time)
        case .command(let command): steps.append((time, .command(command)))
        }
      } catch {
        errors.append(ScriptActionError(action: number, fault: .gesture(error)))
      }
    }
    // Swift's sort is stable, though it isn't promised: the index makes sure.
    let order = steps.indices.sorted { (steps[$0].time, $0) < (steps[$1].time, $1) }
    steps = order.map { steps[$0] }
  }

  private mutating func add(_ trace: TouchTrace, at time: Double) {
    for session in trace.sessions {
      steps.append((time + (session.samples.first?.time ?? 0), .touch(session, offset: time)))
    }
  }

  /// What happens, in the order of time: gestures as they are recognised, and commands; and when the
  /// last of it is over, in seconds. Fingers that are down when the next step comes end their gesture
  /// there and then.
  func happenings() -> (all: [Happening], end: Double) {
    var all: [Happening] = []
    var end = 0.0
    for (number, (time, step)) in steps.enumerated() {
      end = max(end, time)
      switch step {
      case .command(let command): all.append(.command(command, time: time))
      case .touch(let trace, let offset):
        let next = number + 1 < steps.count ? steps[number + 1].time : .infinity
        let isInterrupted = next < trace.liftTime + offset - Instant.tolerance
        let events = GestureRecognizer().events(
          in: trace, startingAt: offset, interruptedAt: isInterrupted ? next : nil)
        all += events.map { .gesture($0) }
        end = max(end, isInterrupted ? next : trace.end + offset)
      }
    }
    return (all, end)
  }
}
