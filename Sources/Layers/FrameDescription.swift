/// All that a renderer needs to know to draw one frame: a plain value without a pixel in it.
public struct FrameDescription: Sendable, Hashable {
  /// The stage.
  public var canvas: Canvas
  /// The panels in painting order: a later one lies over an earlier one.
  public var panels: [Panel]
  /// The panels that are drawn together before they lie over the rest; by the start of their ranges,
  /// a group before those inside it.
  public var groups: [PanelGroup]

  /// Makes a frame of panels in painting order.
  public init(canvas: Canvas, panels: [Panel], groups: [PanelGroup] = []) {
    self.canvas = canvas
    self.panels = panels
    self.groups = groups
  }
}
