public import CreaseGeometry
public import CreaseLayers
public import CreaseMotion

/// A vertical list whose cells fold away at their middle line, stacked from the top without gaps.
///
/// After the to-do list of Clear and its open-source likeness.
public struct FoldingList: Sendable, Hashable {
  /// The cells from top to bottom.
  public var cells: [ListCell]
  /// The width in points, above 0; nil for the canvas's.
  public var width: Double?
  /// The full height of a cell in points, above 0.
  public var cellHeight: Double
  /// The distance of the eye from a cell's plane, in points, above 0; a fold only ever recedes, so
  /// it never reaches the eye.
  public var perspective: Double
  /// The part of its full height that a cell must have when a gesture ends for it to stay, 0…1.
  public var commit: Double
  /// The title of a cell that a gesture creates.
  public var newTitle: String
  /// The colours of the cells by position.
  public var heatMap: HeatMap
  /// How folded cells darken.
  public var shading: ListShading
  /// The titles' font.
  public var font: Font
  /// The titles' colour.
  public var textColor: Color
  /// Heights in points that follow keys, by the cell's index.
  public var heightTracks: [Int: Track]
  /// The scroll position in points that follows keys.
  public var offsetTrack: Track?

  /// Makes a list; the defaults are those of the Clear-like demo.
  public init(
    cells: [ListCell], width: Double? = nil, cellHeight: Double = 60, perspective: Double = 200,
    commit: Double = 0.75, newTitle: String = "Massive Health", heatMap: HeatMap = HeatMap(),
    shading: ListShading = ListShading(),
    font: Font = Font(face: "Inter Bold", size: 20), textColor: Color = .white,
    heightTracks: [Int: Track] = [:], offsetTrack: Track? = nil
  ) {
    self.cells = cells
    self.width = width
    self.cellHeight = cellHeight
    self.perspective = perspective
    self.commit = commit
    self.newTitle = newTitle
    self.heatMap = heatMap
    self.shading = shading
    self.font = font
    self.textColor = textColor
    self.heightTracks = heightTracks
    self.offsetTrack = offsetTrack
  }
}
