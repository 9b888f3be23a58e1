internal import CreaseEffects
internal import CreaseLayers

extension LayerStage {
  /// A tree: the layers from back to front, or an object with more.
  static let shape: Shape<LayerStage> = {
    let full = object.shape.named("layerTree")
    let layers = Shape<[Layer]>.layers
    return Shape(
      schema: .object(.init("anyOf", .array([layers.schema, full.schema]))),
      definitions: full.definitions,
      read: { json, reader in
        switch json.kind {
        case .array: return layers.read(json, &reader).map { LayerStage($0) }
        case .object: return full.read(json, &reader)
        default:
          reader.report(
            .wrongKind(
              found: json.summary, expected: "an array of layers, or an object with children"))
          return nil
        }
      },
      check: { stage, reader in
        if stage.isPlain {
          layers.check(stage.layers, &reader)
        } else {
          full.check(stage, &reader)
        }
      })
  }()

  /// Whether the tree is nothing but its layers.
  var isPlain: Bool { sublayerTransform.operations.isEmpty }

  private static let object = ObjectShape(
    name: "a layer tree", start: LayerStage([]),
    fields: [
      Field(
        "children", \.layers, .layers, required: true, "The layers on the canvas, back to front."),
      Field(
        "sublayerTransform", \.sublayerTransform, .transform,
        "What is done to all layers about the middle of the canvas, such as a perspective."),
    ])
}
