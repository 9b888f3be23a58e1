/// The pixels of a picture that lie in the band around edges, where two renderers may differ more
/// than elsewhere.
public struct EdgeMask: Sendable, Hashable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  private var marks: [Bool]

  /// Makes a mask without a marked pixel.
  ///
  /// - Precondition: Both extents are at least 1.
  public init(width: Int, height: Int) {
    precondition(width >= 1 && height >= 1, "a picture has at least one pixel")
    self.width = width
    self.height = height
    marks = [Bool](repeating: false, count: width * height)
  }

  /// Makes a mask of the pixels around edges.
  ///
  /// - Parameters:
  ///   - width: The picture's width in pixels, at least 1.
  ///   - height: The picture's height in pixels, at least 1.
  ///   - edges: The edges, wherever they lie.
  ///   - reach: How far from an edge a pixel's centre may be, in pixels.
  public init(width: Int, height: Int, edges: [Segment], reach: Double = 1) {
    self.init(width: width, height: height)
    for edge in edges { mark(near: edge, within: reach) }
  }

  /// The number of marked pixels.
  public var count: Int { marks.count { $0 } }

  /// Whether a pixel is marked.
  ///
  /// - Precondition: The pixel lies in the picture.
  public subscript(x: Int, y: Int) -> Bool {
    get { marks[y * width + x] }
    set { marks[y * width + x] = newValue }
  }

  /// Marks all pixels whose centre is at most `reach` pixels away from an edge. An edge outside the
  /// picture marks nothing, nor does one with an end that is farther than 10⁹ pixels away or not a
  /// number.
  public mutating func mark(near edge: Segment, within reach: Double = 1) {
    guard edge.isMeasurable, reach >= 0, reach <= 1e9 else { return }
    let top = min(edge.startY, edge.endY) - reach
    let bottom = max(edge.startY, edge.endY) + reach
    for y in Self.pixels(from: top, to: bottom, count: height) {
      let centerY = Double(y) + 0.5
      // What is within reach of this row's centres leaves few columns to try even on a diagonal.
      guard let near = edge.columns(fromY: centerY - reach, toY: centerY + reach) else { continue }
      let columns = Self.pixels(
        from: near.lowerBound - reach, to: near.upperBound + reach, count: width)
      for x in columns
      where edge.squaredDistance(x: Double(x) + 0.5, y: centerY) <= reach * reach {
        self[x, y] = true
      }
    }
  }

  /// The pixels of 0 ..< count whose centres lie between two coordinates.
  private static func pixels(from low: Double, to high: Double, count: Int) -> Range<Int> {
    let limit = Double(count)
    let first = Int(max(0, min(limit, (low - 0.5).rounded(.up))))
    let end = Int(max(0, min(limit, (high - 0.5).rounded(.down) + 1)))
    return first..<max(first, end)
  }
}
