public import CreaseGeometry
public import CreaseLayers
internal import CreaseMotion
internal import Glibc

/// A folding list with its motion laid out: ready to be asked for any moment.
public struct ListFilm: Effect {
  /// What the film was made from.
  public let list: FoldingList
  /// What of the list's script can't be done, and is left out.
  public let errors: [ListActionError]
  let timeline: ListTimeline
  let viewportHeight: Double

  /// Lays out a list's motion.
  ///
  /// It takes time in proportion to the number of cells and to the length of the script, and memory
  /// of O(log n) for each gesture and command beside the samples of the touches.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - viewport: The size of what the list is scrolled in, in points; the film's canvas.
  public init(_ list: FoldingList, viewport: Size = Size(width: 320, height: 480)) {
    self.list = list
    let compiler = ListCompiler(list, viewport: viewport)
    timeline = compiler.timeline
    errors = compiler.errors.sorted { $0.action < $1.action }
    viewportHeight = viewport.height
  }

  /// When the last key has passed, and all that the script does is over, in seconds.
  public var restTime: Double {
    max(
      list.offsetTrack?.end ?? 0, list.heightTracks.values.map(\.end).max() ?? 0,
      timeline.restTime, 0)
  }

  /// The panels of the cells, three a cell: top half, bottom half, rule; then the scroll indicator,
  /// while it shows.
  public func panels(at time: Double, on canvas: Canvas, scope: FrameScope) -> [Panel] {
    let moment = ListMoment(timeline, at: time)
    let snapshot = moment.snapshot
    let offset = timeline.contentOffset(at: time)
    let width = list.width ?? canvas.size.width
    let range =
      scope == .everything
      ? 0..<snapshot.count : snapshot.cells(from: offset, to: offset + canvas.size.height)
    var panels: [Panel] = []
    panels.reserveCapacity(3 * range.count + 1)
    let places = moment.places(range)
    for (number, place) in places.enumerated() where range.contains(place.index) {
      let cell = foldedCell(
        place, color: timeline.color(ofCell: place.index, in: moment.epoch, at: time),
        offset: offset, width: width,
        joinsAbove: place.keepsTopEdge
          && moment.place(above: number, in: places)?.keepsBottomEdge ?? false,
        joinsBelow: place.keepsBottomEdge
          && moment.place(below: number, in: places)?.keepsTopEdge ?? false)
      let parts = cell.panels(angle: acos(min(1, max(0, cell.height / cell.fullHeight))))
      if scope == .everything {
        panels += parts
      } else {
        for part in parts where part.isVisible(on: canvas) { panels.append(part) }
      }
    }
    if let indicator = indicator(
      at: time, contentHeight: snapshot.top(of: snapshot.count), offset: offset, width: width)
    {
      panels.append(indicator)
    }
    return panels
  }

  private func foldedCell(
    _ place: ListMoment.Place, color: Color, offset: Double, width: Double, joinsAbove: Bool,
    joinsBelow: Bool
  ) -> FoldedCell {
    let height = place.height
    let margin = (place.slot - height) / 2
    let image = timeline.image(ofCell: place.id)
    let size = Size(width: width, height: list.cellHeight)
    return FoldedCell(
      name: "cells[\(place.index)]", width: width, fullHeight: list.cellHeight, height: height,
      top: place.top - offset + margin, bottom: place.bottom - offset - margin,
      style: place.style, color: color,
      shades: list.shading.shades(
        folded: 1 - height / list.cellHeight, style: place.style,
        target: image == nil ? list.shading.target : .contents),
      contents: image.map { $0.contents(of: size) }
        ?? sheet(timeline.title(ofCell: place.id), width: width),
      perspective: list.perspective, joinsAbove: joinsAbove, joinsBelow: joinsBelow)
  }

  /// The title on a sheet of the unfolded cell's size, 20 points from the left, its line box (1.2
  /// times the font's size) in the middle: 18 points from the top for the default 60 and 20.
  private func sheet(_ title: String, width: Double) -> Contents? {
    let room = width - 40
    guard !title.isEmpty, room > 0 else { return nil }
    let top = (list.cellHeight - 1.2 * list.font.size) / 2
    return .text(
      TextSheet(
        text: title, font: list.font, color: list.textColor,
        size: Size(width: width, height: list.cellHeight), origin: Point(x: 20, y: top),
        lineWidth: room))
  }
}
