internal import CreaseGeometry
internal import CreaseLayers

extension Shape<Layer> {
  /// A layer with all that it carries.
  static let layer: Shape<Layer> = {
    let entry = LayerEntry.object.shape
    return Shape(
      schema: entry.schema, definitions: entry.definitions,
      read: { json, reader in entry.read(json, &reader)?.layer },
      check: { layer, reader in entry.check(LayerEntry(layer), &reader) }
    ).named("layer")
  }()
}

extension Shape<[Layer]> {
  /// Layers from back to front.
  static let layers = Shape<[Layer]>.array(of: .layer, placeholder: Layer())

  /// The layers within a layer; its own declaration would be needed for it to be declared.
  fileprivate static let nested = Shape(
    schema: .object(
      .init("type", "array"), .init("items", .object(.init("$ref", "#/$defs/layer")))),
    read: { json, reader in Shape<[Layer]>.layers.read(json, &reader) },
    check: { layers, reader in Shape<[Layer]>.layers.check(layers, &reader) })
}

/// A layer as it is written.
struct LayerEntry: Sendable {
  /// All but what follows from something that can be left out.
  var content = Layer()
  /// Where the anchor point lies; nil for where the bounds are.
  var position: Point?
  var border: BorderEntry?
  var shadow: ShadowEntry?

  init() {}

  init(_ layer: Layer) {
    content = layer
    position = layer.position
    border = BorderEntry(width: layer.borderWidth, color: layer.borderColor)
    shadow = ShadowEntry(layer)
  }

  /// The layer.
  var layer: Layer {
    var layer = content
    let (bounds, anchor) = (layer.bounds, layer.anchorPoint)
    layer.position =
      position
      ?? Point(
        x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
    if let border { (layer.borderWidth, layer.borderColor) = (border.width, border.color) }
    shadow?.apply(to: &layer)
    return layer
  }

  private static let numbers = NumberRange.from(-1e6, through: 1e6)
  private static let lengths = NumberRange.from(0, through: 1e6)

  static let object = ObjectShape(
    name: "a layer", start: LayerEntry(),
    fields: place + look + [
      Field(
        "children", \.content.children, .nested, "The layers that this one carries, back to front."),
      Field(
        "animations", \.content.animations, .array(of: LayerAnimation.shape),
        "What moves the layer's properties, each laid over those before it."),
    ],
    refused: [
      "color": RefusedKey(
        fault: .conflict(
          found: "a layer has no \"color\"",
          remedy: "write \"backgroundColor\", or a color in text, border or shadow"))
    ])

  private static let place: [Field<LayerEntry>] = [
    Field("id", \.content.id, .text, "A name that is unique in the tree; panels take it."),
    Field(
      "bounds", \.content.bounds, .bounds,
      "The rectangle in the layer's own coordinates: [width, height] or [x, y, width, height]."),
    Field(
      "position", \.position, .point,
      "Where the anchor point lies in the parent, in points; left out, where the bounds are."),
    Field(
      "anchorPoint", \.content.anchorPoint, .point,
      "What position places and transforms turn about, in fractions of the bounds."),
    Field(
      "zPosition", \.content.zPosition, .number(numbers),
      "How far the anchor point lies before the parent's plane, in points."),
    Field(
      "transform", \.content.transform, .transform,
      "What turns, scales and moves the layer about its anchor point: operations, the last of"
        + " which a point goes through first."),
    Field(
      "sublayerTransform", \.content.sublayerTransform, .transform,
      "What is done to all children about this layer's anchor point, such as a perspective."),
    Field("hidden", \.content.isHidden, .truth, "Whether layer and children are left out."),
    Field(
      "doubleSided", \.content.isDoubleSided, .truth,
      "Whether layer and children show when the layer is seen from behind."),
    Field(
      "masksToBounds", \.content.masksToBounds, .truth,
      "Whether shadow, contents and children are cut to the bounds with their rounded corners."),
  ]

  private static let look: [Field<LayerEntry>] = [
    Field(
      "opacity", \.content.opacity, .number(.from(0, through: 1)),
      "The opacity of the layer and its children as one."),
    Field(
      "backgroundColor", \.content.backgroundColor, .color, "The colour behind everything else."),
    Field(
      "cornerRadius", \.content.cornerRadius, .number(lengths),
      "The radius of the corners, in points."),
    Field("border", \.border, BorderEntry.object.shape.named("border"), "A line along the inside."),
    Field(
      "gradient", \.content.gradient, Gradient.shape.named("gradient"),
      "A gradient over the background."),
    Field(
      "shadow", \.shadow, ShadowEntry.object.shape.named("shadow"), "A shadow below the layer."),
    Field(
      "picture", \.content.picture, LayerPicture.shape,
      "A picture within the bounds: a path, or an object with picture or svg."),
    Field(
      "contentsRect", \.content.contentsRect, .rect,
      "The part of the picture that fills the bounds, [x, y, width, height] in fractions of it."),
    Field(
      "text", \.content.text, LayerText.shape,
      "Text within the bounds: a string, or an object with string, font, color and more."),
    Field(
      "path", \.content.path, LayerPath.shape,
      "A shape in the layer's coordinates: an SVG path, or an object with d, fill and stroke."),
  ]
}

/// A border as it is written.
struct BorderEntry: Sendable {
  var width = 1.0
  var color = Color.black

  static let object = ObjectShape(
    name: "a border", start: BorderEntry(),
    fields: [
      Field("width", \.width, .number(.from(0, through: 1e6)), "The width in points."),
      Field("color", \.color, .color, "The colour."),
    ])
}

/// A shadow as it is written.
struct ShadowEntry: Sendable {
  var color = Color.black
  var opacity = 1.0
  var radius = 3.0
  var offset = Vector2(x: 0, y: -3)
  var path: Path?

  init() {}

  init(_ layer: Layer) {
    color = layer.shadowColor
    opacity = layer.shadowOpacity
    radius = layer.shadowRadius
    offset = layer.shadowOffset
    path = layer.shadowPath
  }

  func apply(to layer: inout Layer) {
    layer.shadowColor = color
    layer.shadowOpacity = opacity
    layer.shadowRadius = radius
    layer.shadowOffset = offset
    layer.shadowPath = path
  }

  static let object = ObjectShape(
    name: "a shadow", start: ShadowEntry(),
    fields: [
      Field("color", \.color, .color, "The colour."),
      Field("opacity", \.opacity, .number(.from(0, through: 1)), "The opacity."),
      Field(
        "radius", \.radius, .number(.from(0, through: 1000)),
        "The standard deviation of the blur, in points."),
      Field("offset", \.offset, .vector, "How far it lies from what casts it, in points."),
      Field(
        "path", \.path, .path, "What casts it, as an SVG path; left out, what the layer shows."),
    ])
}
