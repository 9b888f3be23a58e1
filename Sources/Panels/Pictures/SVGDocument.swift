internal import CreaseCPango
internal import CreaseCPictures
internal import CreaseGeometry
internal import CreasePixmaps

/// An SVG document, drawn by librsvg.
///
/// It is given no base address, so it can refer to nothing outside itself but pictures written into it
/// as `data:` addresses.
@safe final class SVGDocument {
  private let data: PictureData
  private let library: UnsafePointer<crease_svg>
  private let handle: UnsafeMutableRawPointer

  /// The natural size in pixels of 1/96 inch: of the attributes `width` and `height`, else of the
  /// attribute `viewBox`; nil for a document that takes on any proportions.
  let naturalSize: Size?

  /// Whether bytes look like an SVG document: XML with its first element near the beginning.
  static func matches(_ reader: ByteReader) -> Bool {
    let start = reader.slice(0, 1 << 16)
    let first = start.drop { [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D].contains($0) }.first
    guard first == UInt8(ascii: "<") else { return false }
    let text = String(decoding: start, as: UTF8.self).utf8
    return ["<svg", ":svg"].contains { name in
      var rest = text[...]
      while let place = rest.firstIndex(of: name.utf8.first ?? 0) {
        rest = rest[place...]
        if rest.starts(with: name.utf8) { return true }
        rest = rest.dropFirst()
      }
      return false
    }
  }

  /// Reads a document.
  init(_ data: PictureData) throws(PanelError) {
    let library = try unsafe PictureLibraries.svg(data)
    var error: UnsafeMutableRawPointer?
    guard
      let handle = unsafe library.pointee.rsvg_handle_new_from_data(
        data.bytes, data.bytes.count, &error)
    else { throw unsafe Self.failure(error, data) }
    unsafe library.pointee.rsvg_handle_set_dpi(handle, 96)
    self.data = data
    unsafe self.library = library
    unsafe self.handle = handle
    naturalSize = unsafe Self.naturalSize(handle, library)
  }

  deinit {
    unsafe g_object_unref(handle)
  }

  /// The natural size in whole pixels; that of CSS's replaced elements where there is none.
  func size() throws(PanelError) -> (width: Int, height: Int) {
    let size = naturalSize ?? Size(width: 300, height: 150)
    let (width, height) = (size.width.rounded(), size.height.rounded())
    try data.checkExtents(
      width: max(1, Int(min(width, 0x1p30))), height: max(1, Int(min(height, 0x1p30))))
    return (max(1, Int(width)), max(1, Int(height)))
  }

  /// Refuses a size with which Cairo's numbers overflow.
  func checkDrawable(_ size: Size) throws(PanelError) {
    let limit = 1e6
    guard max(size.width, size.height) <= limit else {
      throw .pictureTooLarge(
        picture: data.name, width: Int(min(size.width, 0x1p30)),
        height: Int(min(size.height, 0x1p30)))
    }
  }

  /// Draws the document at a place.
  ///
  /// - Parameters:
  ///   - cairo: What to draw with.
  ///   - viewport: The document's room in its own units.
  func draw(on cairo: OpaquePointer, viewport: Size) throws(PanelError) {
    var box = crease_svg_box(x: 0, y: 0, width: viewport.width, height: viewport.height)
    var error: UnsafeMutableRawPointer?
    let isDrawn = unsafe library.pointee.rsvg_handle_render_document(
      handle, UnsafeMutableRawPointer(cairo), &box, &error)
    if isDrawn == 0 { throw unsafe Self.failure(error, data) }
  }

  private static func naturalSize(
    _ handle: UnsafeMutableRawPointer, _ library: UnsafePointer<crease_svg>
  ) -> Size? {
    func valid(_ width: Double, _ height: Double) -> Size? {
      min(width, height) >= 1e-3 && width.isFinite && height.isFinite
        ? Size(width: width, height: height) : nil
    }
    var (width, height) = (0.0, 0.0)
    if unsafe library.pointee.rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height)
      != 0, let size = valid(width, height)
    {
      return size
    }
    var (hasWidth, hasHeight, hasBox): (Int32, Int32, Int32) = (0, 0, 0)
    var (across, down) = (crease_svg_length(), crease_svg_length())
    var box = crease_svg_box()
    unsafe library.pointee.rsvg_handle_get_intrinsic_dimensions(
      handle, &hasWidth, &across, &hasHeight, &down, &hasBox, &box)
    return hasBox == 0 ? nil : valid(box.width, box.height)
  }

  private static func failure(_ error: UnsafeMutableRawPointer?, _ data: PictureData) -> PanelError
  {
    guard let error = unsafe error?.assumingMemoryBound(to: GError.self) else {
      return data.broken("it can't be drawn")
    }
    defer { unsafe g_error_free(error) }
    return data.broken(
      unsafe error.pointee.message.map { unsafe String(cString: $0) } ?? "it can't be drawn")
  }
}
