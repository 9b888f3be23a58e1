import CreaseLayers
import CreasePanels
import CreasePixmaps
import Testing

/// Reading PNG files.
@Suite struct PNGTests {
  private let folder: PictureFolder

  init() throws { folder = try PictureFolder() }

  /// A picture of straight RGBA, written as PNG by ImageMagick.
  private func png(
    _ name: String, _ width: Int, _ height: Int, _ rgba: [UInt8], _ options: String...
  )
    throws -> String
  {
    try folder.write(rgba, to: "raw.rgba")
    try folder.run(
      "sh", "-c",
      "convert -size \(width)x\(height) -depth 8 rgba:raw.rgba \(options.joined(separator: " "))"
        + " \(name)")
    return folder.file(name)
  }

  @Test(arguments: ["", "-interlace PNG", "-define png:color-type=6"])
  func colorsAreExact(options: String) throws {
    let picture = pattern(width: 61, height: 43)
    let path = try png("a.png", 61, 43, picture.bytes, options)
    #expect(try PictureFile.size(of: .file(path: path)) == (61, 43))
    #expect(try natural(path) == picture)
  }

  @Test func alphaIsMultiplied() throws {
    var rgba: [UInt8] = []
    for alpha in 0...255 { rgba += [255, 128, 10, UInt8(alpha)] }
    let found = try natural(png("a.png", 256, 1, rgba))
    for alpha in 0...255 {
      func scaled(_ value: Int) -> UInt8 { UInt8((Double(value * alpha) / 255).rounded()) }
      #expect(found[alpha, 0] == SIMD4(scaled(255), scaled(128), scaled(10), UInt8(alpha)))
    }
  }

  @Test func paletteWithTransparencyIsExpanded() throws {
    // FFmpeg takes indices and then 256 colours, blue first.
    let colors: [[UInt8]] = [
      [0, 0, 255, 255], [0, 255, 0, 0], [255, 0, 0, 128], [7, 8, 9, 255],
    ]
    let indices = (0..<64).map { UInt8($0 % 4) }
    try folder.write(
      indices + colors.flatMap { $0 } + [UInt8](repeating: 255, count: 252 * 4), to: "raw.pal")
    try folder.run(
      "ffmpeg", "-v", "error", "-f", "rawvideo", "-pix_fmt", "pal8", "-video_size", "8x8", "-i",
      "raw.pal", "a.png")
    let identified = try folder.run("identify", "-format", "%[png:IHDR.color_type]", "a.png")
    #expect(identified.contains("3"))
    let found = try natural(folder.file("a.png"))
    #expect(found[0, 0] == SIMD4(255, 0, 0, 255))
    #expect(found[1, 0] == SIMD4(repeating: 0))
    #expect(found[2, 0] == SIMD4(0, 0, 128, 128))
    #expect(found[3, 5] == SIMD4(9, 8, 7, 255))
  }

  @Test(arguments: [1, 2, 4, 8, 16])
  func greyOfAnyDepth(depth: Int) throws {
    try folder.run(
      "convert", "-size", "16x4", "gradient:black-white", "-rotate", "90", "-depth", "\(depth)",
      "-define", "png:bit-depth=\(depth)", "-define", "png:color-type=0", "g.png")
    let found = try natural(folder.file("g.png"))
    #expect(found.bytes.count == 16 * 4 * 4)
    let left = found[0, 0]
    let right = found[found.width - 1, 0]
    #expect(max(left.x, right.x) == 255)
    #expect(min(left.x, right.x) == 0)
    #expect((0..<found.width).allSatisfy { found[$0, 1].x == found[$0, 1].z })
  }

  @Test func sixteenBitsAreRounded() throws {
    var deep: [UInt8] = []
    for value in stride(from: 0, to: 65536, by: 257) {
      deep += [UInt8(value >> 8), UInt8(value & 255)]
    }
    // 0x00FF is nearest to 1 of 255, 0x0080 to 0, 0x0081 to 1.
    deep += [0x00, 0xFF, 0x00, 0x80, 0x00, 0x81]
    let rgb = stride(from: 0, to: deep.count, by: 2).flatMap { i in
      [0, 1, 2].flatMap { _ in [deep[i], deep[i + 1]] }
    }
    try folder.write(rgb, to: "raw.rgb")
    try folder.run(
      "convert", "-size", "\(deep.count / 2)x1", "-depth", "16", "-endian", "MSB", "rgb:raw.rgb",
      "-define", "png:bit-depth=16", "-define", "png:color-type=2", "deep.png")
    #expect(try folder.run("identify", "-format", "%[bit-depth]", "deep.png").contains("16"))
    let found = try natural(folder.file("deep.png"))
    for value in 0...255 {
      #expect(found[value, 0] == SIMD4(UInt8(value), UInt8(value), UInt8(value), 255))
    }
    #expect([256, 257, 258].map { found[$0, 0].x } == [1, 0, 1])
  }

  @Test func onePixel() throws {
    #expect(try natural(png("a.png", 1, 1, [1, 2, 3, 255])).bytes == [1, 2, 3, 255])
  }
}
