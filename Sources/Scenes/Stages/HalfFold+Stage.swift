internal import CreaseEffects
internal import CreaseLayers
internal import CreaseMotion

extension HalfFold: StageModel {
  static var kind: StageKind { .fold }
  var stage: Stage { .fold(self) }

  mutating func append(_ entry: ScriptEntry, on canvas: Canvas) -> Bool {
    let kind =
      entry.gesture(pinchAngle: pinchAngle).map(HalfFoldAction.Kind.gesture)
      ?? entry.trace.map(HalfFoldAction.Kind.touches)
    guard let kind else { return false }
    script.append(HalfFoldAction(at: entry.at, kind))
    return true
  }

  var placedPictures: [PlacedPicture] {
    [
      page.picture.map { PlacedPicture(place: "picture", picture: $0) },
      back.picture.map { PlacedPicture(place: "back", picture: $0) },
    ].compactMap { $0 }
  }

  var trackEntries: [SceneDocument.TrackEntry] {
    let all: [(TrackTarget, Track?)] = [
      (.foldAngle, tracks.angle), (.foldTurn, tracks.turn), (.foldPanX, tracks.panX),
      (.foldPanY, tracks.panY), (.foldScale, tracks.scale),
    ]
    return all.compactMap { target, track in
      track.map { SceneDocument.TrackEntry(target: target, keys: $0.keys) }
    }
  }

  mutating func drive(_ target: TrackTarget, by track: Track) {
    switch target {
    case .foldAngle: tracks.angle = track
    case .foldTurn: tracks.turn = track
    case .foldPanX: tracks.panX = track
    case .foldPanY: tracks.panY = track
    case .foldScale: tracks.scale = track
    default: break
    }
  }

  func checkValues(_ reader: inout SceneReader) {
    guard let maxDistance, maxDistance <= minDistance else { return }
    let place = reader.place.key("maxDistance")
    guard reader.isSound(place), reader.isSound(reader.place.key("minDistance")) else { return }
    reader.report(
      .outOfRange(
        found: maxDistance.shown, allowed: "more than minDistance, \(minDistance.shown)"),
      at: place)
  }

  func limit(of target: TrackTarget) -> TargetLimit? {
    switch target {
    case .foldAngle:
      TargetLimit(
        range: .from(0, through: .pi / 2), told: "0 to π/2 (1.5707963267948966), in radians")
    case .foldTurn:
      TargetLimit(range: .from(0, through: 1), told: "0 (closed) to 1 (open)")
    case .foldScale: TargetLimit(range: .from(0, through: 1000))
    case .foldPanX, .foldPanY: TargetLimit(range: .from(-1e6, through: 1e6))
    default: nil
    }
  }

  func film(on canvas: Canvas) -> any StageFilm { HalfFoldFilm(self, viewport: canvas.size) }
}
