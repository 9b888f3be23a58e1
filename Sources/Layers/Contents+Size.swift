public import CreaseGeometry

extension Contents {
  /// The whole sheet, in points.
  public var size: Size {
    switch self {
    case .text(let sheet): sheet.size
    case .picture(let sheet): sheet.size
    case .path(let sheet): sheet.size
    }
  }
}
