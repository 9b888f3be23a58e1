internal import CreaseLayers
internal import CreasePanels

/// The textures of the contents drawn of late.
///
/// A texture stays while its contents are drawn and for a number of frames after that. Those that
/// the current frame does without go sooner, the longest unused first, while all of them together
/// are over the limit.
struct TextureCache {
  private struct Key: Hashable {
    var contents: Contents
    var scale: Double
  }
  private struct Entry {
    /// Nil for contents without ink.
    var texture: Texture?
    var lastUse: Int
  }

  private let byteLimit: Int
  private let patience: Int
  /// Made with the first contents, since looking for fonts takes time that other frames can save.
  private var rasterizer: Rasterizer?
  private var entries: [Key: Entry] = [:]
  private var frame = 0

  /// Makes an empty cache.
  ///
  /// - Parameters:
  ///   - byteLimit: What textures that are not in use may bring the memory of all of them to.
  ///   - patience: How many frames a texture outlives its last use.
  init(byteLimit: Int, patience: Int = 60) {
    self.byteLimit = byteLimit
    self.patience = patience
  }

  /// The memory of all textures.
  var byteCount: Int { entries.values.reduce(0) { $0 + ($1.texture?.byteCount ?? 0) } }
  /// The number of contents that are remembered.
  var count: Int { entries.count }

  /// Lets go of all textures, but not of the pictures and fonts that they are made from.
  mutating func forget() { entries = [:] }

  /// Begins a frame.
  mutating func beginFrame() { frame += 1 }

  /// The texture of a panel's contents, at the resolution that suits its size on a canvas; nil if
  /// nothing of them shows.
  mutating func texture(of panel: Panel, on canvas: Canvas) throws(RenderError) -> Texture? {
    guard let contents = panel.contents else { return nil }
    let scale = panel.rasterScale(on: canvas, sheet: contents.size)
    let key = Key(contents: contents, scale: scale)
    if let index = entries.index(forKey: key) {
      entries.values[index].lastUse = frame
      return entries.values[index].texture
    }
    do throws(PanelError) {
      let texture = try loadedRasterizer().raster(of: contents, scale: scale).map(Texture.init)
      entries[key] = Entry(texture: texture, lastUse: frame)
      return texture
    } catch {
      throw .contents(panel: panel.id, reason: error.description)
    }
  }

  private mutating func loadedRasterizer() throws(PanelError) -> Rasterizer {
    if let rasterizer { return rasterizer }
    let new = try Rasterizer()
    rasterizer = new
    return new
  }

  /// Ends a frame: lets go of what has not been used for long or is too much.
  mutating func endFrame() {
    if entries.values.contains(where: { frame - $0.lastUse > patience }) {
      entries = entries.filter { frame - $0.value.lastUse <= patience }
    }
    var bytes = byteCount
    if bytes <= byteLimit { return }
    let unused = entries.filter { $0.value.lastUse < frame }
      .sorted { $0.value.lastUse < $1.value.lastUse }
    for (key, entry) in unused where bytes > byteLimit {
      bytes -= entry.texture?.byteCount ?? 0
      entries[key] = nil
    }
  }

  /// What the rasteriser has to tell.
  func takeWarnings() -> [String] { rasterizer?.takeWarnings() ?? [] }
}
