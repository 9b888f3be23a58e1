/// A picture that a layer shows within its bounds.
public struct LayerPicture: Sendable, Hashable {
  /// The picture.
  public var picture: Picture
  /// How it is fitted into the bounds.
  public var fit: PictureSheet.Fit

  /// Makes a layer's picture; stretched to the bounds unless said otherwise.
  public init(_ picture: Picture, fit: PictureSheet.Fit = .fill) {
    self.picture = picture
    self.fit = fit
  }
}
