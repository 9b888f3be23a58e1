public import CreaseGeometry

/// A rectangle in space with what it shows and the layers that it carries, meaning what a layer of
/// Core Animation means.
///
/// A point of the layer is moved by the anchor point's negative, goes through `transform`, is moved to
/// `(position, zPosition)`, goes through the parent's `sublayerTransform` about the parent's anchor
/// point, and then the parent's own way. The matrices are simply multiplied: depth is kept all the way
/// up to the canvas.
///
/// What is painted, from below: the shadow, the background, the gradient, the picture, the text, the
/// path, the children, the border.
///
/// Children whose planes are the same are painted by `zPosition` and, where that is equal, in their
/// order; of those in different planes the nearer one shows at each pixel. A layer that shows nothing
/// itself and needs no sheet of its own hands its children on to its parent, as a transform layer does:
/// they are then compared with their parent's siblings one by one. Otherwise a layer's descendants
/// stay above it and go with it, as if they lay in its plane.
public struct Layer: Sendable, Hashable {
  /// The name, which should be unique in the tree; panels take it. An empty one is replaced by the
  /// layer's place in the tree.
  public var id: String
  /// The rectangle in the layer's own coordinates, in points; its origin scrolls the children.
  public var bounds: Rect
  /// Where the anchor point lies in the parent's coordinates, in points.
  public var position: Point
  /// The point that `position` places and that transforms turn about, in fractions of the bounds.
  public var anchorPoint: Point
  /// How far the anchor point is before the parent's plane, in points.
  public var zPosition: Double
  /// What turns, scales and moves the layer about its anchor point.
  public var transform: Transform
  /// What is done to all children about this layer's anchor point, such as a perspective.
  public var sublayerTransform: Transform
  /// The opacity of the layer and its children as one, 0…1.
  public var opacity: Double
  /// Whether the layer and its children are left out.
  public var isHidden: Bool
  /// Whether the layer and its children show when the layer is seen from behind.
  public var isDoubleSided: Bool
  /// Whether the shadow, the contents and the children are cut to the bounds with their rounded
  /// corners.
  public var masksToBounds: Bool
  /// The radius in points of the corners of background, gradient, border and mask. The picture, the
  /// text and the path are not cut by it unless the layer masks to its bounds.
  public var cornerRadius: Double
  /// The border's width in points; 0 for none.
  public var borderWidth: Double
  /// The border's colour.
  public var borderColor: Color
  /// The colour behind everything else.
  public var backgroundColor: Color
  /// A gradient over the background.
  public var gradient: Gradient?
  /// The shadow's colour.
  public var shadowColor: Color
  /// The shadow's opacity, 0…1; 0 for none.
  public var shadowOpacity: Double
  /// The standard deviation of the shadow's blur, in points.
  public var shadowRadius: Double
  /// How far the shadow lies from what casts it, in points of the layer's plane.
  public var shadowOffset: Vector2
  /// What casts the shadow, in the layer's coordinates; nil for the bounds with rounded corners if
  /// they are painted, else the path, else the text (whose shadow is not blurred).
  public var shadowPath: Path?
  /// The picture.
  public var picture: LayerPicture?
  /// The part of the picture that fills the bounds, in fractions of it.
  public var contentsRect: Rect
  /// The text.
  public var text: LayerText?
  /// The shape.
  public var path: LayerPath?
  /// The layers that this one carries, from back to front.
  public var children: [Layer]
  /// What moves the layer's properties, each laid over those before it.
  public var animations: [LayerAnimation]

  /// Whether the text's colour is animated, so that it is better laid over a white text.
  package var tintsText = false
  /// What a stretched picture's sheet is measured by, in points, while the bounds are animated.
  package var rasterSize: Size?

  /// Makes a layer that shows nothing; all but the bounds and the position is as in Core Animation.
  ///
  /// - Parameters:
  ///   - id: A name that is unique in the tree.
  ///   - bounds: The rectangle in the layer's own coordinates, in points.
  ///   - position: Where its anchor point, the middle, lies in the parent; nil puts the layer where
  ///     its bounds are in the parent's coordinates.
  ///   - children: The layers that it carries.
  public init(
    id: String = "", bounds: Rect = Rect(x: 0, y: 0, width: 0, height: 0), position: Point? = nil,
    children: [Layer] = []
  ) {
    self.id = id
    self.bounds = bounds
    self.position = position ?? bounds.center
    anchorPoint = Point(x: 0.5, y: 0.5)
    zPosition = 0
    transform = .identity
    sublayerTransform = .identity
    opacity = 1
    isHidden = false
    isDoubleSided = true
    masksToBounds = false
    cornerRadius = 0
    borderWidth = 0
    borderColor = .black
    backgroundColor = .clear
    gradient = nil
    shadowColor = .black
    shadowOpacity = 0
    shadowRadius = 3
    shadowOffset = Vector2(x: 0, y: -3)
    shadowPath = nil
    picture = nil
    contentsRect = .unit
    text = nil
    path = nil
    self.children = children
    animations = []
  }
}
