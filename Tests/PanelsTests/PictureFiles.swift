import CreaseGeometry
import CreaseLayers
import CreasePanels
import CreasePixmaps
import Foundation

/// A folder of pictures that other programs make, gone when the test is over.
final class PictureFolder {
  struct Failure: Error { let message: String }

  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "/crease-pictures-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: file(name))))
  }

  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: file(name)))
    return file(name)
  }

  /// Runs a program in the folder.
  @discardableResult
  func run(_ name: String, _ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(
        message: "\(name) \(arguments) ended so: \(text); tools/setup --tests installs it")
    }
    return text
  }
}

/// A file's picture in its own size, pixel for pixel.
func natural(_ path: String) throws -> Pixmap {
  try natural(.file(path: path))
}

/// A picture in its own size, pixel for pixel.
func natural(_ picture: Picture) throws -> Pixmap {
  let (width, height) = try PictureFile.size(of: picture)
  guard
    let raster = try raster(
      PictureSheet(picture: picture, size: Size(width: Double(width), height: Double(height))))
  else { throw PictureFolder.Failure(message: "no raster") }
  return raster.pixmap
}

/// A raster from a rasterizer of its own.
func raster(_ sheet: PictureSheet, scale: Double = 1) throws -> Raster? {
  try Rasterizer().raster(of: .picture(sheet), scale: scale)
}

extension Pixmap {
  /// The largest difference of any component.
  func difference(from other: Pixmap) -> Int {
    guard width == other.width, height == other.height else { return 256 }
    return zip(bytes, other.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  /// Four bytes for every pixel of a picture.
  init(width: Int, height: Int, _ color: (Int, Int) -> SIMD4<UInt8>) {
    self.init(width: width, height: height)
    for y in 0..<height { for x in 0..<width { self[x, y] = color(x, y) } }
  }
}

/// An opaque picture in which no two pixels are equal.
func pattern(width: Int, height: Int) -> Pixmap {
  Pixmap(width: width, height: height) { x, y in
    SIMD4(UInt8(x * 7 % 256), UInt8(y * 11 % 256), UInt8((x * 3 + y * 5) % 256), 255)
  }
}
