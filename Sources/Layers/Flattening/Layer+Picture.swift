internal import CreaseGeometry
internal import Glibc

extension Layer {
  /// The layer's picture on a sheet for its bounds; nil without one.
  ///
  /// A picture that is stretched to bounds that are animated keeps one sheet for a doubling of their
  /// size, lest every frame need a new one.
  var pictureSheet: PictureSheet? {
    guard let picture else { return nil }
    func whole(_ extent: Double, _ part: Double) -> Double {
      let whole = extent / abs(part)
      return whole.isFinite ? whole : 0
    }
    var size = Size(
      width: whole(bounds.width, contentsRect.width),
      height: whole(bounds.height, contentsRect.height))
    if picture.fit == .fill, let fixed = rasterSize, fixed.width > 0, fixed.height > 0 {
      let ratio = max(size.width / fixed.width, size.height / fixed.height)
      let step = exp2(min(max(log2(ratio).rounded(.up), -8), 8))
      if step.isFinite { size = Size(width: fixed.width * step, height: fixed.height * step) }
    }
    guard size.width > 0, size.height > 0 else { return nil }
    return PictureSheet(picture: picture.picture, size: size, fit: picture.fit)
  }
}
