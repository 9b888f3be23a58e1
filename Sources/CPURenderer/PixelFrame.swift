internal import CreaseGeometry
internal import CreaseLayers

/// A rectangle of whole pixels within the picture.
struct PixelFrame {
  var rows: Range<Int>
  var columns: Range<Int>

  /// The pixels whose centres lie in a clip rectangle, its right and bottom sides excluded; the
  /// whole picture without one.
  init(_ clip: Bounds?, scale: Double, size: PictureSize) {
    rows = 0..<size.height
    columns = 0..<size.width
    guard let clip else { return }
    rows = Self.part(of: rows, from: clip.minY * scale, to: clip.maxY * scale)
    columns = Self.part(of: columns, from: clip.minX * scale, to: clip.maxX * scale)
  }

  /// Leaves out what lies more than a pixel outside some corners' bounding box, or three pixels on
  /// a side that goes on up to its clip.
  mutating func confine(to points: [Point], edges: Edges) {
    func room(_ edge: Edge) -> Double { edge == .clipped ? 3 : 1 }
    confine(
      to: points, top: room(edges.top), right: room(edges.right), bottom: room(edges.bottom),
      left: room(edges.left))
  }

  /// Leaves out what lies farther outside some points' bounding box than a room on each side.
  mutating func confine(
    to points: [Point], top: Double, right: Double, bottom: Double, left: Double
  ) {
    let x = points.map(\.x)
    let y = points.map(\.y)
    guard let minX = x.min(), let maxX = x.max(), let minY = y.min(), let maxY = y.max() else {
      return
    }
    rows = Self.part(of: rows, from: minY - top, to: maxY + bottom)
    columns = Self.part(of: columns, from: minX - left, to: maxX + right)
  }

  private static func part(of range: Range<Int>, from low: Double, to high: Double) -> Range<Int> {
    func bound(_ x: Double) -> Int {
      let first = (x - 0.5).rounded(.up)
      guard first > Double(range.lowerBound) else { return range.lowerBound }
      return first < Double(range.upperBound) ? Int(first) : range.upperBound
    }
    let lower = bound(low)
    return lower..<max(lower, bound(high))
  }
}
