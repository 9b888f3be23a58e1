/// How a cell of a folding list gives way when its height shrinks.
public enum CellStyle: String, Sendable, Hashable, CaseIterable {
  /// Not at all: the unfolded cell shows through a slot of the current height.
  case flat
  /// One plane, its bottom edge in place, its top edge receding; the first cell of a list.
  case foldBack
  /// A valley: both outer edges in place, the hinge receding; the cells in the middle.
  case pinch
  /// One plane, its top edge in place, its bottom edge receding; the last cell of a list.
  case foldUp

  /// The sign of the top half's fold angle.
  var topSign: Double {
    switch self {
    case .flat: 0
    case .foldBack: 1
    case .pinch, .foldUp: -1
    }
  }

  /// The sign of the bottom half's fold angle.
  var bottomSign: Double {
    switch self {
    case .flat: 0
    case .foldBack, .pinch: 1
    case .foldUp: -1
    }
  }

  /// Whether the top edge stays in the plane of the list at any height.
  var keepsTopEdge: Bool { self != .foldBack }

  /// Whether the bottom edge stays in the plane of the list at any height.
  var keepsBottomEdge: Bool { self != .foldUp }
}
