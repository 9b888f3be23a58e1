internal import CreaseEffects
internal import CreaseLayers
internal import CreaseMotion

extension LayerStage: StageModel {
  static var kind: StageKind { .layers }
  var stage: Stage { .layers(self) }

  mutating func append(_ entry: ScriptEntry, on canvas: Canvas) -> Bool { false }

  var placedPictures: [PlacedPicture] {
    Self.pictures(of: layers, at: isPlain ? "" : "children")
  }

  private static func pictures(of layers: [Layer], at place: String) -> [PlacedPicture] {
    layers.enumerated().flatMap { index, layer in
      let place = "\(place)[\(index)]"
      let own = layer.picture.map { PlacedPicture(place: "\(place).picture", picture: $0.picture) }
      return (own.map { [$0] } ?? []) + pictures(of: layer.children, at: "\(place).children")
    }
  }

  func film(on canvas: Canvas) -> any StageFilm { LayerFilm(self) }
}
