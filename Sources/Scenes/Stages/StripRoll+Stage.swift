internal import CreaseEffects
internal import CreaseGeometry
internal import CreaseLayers
internal import CreaseMotion

extension StripRoll: StageModel {
  static var kind: StageKind { .roll }
  var stage: Stage { .roll(self) }

  mutating func append(_ entry: ScriptEntry, on canvas: Canvas) -> Bool {
    guard let kind = action(of: entry, on: canvas) else { return false }
    script.append(StripRollAction(at: entry.at, kind))
    return true
  }

  private func action(of entry: ScriptEntry, on canvas: Canvas) -> StripRollAction.Kind? {
    if let swipe = entry.swipe {
      return .gesture(.swipe(swipe.direction, in: frame(on: canvas), over: swipe.over))
    }
    if let roll = entry.roll { return .roll(reverse: roll.reverse) }
    return entry.trace.map { .touches($0) }
  }

  /// Where the pictures lie.
  private func frame(on canvas: Canvas) -> Rect {
    let size = Size(width: width ?? canvas.size.width, height: height ?? canvas.size.height)
    let middle = Point(
      x: (canvas.size.width - size.width) / 2, y: (canvas.size.height - size.height) / 2)
    return Rect(origin: origin ?? middle, size: size)
  }

  var placedPictures: [PlacedPicture] {
    let fronts = pictures.enumerated().compactMap { index, page in
      page.picture.map { PlacedPicture(place: "pictures[\(index)]", picture: $0) }
    }
    return fronts + (back.picture.map { [PlacedPicture(place: "back", picture: $0)] } ?? [])
  }

  var trackEntries: [SceneDocument.TrackEntry] {
    progressTrack.map { [.init(target: .rollProgress, keys: $0.keys)] } ?? []
  }

  mutating func drive(_ target: TrackTarget, by track: Track) {
    if target == .rollProgress { progressTrack = track }
  }

  func limit(of target: TrackTarget) -> TargetLimit? {
    TargetLimit(range: .from(0, through: 1), told: "0 to 1, the whole roll")
  }

  func film(on canvas: Canvas) -> any StageFilm { StripRollFilm(self, viewport: canvas.size) }
}
