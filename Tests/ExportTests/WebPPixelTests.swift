import CreaseExport
import CreasePixmaps
import Testing

/// Animated WebP as libwebp's own tools read it.
@Suite struct WebPPixelTests {
  /// The first frame of a film, decoded by dwebp to RGBA.
  private static func first(_ film: [Pixmap], quality: Int) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    _ = try Exporter.write(folder.file("a.webp"), film, rate: (25, 1)) { $0.quality = quality }
    let count = String(
      decoding: try Tool.run("webpmux", ["-info", folder.file("a.webp")]), as: UTF8.self)
    #expect(count.contains("Number of frames: \(film.count)\n"))
    _ = try Tool.run(
      "webpmux", ["-get", "frame", "1", folder.file("a.webp"), "-o", folder.file("1.webp")])
    _ = try Tool.run("dwebp", ["-quiet", folder.file("1.webp"), "-o", folder.file("1.png")])
    let size = film[0].bytes.count
    return try Tool.frames(of: folder.file("1.png"), format: "rgba", bytesPerFrame: size)[0]
  }

  @Test func qualityHundredIsExact() throws {
    let film = (0..<3).map { frame in
      Pixmap(32, 32) { x, y in SIMD4(UInt8(x * 8), UInt8(y * 8), UInt8(frame), 255) }
    }
    #expect(try Self.first(film, quality: 100) == film[0].bytes)
  }

  @Test func alphaIsStraightAndColorsAreClose() throws {
    let film = (0..<3).map { frame in
      Pixmap(32, 32) { x, _ in
        let alpha = x < 16 ? 255 : 100
        return SIMD4(UInt8(128 * alpha / 255), UInt8(frame * 40), 0, UInt8(alpha))
      }
    }
    let read = try Self.first(film, quality: 90)
    for x in [4, 8, 12, 20, 24, 28] {
      let pixel = read[(16 * 32 + x) * 4..<(16 * 32 + x) * 4 + 4].map { Int($0) }
      #expect(abs(pixel[0] - 128) <= 4)
      #expect(pixel[3] == (x < 16 ? 255 : 100))
    }
  }
}
