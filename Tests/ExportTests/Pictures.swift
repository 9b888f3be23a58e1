import CreaseExport
import CreasePixmaps

extension Pixmap {
  /// A picture by a function of the pixel's place; the four components are premultiplied.
  init(_ width: Int, _ height: Int, _ color: (Int, Int) -> SIMD4<UInt8>) {
    self.init(width: width, height: height)
    for y in 0..<height { for x in 0..<width { self[x, y] = color(x, y) } }
  }

  /// A picture of one opaque colour.
  static func plain(_ width: Int, _ height: Int, _ r: UInt8, _ g: UInt8, _ b: UInt8) -> Pixmap {
    Pixmap(width, height) { _, _ in SIMD4(r, g, b, 255) }
  }

  /// A red box that moves to the right over a blue ground, as a film's frame by its number.
  static func box(_ width: Int, _ height: Int, frame: Int) -> Pixmap {
    Pixmap(width, height) { x, y in
      x / 4 == frame % (width / 4 + 1) && y * 2 < height
        ? SIMD4(217, 0, 22, 255) : SIMD4(10, 20, UInt8(100 + y % 3), 255)
    }
  }
}

extension Exporter {
  /// Exports a film to a path: the survey if it is needed, every frame, the end.
  static func write(
    _ path: String, format: String? = nil, _ frames: [Pixmap],
    rate: (Int, Int) = (60, 1), change: (inout ExportSettings) -> Void = { _ in }
  ) throws -> [String] {
    var settings = ExportSettings(
      width: frames[0].width, height: frames[0].height, frameRateNumerator: rate.0,
      frameRateDenominator: rate.1)
    change(&settings)
    let exporter = try Exporter(Output(path: path, format: format), settings: settings)
    if exporter.needsSurvey { for frame in frames { try exporter.survey(frame) } }
    for frame in frames { try exporter.append(frame) }
    try exporter.finish()
    return exporter.notes
  }
}
