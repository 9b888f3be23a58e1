import CreaseComparison
import CreaseExport
import CreasePixmaps
import Foundation

/// Pictures for whoever looks into a failure.
enum Strip {
  /// Writes the expected picture, the difference and the actual one side by side.
  ///
  /// - Returns: Where.
  static func write(expected: Pixmap, actual: Pixmap, name: String) throws -> String {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("crease-\(name)-strip.png").path
    try write(Pixmap.strip(expected: expected, actual: actual), to: path)
    return path
  }

  /// Writes a PNG file.
  static func write(_ picture: Pixmap, to path: String) throws {
    let exporter = try Exporter(
      Output(path: path), settings: ExportSettings(width: picture.width, height: picture.height))
    try exporter.append(picture)
    try exporter.finish()
  }
}
