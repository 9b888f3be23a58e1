/// Consecutive panels that are drawn on a sheet of their own, which then lies over what is there as
/// one.
public struct PanelGroup: Sendable, Hashable {
  /// The panels' places in the frame's list; not empty. Two groups' ranges are disjoint or one holds
  /// the other.
  public var panels: Range<Int>
  /// The opacity of the whole, 0…1.
  public var opacity: Double
  /// What the sheet is cut to; nil for all of it.
  public var mask: Mask?

  /// Makes a group of panels.
  public init(panels: Range<Int>, opacity: Double = 1, mask: Mask? = nil) {
    self.panels = panels
    self.opacity = opacity
    self.mask = mask
  }
}
