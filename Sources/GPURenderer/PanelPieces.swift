internal import CreaseGeometry
internal import CreaseLayers

/// A panel in rectangles that are drawn in different ways: where it covers pixels whole and shows
/// nothing but its colour, where it covers them whole and contents show as well, and the rest.
///
/// Software drivers shade every pixel at the price of the longest shader; so most of a picture is
/// drawn by shorter ones, which give the same numbers.
struct PanelPieces {
  /// Pixels of the panel's colour.
  private(set) var plain: [PixelRect] = []
  /// Pixels of that colour that are covered in part, all of a rectangle alike.
  private(set) var faded: [(rect: PixelRect, coverage: Double)] = []
  /// Pixels that contents may show in.
  private(set) var inked: [PixelRect] = []
  /// Pixels that take everything into account.
  private(set) var other: [PixelRect] = []

  /// Where contents show on a panel.
  struct Ink {
    /// Parts of the canvas outside which they do not; nil if they may show anywhere.
    var boxes: [PixelRect]?
    /// Whether they go on outside those parts nevertheless, in a way that takes the longest shader.
    var goesOn = false
    /// Whether the panel's colour is drawn under them first, so that few rectangles do.
    var isOverlay: Bool
  }

  /// Cuts a panel without cuts, round corners and the like.
  ///
  /// - Parameters:
  ///   - panel: What is seen, as its front.
  ///   - canvas: The stage.
  ///   - extent: The pixels that the panel may touch.
  ///   - ink: Where its contents show; nil without any.
  init(_ panel: Panel, on canvas: Canvas, extent: PixelRect, ink: Ink?) {
    let box = ink?.boxes?.bounds
    let breaks = ink?.isOverlay == true ? [] : box.map { [$0.top, $0.bottom] } ?? []
    guard let cover = PanelCover(panel, on: canvas, extent: extent, breaks: breaks) else {
      other = [extent]
      return
    }
    for band in cover.bands {
      let (touched, covered) = (band.touched, band.covered)
      guard !covered.isEmpty else {
        other.appendFilled(band.rect(touched.lowerBound, touched.upperBound))
        continue
      }
      other.appendFilled(band.rect(touched.lowerBound, covered.lowerBound))
      other.appendFilled(band.rect(covered.upperBound, touched.upperBound))
      let evenly = band.rect(covered.lowerBound, covered.upperBound)
      if band.coverage >= 1 {
        append(evenly, ink: ink, box: box)
      } else if let ink, ink.goesOn || box?.overlaps(evenly) != false {
        other.append(evenly)
      } else {
        faded.append((evenly, band.coverage))
      }
    }
  }

  /// Appends pixels that are covered whole.
  private mutating func append(_ rect: PixelRect, ink: Ink?, box: PixelRect?) {
    guard let ink else { return plain.append(rect) }
    guard let box else { return inked.append(rect) }
    inked.appendFilled(box.intersection(rect))
    if ink.isOverlay { return plain.append(rect) }
    var beside = [rect]
    beside.subtract(box)
    if ink.goesOn { other += beside } else { plain += beside }
  }
}

extension PanelCover.Band {
  fileprivate func rect(_ first: Int, _ end: Int) -> PixelRect {
    PixelRect(columns: first..<max(first, end), rows: rows)
  }
}

extension [PixelRect] {
  /// Those in which no contents show, and the others.
  func parted(by ink: PanelPieces.Ink?) -> (bare: [PixelRect], inked: [PixelRect]) {
    guard let ink else { return (self, []) }
    guard let boxes = ink.boxes, !ink.goesOn else { return ([], self) }
    let box = boxes.bounds
    return (filter { !$0.overlaps(box) }, filter { $0.overlaps(box) })
  }

  fileprivate mutating func appendFilled(_ rect: PixelRect) {
    if !rect.isEmpty { append(rect) }
  }
}
