public import CreaseGeometry

/// What one side of a panel shows.
public struct Surface: Sendable, Hashable {
  /// What lies over the colour, if anything.
  public var contents: Contents?
  /// The part of the contents that shows, in fractions of them, laid over the panel's rectangle as
  /// seen from the front: a negative width mirrors from left to right, a negative height from top to
  /// bottom, so that a back can be read from behind.
  public var contentsRect: Rect
  /// The colour under the contents, before shading.
  public var color: Color

  /// Makes a surface of a colour with contents over it.
  public init(contents: Contents? = nil, contentsRect: Rect = .unit, color: Color) {
    self.contents = contents
    self.contentsRect = contentsRect
    self.color = color
  }
}
