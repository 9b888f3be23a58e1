internal import CreaseGeometry
internal import CreaseLayers

/// Something that is drawn in its turn, by its place among others of its kind.
enum Step {
  case panel(Int)
  case shadow(Int)
  case group(Int)
}

/// A group of panels made ready to be drawn on a sheet of its own, which is cut to a mask or faded.
final class GroupPlan: @unchecked Sendable {
  /// What is drawn on the sheet, in painting order.
  let steps: [Step]
  /// The rows in which anything may show.
  let rows: Range<Int>
  /// The columns in which anything may show.
  let columns: Range<Int>
  /// 0…1.
  let opacity: Double
  /// What the sheet is cut to; nil for all of it.
  let mask: Outline?

  /// Makes a group; nil if nothing of it can be seen.
  ///
  /// - Parameter extents: The rows and columns of all that is drawn.
  init?(
    _ steps: [Step], extents: [(rows: Range<Int>, columns: Range<Int>)], opacity: Double,
    mask: Outline?
  ) {
    guard let first = extents.first else { return nil }
    var (rows, columns) = first
    for other in extents {
      rows = rows.joined(other.rows)
      columns = columns.joined(other.columns)
    }
    self.rows = rows.clamped(to: mask?.rows ?? rows)
    self.columns = columns.clamped(to: mask?.columns ?? columns)
    self.steps = steps
    self.opacity = opacity
    self.mask = mask
    if self.rows.isEmpty || self.columns.isEmpty { return nil }
  }

  /// The pixels of a row in which anything may show.
  func span(inRow row: Int) -> Span {
    guard let mask else { return Span(reach: columns, solid: columns) }
    return mask.span(inRow: row).clamped(to: columns)
  }

  /// Lays a part of a row of the sheet over what is there.
  func lay(_ sheet: PixelRow, _ columns: Range<Int>, inRow row: Int, over pixels: PixelRow) {
    let y = Double(row) + 0.5
    for column in columns {
      var factor = opacity
      if let mask {
        let x = Double(column) + 0.5
        guard mask.isInFront(x: x, y: y) else { continue }
        factor *= mask.coverage(x: x, y: y)
      }
      if factor > 0 { pixels.blend(column, with: sheet[column] * Float(factor)) }
    }
  }
}

extension Mask {
  /// A panel with the mask's outline.
  var panel: Panel {
    Panel(
      id: "mask", rect: rect, placement: placement, color: .black, cornerRadius: cornerRadius)
  }
}

extension Range<Int> {
  /// The least range that holds both.
  fileprivate func joined(_ other: Range<Int>) -> Range<Int> {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
