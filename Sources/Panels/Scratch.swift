internal import CreaseCPango
internal import CreasePixmaps

/// A picture in Cairo's memory that is drawn on and read back, kept for the next time.
@safe struct Scratch: ~Copyable {
  /// The most pixels that are kept from one drawing to the next.
  private static let keptPixels = 1 << 22

  private var surface: OpaquePointer?
  private var width = 0
  private var height = 0

  init() {}

  deinit {
    unsafe cairo_surface_destroy(surface)
  }

  /// Draws on a transparent picture and returns the part that holds ink, with a transparent pixel
  /// all round where the box has room for it, or nil if nothing was drawn.
  ///
  /// - Parameters:
  ///   - box: The pixels that the drawing may touch, at least one, in the drawing's coordinates.
  ///   - opacity: The factor on the whole drawing, of 255.
  ///   - draw: Draws with the context it is given.
  mutating func inked(
    within box: PixelBox, opacity: UInt32, _ draw: (OpaquePointer) -> Void
  ) throws(PanelError) -> (pixmap: Pixmap, left: Int, top: Int)? {
    let surface = try unsafe drawn(within: box, draw)
    defer { dropIfLarge() }
    let texels = unsafe Texels(surface: surface, width: box.width, height: box.height)
    guard let ink = texels.inkBox?.grown(by: 1).intersection(texels.bounds) else { return nil }
    return (texels.pixmap(of: ink, opacity: opacity), box.left + ink.left, box.top + ink.top)
  }

  /// Draws on a transparent picture and returns all of it, to be read before the next drawing.
  ///
  /// - Parameters:
  ///   - box: The pixels, at least one, in the drawing's coordinates.
  ///   - draw: Draws with the context it is given.
  mutating func texels(
    of box: PixelBox, _ draw: (OpaquePointer) -> Void
  ) throws(PanelError) -> Texels {
    let surface = try unsafe drawn(within: box, draw)
    defer { dropIfLarge() }
    return unsafe Texels(surface: surface, width: box.width, height: box.height)
  }

  /// Draws on a transparent picture, which is kept until the next drawing.
  private mutating func drawn(
    within box: PixelBox, _ draw: (OpaquePointer) -> Void
  ) throws(PanelError) -> OpaquePointer? {
    let surface = try unsafe preparedSurface(for: box)
    let cairo = unsafe cairo_create(surface)
    defer { unsafe cairo_destroy(cairo) }
    if let cairo = unsafe cairo {
      unsafe clear(cairo, width: box.width, height: box.height)
      unsafe cairo_translate(cairo, Double(-box.left), Double(-box.top))
      unsafe draw(cairo)
    }
    let status = unsafe cairo_status(cairo)
    if status != CAIRO_STATUS_SUCCESS {
      drop()
      throw Self.error(status, call: "drawing with Cairo", box)
    }
    unsafe cairo_surface_flush(surface)
    return unsafe surface
  }

  private mutating func dropIfLarge() {
    if width * height > Self.keptPixels { drop() }
  }

  /// The kept picture if it is large enough, else a new one in its stead.
  private mutating func preparedSurface(for box: PixelBox) throws(PanelError) -> OpaquePointer? {
    if box.width <= width, box.height <= height { return unsafe surface }
    var size = (width: max(width, box.width), height: max(height, box.height))
    // A long one and a high one would make a huge one.
    if size.width * size.height > Self.keptPixels { size = (box.width, box.height) }
    drop()
    let made = unsafe cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))
    let status = unsafe cairo_surface_status(made)
    if status != CAIRO_STATUS_SUCCESS {
      unsafe cairo_surface_destroy(made)
      throw Self.error(status, call: "cairo_image_surface_create", box)
    }
    unsafe surface = made
    (width, height) = size
    return unsafe surface
  }

  private mutating func drop() {
    unsafe cairo_surface_destroy(surface)
    unsafe surface = nil
    (width, height) = (0, 0)
  }

  /// Makes the part of the picture that is going to be used transparent and lets nothing be drawn
  /// outside it.
  private func clear(_ cairo: OpaquePointer, width: Int, height: Int) {
    unsafe cairo_rectangle(cairo, 0, 0, Double(width), Double(height))
    unsafe cairo_clip(cairo)
    unsafe cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    unsafe cairo_paint(cairo)
    unsafe cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
  }

  private static func error(_ status: cairo_status_t, call: String, _ box: PixelBox) -> PanelError {
    if status == CAIRO_STATUS_NO_MEMORY {
      return .outOfMemory(width: box.width, height: box.height)
    }
    return .library(call: call, reason: unsafe String(cString: cairo_status_to_string(status)))
  }
}
