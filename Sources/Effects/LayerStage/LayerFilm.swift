public import CreaseGeometry
public import CreaseLayers
internal import CreaseMotion

/// A layer stage with its motion laid out: ready to be asked for any moment.
public struct LayerFilm: Effect {
  /// What the film was made from.
  public let stage: LayerStage
  /// What of the stage's changes can't be made, and is left out.
  public let errors: [LayerChangeError]
  /// When everything has come to rest, in seconds; an endless animation counts until it has been
  /// gone through once.
  public let restTime: Double
  /// The layers as they are made ready for their animations.
  private let layers: [Layer]
  private let timeline: LayerTimeline

  /// Lays out a stage's motion.
  public init(_ stage: LayerStage) {
    self.stage = stage
    timeline = LayerTimeline(stage)
    errors = timeline.errors
    layers = stage.layers.map { [timeline] in Self.prepared($0, timeline) }
    restTime = max(0, timeline.end, stage.layers.map(Self.end).max() ?? 0)
  }

  /// Marks what is animated, for rasters that last.
  private static func prepared(_ layer: Layer, _ timeline: LayerTimeline) -> Layer {
    var layer = layer
    let moved = Set(layer.animations.map(\.property)).union(timeline.properties(of: layer.id))
    layer.tintsText = moved.contains(.foregroundColor)
    if moved.contains(where: { $0.rawValue.hasPrefix(LayerProperty.bounds.rawValue) }) {
      layer.rasterSize = layer.bounds.size
    }
    layer.children = layer.children.map { prepared($0, timeline) }
    return layer
  }

  private static func end(of layer: Layer) -> Double {
    max(
      layer.animations.map(\.timing.end).filter(\.isFinite).max() ?? 0,
      layer.children.map(end).max() ?? 0)
  }

  /// The layers as they show at a time in seconds: the presentation tree.
  public func layers(at time: Double) -> [Layer] {
    layers.map { timeline.applied(to: $0, at: time).presentation(at: time) }
  }

  /// All that is drawn at a time; see `Layer.frame(of:on:through:isComplete:)` for the panels' ids.
  public func frame(
    at time: Double, on canvas: Canvas, scope: FrameScope
  ) -> FrameDescription {
    Layer.frame(
      of: layers(at: time), on: canvas, through: root(on: canvas),
      isComplete: scope == .everything)
  }

  /// The panels of `frame(at:on:scope:)`, without their groups.
  public func panels(at time: Double, on canvas: Canvas, scope: FrameScope) -> [Panel] {
    frame(at: time, on: canvas, scope: scope).panels
  }

  /// From a layer's coordinates to the canvas's at a time, perspective included; nil if no layer has
  /// the id.
  ///
  /// - Parameters:
  ///   - id: The layer's id.
  ///   - time: Seconds from the start of the film.
  ///   - canvas: What the stage is drawn on.
  public func matrix(ofLayer id: String, at time: Double, on canvas: Canvas) -> Matrix4? {
    Self.matrix(of: id, in: layers(at: time), through: root(on: canvas))
  }

  private static func matrix(
    of id: String, in layers: [Layer], through space: Matrix4
  ) -> Matrix4? {
    for layer in layers {
      let matrix = space * layer.matrixToParent
      if layer.id == id { return matrix }
      if let found = Self.matrix(
        of: id, in: layer.children, through: matrix * layer.sublayerMatrix)
      {
        return found
      }
    }
    return nil
  }

  private func root(on canvas: Canvas) -> Matrix4 {
    var root = Layer(bounds: Rect(origin: .zero, size: canvas.size))
    root.sublayerTransform = stage.sublayerTransform
    return root.sublayerMatrix
  }
}
