/// Makes the times under the frames of a contact sheet, in pixels.
struct SheetLabel {
  /// The room for the widest label.
  static let width = 56
  /// The room under a frame.
  static let height = 20
  /// Where the label begins in it.
  static let inset = 5
  /// What the sheet is painted with: almost black, red first.
  static let background = SIMD4<UInt8>(22, 22, 24, 255)

  private let rasterizer: Rasterizer

  init() throws(PanelError) {
    rasterizer = try Rasterizer()
  }

  /// The picture of a time in seconds, such as "1.25 s"; nil if nothing is to be seen.
  func picture(of time: Double) throws(PanelError) -> Pixmap? {
    let hundredths = Int((min(max(time, 0), 1e12) * 100).rounded())
    let rest = hundredths % 100
    let sheet = TextSheet(
      text: "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s",
      font: Font(face: "Inter", size: 12), color: Color(red: 0.75, green: 0.75, blue: 0.75),
      size: Size(width: 400, height: 20), origin: Point(x: 4, y: 0), lineWidth: 392)
    return try rasterizer.raster(of: .text(sheet), scale: 1)?.pixmap
  }
}
