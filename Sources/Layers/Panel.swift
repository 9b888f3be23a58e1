public import CreaseGeometry

/// One flat piece of paper of a frame.
///
/// Drawing follows `canvas = placement · (fold(rect))`, and the colour of a pixel that shows the
/// contents `c` (premultiplied) over the colour `k` is `c.rgb · shade.contents +
/// (1 − c.a) · k.rgb · k.a · shade.color` with alpha `c.a + (1 − c.a) · k.a`, times coverage and
/// opacity, laid over what is there (Porter and Duff 1984, "over", on encoded values).
public struct Panel: Sendable, Hashable {
  /// A name that is unique in the frame, such as `cells[2].top`.
  public var id: String
  /// Where the panel lies in hinge space, in points: the hinge is the line through the origin
  /// along the fold's axis.
  public var rect: Rect
  /// How the panel leaves its plane.
  public var fold: Fold
  /// From hinge space to canvas points, perspective included.
  public var placement: Matrix4
  /// What the panel shows over its colour, if anything.
  public var contents: Contents?
  /// The part of the contents that the panel shows, in fractions of them.
  public var contentsRect: Rect
  /// The colour under the contents, before shading.
  public var color: Color
  /// The factors that darken contents and colour.
  public var shade: Shade
  /// The opacity of the whole, 0…1.
  public var opacity: Double
  /// How the panel ends along each side.
  public var edges: Edges
  /// The part of the canvas that the panel is confined to, in points: a pixel belongs to it by its
  /// centre, its right and bottom sides excluded. Nil for no limit.
  public var clip: Bounds?

  /// Makes a panel; what is left out neither shows nor changes anything.
  public init(
    id: String, rect: Rect, fold: Fold = .none, placement: Matrix4, contents: Contents? = nil,
    contentsRect: Rect = .unit, color: Color, shade: Shade = .none, opacity: Double = 1,
    edges: Edges = Edges(), clip: Bounds? = nil
  ) {
    self.id = id
    self.rect = rect
    self.fold = fold
    self.placement = placement
    self.contents = contents
    self.contentsRect = contentsRect
    self.color = color
    self.shade = shade
    self.opacity = opacity
    self.edges = edges
    self.clip = clip
  }
}
