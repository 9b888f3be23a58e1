internal import CreaseGeometry
internal import CreaseLayers
internal import CreaseMotion

extension ListFilm {
  /// The least length of the scroll indicator, in points, and the least when the contents are pulled
  /// beyond their end.
  private static let (leastLength, leastPulledLength) = (36.0, 7.0)

  /// The scroll indicator, while it shows: a strip along the right edge, as long a part of the
  /// viewport as the viewport is of the contents, and shorter by as much as the contents are pulled
  /// beyond their end.
  func indicator(
    at time: Double, contentHeight: Double, offset: Double, width: Double
  ) -> Panel? {
    let inset = ScrollIndicator.inset
    let opacity = timeline.indicator.opacity(at: time)
    let track = viewportHeight - 2 * inset
    let room = contentHeight - viewportHeight
    guard opacity > 0, room > 0, track > 0 else { return nil }
    let natural = min(track, max(Self.leastLength, track * viewportHeight / contentHeight))
    let overshoot = max(0, -offset, offset - room)
    let length = min(natural, max(Self.leastPulledLength, natural - overshoot))
    let progress = min(max(offset / room, 0), 1)
    return Panel(
      id: "indicator",
      rect: Rect(x: 0, y: 0, width: ScrollIndicator.thickness, height: length),
      placement: .translation(
        x: width - inset - ScrollIndicator.thickness, y: inset + (track - length) * progress),
      color: Color(red: 0.8, green: 0.8, blue: 0.8, alpha: 0.6), opacity: opacity)
  }
}
