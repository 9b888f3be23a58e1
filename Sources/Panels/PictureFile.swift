public import CreaseLayers
internal import CreasePixmaps

/// What pictures are, without drawing them.
public enum PictureFile {
  /// The natural size of a picture in pixels, upright: its header is read, its pixels are not
  /// decoded.
  ///
  /// - Throws: `PanelError` if there is no such picture or if it is larger than can be drawn.
  public static func size(of picture: Picture) throws(PanelError) -> (width: Int, height: Int) {
    switch picture {
    case .pixmap(_, let pixmap): (pixmap.width, pixmap.height)
    case .file(let path): try PictureFormat(PictureData(path: path)).size()
    case .svg(let text): try SVGDocument(PictureData(svg: text)).size()
    }
  }
}
