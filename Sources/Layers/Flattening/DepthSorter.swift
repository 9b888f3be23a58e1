internal import CreaseGeometry

/// Puts layers into painting order so that each pixel shows the nearest, cutting those that cross.
///
/// After Newell, Newell and Sancha, A Solution to the Hidden Surface Problem (1972): of each two
/// that overlap on the canvas the farther one is painted first; where they cross within the overlap,
/// one is cut along the other's plane; where such orders form a circle, one of it is cut. What does
/// not overlap, or lies in one plane, keeps its order.
struct DepthSorter {
  /// Depths that differ by no more than this many points count as one.
  static let tolerance = 1e-4
  /// Overlaps of no more than twice this many square points don't count.
  private static let leastArea = 1e-6

  private enum Relation {
    case none
    case firstBelow
    case secondBelow
    case crossing
  }

  /// Pixels per point.
  private let scale: Double
  private var items: [DepthItem?] = []
  /// Where the items are on the canvas, apart from them for a quick look.
  private var boxes: [Bounds] = []
  /// Which items are painted after each one.
  private var later: [[Int]] = []
  /// Which items are painted before each one.
  private var sooner: [[Int]] = []
  /// How many of the items that are left are painted before each one.
  private var waiting: [Int] = []
  /// How many cuts may still be made.
  private var cuts: Int

  /// The panels and groups of layers in painting order.
  ///
  /// - Parameters:
  ///   - layers: The layers in the order that counts where depth does not.
  ///   - scale: Pixels per point.
  static func sorted(_ layers: [FlatLayer], scale: Double) -> [LayerNode] {
    if layers.count < 2 { return layers.flatMap(\.nodes) }
    if let sorted = layers.sortedIfParallel() { return sorted.flatMap(\.nodes) }
    var sorter = DepthSorter(count: layers.count, scale: scale)
    for (order, layer) in layers.enumerated() { sorter.insert(DepthItem(layer, order: order)) }
    return sorter.paintingOrder().flatMap(\.nodes)
  }

  private init(count: Int, scale: Double) {
    self.scale = scale
    cuts = 64 + 4 * count
  }

  /// Adds an item, and cuts it or others where they cross.
  private mutating func insert(_ item: DepthItem) {
    var pending = [item]
    next: while let item = pending.popLast() {
      var relations: [(Int, Relation)] = []
      for number in items.indices where item.box.overlaps(boxes[number]) {
        guard let other = items[number] else { continue }
        let relation = Self.relation(item, other)
        if relation == .none { continue }
        if relation == .crossing, cuts > 0 {
          // A cut through what is opaque can't be seen.
          if other.isOpaque, !item.isOpaque, let parts = split(other, by: item) {
            remove(number)
            pending += [item, parts.near, parts.far]
            continue next
          }
          if let parts = split(item, by: other) {
            pending += [parts.near, parts.far]
            continue next
          }
        }
        relations.append((number, relation))
      }
      add(item, relations)
    }
  }

  private mutating func split(
    _ item: DepthItem, by other: DepthItem
  ) -> (far: DepthItem, near: DepthItem)? {
    guard let equation = other.plane.equation,
      let parts = item.split(by: equation, scale: scale)
    else { return nil }
    cuts -= 1
    return parts
  }

  private mutating func add(_ item: DepthItem, _ relations: [(Int, Relation)]) {
    let number = items.count
    items.append(item)
    boxes.append(item.screen.isEmpty ? .nothing : item.box)
    later.append([])
    sooner.append([])
    waiting.append(0)
    for (other, relation) in relations {
      switch relation {
      case .firstBelow: connect(number, before: other)
      case .secondBelow, .crossing: connect(other, before: number)
      case .none: break
      }
    }
  }

  private mutating func connect(_ number: Int, before other: Int) {
    later[number].append(other)
    sooner[other].append(number)
    waiting[other] += 1
  }

  /// Takes an item away: those that wait for it need not any more.
  private mutating func remove(_ number: Int) {
    items[number] = nil
    boxes[number] = .nothing
    for other in later[number] { waiting[other] -= 1 }
  }

  /// Which of two items is painted first, if that matters.
  private static func relation(_ a: DepthItem, _ b: DepthItem) -> Relation {
    guard let planeA = a.plane.equation, let planeB = b.plane.equation,
      !isApart(a.screen, from: b.screen), !isApart(b.screen, from: a.screen)
    else { return .none }
    let sideA = a.distances(from: planeB)
    let (isNear, isFar) = (sideA.lowerBound >= -tolerance, sideA.upperBound <= tolerance)
    if isNear, isFar { return a.order < b.order ? .firstBelow : .secondBelow }
    if isNear { return .secondBelow }
    if isFar { return .firstBelow }
    let sideB = b.distances(from: planeA)
    if sideB.lowerBound >= -tolerance { return .firstBelow }
    if sideB.upperBound <= tolerance { return .secondBelow }
    let overlap = intersection(a.screen, b.screen)
    guard doubleArea(overlap) > leastArea else { return .none }
    let depths = overlap.map { a.plane.depth(at: $0) - b.plane.depth(at: $0) }
    let (low, high) = (depths.min() ?? 0, depths.max() ?? 0)
    if low >= -tolerance { return .secondBelow }
    if high <= tolerance { return .firstBelow }
    return .crossing
  }

  /// The items from back to front: of those that nothing has to be painted before any more, the one
  /// that comes first in order (Kahn, Topological Sorting of Large Networks, 1962).
  private mutating func paintingOrder() -> [DepthItem] {
    var result: [DepthItem] = []
    var ready = readyItems()
    while true {
      if ready.isEmpty, let number = items.indices.first(where: { items[$0] != nil }) {
        // All that is left waits for something else that is left.
        if cuts > 0, breakCircle(from: number) {
          ready = readyItems()
          if !ready.isEmpty || cuts > 0 { continue }
        }
        ready.insert(firstLeft(after: number), order: 0)
      }
      guard let number = ready.popFirst() else { return result }
      guard let item = items[number] else { continue }
      result.append(item)
      remove(number)
      for other in later[number] where waiting[other] == 0 {
        if let item = items[other] { ready.insert(other, order: item.order) }
      }
    }
  }

  private func readyItems() -> ReadyList {
    var ready = ReadyList()
    for (number, item) in items.enumerated() {
      if let item, waiting[number] == 0 { ready.insert(number, order: item.order) }
    }
    return ready
  }

  /// Of the items that are left the first in order.
  private func firstLeft(after first: Int) -> Int {
    var best = first
    for number in items.indices.dropFirst(first) {
      guard let item = items[number], let other = items[best] else { continue }
      if item.order < other.order { best = number }
    }
    return best
  }

  /// Cuts one of the items that wait for each other; whether there was one to be cut.
  private mutating func breakCircle(from start: Int) -> Bool {
    let circle = circle(from: start)
    for number in circle {
      for other in circle where other != number {
        guard let item = items[number], let plane = items[other]?.plane.equation else { continue }
        let distances = item.distances(from: plane)
        guard distances.lowerBound < -Self.tolerance, distances.upperBound > Self.tolerance,
          let parts = item.split(by: plane, scale: scale)
        else { continue }
        cuts -= 1
        remove(number)
        insert(parts.far)
        insert(parts.near)
        return true
      }
    }
    return false
  }

  /// Items each of which waits for the next, and the last for the first: found by going from one to
  /// another that it waits for.
  private func circle(from start: Int) -> [Int] {
    var number = start
    var path: [Int] = []
    var places: [Int: Int] = [:]
    while places[number] == nil {
      places[number] = path.count
      path.append(number)
      guard let next = sooner[number].first(where: { items[$0] != nil }) else { return path }
      number = next
    }
    return Array(path[(places[number] ?? 0)...])
  }
}

/// Numbers that wait for their turn, by order.
private struct ReadyList {
  /// The last is the first to leave.
  private var waiting: [(order: Int, number: Int)] = []

  var isEmpty: Bool { waiting.isEmpty }

  mutating func insert(_ number: Int, order: Int) {
    var (low, high) = (0, waiting.count)
    while low < high {
      let middle = (low + high) / 2
      if waiting[middle] > (order, number) { low = middle + 1 } else { high = middle }
    }
    waiting.insert((order, number), at: low)
  }

  mutating func popFirst() -> Int? { waiting.popLast()?.number }
}

extension Bounds {
  /// A rectangle that overlaps no other.
  fileprivate static let nothing = Bounds(
    minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

  /// Whether two rectangles share an area.
  fileprivate func overlaps(_ other: Bounds) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
