public import CreaseLayers
public import CreaseMotion

/// A property that is set at a time, and goes to its new value from its presentation value by itself.
public struct LayerChange: Sendable, Hashable {
  /// When it is set, in seconds from the start of the film.
  public var time: Double
  /// The id of the layer.
  public var layer: String
  /// The property.
  public var property: LayerProperty
  /// The new value.
  public var value: LayerValue
  /// How it is gone to.
  public var transaction: Transaction

  /// Makes a change; unless said otherwise it takes the 0.25 s of an implicit animation.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - layer: The id of the layer.
  ///   - value: The new value.
  ///   - time: When it is set, in seconds from the start of the film.
  ///   - transaction: How it is gone to.
  public init(
    _ property: LayerProperty, of layer: String, to value: LayerValue, at time: Double,
    in transaction: Transaction = .implicit
  ) {
    self.property = property
    self.layer = layer
    self.value = value
    self.time = time
    self.transaction = transaction
  }
}
