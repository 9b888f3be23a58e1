internal import CreaseGeometry
internal import CreaseMotion

/// Which rolls take place, and when.
struct StripRollTimeline: Sendable {
  /// A picture that is rolled off or back.
  struct Roll: Sendable {
    /// The picture on the strips.
    var picture: Int
    /// Whether it is rolled back over the others.
    var isReverse: Bool
  }

  /// A stage of a roll.
  struct Moment {
    /// The picture on the strips.
    var picture: Int
    /// How far the roll is, 0…N + 1, whole where a step begins: k + u.
    var progress: Double
    /// Whether it goes on.
    var isRolling: Bool
  }

  /// The shortest pan that is a swipe, in points.
  private static let swipeLength = 30.0
  /// How far finger positions may be off by rounding, in points.
  private static let roundingAllowance = 1e-6

  private let pictureCount: Int
  private let stepCount: Double
  /// How long a step takes, in seconds; 0 for rolls that are over at once.
  private let stepDuration: Double
  private let isReverse: Bool
  private let direction: Direction
  private let track: Track?
  private var rolls: [Roll] = []
  /// When the rolls begin, in seconds, never falling.
  private var starts: [Double] = []
  private(set) var events: [StripRollEvent] = []
  /// When all that the script does is over, in seconds.
  private(set) var restTime = 0.0
  /// What of the script can't be done.
  private(set) var errors: [ScriptActionError] = []
  /// The picture in front after all rolls so far; `pictureCount` if a single one is rolled off.
  private var front: Int

  init(_ roll: StripRoll, stripCount: Int) {
    pictureCount = roll.pictures.count
    stepCount = Double(stripCount + 1)
    let step = roll.duration / Double(stripCount)
    stepDuration = step > 0 && step.isFinite ? step : 0
    isReverse = roll.reverse
    direction = roll.direction
    track = roll.progressTrack
    front = roll.reverse ? (pictureCount > 1 ? 1 % pictureCount : pictureCount) : 0
    play(roll.script)
    if roll.script.isEmpty, track == nil { add(isReverse: isReverse, at: 0) }
    restTime = max(restTime, starts.last.map { $0 + duration } ?? 0, track?.end ?? 0)
  }

  /// How long a roll takes, in seconds.
  private var duration: Double { stepDuration * stepCount }

  private mutating func play(_ actions: [StripRollAction]) {
    let script = TouchScript<Bool?>(
      actions.map { action in
        switch action.kind {
        case .gesture(let gesture): (action.time, .gesture(gesture))
        case .touches(let trace): (action.time, .touches(trace))
        case .roll(let reverse): (action.time, .command(reverse))
        }
      })
    errors = script.errors
    let (happenings, end) = script.happenings()
    var isSwiped = false
    for happening in happenings {
      switch happening {
      case .command(let reverse, let time): add(isReverse: reverse ?? isReverse, at: time)
      case .gesture(let event) where event.kind == .pan:
        if event.phase == .began { isSwiped = false }
        guard !isSwiped, let swipe = swipe(event) else { break }
        isSwiped = true
        add(isReverse: swipe != direction, at: event.time)
      default: break
      }
    }
    restTime = end
  }

  /// Where a pan swipes to, along the direction of rolling, if it has come far enough.
  private func swipe(_ event: GestureEvent) -> Direction? {
    guard event.phase == .changed else { return nil }
    let way = event.translation
    let along = way.x * direction.vector.x + way.y * direction.vector.y
    let across = direction.isHorizontal ? way.y : way.x
    guard abs(along) >= Self.swipeLength - Self.roundingAllowance, abs(along) >= abs(across) else {
      return nil
    }
    return along > 0 ? direction : direction.opposite
  }

  /// Adds a roll at a time in seconds, or when the one before has ended.
  private mutating func add(isReverse: Bool, at time: Double) {
    guard pictureCount > 0, track == nil else { return }
    // A single picture lies on nothing, and what is rolled off can't be rolled off again.
    if pictureCount == 1, isReverse == (front == 0) { return }
    let start = max(time, starts.last.map { $0 + duration } ?? -.infinity)
    let before = (front + pictureCount - 1) % pictureCount
    let after = pictureCount == 1 ? 1 : (front + 1) % pictureCount
    rolls.append(
      Roll(picture: isReverse ? (pictureCount == 1 ? 0 : before) : front, isReverse: isReverse))
    starts.append(start)
    front = isReverse ? (pictureCount == 1 ? 0 : before) : after
    events.append(
      StripRollEvent(
        isReverse ? .rolledBack : .rolled, at: start + duration,
        picture: front < pictureCount ? front : nil))
  }

  /// How far which roll is at a time in seconds.
  func moment(at time: Double) -> Moment {
    if let track {
      let share = min(max(track.value(at: time), 0), 1)
      let progress = stepCount * (isReverse ? 1 - share : share)
      return Moment(
        picture: 0, progress: Self.snapped(progress), isRolling: share > 0 && share < 1)
    }
    guard let first = rolls.first else {
      return Moment(picture: 0, progress: isReverse ? stepCount : 0, isRolling: false)
    }
    let begun = starts.countOfPrefix { $0 <= time + Instant.tolerance }
    guard begun > 0 else {
      return Moment(
        picture: first.picture, progress: first.isReverse ? stepCount : 0, isRolling: false)
    }
    let elapsed = max(0, time - starts[begun - 1])
    let isRolling = elapsed < duration - Instant.tolerance
    let done = isRolling ? min(Self.snapped(elapsed / stepDuration), stepCount) : stepCount
    let roll = rolls[begun - 1]
    return Moment(
      picture: roll.picture, progress: roll.isReverse ? stepCount - done : done,
      isRolling: isRolling)
  }

  /// A progress that means the beginning of a step, without the rounding of times and durations.
  private static func snapped(_ progress: Double) -> Double {
    let whole = progress.rounded()
    return abs(progress - whole) <= 1e-9 ? whole : progress
  }
}
