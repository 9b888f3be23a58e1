public import CreaseLayers

/// A picture that a scene shows, and where the scene names it.
public struct PlacedPicture: Sendable, Hashable {
  /// The keys and indices that lead to the picture, such as `roll.pictures[1]`.
  public var place: String
  /// The picture.
  public var picture: Picture

  /// Makes a picture with its place in a scene.
  public init(place: String, picture: Picture) {
    self.place = place
    self.picture = picture
  }
}

extension Scene {
  /// All pictures that the scene shows, in the order of its document; one that is shown twice stands
  /// twice.
  public var pictures: [PlacedPicture] {
    let stage = stage.model
    let name = type(of: stage).kind.rawValue
    return stage.placedPictures.map { picture in
      let joint = picture.place.hasPrefix("[") ? "" : "."
      return PlacedPicture(place: name + joint + picture.place, picture: picture.picture)
    }
  }
}
