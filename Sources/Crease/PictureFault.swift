/// A picture of a scene that can't be drawn.
public struct PictureFault: Error, Sendable, Hashable, CustomStringConvertible {
  /// Where the scene names it, such as `roll.pictures[1]`.
  public var place: String
  /// What is wrong with it.
  public var cause: PanelError

  /// The place, what is wrong, and what to do about it.
  public var description: String { "\(place): \(cause)" }
}

extension Scene {
  /// Looks at all pictures that the scene shows, as far as their headers tell: whether they are
  /// there, are pictures, and are not too large.
  ///
  /// - Returns: Those that can't be drawn; a picture that is shown twice is told once.
  public func faultyPictures() -> [PictureFault] {
    var seen: Set<Picture> = []
    return pictures.compactMap { placed in
      guard seen.insert(placed.picture).inserted else { return nil }
      do throws(PanelError) {
        _ = try PictureFile.size(of: placed.picture)
        return nil
      } catch {
        return PictureFault(place: placed.place, cause: error)
      }
    }
  }
}
