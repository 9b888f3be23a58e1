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
    let epoch = timeline.epoch(at: time)
    let snapshot = timeline.snapshot(at: time)
    let offset = timeline.contentOffset(at: time)
    let cells =
      scope == .everything
      ? 0..<snapshot.count : snapshot.cells(from: offset, to: offset + canvas.size.height)
    var panels: [Panel] = []
    panels.reserveCapacity(3 * cells.count + 1)
    for index in cells {
      let style = timeline.style(ofCell: index, in: epoch)
      let cell = foldedCell(
        index, style: style, color: timeline.color(ofCell: index, in: epoch, at: time),
        in: snapshot, epoch: epoch, offset: offset, canvas: canvas)
      let parts = cell.panels(angle: acos(min(1, max(0, cell.height / cell.fullHeight))))
      panels += scope == .everything ? parts : parts.filter { $0.isVisible(on: canvas) }
    }
    let contentHeight = snapshot.top(of: snapshot.count)
    if let indicator = indicator(
      at: time, contentHeight: contentHeight, offset: offset, width: list.width ?? canvas.size.width
    ) {
      panels.append(indicator)
    }
    return panels
  }

  private func foldedCell(
    _ index: Int, style: CellStyle, color: Color, in snapshot: ListSnapshot, epoch: Int,
    offset: Double, canvas: Canvas
  ) -> FoldedCell {
    let slot = snapshot.slot(of: index)
    let height = min(slot, list.cellHeight)
    let margin = (slot - height) / 2
    let width = list.width ?? canvas.size.width
    return FoldedCell(
      name: "cells[\(index)]", width: width, fullHeight: list.cellHeight, height: height,
      top: snapshot.top(of: index) - offset + margin,
      bottom: snapshot.top(of: index + 1) - offset - margin, style: style, color: color,
      shades: list.shading.shades(folded: 1 - height / list.cellHeight, style: style),
      contents: sheet(timeline.title(ofCell: snapshot.epoch.cells.id(at: index)), width: width),
      perspective: list.perspective,
      joinsAbove: keepsTopEdge(index, in: snapshot, epoch)
        && keepsBottomEdge(snapshot.cell(above: index), in: snapshot, epoch),
      joinsBelow: keepsBottomEdge(index, in: snapshot, epoch)
        && keepsTopEdge(snapshot.cell(below: index), in: snapshot, epoch))
  }

  /// Whether a cell's top edge lies in the plane of the list, where its neighbour's may meet it.
  private func keepsTopEdge(_ index: Int?, in snapshot: ListSnapshot, _ epoch: Int) -> Bool {
    guard let index else { return false }
    let slot = snapshot.slot(of: index)
    if slot >= list.cellHeight { return slot == list.cellHeight }
    return timeline.style(ofCell: index, in: epoch).keepsTopEdge
  }

  /// Whether a cell's bottom edge lies in the plane of the list, where its neighbour's may meet it.
  private func keepsBottomEdge(_ index: Int?, in snapshot: ListSnapshot, _ epoch: Int) -> Bool {
    guard let index else { return false }
    let slot = snapshot.slot(of: index)
    if slot >= list.cellHeight { return slot == list.cellHeight }
    return timeline.style(ofCell: index, in: epoch).keepsBottomEdge
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
