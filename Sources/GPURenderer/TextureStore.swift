internal import CreaseGLContext
internal import CreaseLayers
internal import CreasePanels
internal import CreasePixmaps

/// The textures of contents: each raster is made and uploaded once and kept while its panel can be
/// seen; of what was seen before, only a margin of bytes stays, least recently used going first.
final class TextureStore {
  /// A raster in a texture.
  struct Place {
    let shelf: TextureShelf
    let layer: Int
    let raster: RasterPlace
  }

  private struct Key: Hashable {
    let contents: Contents
    let scale: Double
  }

  private struct Entry {
    /// Nil where the contents have no ink.
    let place: Place?
    var lastFrame: Int
  }

  private let context: GLContext
  private let contents: ContentsSource
  private let unseenBytes: Int
  private var entries: [Key: Entry] = [:]
  private var shelves: [TextureShelf] = []
  private var frame = 0

  /// Whether red and blue change places when textures are sampled.
  var isBlueFirst = false { didSet { if isBlueFirst != oldValue { forget() } } }

  init(in context: GLContext, contents: ContentsSource, unseenBytes: Int) {
    self.context = context
    self.contents = contents
    self.unseenBytes = unseenBytes
  }

  /// The bytes that all textures take.
  var byteCount: Int { shelves.reduce(0) { $0 + $1.byteCount } }

  /// Lets go of all textures, but not of the pictures and fonts that they are made from.
  func forget() {
    entries = [:]
    shelves = []
  }

  /// Where a panel's contents lie, uploading them if they are not there yet; nil without ink.
  func place(of panel: Panel, on canvas: Canvas) throws(DrawingError) -> Place? {
    guard let wanted = panel.contents else { return nil }
    let scale = panel.rasterScale(on: canvas, sheet: wanted.size)
    let key = Key(contents: wanted, scale: scale)
    if let entry = entries[key] {
      if entry.lastFrame != frame { entries[key]?.lastFrame = frame }
      return entry.place
    }
    let raster: Raster?
    do { raster = try contents.raster(of: wanted, scale: scale) } catch {
      throw .contents(panel: panel.id, reason: error.description)
    }
    var place: Place?
    if let raster {
      do throws(GLContextError) { place = try upload(raster) } catch {
        if case .tooLarge = error {
          throw .contents(panel: panel.id, reason: Self.tooWide(raster, in: context))
        }
        throw .driver(error)
      }
    }
    entries[key] = Entry(place: place, lastFrame: frame)
    return place
  }

  /// Ends a frame: lets go of what was not seen in it and does not fit the margin.
  func endFrame() {
    defer { frame += 1 }
    let unseen = entries.filter { $0.value.lastFrame != frame }
    guard !unseen.isEmpty else { return }
    var bytes = unseen.values.reduce(0) { $0 + ($1.place?.shelf.bytesPerLayer ?? 0) }
    for (key, entry) in unseen.sorted(by: { $0.value.lastFrame < $1.value.lastFrame }) {
      if bytes <= unseenBytes, unseen.count <= 4096 { break }
      entries[key] = nil
      guard let place = entry.place else { continue }
      place.shelf.giveBack(place.layer)
      bytes -= place.shelf.bytesPerLayer
    }
    shelves.removeAll { $0.isEmpty }
  }

  private static func tooWide(_ raster: Raster, in context: GLContext) -> String {
    "it takes \(raster.pixmap.width) × \(raster.pixmap.height) pixels, and this device's textures end"
      + " at \(context.info.maxTextureSize); lower the scale, or try '--renderer cpu'"
  }

  /// Puts a raster into a layer, inside a frame of what is outside.
  private func upload(_ raster: Raster) throws(GLContextError) -> Place {
    let pixmap = raster.pixmap
    let width = pixmap.width + 2
    let height = pixmap.height + 2
    var framed = Pixmap(width: width, height: height)
    framed.copy(pixmap, toX: 1, y: 1)
    if raster.edge == .clamped { framed.repeatIntoFrame() }
    let shelf = try shelf(sheetWidth: raster.sheetWidth, width: width, height: height)
    guard let layer = shelf.takeLayer() else {
      throw .tooManyLayers(count: 1, limit: 0)
    }
    try shelf.upload(width: width, height: height, layer: layer, bytes: framed.bytes.span)
    return Place(
      shelf: shelf, layer: layer,
      raster: RasterPlace(
        originX: raster.originX, originY: raster.originY, width: pixmap.width,
        height: pixmap.height, sheetWidth: raster.sheetWidth, sheetHeight: raster.sheetHeight,
        isClamped: raster.edge == .clamped, ink: pixmap.inkBoxes()))
  }

  /// A shelf with a free layer: as wide as the sheet and of a height in steps of 64, so that the
  /// cells of a list share one.
  private func shelf(
    sheetWidth: Double, width: Int, height: Int
  ) throws(GLContextError) -> TextureShelf {
    let limit = context.info.maxTextureSize
    let wide = max(width, min(Int(min(sheetWidth, 1e6).rounded(.up)) + 2, limit))
    let high = max(height, min((height + 63) / 64 * 64, limit))
    if let shelf = shelves.first(where: { !$0.isFull && $0.width == wide && $0.height == high }) {
      return shelf
    }
    let shelf = try TextureShelf(
      in: context, width: wide, height: high, isBlueFirst: isBlueFirst)
    shelves.append(shelf)
    return shelf
  }
}

extension Pixmap {
  /// Has the outermost pixels be those next to them.
  fileprivate mutating func repeatIntoFrame() {
    for y in 1..<height - 1 {
      self[0, y] = self[1, y]
      self[width - 1, y] = self[width - 2, y]
    }
    for x in 0..<width {
      self[x, 0] = self[x, 1]
      self[x, height - 1] = self[x, height - 2]
    }
  }
}
