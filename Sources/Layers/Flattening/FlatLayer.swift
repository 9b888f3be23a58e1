/// What a layer and all it carries come to, and the plane that stands for the whole.
struct FlatLayer {
  /// What is painted, from back to front.
  let nodes: [LayerNode]
  /// The layer's plane.
  let plane: LayerPlane
}

extension Array<FlatLayer> {
  /// The same layers from back to front if their planes are all parallel; nil if they are not.
  ///
  /// Layers in one plane keep their order; so do those that are seen edge-on, which don't show.
  func sortedIfParallel() -> [FlatLayer]? {
    guard let first = lazy.compactMap(\.plane.equation).first else { return self }
    var depths: [Double] = []
    depths.reserveCapacity(count)
    var isOneDepth = true
    for layer in self {
      let equation = layer.plane.equation ?? first
      let tilt = equation - first
      // At ten thousand points from the middle this is less than what counts as a depth.
      guard Swift.max(abs(tilt.x), abs(tilt.y), abs(tilt.z)) <= 1e-9 else { return nil }
      depths.append(-equation.w)
      if abs(tilt.w) > DepthSorter.tolerance / 2 { isOneDepth = false }
    }
    if isOneDepth { return self }
    return Self.order(byDepth: depths).map { self[$0] }
  }

  /// Places by depth, those whose depths follow each other closely by number.
  private static func order(byDepth depths: [Double]) -> [Int] {
    let sorted = depths.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
    var result: [Int] = []
    var run: [Int] = []
    for index in sorted {
      if let last = run.last, depths[index] - depths[last] > DepthSorter.tolerance {
        result += run.sorted()
        run = []
      }
      run.append(index)
    }
    return result + run.sorted()
  }
}
