extension TouchTrace {
  /// The trace cut where all fingers are up: each part starts with a finger down and ends with the
  /// sample in which the last one is up, unless fingers stay down in the end. Linear in the length
  /// of the trace.
  package var sessions: [TouchTrace] {
    var sessions: [TouchTrace] = []
    var part: [TouchSample] = []
    for sample in samples {
      if part.isEmpty, sample.fingers.isEmpty { continue }
      part.append(sample)
      guard sample.fingers.isEmpty else { continue }
      sessions.append(TouchTrace(checked: part))
      part = []
    }
    if !part.isEmpty { sessions.append(TouchTrace(checked: part)) }
    return sessions
  }

  /// When the fingers of a session are up again, in seconds since the trace's start; infinity if
  /// they stay down.
  package var liftTime: Double {
    guard let last = samples.last, last.fingers.isEmpty else { return .infinity }
    return last.time
  }
}
