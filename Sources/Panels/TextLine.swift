internal import CreaseCPango

/// A line that a typesetter has laid out; it changes when the typesetter lays out the next one.
///
/// Lengths are in pixels; the line box's top left corner is the origin.
@safe struct TextLine: ~Copyable {
  private let layout: OpaquePointer
  /// How far Pango's layout is moved down so that the asked-for font's ascent decides.
  private let shift: Double

  /// Takes up a line whose baseline lies `ascent` Pango units below the line box's top.
  init(layout: OpaquePointer, ascent: Int32) {
    unsafe self.layout = layout
    _ = unsafe g_object_ref(UnsafeMutableRawPointer(layout))
    unsafe shift = Self.pixels(ascent) - Self.pixels(pango_layout_get_baseline(layout))
  }

  deinit {
    unsafe g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// How far the line reaches to the right when it starts at the left, ink or not.
  var advance: Double {
    var logical = PangoRectangle()
    unsafe pango_layout_get_extents(layout, nil, &logical)
    return Self.pixels(logical.width)
  }

  /// The pixels that all ink lies in when the line box's top left corner is at a place.
  func inkBox(x: Double, y: Double) -> PixelBox {
    var ink = PangoRectangle()
    unsafe pango_layout_get_extents(layout, &ink, nil)
    let left = x + Self.pixels(ink.x)
    let top = y + Self.pixels(ink.y) + shift
    return PixelBox(
      left: left, top: top, right: left + Self.pixels(ink.width),
      bottom: top + Self.pixels(ink.height))
  }

  /// The code points of the line that no font has, in the order they are drawn.
  var missing: [UInt32] {
    guard unsafe pango_layout_get_unknown_glyphs_count(layout) > 0 else { return [] }
    var found: [UInt32] = []
    unsafe forEachRun { run, _, _ in
      for glyph in unsafe Self.glyphs(of: run) where Self.isUnknown(glyph) {
        found.append(glyph & ~Self.unknownFlag)
      }
    }
    return found
  }

  /// Draws the line in Cairo's current colour, the line box's top left corner at a place.
  ///
  /// Outlines are filled as one path: as glyphs, Cairo 1.16 would draw them at whole pixels only
  /// and overlapping ones twice. Coloured and bitmap glyphs and the boxes for missing characters
  /// have no outlines and are drawn as glyphs.
  func draw(on cairo: OpaquePointer, x: Double, y: Double) {
    unsafe forEachRun { run, runX, baseline in
      guard unsafe !Self.hasOutlines(run) else { return }
      unsafe cairo_move_to(cairo, x + runX, y + baseline + shift)
      unsafe pango_cairo_show_glyph_string(cairo, run.item.pointee.analysis.font, run.glyphs)
    }
    unsafe cairo_new_path(cairo)
    unsafe forEachRun { run, runX, baseline in
      guard unsafe Self.hasOutlines(run) else { return }
      unsafe cairo_move_to(cairo, x + runX, y + baseline + shift)
      unsafe pango_cairo_glyph_string_path(cairo, run.item.pointee.analysis.font, run.glyphs)
    }
    unsafe cairo_fill(cairo)
  }

  /// Calls a function for each run with its left side and its baseline in the layout.
  private func forEachRun(_ body: (PangoGlyphItem, Double, Double) -> Void) {
    let iterator = unsafe pango_layout_get_iter(layout)
    defer { unsafe pango_layout_iter_free(iterator) }
    repeat {
      // A line ends with a run that is null.
      guard let run = unsafe pango_layout_iter_get_run_readonly(iterator) else { continue }
      var logical = PangoRectangle()
      unsafe pango_layout_iter_get_run_extents(iterator, nil, &logical)
      let baseline = unsafe pango_layout_iter_get_run_baseline(iterator)
      unsafe body(run.pointee, Self.pixels(logical.x), Self.pixels(baseline))
    } while unsafe pango_layout_iter_next_run(iterator) != 0
  }

  private static let unknownFlag: UInt32 = 0x1000_0000

  private static func isUnknown(_ glyph: UInt32) -> Bool { glyph & unknownFlag != 0 }

  private static func glyphs(of run: PangoGlyphItem) -> [UInt32] {
    let string = unsafe run.glyphs.pointee
    return unsafe UnsafeBufferPointer(start: string.glyphs, count: Int(string.num_glyphs))
      .map { $0.glyph }
  }

  /// Whether all glyphs of a run come from a font of uncoloured outlines.
  private static func hasOutlines(_ run: PangoGlyphItem) -> Bool {
    if unsafe glyphs(of: run).contains(where: isUnknown) { return false }
    // The font map holds FreeType fonts only, see Typesetter.
    let font = unsafe UnsafeMutableRawPointer(run.item.pointee.analysis.font)
    guard let font = unsafe font?.assumingMemoryBound(to: PangoFcFont.self),
      let pattern = unsafe pango_fc_font_get_pattern(font)
    else { return false }
    var isOutline: FcBool = 0
    var isColored: FcBool = 0
    _ = unsafe FcPatternGetBool(pattern, FC_OUTLINE, 0, &isOutline)
    _ = unsafe FcPatternGetBool(pattern, FC_COLOR, 0, &isColored)
    return isOutline != 0 && isColored == 0
  }

  private static func pixels(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
}
