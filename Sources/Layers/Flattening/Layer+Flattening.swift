public import CreaseGeometry

extension Layer {
  /// How many layers deep a tree is looked into; what lies deeper is left out.
  public static let depthLimit = 200

  /// What is drawn of layers on a canvas, whose points are the layers' parent's.
  ///
  /// Panels have the layers' ids; beside the first panel of a layer there may be others with the id
  /// and `.shadow`, `.picture`, `.text`, `.path`, `.stroke` or `.border`, and pieces of panels that
  /// were cut with the id and `/2`, `/3` and so on.
  ///
  /// - Parameters:
  ///   - layers: Layers without animations, or as they are before any: see `presentation(at:)`.
  ///   - canvas: What they are drawn on.
  ///   - transform: What all of them go through, from their parent's coordinates to the canvas's.
  ///   - isComplete: Whether panels that can't be seen are listed too; hidden layers never are.
  public static func frame(
    of layers: [Layer], on canvas: Canvas, through transform: Matrix4 = .identity,
    isComplete: Bool = false
  ) -> FrameDescription {
    let flattener = LayerFlattener(canvas: canvas, isComplete: isComplete)
    let items = flattener.items(of: layers, in: transform, path: "layers", depth: 0)
    let (panels, groups) = DepthSorter.sorted(items, scale: canvas.scale).assembled()
    return FrameDescription(canvas: canvas, panels: panels, groups: groups)
  }
}
