public import CreaseGeometry

/// One flat piece of paper of a frame.
///
/// Drawing follows `canvas = placement · (fold(rect))`. The colour of a pixel is made in these steps,
/// all on encoded values and premultiplied (Porter and Duff 1984, "over"):
///
/// 1. the colour k, with `fill` laid over it; red, green and blue times `shade.color`;
/// 2. the contents c, tinted if wanted, their red, green and blue times `shade.contents`, laid over
///    that: without fill and tint, `c.rgb · shade.contents + (1 − c.a) · k.rgb · k.a · shade.color`
///    with alpha `c.a + (1 − c.a) · k.a`;
/// 3. `gradient` over that;
/// 4. `border` over that, times one less the coverage of its inner outline;
/// 5. times the coverage of the outline, of the cuts, and the opacity, laid over what is there.
///
/// The coverage of an outline is the product of what its two pairs of opposite sides leave,
/// max(a + b − 1, 0) with each fading side's clamp(distance in pixels + ½, 0, 1), and at most that of
/// a round corner, clamp(d / |∇d| + ½, 0, 1) with d = r − |q| in points and ∇d its screen gradient,
/// where the place lies by q beyond the centre of the corner's circle along both axes. The border's
/// inner outline goes by the same rule, its sides' distances being points over the screen gradient.
///
/// The shadow is laid over what is there before the panel, times the panel's opacity; edges, cuts and
/// the visible side do not matter to it, the clip does.
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
  /// The part of the contents that the panel shows, in fractions of them; a negative width or height
  /// mirrors them.
  public var contentsRect: Rect
  /// What replaces the contents' own colour, of which only the opacity is left then; nil to show the
  /// contents as they are. A tint that changes uploads nothing.
  public var tint: Color?
  /// The colour under the contents, before shading.
  public var color: Color
  /// A gradient between the colour and the contents, shaded with the colour.
  public var fill: Gradient?
  /// The factors that darken contents and colour.
  public var shade: Shade
  /// A gradient over contents and colour, not shaded.
  public var gradient: Gradient?
  /// The radius of the corners between two outer edges, in points, at least 0; at most half the
  /// shorter side counts.
  public var cornerRadius: Double
  /// A line along the inside of the outline.
  public var border: Border?
  /// The opacity of the whole, 0…1.
  public var opacity: Double
  /// A shadow below the panel.
  public var shadow: Shadow?
  /// How the panel ends along each side.
  public var edges: Edges
  /// What is cut away.
  public var cuts: [Cut]
  /// The part of the canvas that the panel is confined to, in points: a pixel belongs to it by its
  /// centre, its right and bottom sides excluded. Nil for no limit.
  public var clip: Bounds?
  /// The only side from which the panel can be seen; nil for both. A shadow shows in any case.
  public var visibleSide: Side?
  /// What shows from behind; nil for the front, mirrored by being seen through the paper.
  public var back: Surface?

  /// Makes a panel; what is left out neither shows nor changes anything.
  public init(
    id: String, rect: Rect, fold: Fold = .none, placement: Matrix4, contents: Contents? = nil,
    contentsRect: Rect = .unit, tint: Color? = nil, color: Color, fill: Gradient? = nil,
    shade: Shade = .none, gradient: Gradient? = nil, cornerRadius: Double = 0,
    border: Border? = nil, opacity: Double = 1, shadow: Shadow? = nil, edges: Edges = Edges(),
    cuts: [Cut] = [], clip: Bounds? = nil, visibleSide: Side? = nil, back: Surface? = nil
  ) {
    self.id = id
    self.rect = rect
    self.fold = fold
    self.placement = placement
    self.contents = contents
    self.contentsRect = contentsRect
    self.tint = tint
    self.color = color
    self.fill = fill
    self.shade = shade
    self.gradient = gradient
    self.cornerRadius = cornerRadius
    self.border = border
    self.opacity = opacity
    self.shadow = shadow
    self.edges = edges
    self.cuts = cuts
    self.clip = clip
    self.visibleSide = visibleSide
    self.back = back
  }
}
