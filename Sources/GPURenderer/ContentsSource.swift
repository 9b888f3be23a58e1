internal import CreaseLayers
internal import CreasePanels

/// The rasterizer, made when the first contents are wanted: a frame without text needs no fonts.
final class ContentsSource {
  private var rasterizer: Rasterizer?

  func raster(of contents: Contents, scale: Double) throws(PanelError) -> Raster? {
    if rasterizer == nil { rasterizer = try Rasterizer() }
    return try rasterizer?.raster(of: contents, scale: scale)
  }

  func takeWarnings() -> [String] { rasterizer?.takeWarnings() ?? [] }
}
