public import CreaseLayers

/// A tree of layers with all that moves it.
public struct LayerStage: Sendable, Hashable {
  /// The layers on the canvas, from back to front, with their animations; positions are canvas points.
  public var layers: [Layer]
  /// What is done to all of them about the middle of the canvas, such as a perspective.
  public var sublayerTransform: Transform
  /// What a program sets, in any order. The layers' animations are laid over it.
  public var changes: [LayerChange]

  /// Makes a stage of layers.
  ///
  /// - Parameters:
  ///   - layers: The layers, from back to front, with their animations.
  ///   - sublayerTransform: What is done to all of them about the middle of the canvas.
  ///   - changes: What a program sets, in any order.
  public init(
    _ layers: [Layer], sublayerTransform: Transform = .identity, changes: [LayerChange] = []
  ) {
    self.layers = layers
    self.sublayerTransform = sublayerTransform
    self.changes = changes
  }
}
