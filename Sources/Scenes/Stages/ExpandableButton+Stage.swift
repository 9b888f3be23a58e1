internal import CreaseEffects
internal import CreaseLayers
internal import CreaseMotion

extension ExpandableButton: StageModel {
  static var kind: StageKind { .button }
  var stage: Stage { .button(self) }

  mutating func append(_ entry: ScriptEntry, on canvas: Canvas) -> Bool {
    guard let kind = action(of: entry) else { return false }
    script.append(ButtonAction(at: entry.at, kind))
    return true
  }

  private func action(of entry: ScriptEntry) -> ButtonAction.Kind? {
    if let press = entry.press {
      if let option = press.option { return .press(option: option, over: press.over) }
      return press.place.map { .gesture(.press(at: $0, over: press.over)) }
    }
    if entry.open != nil { return .open }
    if entry.close != nil { return .close }
    if let tap = entry.tap { return .gesture(.tap(at: tap.place)) }
    return entry.trace.map { .touches($0) }
  }

  var placedPictures: [PlacedPicture] {
    options.enumerated().compactMap { index, option in
      option.picture.map {
        PlacedPicture(place: "options[\(index)].image", picture: $0.picture)
      }
    }
  }

  var trackEntries: [SceneDocument.TrackEntry] {
    openTrack.map { [.init(target: .buttonOpen, keys: $0.keys)] } ?? []
  }

  mutating func drive(_ target: TrackTarget, by track: Track) {
    if target == .buttonOpen { openTrack = track }
  }

  func limit(of target: TrackTarget) -> TargetLimit? {
    TargetLimit(range: .from(0, through: 1), told: "0 (closed) to 1 (open)")
  }

  func film(on canvas: Canvas) -> any StageFilm { ExpandableButtonFilm(self) }
}
