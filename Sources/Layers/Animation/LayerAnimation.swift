public import CreaseMotion

/// A motion of one property of a layer, through values at given times.
public struct LayerAnimation: Sendable, Hashable {
  /// A value on the way.
  public struct Key: Sendable, Hashable {
    /// When it is reached, as a part of the duration, 0…1.
    public var time: Double
    /// The value; nil for what the property would be without this animation.
    public var value: LayerValue?
    /// How the value is approached from the key before.
    public var easing: Easing

    /// Makes a key.
    ///
    /// - Parameters:
    ///   - time: When it is reached, as a part of the duration, 0…1.
    ///   - value: The value; nil for what the property would be without the animation.
    ///   - easing: How the value is approached from the key before.
    public init(time: Double, value: LayerValue?, easing: Easing = .linear) {
      self.time = time
      self.value = value
      self.easing = easing
    }
  }

  /// What is animated.
  public var property: LayerProperty
  /// The values on the way, by ascending time; before the first and after the last the value stays.
  /// A value of another kind than the property's does nothing.
  public var keys: [Key]
  /// When, how often and how.
  public var timing: AnimationTiming
  /// Whether the value is added to what the property would be without this animation, instead of
  /// taking its place.
  public var isAdditive: Bool

  /// Makes an animation through keys.
  public init(
    _ property: LayerProperty, keys: [Key], timing: AnimationTiming, isAdditive: Bool = false
  ) {
    self.property = property
    self.keys = keys
    self.timing = timing
    self.isAdditive = isAdditive
  }

  /// Makes an animation from one value to another.
  ///
  /// - Parameters:
  ///   - property: What is animated.
  ///   - from: The first value; nil for what the property would be without the animation.
  ///   - to: The last value; nil for the same.
  ///   - timing: When, how often and how.
  ///   - isAdditive: Whether the value is added to what the property would be.
  public init(
    _ property: LayerProperty, from: LayerValue? = nil, to: LayerValue? = nil,
    timing: AnimationTiming, isAdditive: Bool = false
  ) {
    self.init(
      property, keys: [Key(time: 0, value: from), Key(time: 1, value: to)], timing: timing,
      isAdditive: isAdditive)
  }

  /// The value at a time in seconds over what the property would be without this animation; nil while
  /// there is none.
  func value(at time: Double, over base: LayerValue) -> LayerValue? {
    guard let progress = timing.progress(at: time), let first = keys.first, let last = keys.last
    else { return nil }
    let rest = isAdditive ? base.neutral : base
    let value = pass(progress, from: first, to: last, rest: rest)
    guard value.kind == base.kind else { return nil }
    return isAdditive ? base.adding(value) : value
  }

  /// The value at a progress: a key's where it is reached, the way between two keys' else. A progress
  /// beyond 0…1 goes on beyond the first or the last key's way.
  private func pass(
    _ progress: Double, from first: Key, to last: Key, rest: LayerValue
  ) -> LayerValue {
    if keys.count == 1 { return first.value ?? rest }
    if progress < first.time, first.time > 0 { return first.value ?? rest }
    if progress >= last.time, progress <= 1 || last.time < 1 { return last.value ?? rest }
    var index = keys.lastIndex { $0.time <= progress } ?? 0
    index = min(index, keys.count - 2)
    let (a, b) = (keys[index], keys[index + 1])
    let (from, to) = (a.value ?? rest, b.value ?? rest)
    let span = b.time - a.time
    guard span > 0 else { return to }
    let fraction = (progress - a.time) / span
    // Past the ends of the curve there is only its straight continuation.
    let eased =
      (0...1).contains(fraction)
      ? b.easing.progress(at: fraction * span * timing.duration, of: span * timing.duration)
      : fraction
    return from.interpolated(to: to, progress: eased)
  }
}
