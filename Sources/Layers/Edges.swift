/// How a panel ends along each of its sides.
public struct Edges: Sendable, Hashable {
  /// The side from the top left to the top right corner.
  public var top: Edge
  /// The side from the top right to the bottom right corner.
  public var right: Edge
  /// The side from the bottom left to the bottom right corner.
  public var bottom: Edge
  /// The side from the top left to the bottom left corner.
  public var left: Edge

  /// Makes a panel's edges; all outer unless said otherwise.
  public init(
    top: Edge = .outer, right: Edge = .outer, bottom: Edge = .outer, left: Edge = .outer
  ) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }
}
