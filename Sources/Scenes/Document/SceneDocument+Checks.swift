internal import CreaseGeometry
internal import CreaseLayers
internal import CreaseMotion

extension SceneDocument {
  /// Notes everything that is out of range, on its own or with the rest.
  ///
  /// What has been found wrong before is not told again by its consequences.
  func check(_ reader: inout SceneReader) {
    var ranges = SceneReader()
    Self.general.shape.check(self, &ranges)
    reader.add(consequences: ranges)
    checkPixels(&reader)
    if let model = stage?.model {
      reader.at(.key(type(of: model).kind.rawValue)) { model.checkValues(&$0) }
      checkTracks(model, &reader)
    }
    checkFrames(&reader)
  }

  private func checkPixels(_ reader: inout SceneReader) {
    let place = ScenePlace().key("canvas")
    guard reader.isSound(place) else { return }
    let width = max(1, (canvas.size.width * canvas.scale).rounded())
    let height = max(1, (canvas.size.height * canvas.scale).rounded())
    guard !(width * height <= Double(RenderError.pixelLimit)) else { return }
    reader.report(
      .outOfRange(
        found: "a picture of \(width.shown) × \(height.shown) pixels",
        allowed: "at most \(RenderError.pixelLimit) pixels; lower width, height or scale"),
      at: place)
  }

  private func checkTracks(_ model: any StageModel, _ reader: inout SceneReader) {
    let stage = ScenePlace().key(type(of: model).kind.rawValue)
    var seen: [TrackTarget: Int] = [:]
    for (index, entry) in tracks.enumerated() {
      let place = ScenePlace().key("tracks").index(index)
      guard let target = entry.target, reader.isSound(place.key("target")) else { continue }
      if let first = seen[target] {
        reader.report(
          .conflict(
            found: "\"\(target)\" is driven by tracks[\(first)] already",
            remedy: "put all keys into one track"),
          at: place.key("target"))
      } else {
        seen[target] = index
      }
      if let need = model.need(of: target), reader.isSound(stage.key(need.key)) {
        reader.report(need.fault, at: place.key("target"))
      }
      if let limit = model.limit(of: target), limit.key.map(stage.key).map(reader.isSound) ?? true {
        checkKeys(entry.keys, within: limit, at: place.key("keys"), &reader)
      }
    }
  }

  private func checkKeys(
    _ keys: [Keyframe], within limit: TargetLimit, at place: ScenePlace,
    _ reader: inout SceneReader
  ) {
    guard reader.isSound(place) else { return }
    for (index, key) in keys.enumerated() where !limit.range.contains(key.value) {
      reader.report(
        .outOfRange(found: key.value.shown, allowed: limit.told ?? "\(limit.range)"),
        at: place.index(index).index(1))
    }
  }

  private func checkFrames(_ reader: inout SceneReader) {
    let durationPlace = ScenePlace().key("duration")
    let scriptEnd = script.map { $0.at + ($0.touches?.last?.time ?? 0) }.max() ?? 0
    let tracksEnd = tracks.flatMap(\.keys).map(\.time).max() ?? 0
    let cause = ScenePlace().key(tracksEnd < scriptEnd ? "script" : "tracks")
    let place = duration == nil ? cause : durationPlace
    guard reader.isSound(place), reader.isSound(ScenePlace().key("fps")) else { return }
    let rest = max(scriptEnd, tracksEnd)
    let seconds = duration ?? rest + Self.tail
    let frames = (seconds * frameRate.framesPerSecond).rounded()
    guard frames > Double(Self.frameLimit) else { return }
    reader.report(
      .outOfRange(
        found: "a film of \(seconds.shown) s at \(frameRate) frames per second",
        allowed: "at most \(Self.frameLimit) frames; lower the duration or fps"),
      at: place)
  }

  /// Notes which entries of a sound document's script find nothing to act on by the time they come.
  func checkScript(_ reader: inout SceneReader) {
    guard reader.findings.isEmpty, script.contains(where: { $0.indexedAction != nil }),
      let model = scene?.stage.model
    else { return }
    for fault in model.film(on: canvas).scriptFaults {
      var place = ScenePlace().key("script").index(fault.entry)
      if let action = script[fault.entry].indexedAction {
        place = place.key(action)
        if let key = fault.key { place = place.key(key) }
      }
      reader.report(fault.fault, at: place)
    }
  }
}
