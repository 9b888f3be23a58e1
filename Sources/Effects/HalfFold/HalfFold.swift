public import CreaseGeometry

/// A page that is cut in two halves at its middle, which fold about their common hinge.
///
/// After the pages of Our Choice. With the fold angle a both halves recede from the hinge by a: a
/// ridge. With the turn t one half swings behind the other: it recedes by a + (1 − t) · (π − 2a), so
/// that at t = 0 (closed) it lies flat against the other one's back, and at t = 1 (open) it is the
/// other half of the ridge. What is folded is scaled, depth too, then projected, then moved:
/// `placement = translation(centre + pan) · perspective · scale`.
public struct HalfFold: Sendable, Hashable {
  /// What is folded.
  public var page: Page
  /// The width in points, above 0; nil for the canvas's.
  public var width: Double?
  /// The height in points, above 0; nil for the canvas's.
  public var height: Double?
  /// The top left corner on the canvas, in points; nil for a page in the canvas's middle.
  public var origin: Point?
  /// The side on which the closed page lies: the other half is turned behind that one. The hinge is
  /// vertical for `left` and `right`, horizontal for `up` and `down`.
  public var direction: Direction
  /// The distance of the eye from the page's plane, in points, 1 or more; a fold only ever recedes,
  /// so it never reaches the eye.
  public var perspective: Double
  /// What the turning half shows past 90°.
  public var back: PageBack
  /// How dark a folded half becomes, at least 0: the factor of its gradient's opacity.
  public var strength: Double
  /// How far below the page's top the shadow of a page with a vertical hinge begins, in points,
  /// at least 0.
  public var shadowInset: Double
  /// The finger distance in points that leaves the page unfolded, above 0; nil for the page's length
  /// across the hinge.
  public var maxDistance: Double?
  /// The finger distance in points up to which the angle stays as it is, at least 0.
  public var minDistance: Double
  /// Whether a fold that is let go settles to the nearer of unfolded and folded.
  public var settle: Bool
  /// Whether the page is open at the start.
  public var isOpen: Bool
  /// What is done to the page, in any order; fingers count wherever they are on the canvas.
  ///
  /// - Two fingers at a distance δ between `minDistance` and `maxDistance` fold the page to
  ///   a = π/2 · (1 − δ/`maxDistance`): each change of δ retargets an implicit animation of 0.1 s
  ///   from where the halves are; the shadow follows at once. When they are lifted, or something
  ///   else takes over, the angle that they left is settled in an implicit animation of 0.25 s.
  /// - One finger moves the page and its shadow, from wherever they are.
  /// - A tap closes an open page and opens a closed one in 0.3 s, easing in and out; a tap meanwhile
  ///   turns it back from where it is, in as long.
  public var script: [HalfFoldAction]
  /// What keys have the last word on.
  public var tracks: HalfFoldTracks

  /// Makes a page to be folded; what is left out is as in the original.
  public init(
    page: Page, width: Double? = nil, height: Double? = nil, origin: Point? = nil,
    direction: Direction = .left, perspective: Double = 1200, back: PageBack = .mirrored,
    strength: Double = 1, shadowInset: Double = 0, maxDistance: Double? = nil,
    minDistance: Double = 20, settle: Bool = true, isOpen: Bool = true,
    script: [HalfFoldAction] = [], tracks: HalfFoldTracks = HalfFoldTracks()
  ) {
    self.page = page
    self.width = width
    self.height = height
    self.origin = origin
    self.direction = direction
    self.perspective = perspective
    self.back = back
    self.strength = strength
    self.shadowInset = shadowInset
    self.maxDistance = maxDistance
    self.minDistance = minDistance
    self.settle = settle
    self.isOpen = isOpen
    self.script = script
    self.tracks = tracks
  }

  /// The angle from the x axis, in radians, of a line across the hinge: that of two fingers which
  /// pinch a page unless they are told otherwise.
  public var pinchAngle: Double { direction.isHorizontal ? 0 : .pi / 2 }
}
