public import CreaseLayers

/// The frames of a film in order, each made when it is asked for.
public struct FilmFrames: RandomAccessCollection, Sendable {
  /// The film.
  public let film: Film

  /// The number of the first frame.
  public var startIndex: Int { 0 }

  /// The number of frames.
  public var endIndex: Int { film.frameCount }

  /// A frame's description, with the panels that can be seen.
  public subscript(frame: Int) -> FrameDescription {
    precondition(indices.contains(frame), "the film has no frame \(frame)")
    return film.frame(at: film.time(ofFrame: frame))
  }
}
