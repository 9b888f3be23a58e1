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
  /// The distance of the eye from a cell's plane, in points, 1 or more; a fold only ever recedes, so
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
  /// What is done to the list, in any order.
  ///
  /// - A finger that pans from contents at or above their top pulls a new cell in, at index 0 and
  ///   with the heat map's first colour; panned up, it scrolls. Contents are held at offset 0 while
  ///   the cell unfolds; beyond its full height they follow by the rubber band. All other pans
  ///   scroll. A list that fits its viewport can be scrolled too, and bounces back.
  /// - Two fingers whose midpoint lies in a cell fold it away if they come together first, else open
  ///   a new one above or below it. A cell that is leaving the list can't be touched.
  /// - When a pan or a pinch has ended, the cell stays if it has `commit` of its height. In the
  ///   same transaction of 0.25 s all cells that stay get the colours of their places, component by
  ///   component, and at once the styles; colours of their own stay. Cells at a height of their own
  ///   keep it. A cell that leaves keeps its style and its colour, and counts in the list until it
  ///   is gone. Commands do the same within their own duration.
  /// - A finger that goes down stops contents that move; they go on to where they can rest when it
  ///   is lifted. Contents that become too short for their offset scroll back in the transaction,
  ///   or by a throw's own motion.
  public var script: [ListAction]
  /// Heights in points that follow keys, by the cell's index in `cells`; a track stays with its
  /// cell wherever that goes, and has the last word over the script.
  public var heightTracks: [Int: Track]
  /// The scroll position in points that follows keys; it has the last word over the script.
  public var offsetTrack: Track?

  /// Makes a list; the defaults are those of the Clear-like demo.
  public init(
    cells: [ListCell], width: Double? = nil, cellHeight: Double = 60, perspective: Double = 200,
    commit: Double = 0.75, newTitle: String = "Massive Health", heatMap: HeatMap = HeatMap(),
    shading: ListShading = ListShading(),
    font: Font = Font(face: "Inter Bold", size: 20), textColor: Color = .white,
    script: [ListAction] = [], heightTracks: [Int: Track] = [:], offsetTrack: Track? = nil
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
    self.script = script
    self.heightTracks = heightTracks
    self.offsetTrack = offsetTrack
  }
}
