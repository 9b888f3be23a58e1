public import CreaseGeometry
public import CreaseMotion

/// A deck of pictures of which the front one is rolled off by a prism, strip by strip, which leaves the
/// next one bare.
///
/// After the view transition of iOS Recipes. A picture is W long in the direction of rolling, cut
/// into N strips of w = W/N. The prism has S sides of w each, an apothem of r = w / (2 tan(π/S)),
/// and its axis at z = 0; the pictures lie in the plane z = −r. Strips count from the side where the
/// rolling begins: strip j starts j · w from there. In step k = 0 … N at local time u the prism
/// has turned by (2π/S)(k + u), and its axis is w/2 + w · (k + min(1, u/0.98)) from there; strip j
/// lies flat up to step j, then rides on the prism, turned by (2π/S)(k + u − j), until strip
/// j + S takes its face or the roll ends, after N + 1 steps.
///
/// Seen along z; with `perspective` from a point before the picture's middle such that the plane
/// z = −r keeps its size: a point (x, y, z) relative to the middle is drawn at
/// (x, y) · d / (d − r − z).
public struct StripRoll: Sendable, Hashable {
  /// The pictures from the front one on; the last is followed by the first. Below a single picture
  /// there is nothing but the canvas, and it can be rolled off once, and back.
  public var pictures: [Page]
  /// The width in points, above 0; nil for the canvas's.
  public var width: Double?
  /// The height in points, above 0; nil for the canvas's.
  public var height: Double?
  /// The top left corner on the canvas, in points; nil for a picture in the canvas's middle.
  public var origin: Point?
  /// The number N of strips, 1…10,000; numbers outside count as the nearer of the two.
  public var strips: Int
  /// The number S of the prism's sides, 3…10,000; numbers outside count as the nearer of the two.
  public var sides: Int
  /// The time D in seconds in which all strips are picked up; the roll takes D · (N + 1)/N. At 0 or
  /// below a roll is over at once.
  public var duration: Double
  /// Where the prism rolls to.
  public var direction: Direction
  /// Whether rolls play backwards: the deck begins with the second picture in front, and a roll brings
  /// the picture before it back over it.
  public var reverse: Bool
  /// The distance d of the eye from the pictures, in points, above 0; nil for parallel projection. The
  /// prism comes as near as r + w / (2 sin(π/S)); what reaches the eye is cut off.
  public var perspective: Double?
  /// What strips show when they are seen from behind.
  public var back: PageBack
  /// How much a strip that is seen edge-on darkens, 0…1: the factor on its colours is
  /// (1 − shade) + shade · |cos φ|, φ being its angle to the pictures.
  public var shade: Double
  /// What is done to the deck, in any order; fingers count wherever they are on the canvas.
  ///
  /// A pan becomes a swipe as soon as it has gone 30 points along the rolling direction, either
  /// way, and no farther across it: that way it rolls the front picture off, the other way it
  /// rolls the picture before it back. A pan is one swipe at most. A roll that is asked for while
  /// another one runs waits for its end.
  ///
  /// Without script and track a single roll starts at 0.
  public var script: [StripRollAction]
  /// How much of the first roll is done, 0…1, by keys; values outside count as the nearer of the two.
  /// It has the last word: no roll of the script takes place then.
  public var progressTrack: Track?

  /// Makes a deck; what is left out is as in the original.
  public init(
    pictures: [Page], width: Double? = nil, height: Double? = nil, origin: Point? = nil,
    strips: Int = 4, sides: Int = 6, duration: Double = 1, direction: Direction = .left,
    reverse: Bool = false, perspective: Double? = nil, back: PageBack = .mirrored,
    shade: Double = 0.45, script: [StripRollAction] = [], progressTrack: Track? = nil
  ) {
    self.pictures = pictures
    self.width = width
    self.height = height
    self.origin = origin
    self.strips = strips
    self.sides = sides
    self.duration = duration
    self.direction = direction
    self.reverse = reverse
    self.perspective = perspective
    self.back = back
    self.shade = shade
    self.script = script
    self.progressTrack = progressTrack
  }
}
