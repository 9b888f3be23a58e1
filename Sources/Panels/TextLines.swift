internal import CreaseCPango
internal import CreaseLayers

/// Lines that a typesetter has laid out; they change when the typesetter lays out the next ones.
///
/// Lengths are in pixels; the top left corner of the lines' box is the origin.
@safe struct TextLines: ~Copyable {
  /// How the lines are placed.
  struct Placement {
    /// How far the first baseline lies below the top, in Pango units.
    var ascent: Int32
    /// From one baseline to the next, in Pango units.
    var lineHeight: Int32
    /// Where lines lie in their room.
    var alignment: TextSheet.Alignment
    /// The room for a line, in Pango units.
    var width: Int32
  }

  private let layout: OpaquePointer
  private let placement: Placement

  /// Takes up lines; the font that was asked for decides where they are placed, not those that some
  /// characters are drawn with.
  init(layout: OpaquePointer, placement: Placement) {
    unsafe self.layout = layout
    self.placement = placement
    _ = unsafe g_object_ref(UnsafeMutableRawPointer(layout))
  }

  deinit {
    unsafe g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// How far the longest line reaches to the right when it starts at the left, ink or not.
  var advance: Double {
    var logical = PangoRectangle()
    unsafe pango_layout_get_extents(layout, nil, &logical)
    return Self.pixels(logical.width)
  }

  /// How much higher the lines' box is than that of a single line.
  var heightBelowFirst: Double {
    let count = unsafe max(1, pango_layout_get_line_count(layout))
    return Double(count - 1) * Self.pixels(placement.lineHeight)
  }

  /// The pixels that all ink lies in when the top left corner of the lines' box is at a place.
  func inkBox(x: Double, y: Double) -> PixelBox {
    let iterator = unsafe pango_layout_get_iter(layout)
    defer { unsafe pango_layout_iter_free(iterator) }
    var number = 0
    var box: PixelBox?
    repeat {
      var ink = PangoRectangle()
      unsafe pango_layout_iter_get_line_extents(iterator, &ink, nil)
      let shift = unsafe shift(ofLine: number, iterator)
      let left = x + Self.pixels(ink.x) + shift.x
      let top = y + Self.pixels(ink.y) + shift.y
      let line = PixelBox(
        left: left, top: top, right: left + Self.pixels(ink.width),
        bottom: top + Self.pixels(ink.height))
      if !line.isEmpty { box = box?.union(line) ?? line }
      number += 1
    } while unsafe pango_layout_iter_next_line(iterator) != 0
    return box ?? PixelBox(left: 0, top: 0, right: 0, bottom: 0)
  }

  /// The code points of the lines that no font has, in the order they are drawn.
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

  /// Draws the lines in Cairo's current colour, the top left corner of their box at a place.
  ///
  /// Outlines are filled as one path: as glyphs, Cairo 1.16 would draw them at whole pixels only
  /// and overlapping ones twice. Coloured and bitmap glyphs and the boxes for missing characters
  /// have no outlines and are drawn as glyphs.
  func draw(on cairo: OpaquePointer, x: Double, y: Double) {
    unsafe forEachRun { run, runX, baseline in
      guard unsafe !Self.hasOutlines(run) else { return }
      unsafe cairo_move_to(cairo, x + runX, y + baseline)
      unsafe pango_cairo_show_glyph_string(cairo, run.item.pointee.analysis.font, run.glyphs)
    }
    unsafe cairo_new_path(cairo)
    unsafe forEachRun { run, runX, baseline in
      guard unsafe Self.hasOutlines(run) else { return }
      unsafe cairo_move_to(cairo, x + runX, y + baseline)
      unsafe pango_cairo_glyph_string_path(cairo, run.item.pointee.analysis.font, run.glyphs)
    }
    unsafe cairo_fill(cairo)
  }

  /// Calls a function for each run with its left side and its baseline in the lines' box.
  private func forEachRun(_ body: (PangoGlyphItem, Double, Double) -> Void) {
    let iterator = unsafe pango_layout_get_iter(layout)
    defer { unsafe pango_layout_iter_free(iterator) }
    var number = 0
    repeat {
      // A line ends with a run that is null.
      guard let run = unsafe pango_layout_iter_get_run_readonly(iterator) else {
        number += 1
        continue
      }
      var logical = PangoRectangle()
      unsafe pango_layout_iter_get_run_extents(iterator, nil, &logical)
      let baseline = unsafe pango_layout_iter_get_run_baseline(iterator)
      let shift = unsafe shift(ofLine: number, iterator)
      unsafe body(
        run.pointee, Self.pixels(logical.x) + shift.x, Self.pixels(baseline) + shift.y)
    } while unsafe pango_layout_iter_next_run(iterator) != 0
  }

  /// How far a line is moved from where Pango has it: baselines lie a line's height apart, and a
  /// line lies in its room as it is asked for. Pango leaves lines at their natural end.
  private func shift(ofLine number: Int, _ iterator: OpaquePointer?) -> (x: Double, y: Double) {
    let baseline = unsafe pango_layout_iter_get_baseline(iterator)
    let y =
      Self.pixels(placement.ascent) + Double(number) * Self.pixels(placement.lineHeight)
      - Self.pixels(baseline)
    if placement.alignment == .natural { return (0, y) }
    var logical = PangoRectangle()
    unsafe pango_layout_iter_get_line_extents(iterator, nil, &logical)
    let slack = Self.pixels(placement.width) - Self.pixels(logical.width)
    let left = placement.alignment == .left ? 0 : placement.alignment == .right ? slack : slack / 2
    return (left - Self.pixels(logical.x), y)
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
