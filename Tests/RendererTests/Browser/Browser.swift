import CreasePixmaps
import Foundation

/// Takes pictures of pages with Chromium.
enum Browser {
  struct Failure: Error { let message: String }

  /// Whether there is a browser.
  static let isThere = (try? run("chromium", ["--version"])) != nil

  /// A page as the browser shows it, without a window.
  ///
  /// - Parameters:
  ///   - page: HTML.
  ///   - width: The page's width in CSS pixels.
  ///   - height: Its height in CSS pixels.
  ///   - scale: Pixels per CSS pixel.
  static func picture(of page: String, width: Int, height: Int, scale: Int) throws -> Pixmap {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "crease-browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String) -> String { folder.appendingPathComponent(name).path }
    try Data(page.utf8).write(to: URL(fileURLWithPath: file("page.html")))
    _ = try run(
      "chromium",
      [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        "--force-color-profile=srgb", "--user-data-dir=" + file("profile"),
        "--window-size=\(width),\(height)", "--force-device-scale-factor=\(scale)",
        "--screenshot=" + file("page.png"), "file://" + file("page.html"),
      ])
    return try Pixmap(png: file("page.png"), width: width * scale, height: height * scale)
  }

  /// What a program writes to its output.
  static func run(_ name: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(message: "\(name) ended with \(process.terminationStatus)")
    }
    return data
  }
}

extension Pixmap {
  /// Decodes a picture with another program than the one that wrote it, and premultiplies it.
  init(png path: String, width: Int, height: Int) throws {
    var bytes = [UInt8](
      try Browser.run(
        "ffmpeg", ["-v", "error", "-i", path, "-f", "rawvideo", "-pix_fmt", "rgba", "-"]))
    guard bytes.count == width * height * 4 else {
      throw Browser.Failure(
        message: "\(path) has \(bytes.count / 4) pixels instead of \(width) × \(height)")
    }
    for pixel in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = Int(bytes[pixel + 3])
      for c in pixel..<(pixel + 3) { bytes[c] = UInt8((Int(bytes[c]) * alpha + 127) / 255) }
    }
    self.init(width: width, height: height, bytes: bytes)
  }
}
