internal import CreaseGeometry
public import CreaseLayers
internal import CreaseMotion
internal import Glibc

/// A folding list with its motion laid out: ready to be asked for any moment.
public struct ListFilm: Effect {
  /// What the film was made from.
  public let list: FoldingList
  private let layout: ListLayout

  /// Lays out a list's motion; takes time in proportion to the number of cells.
  public init(_ list: FoldingList) {
    self.list = list
    layout = ListLayout(list)
  }

  /// The time of the last key, in seconds.
  public var restTime: Double {
    max(list.offsetTrack?.end ?? 0, list.heightTracks.values.map(\.end).max() ?? 0, 0)
  }

  /// The panels of the cells, three a cell: top half, bottom half, rule.
  public func panels(at time: Double, on canvas: Canvas, scope: FrameScope) -> [Panel] {
    let snapshot = layout.snapshot(at: time)
    let offset = contentOffset(at: time)
    let cells =
      scope == .everything
      ? 0..<snapshot.count : snapshot.cells(from: offset, to: offset + canvas.size.height)
    var panels: [Panel] = []
    panels.reserveCapacity(3 * cells.count)
    for index in cells {
      let cell = foldedCell(index, in: snapshot, offset: offset, canvas: canvas)
      let parts = cell.panels(angle: acos(min(1, max(0, cell.height / cell.fullHeight))))
      panels += scope == .everything ? parts : parts.filter { $0.isVisible(on: canvas) }
    }
    return panels
  }

  /// The list's own account of a moment.
  public func state(at time: Double) -> ListState {
    let snapshot = layout.snapshot(at: time)
    return ListState(
      contentOffset: contentOffset(at: time), contentHeight: snapshot.top(of: snapshot.count),
      cells: list.cells.indices.map { index in
        ListState.Cell(
          title: list.cells[index].title, y: snapshot.top(of: index),
          height: snapshot.height(of: index), style: list.cells[index].style)
      })
  }

  private func contentOffset(at time: Double) -> Double { list.offsetTrack?.value(at: time) ?? 0 }

  private func foldedCell(
    _ index: Int, in snapshot: ListLayout.Snapshot, offset: Double, canvas: Canvas
  ) -> FoldedCell {
    let cell = list.cells[index]
    let height = snapshot.height(of: index)
    let width = list.width ?? canvas.size.width
    return FoldedCell(
      name: "cells[\(index)]", width: width, fullHeight: list.cellHeight, height: height,
      top: snapshot.top(of: index) - offset, bottom: snapshot.top(of: index + 1) - offset,
      style: cell.style,
      color: cell.color ?? list.heatMap.color(ofCell: index, count: list.cells.count),
      shades: list.shading.shades(folded: 1 - height / list.cellHeight, style: cell.style),
      contents: sheet(cell.title, width: width), perspective: list.perspective,
      joinsAbove: keepsTopEdge(index, in: snapshot)
        && keepsBottomEdge(snapshot.cell(above: index), in: snapshot),
      joinsBelow: keepsBottomEdge(index, in: snapshot)
        && keepsTopEdge(snapshot.cell(below: index), in: snapshot))
  }

  /// Whether a cell's top edge lies in the plane of the list, where its neighbour's may meet it.
  private func keepsTopEdge(_ index: Int?, in snapshot: ListLayout.Snapshot) -> Bool {
    guard let index else { return false }
    return list.cells[index].style.keepsTopEdge || snapshot.height(of: index) == list.cellHeight
  }

  /// Whether a cell's bottom edge lies in the plane of the list, where its neighbour's may meet it.
  private func keepsBottomEdge(_ index: Int?, in snapshot: ListLayout.Snapshot) -> Bool {
    guard let index else { return false }
    return list.cells[index].style.keepsBottomEdge || snapshot.height(of: index) == list.cellHeight
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
