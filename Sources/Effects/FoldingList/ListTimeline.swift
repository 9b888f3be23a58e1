internal import CreaseGeometry
internal import CreaseMotion

/// A list's motion laid out: what a script has come to, as functions of time.
///
/// Time is cut into epochs, within each of which the same cells move. An epoch costs O(log k) memory
/// for the cells, k the number of changes so far, and one entry for each cell that moves, whatever
/// the length of the list. A moment is found by halving; a cell's colour and style follow from the
/// transactions that are not over, and from the edits since, walking back.
struct ListTimeline: Sendable {
  /// A cell that was not in the list from the beginning.
  struct CreatedCell: Sendable {
    var title: String
    var color: Color
    var style: CellStyle
  }

  /// The list that it all began with.
  let list: FoldingList
  /// The epochs by start; never empty, the first from the beginning of all time.
  var epochs: [ListEpoch]
  /// When each epoch starts, in seconds.
  var starts: [Double] = [-.infinity]
  /// The slots of the cells that move, in points.
  var movements: [AnimatedValue<Double>] = []
  /// The cells that have come in, by identity above those of the list's own.
  var created: [CreatedCell] = []
  /// How far the contents are scrolled up, in points.
  var offset = AnimatedValue(0.0)
  /// When the scroll indicator shows.
  var indicator = ScrollIndicator()
  /// What has happened, by time.
  var events: [ListEvent] = []
  /// When everything that the script does is over, in seconds.
  var restTime = 0.0

  /// The timeline of a list to which nothing happens but its tracks.
  init(_ list: FoldingList) {
    self.list = list
    let cells = CellSequence(heights: list.cells.lazy.map { $0.height ?? list.cellHeight })
    let moving = list.heightTracks.filter { list.cells.indices.contains($0.key) }
      .sorted { $0.key < $1.key }
      .map { index, track in
        ListEpoch.Moving(
          index: index, id: index, restHeight: cells.height(at: index), track: track)
      }
    epochs = [ListEpoch(cells: cells, moving: moving)]
  }

  /// Which epoch a time in seconds lies in.
  func epoch(at time: Double) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= time + Instant.tolerance { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// The cells' places at a time in seconds.
  func snapshot(at time: Double) -> ListSnapshot {
    ListSnapshot(
      of: epochs[epoch(at: time)], movements: movements, at: time, cellHeight: list.cellHeight)
  }

  /// The content offset at a time in seconds, in points: the track's, if there is one.
  func contentOffset(at time: Double) -> Double {
    list.offsetTrack?.value(at: time) ?? offset.value(at: time)
  }

  /// What a cell shows instead of its text; nil for the text.
  func image(ofCell id: Int) -> Page? { id < list.cells.count ? list.cells[id].image : nil }

  /// The text of a cell.
  func title(ofCell id: Int) -> String {
    id < list.cells.count ? list.cells[id].title : created[id - list.cells.count].title
  }
}
