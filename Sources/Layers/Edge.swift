/// How a panel ends along one of its four sides.
public enum Edge: Sendable, Hashable {
  /// The paper ends here: coverage fades over one pixel.
  case outer
  /// Another panel goes on here, from the same two corners to the last bit (a hinge): a pixel
  /// belongs to one of the two by its centre.
  case shared
  /// Another panel that is painted later goes on here with a `shared` edge, from corners that are
  /// the same but for rounding (a prism's edge): the panel ends 1/64 pixel farther out, hard, under
  /// that one.
  case tucked
  /// The panel goes on up to its clip rectangle, which ends it.
  case clipped
}
