internal import CreaseEffects
internal import CreaseGeometry
internal import CreaseLayers
internal import CreaseMotion

extension SceneDocument {
  /// Notes everything that is out of range, on its own or with the rest.
  ///
  /// What has been found wrong before is not told again by its consequences.
  func check(_ reader: inout SceneReader) {
    var ranges = SceneReader()
    Self.object.shape.check(self, &ranges)
    reader.add(consequences: ranges)
    checkPixels(&reader)
    checkHeights(&reader)
    checkTracks(&reader)
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

  private func checkHeights(_ reader: inout SceneReader) {
    let place = ScenePlace().key("list")
    guard let list, reader.isSound(place.key("cellHeight")) else { return }
    let before = reader
    for (index, cell) in list.cells.enumerated() {
      guard let height = cell.height, height > list.cellHeight else { continue }
      let place = place.key("cells").index(index).key("height")
      guard before.isSound(place) else { continue }
      reader.report(
        .outOfRange(found: height.shown, allowed: "0 to the cell height, \(list.cellHeight.shown)"),
        at: place)
    }
  }

  private func checkTracks(_ reader: inout SceneReader) {
    guard let list else { return }
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
      guard case .cellHeight(let cell) = target else { continue }
      checkCell(cell, target: target, of: list, at: place, &reader)
      checkKeys(entry.keys, of: list, at: place.key("keys"), &reader)
    }
  }

  private func checkCell(
    _ cell: Int, target: TrackTarget, of list: FoldingList, at place: ScenePlace,
    _ reader: inout SceneReader
  ) {
    guard !list.cells.indices.contains(cell), reader.isSound(ScenePlace().key("list").key("cells"))
    else { return }
    let last = list.cells.count - 1
    reader.report(
      .outOfRange(
        found: cell == .max ? "the index of the target" : "\"\(target)\"",
        allowed: last < 0 ? "none, since the list has no cells" : "cells[0] to cells[\(last)]"),
      at: place.key("target"))
  }

  private func checkKeys(
    _ keys: [Keyframe], of list: FoldingList, at place: ScenePlace, _ reader: inout SceneReader
  ) {
    guard reader.isSound(place), reader.isSound(ScenePlace().key("list").key("cellHeight")) else {
      return
    }
    for (index, key) in keys.enumerated() where !(0...list.cellHeight).contains(key.value) {
      reader.report(
        .outOfRange(
          found: key.value.shown, allowed: "0 to the cell height, \(list.cellHeight.shown)"),
        at: place.index(index).index(1))
    }
  }

  private func checkFrames(_ reader: inout SceneReader) {
    let durationPlace = ScenePlace().key("duration")
    let place = duration == nil ? ScenePlace().key("tracks") : durationPlace
    guard reader.isSound(place), reader.isSound(ScenePlace().key("fps")) else { return }
    let rest = tracks.flatMap(\.keys).map(\.time).max() ?? 0
    let seconds = duration ?? rest + Self.tail
    let frames = (seconds * frameRate.framesPerSecond).rounded()
    guard frames > Double(Self.frameLimit) else { return }
    reader.report(
      .outOfRange(
        found: "a film of \(seconds.shown) s at \(frameRate) frames per second",
        allowed: "at most \(Self.frameLimit) frames; lower the duration or fps"),
      at: place)
  }
}
