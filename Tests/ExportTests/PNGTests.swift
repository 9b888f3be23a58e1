import CreaseExport
import CreasePixmaps
import Foundation
import Testing

@Suite struct PNGTests {
  /// 255 · p / a rounded, by the definition in real numbers.
  private static func straight(_ pixel: SIMD4<UInt8>) -> [UInt8] {
    if pixel.w == 0 { return [0, 0, 0, 0] }
    let alpha = Double(pixel.w)
    return (0..<3).map { UInt8(min(255, (Double(pixel[$0]) * 255 / alpha).rounded())) } + [pixel.w]
  }

  /// Every component value under every alpha.
  private static let everyPair = Pixmap(256, 256) { value, alpha in
    let v = UInt8(min(value, alpha))
    return SIMD4(v, UInt8(alpha) - v, v / 2, UInt8(alpha))
  }

  @Test func transparencyIsExact() throws {
    let folder = try TemporaryFolder()
    let picture = Self.everyPair
    #expect(try Exporter.write(folder.file("a.png"), [picture]).isEmpty)
    let read = try Tool.frames(of: folder.file("a.png"), format: "rgba", bytesPerFrame: 256 * 1024)
    let expected = (0..<256 * 256).flatMap { Self.straight(picture[$0 % 256, $0 / 256]) }
    #expect(read == [expected])
    #expect(try folder.names == ["a.png"])
  }

  @Test(arguments: [(1, 1), (3, 2), (1, 700), (640, 3), (333, 77)])
  func opaquePictureIsExactRGB(width: Int, height: Int) throws {
    let folder = try TemporaryFolder()
    let picture = Pixmap(width, height) { x, y in
      SIMD4(UInt8(truncatingIfNeeded: x * y), UInt8(truncatingIfNeeded: x), 7, 255)
    }
    _ = try Exporter.write(folder.file("a.png"), [picture])
    let read = try Tool.frames(
      of: folder.file("a.png"), format: "rgba", bytesPerFrame: width * height * 4)
    #expect(read == [picture.bytes])
    #expect(try Tool.stream(of: folder.file("a.png"), ["pix_fmt"])["pix_fmt"] == "rgb24")
  }

  /// Noise fills several chunks of image data.
  @Test func noiseIsExact() throws {
    let folder = try TemporaryFolder()
    var state: UInt32 = 1
    let picture = Pixmap(500, 400) { _, _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return SIMD4(UInt8(state >> 24), UInt8(state >> 16 & 255), UInt8(state >> 8 & 255), 255)
    }
    _ = try Exporter.write(folder.file("a.png"), [picture])
    let read = try Tool.frames(
      of: folder.file("a.png"), format: "rgba", bytesPerFrame: 500 * 400 * 4)
    #expect(read == [picture.bytes])
  }

  @Test func chunksSaySRGB() throws {
    let folder = try TemporaryFolder()
    _ = try Exporter.write(folder.file("a.png"), [.plain(4, 4, 1, 2, 3)])
    let bytes = try folder.bytes("a.png")
    func data(_ type: String, _ count: Int) -> [UInt8]? {
      bytes.indices.first { bytes[$0...].starts(with: type.utf8) }.map {
        Array(bytes[$0 + 4..<$0 + 4 + count])
      }
    }
    #expect(data("sRGB", 1) == [1])
    // 1/2.2 in steps of 1/100000, for readers that know no sRGB (PNG, third edition, §11.3.2.5).
    #expect(data("gAMA", 4) == [0, 0, 177, 143])
  }

  @Test func sequenceIsNumberedAndOfOneKind() throws {
    let folder = try TemporaryFolder()
    let clear = Pixmap(width: 4, height: 4)
    _ = try Exporter.write(folder.file("x/y/"), [.plain(4, 4, 9, 9, 9), clear]) {
      $0.firstFrame = 99999
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("x/y")).sorted()
    #expect(names == ["100000.png", "99999.png"])
    for name in names {
      let kind = try Tool.stream(of: folder.file("x/y/\(name)"), ["pix_fmt"])["pix_fmt"]
      #expect(kind == "rgba")
    }
  }

  @Test func promisedOpacityMakesRGBAndIsKept() throws {
    let folder = try TemporaryFolder()
    let half = Pixmap(4, 4) { _, _ in SIMD4(100, 0, 0, 128) }
    let notes = try Exporter.write(folder.file("a%02d.png"), [.plain(4, 4, 9, 9, 9), half]) {
      $0.isOpaque = true
      $0.background = SIMD3(0, 255, 10)
    }
    #expect(try folder.names == ["a00.png", "a01.png"])
    let read = try Tool.frames(of: folder.file("a01.png"), format: "rgb24", bytesPerFrame: 48)
    #expect(read[0].prefix(3) == [100, 127, 5])
    #expect(notes == ["the film was said to be opaque: transparent parts were laid on #00ff0a"])
  }

  @Test func sameFrameHasTheSameBytesInAnySequence() throws {
    let folder = try TemporaryFolder()
    let film = (0..<3).map { Pixmap.box(20, 10, frame: $0) }
    _ = try Exporter.write(folder.file("a%d.png"), film)
    _ = try Exporter.write(folder.file("b%d.png"), [film[2]]) { $0.firstFrame = 2 }
    #expect(try folder.bytes("a2.png") == folder.bytes("b2.png"))
  }

  @Test func skippedFramesKeepTheirFiles() throws {
    let folder = try TemporaryFolder()
    let exporter = try Exporter(
      Output(path: folder.file("%d.png")), settings: ExportSettings(width: 2, height: 2))
    try exporter.skip()
    try exporter.append(Pixmap.plain(2, 2, 1, 1, 1))
    try exporter.finish()
    #expect(try folder.names == ["1.png"])
  }

  @Test func secondPictureIsAnErrorAndLeavesNothing() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a.png")
    #expect(throws: ExportError.onePicture(path: path)) {
      try Exporter.write(path, [.plain(2, 2, 1, 1, 1), .plain(2, 2, 1, 1, 1)])
    }
    #expect(try folder.names.isEmpty)
  }
}
