internal import CreaseCPango
internal import CreaseLayers

/// Owner of Pango's objects, which are made once and used for every line.
///
/// Its font map is its own, so typesetters on different threads share nothing.
@safe final class Typesetter {
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  private let layout: OpaquePointer

  /// Makes a typesetter whose lines are the same at any scale and in any locale: no hinting, no
  /// rounded positions, no language but a fixed one.
  init() throws(PanelError) {
    guard let fontMap = unsafe pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      throw .library(
        call: "pango_cairo_font_map_new_for_font_type",
        reason: "Pango was built without FreeType fonts")
    }
    unsafe self.fontMap = fontMap
    unsafe context = pango_font_map_create_context(fontMap)
    unsafe pango_context_set_language(context, pango_language_from_string("en"))
    unsafe pango_context_set_round_glyph_positions(context, 0)
    let options = unsafe cairo_font_options_create()
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe pango_cairo_context_set_font_options(context, options)
    unsafe cairo_font_options_destroy(options)
    unsafe layout = pango_layout_new(context)
    unsafe pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    unsafe pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
  }

  deinit {
    unsafe g_object_unref(UnsafeMutableRawPointer(layout))
    unsafe g_object_unref(UnsafeMutableRawPointer(context))
    unsafe g_object_unref(UnsafeMutableRawPointer(fontMap))
  }

  /// Lays out lines, which stay valid until the next ones are laid out.
  ///
  /// - Parameters:
  ///   - text: Text without control characters; U+2028 begins a new line.
  ///   - face: Families and style as in a Pango font description.
  ///   - size: The font's size in pixels.
  ///   - width: The room for a line in pixels.
  ///   - alignment: Where lines lie in their room.
  ///   - lineLimit: The most lines, at least 1.
  func lines(
    _ text: String, face: String, size: Double, width: Double, alignment: TextSheet.Alignment,
    lineLimit: Int
  ) -> TextLines {
    let description = unsafe pango_font_description_from_string(face)
    defer { unsafe pango_font_description_free(description) }
    unsafe pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    unsafe pango_layout_set_font_description(layout, description)
    unsafe pango_layout_set_single_paragraph_mode(layout, lineLimit == 1 ? 1 : 0)
    // A negative height is a number of lines.
    unsafe pango_layout_set_height(layout, -Int32(clamping: lineLimit))
    unsafe pango_layout_set_text(layout, text, -1)
    // Pango counts in 1/1024 pixels and 32 bits; no picture is as wide as a million pixels.
    let units = Int32((min(width, 1_000_000) * Double(PANGO_SCALE)).rounded(.down))
    unsafe pango_layout_set_width(layout, units)
    let (ascent, descent) = unsafe metrics(of: description)
    return unsafe TextLines(
      layout: layout,
      placement: TextLines.Placement(
        ascent: ascent, lineHeight: ascent + descent, alignment: alignment, width: units))
  }

  /// Whether any font is installed.
  var hasFonts: Bool {
    guard let fonts = unsafe FcConfigGetFonts(nil, FcSetSystem) else { return false }
    return unsafe fonts.pointee.nfont > 0
  }

  /// The families that a face names, and the one that it gets where none of them is installed.
  func replacedFamilies(of face: String) -> (asked: [String], used: String)? {
    let description = unsafe pango_font_description_from_string(face)
    defer { unsafe pango_font_description_free(description) }
    guard let names = unsafe pango_font_description_get_family(description) else { return nil }
    let asked = unsafe String(cString: names).split(separator: ",").map(String.init)
    guard !asked.isEmpty, !asked.contains(where: Self.isInstalled),
      let font = unsafe pango_context_load_font(context, description)
    else { return nil }
    defer { unsafe g_object_unref(font) }
    let found = unsafe pango_font_describe(font)
    defer { unsafe pango_font_description_free(found) }
    guard let used = unsafe pango_font_description_get_family(found) else { return nil }
    return (asked, unsafe String(cString: used))
  }

  /// How far a line's box reaches above and below the baseline, in Pango units: by the font that was
  /// asked for, so that a character from another font doesn't move the line.
  private func metrics(of description: OpaquePointer?) -> (ascent: Int32, descent: Int32) {
    guard let font = unsafe pango_context_load_font(context, description) else { return (0, 0) }
    defer { unsafe g_object_unref(font) }
    guard let metrics = unsafe pango_font_get_metrics(font, nil) else { return (0, 0) }
    defer { unsafe pango_font_metrics_unref(metrics) }
    return unsafe (
      pango_font_metrics_get_ascent(metrics), pango_font_metrics_get_descent(metrics)
    )
  }

  /// Whether a family is one of fontconfig's generic ones or among the installed ones, under any
  /// of its names.
  private static func isInstalled(_ family: String) -> Bool {
    let generic = [
      "sans", "sansserif", "sans-serif", "serif", "mono", "monospace", "cursive", "fantasy",
      "system-ui", "systemui", "emoji", "math",
    ]
    if generic.contains(WarningLog.key(family)) { return true }
    let pattern = unsafe FcPatternCreate()
    defer { unsafe FcPatternDestroy(pattern) }
    _ = unsafe FcPatternAddString(pattern, FC_FAMILY, family)
    guard let objects = unsafe FcObjectSetCreate() else { return false }
    defer { unsafe FcObjectSetDestroy(objects) }
    _ = unsafe FcObjectSetAdd(objects, FC_FAMILY)
    guard let fonts = unsafe FcFontList(nil, pattern, objects) else { return false }
    defer { unsafe FcFontSetDestroy(fonts) }
    return unsafe fonts.pointee.nfont > 0
  }
}
