extension TouchTrace {
  /// Every finger's ways from down to up, in the order of going down.
  public var strokes: [TouchStroke] {
    var strokes: [TouchStroke] = []
    // Which stroke a finger that is down is at.
    var current: [Int: Int] = [:]
    for sample in samples {
      var down: [Int: Int] = [:]
      for finger in sample.fingers {
        if let index = current.removeValue(forKey: finger.id) {
          strokes[index].upPosition = finger.position
          down[finger.id] = index
        } else {
          down[finger.id] = strokes.count
          strokes.append(
            TouchStroke(
              finger: finger.id, downTime: sample.time, downPosition: finger.position,
              upTime: nil, upPosition: finger.position))
        }
      }
      for index in current.values { strokes[index].upTime = sample.time }
      current = down
    }
    return strokes
  }
}
