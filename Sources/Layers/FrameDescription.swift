/// All that a renderer needs to know to draw one frame: a plain value without a pixel in it.
public struct FrameDescription: Sendable, Hashable {
  /// The stage.
  public var canvas: Canvas
  /// The panels in painting order: a later one lies over an earlier one.
  public var panels: [Panel]

  /// Makes a frame of panels in painting order.
  public init(canvas: Canvas, panels: [Panel]) {
    self.canvas = canvas
    self.panels = panels
  }
}
