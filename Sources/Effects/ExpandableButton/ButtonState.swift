public import CreaseGeometry

/// What an expandable button says of itself at a moment.
public struct ButtonState: Sendable, Hashable {
  /// An option at a moment.
  public struct Option: Sendable, Hashable {
    /// The middle, in canvas points.
    public var center: Point
    /// The opacity, 0…1.
    public var opacity: Double
    /// The factor of its size.
    public var scale: Double
  }

  /// How far the button is open, 0…1: the opacity of its background.
  public var open: Double
  /// Whether it is open or opening.
  public var isOpen: Bool
  /// The options from left to right.
  public var options: [Option]
}
