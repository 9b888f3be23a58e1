internal import CreaseEffects
internal import CreaseGeometry
internal import CreaseLayers
internal import CreaseMotion

extension FoldingList: StageModel {
  static var kind: StageKind { .list }
  var stage: Stage { .list(self) }

  mutating func append(_ entry: ScriptEntry, on canvas: Canvas) -> Bool {
    guard let kind = action(of: entry, on: canvas) else { return false }
    script.append(ListAction(at: entry.at, kind))
    return true
  }

  private func action(of entry: ScriptEntry, on canvas: Canvas) -> ListAction.Kind? {
    if let pull = entry.pull {
      let place = pull.place ?? Point(x: canvas.size.width / 2, y: canvas.size.height / 4)
      return .gesture(.pull(by: pull.by, over: pull.over, at: place))
    }
    // A cell's hinge is level: the fingers lie one above the other.
    if let gesture = entry.gesture(pinchAngle: .pi / 2) { return .gesture(gesture) }
    if let trace = entry.trace { return .touches(trace) }
    if let insert = entry.insert {
      return .insert(title: insert.title, index: insert.index, over: insert.over)
    }
    if let remove = entry.remove { return .remove(index: remove.index, over: remove.over) }
    return entry.scroll.map { .scroll(to: $0.to, over: $0.over) }
  }

  var placedPictures: [PlacedPicture] {
    cells.enumerated().compactMap { index, cell in
      cell.image?.picture.map { PlacedPicture(place: "cells[\(index)].image", picture: $0) }
    }
  }

  var trackEntries: [SceneDocument.TrackEntry] {
    var tracks = heightTracks.sorted { $0.key < $1.key }.map {
      SceneDocument.TrackEntry(target: .cellHeight($0.key), keys: $0.value.keys)
    }
    if let track = offsetTrack {
      tracks.append(SceneDocument.TrackEntry(target: .contentOffset, keys: track.keys))
    }
    return tracks
  }

  mutating func drive(_ target: TrackTarget, by track: Track) {
    switch target {
    case .cellHeight(let index): heightTracks[index] = track
    case .contentOffset: offsetTrack = track
    default: break
    }
  }

  func checkValues(_ reader: inout SceneReader) {
    guard reader.isSound(reader.place.key("cellHeight")) else { return }
    let before = reader
    for (index, cell) in cells.enumerated() {
      guard let height = cell.height, height > cellHeight else { continue }
      let place = reader.place.key("cells").index(index).key("height")
      guard before.isSound(place) else { continue }
      reader.report(
        .outOfRange(found: height.shown, allowed: "0 to the cell height, \(cellHeight.shown)"),
        at: place)
    }
  }

  func need(of target: TrackTarget) -> TargetNeed? {
    guard case .cellHeight(let cell) = target, !cells.indices.contains(cell) else { return nil }
    let last = cells.count - 1
    let fault = SceneFault.outOfRange(
      found: cell == .max ? "the index of the target" : "\"\(target)\"",
      allowed: last < 0 ? "none, since the list has no cells" : "cells[0] to cells[\(last)]")
    return TargetNeed(fault: fault, key: "cells")
  }

  func limit(of target: TrackTarget) -> TargetLimit? {
    guard case .cellHeight = target else { return nil }
    return TargetLimit(
      range: .from(0, through: cellHeight), told: "0 to the cell height, \(cellHeight.shown)",
      key: "cellHeight")
  }

  func film(on canvas: Canvas) -> any StageFilm { ListFilm(self, viewport: canvas.size) }
}
