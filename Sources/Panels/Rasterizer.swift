internal import CreaseCPango
internal import CreaseGeometry
public import CreaseLayers

/// Turns contents into pixels: text by Pango, paths by Cairo, pictures by the libraries of their kinds.
///
/// It keeps Pango's objects, a picture to draw on and the pictures it read of late, but no results; a
/// file is taken to stay as it is meanwhile. A renderer has its own and
/// uses it from one task at a time. The same contents and scale give the same bytes, whichever
/// rasterizer makes them and on whichever thread, as long as the installed fonts and fontconfig's
/// settings are the same. Han characters, which languages write in different shapes, take those of
/// the environment's `PANGO_LANGUAGE` or `LANGUAGE` (`LANGUAGE=zh_CN`, say).
public final class Rasterizer {
  private let typesetter: Typesetter
  private var scratch = Scratch()
  private var pictures = PictureRasters()
  private var warnings = WarningLog()
  private var facesSeen: Set<String> = []

  /// Makes a rasterizer; fontconfig begins to look for fonts on a thread of its own.
  ///
  /// - Throws: `PanelError.library` if Pango can't use FreeType fonts.
  public init() throws(PanelError) {
    typesetter = try Typesetter()
  }

  /// Draws contents on a transparent sheet.
  ///
  /// - Parameters:
  ///   - contents: What to draw.
  ///   - scale: Pixels per point, above 0.
  /// - Returns: The inked part of the sheet, or nil if there is no ink on it.
  /// - Throws: `PanelError` for measures that can't be drawn and for lack of memory.
  public func raster(of contents: Contents, scale: Double) throws(PanelError) -> Raster? {
    switch contents {
    case .text(let sheet):
      try Self.check(sheet, scale: scale)
      return try raster(of: sheet, scale: scale)
    case .picture(let sheet):
      try Self.check(sheet, scale: scale)
      return try pictures.raster(of: sheet, scale: scale, &scratch)
    case .path(let sheet):
      try Self.check(sheet, scale: scale)
      return try PathRasters.raster(of: sheet, scale: scale, &scratch)
    }
  }

  /// What is worth telling about the contents drawn since the last call, each thing once:
  /// characters that no installed font has and fonts that had to be replaced.
  public func takeWarnings() -> [String] { warnings.take() }

  private func raster(of sheet: TextSheet, scale: Double) throws(PanelError) -> Raster? {
    let fontSize = sheet.font.size * scale
    let lineLimit = min(max(sheet.lineLimit, 1), String.scalarLimit)
    let text = sheet.text.printable(
      limit: Self.characterLimit(fontSize: fontSize), keepsLines: lineLimit > 1)
    let room = sheet.lineWidth * scale
    let opacity = UInt32((sheet.color.alpha.unitClamped * 255).rounded())
    // Text of less than a pixel can't be seen, and fonts with pictures in them can't be drawn so small.
    guard !text.isEmpty, room > 0, opacity > 0, fontSize >= 1 else { return nil }
    let face = sheet.font.face.printable(limit: 1024)
    let lines = typesetter.lines(
      text, face: face, size: fontSize, width: room, alignment: sheet.alignment,
      lineLimit: lineLimit)
    warn(of: lines, face: face)
    // A line that is too wide even so has no room for the ellipsis itself.
    guard lines.advance <= room + 1 else { return nil }
    let rise = sheet.centersLines ? lines.heightBelowFirst / 2 : 0
    let origin = (x: sheet.origin.x * scale, y: sheet.origin.y * scale - rise)
    let width = sheet.size.width * scale
    let height = sheet.size.height * scale
    let grid = PixelBox(left: 0, top: 0, right: width, bottom: height)
    // One pixel for what antialiasing adds to the ink, one for the transparent ring.
    let box = lines.inkBox(x: origin.x, y: origin.y).grown(by: 2).intersection(grid)
    if box.isEmpty { return nil }
    guard max(box.width, box.height) <= PanelError.sideLimit,
      box.width * box.height <= PanelError.pixelLimit
    else { throw .tooLarge(width: box.width, height: box.height) }

    let color = sheet.color
    let ink = try unsafe scratch.inked(within: box, opacity: opacity) { cairo in
      unsafe cairo_set_source_rgb(
        cairo, color.red.unitClamped, color.green.unitClamped, color.blue.unitClamped)
      unsafe lines.draw(on: cairo, x: origin.x, y: origin.y)
    }
    return ink.map {
      Raster(
        pixmap: $0.pixmap, originX: $0.left, originY: $0.top, sheetWidth: width,
        sheetHeight: height)
    }
  }

  private func warn(of lines: borrowing TextLines, face: String) {
    if !typesetter.hasFonts { return warnings.addNoFonts() }
    if facesSeen.insert(face).inserted, let replaced = typesetter.replacedFamilies(of: face) {
      warnings.addReplaced(families: replaced.asked, by: replaced.used)
    }
    for character in lines.missing { warnings.addMissing(character) }
  }

  /// How many characters of a text are laid out: enough to go beyond any raster's side even where
  /// they are narrow, few enough that Pango's 32-bit lengths hold the widest ones (of 12 em).
  private static func characterLimit(fontSize: Double) -> Int {
    Int(max(8, min(131_072 / fontSize, Double(String.scalarLimit))))
  }

  private static func check(_ sheet: PictureSheet, scale: Double) throws(PanelError) {
    try check(sheet.size, [], scale: scale)
  }

  private static func check(_ sheet: PathSheet, scale: Double) throws(PanelError) {
    var fields = [("the blur", sheet.blur)]
    if let width = sheet.stroke?.width { fields.append(("the stroke's width", width)) }
    for element in sheet.path.elements {
      for point in element.points where !(point.x * scale).isFinite || !(point.y * scale).isFinite {
        fields += [("the path's x", point.x), ("the path's y", point.y)]
      }
    }
    try check(sheet.size, fields, scale: scale)
  }

  /// Refuses a scale that is not above 0 and measures in points that are not finite.
  private static func check(
    _ size: Size, _ fields: [(String, Double)], scale: Double
  ) throws(PanelError) {
    guard scale > 0, scale.isFinite else { throw .scale(scale) }
    let all = [("the sheet's width", size.width), ("the sheet's height", size.height)] + fields
    for (field, value) in all where !(value * scale).isFinite {
      throw .notFinite(field: field, value: value)
    }
  }

  private static func check(_ sheet: TextSheet, scale: Double) throws(PanelError) {
    let fields = [
      ("the text's x", sheet.origin.x), ("the text's y", sheet.origin.y),
      ("the line's width", sheet.lineWidth), ("the font's size", sheet.font.size),
    ]
    try check(sheet.size, fields, scale: scale)
    let pixels = sheet.font.size * scale
    guard pixels > 0, pixels <= PanelError.fontSizeLimit else {
      throw .fontSize(points: sheet.font.size, scale: scale, limit: PanelError.fontSizeLimit)
    }
  }
}
