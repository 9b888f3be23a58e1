import CreaseGeometry
import CreaseLayers
import CreasePanels
import CreasePixmaps
import Testing

/// Reading the other formats.
@Suite struct FormatTests {
  private let folder: PictureFolder

  init() throws { folder = try PictureFolder() }

  /// Writes a picture of straight RGBA by ImageMagick.
  @discardableResult
  private func make(_ name: String, _ picture: Pixmap, _ options: String = "") throws -> String {
    try folder.write(picture.bytes, to: "raw.rgba")
    try folder.run(
      "sh", "-c",
      "convert -size \(picture.width)x\(picture.height) -depth 8 rgba:raw.rgba \(options) \(name)")
    return folder.file(name)
  }

  /// Four colours with as many opacities, in quarters; straight alpha.
  private let translucent = Pixmap(width: 40, height: 30) { x, y in
    let alpha: UInt8 = y < 15 ? (x < 20 ? 255 : 128) : (x < 20 ? 64 : 0)
    return SIMD4(x < 20 ? 250 : 20, y < 15 ? 200 : 40, 90, alpha)
  }

  private func premultiplied(_ pixmap: Pixmap) -> Pixmap {
    Pixmap(width: pixmap.width, height: pixmap.height) { x, y in
      let pixel = pixmap[x, y]
      func scaled(_ c: Int) -> UInt8 {
        UInt8((Double(pixel[c]) * Double(pixel.w) / 255).rounded())
      }
      return SIMD4(scaled(0), scaled(1), scaled(2), pixel.w)
    }
  }

  @Test func losslessWebPIsExact() throws {
    try make("a.png", translucent)
    try folder.run("cwebp", "-quiet", "-lossless", "-exact", "a.png", "-o", "a.webp")
    let path = folder.file("a.webp")
    #expect(try PictureFile.size(of: .file(path: path)) == (40, 30))
    #expect(try natural(path) == premultiplied(translucent))
  }

  @Test func lossyWebPIsNear() throws {
    try make("a.png", translucent)
    try folder.run("cwebp", "-quiet", "-q", "95", "a.png", "-o", "a.webp")
    let found = try natural(folder.file("a.webp"))
    #expect(try PictureFile.size(of: .file(path: folder.file("a.webp"))) == (40, 30))
    for (x, y) in [(5, 5), (35, 5), (5, 25), (35, 25)] {
      let expected = premultiplied(translucent)[x, y]
      #expect((0..<4).allSatisfy { abs(Int(found[x, y][$0]) - Int(expected[$0])) <= 6 })
    }
  }

  @Test func animatedWebPShowsItsFirstPicture() throws {
    try folder.run(
      "sh", "-c",
      "convert -size 32x16 xc:'#102030' a.png && convert -size 32x16 xc:white b.png"
        + " && img2webp -lossless a.png b.png -o a.webp")
    let path = folder.file("a.webp")
    #expect(try PictureFile.size(of: .file(path: path)) == (32, 16))
    #expect(try natural(path) == Pixmap(width: 32, height: 16) { _, _ in SIMD4(16, 32, 48, 255) })
  }

  @Test func gifShowsItsFirstPicture() throws {
    let colors = Pixmap(width: 24, height: 20) { x, y in
      x < 12 ? SIMD4(255, 0, 0, 255) : y < 10 ? SIMD4(0, 0, 255, 255) : SIMD4(repeating: 0)
    }
    try make("a.png", colors)
    try folder.run("convert", "a.png", "-size", "24x20", "xc:green", "-loop", "0", "a.gif")
    let path = folder.file("a.gif")
    #expect(try PictureFile.size(of: .file(path: path)) == (24, 20))
    #expect(try natural(path) == colors)
  }

  @Test(arguments: ["", "-type palette", "-define bmp:subtype=RGB565", "-compress RLE"])
  func bmp(options: String) throws {
    let colors = Pixmap(width: 21, height: 13) { x, y in
      x < 10 ? SIMD4(255, 0, 0, 255) : y < 6 ? SIMD4(0, 0, 255, 255) : SIMD4(0, 255, 0, 255)
    }
    let path = try make("a.bmp", colors, "-alpha off \(options)")
    #expect(try PictureFile.size(of: .file(path: path)) == (21, 13))
    #expect(try natural(path) == colors)
  }

  @Test(arguments: [
    "", "-compress LZW", "-compress Zip", "-endian MSB", "-depth 16", "-type palette",
  ])
  func tiff(options: String) throws {
    let colors = Pixmap(width: 40, height: 24) { x, y in
      x < 16 ? SIMD4(250, 128, 7, 255) : y < 6 ? SIMD4(0, 0, 255, 255) : SIMD4(10, 255, 30, 255)
    }
    let path = try make("a.tiff", colors, "-alpha off \(options)")
    #expect(try PictureFile.size(of: .file(path: path)) == (40, 24))
    #expect(try natural(path).difference(from: colors) <= 1)
  }

  @Test func tiledTIFFIsRefused() throws {
    let path = try make(
      "a.tiff", pattern(width: 40, height: 24), "-define tiff:tile-geometry=16x16")
    let error = #expect(throws: PanelError.self) { try natural(path) }
    #expect(error?.description.contains("tiles") == true)
  }

  @Test(arguments: [6, 3])
  func orientationOfTIFFAndWebPAndPNG(number: Int) throws {
    let arrow = Pixmap(width: 24, height: 16) { x, y in
      SIMD4(x < 12 ? 255 : 0, y < 8 ? 255 : 0, 0, 255)
    }
    let turned = Pixmap(width: number == 6 ? 16 : 24, height: number == 6 ? 24 : 16) { x, y in
      number == 6 ? arrow[y, 15 - x] : arrow[23 - x, 15 - y]
    }
    try make("a.png", arrow)
    try make("a.tiff", arrow, "-alpha off")
    try folder.run("cwebp", "-quiet", "-lossless", "a.png", "-o", "a.webp")
    for name in ["a.png", "a.tiff", "a.webp"] {
      try folder.run("exiftool", "-q", "-n", "-Orientation=\(number)", "-overwrite_original", name)
      let path = folder.file(name)
      #expect(try PictureFile.size(of: .file(path: path)) == (turned.width, turned.height))
      #expect(try natural(path) == turned, "\(name)")
    }
  }

  @Test func avif() throws {
    try make("a.png", translucent)
    try folder.run("avifenc", "--lossless", "a.png", "a.avif")
    let path = folder.file("a.avif")
    #expect(try PictureFile.size(of: .file(path: path)) == (40, 30))
    #expect(try natural(path).difference(from: premultiplied(translucent)) <= 1)
    try folder.run(
      "avifenc", "-d", "10", "--min", "0", "--max", "5", "-y", "444", "a.png", "b.avif")
    #expect(try natural(folder.file("b.avif")).difference(from: premultiplied(translucent)) <= 8)
  }

  @Test(arguments: [0, 1, 2, 3], [-1, 0, 1])
  func turnedAVIF(quarters: Int, mirror: Int) throws {
    let picture = Pixmap(width: 24, height: 16) { x, y in
      SIMD4(x < 12 ? 255 : 0, y < 8 ? 255 : 0, 0, 255)
    }
    try make("a.png", picture)
    let options =
      (quarters > 0 ? ["--irot \(quarters)"] : []) + (mirror >= 0 ? ["--imir \(mirror)"] : [])
    try folder.run("sh", "-c", "avifenc --lossless \(options.joined(separator: " ")) a.png a.avif")
    var expected = picture
    for _ in 0..<quarters {
      let last = expected
      expected = Pixmap(width: last.height, height: last.width) { x, y in
        last[last.width - 1 - y, x]
      }
    }
    let turned = expected
    if mirror == 0 {
      expected = Pixmap(width: turned.width, height: turned.height) {
        turned[$0, turned.height - 1 - $1]
      }
    } else if mirror == 1 {
      expected = Pixmap(width: turned.width, height: turned.height) {
        turned[turned.width - 1 - $0, $1]
      }
    }
    #expect(try natural(folder.file("a.avif")) == expected)
  }

  @Test func namesDoNotCount() throws {
    let path = try make("a.png", pattern(width: 5, height: 4))
    try folder.run("mv", "a.png", "a.jpg")
    #expect(try natural(folder.file("a.jpg")) == pattern(width: 5, height: 4))
    #expect(throws: PanelError.self) { try natural(path) }
  }

  @Test func manyPicturesAreNotAllKept() throws {
    let rasterizer = try Rasterizer()
    // Sixteen pictures of 24 MB each, of which ten fit.
    for i in 0..<16 {
      try folder.run(
        "convert", "-size", "3000x2000", "xc:rgb(\(i),0,0)", "-define", "png:compression-level=1",
        "\(i).png")
    }
    func draw(_ i: Int) throws -> UInt8? {
      let sheet = PictureSheet(
        picture: .file(path: folder.file("\(i).png")), size: .init(width: 3, height: 2))
      return try rasterizer.raster(of: .picture(sheet), scale: 1)?.pixmap[1, 1].x
    }
    for i in 0..<16 { #expect(try draw(i) == UInt8(i)) }
    // What is kept needs no file any more.
    try folder.run("sh", "-c", "rm *.png")
    for i in 6..<16 { #expect(try draw(i) == UInt8(i)) }
    for i in 0..<6 { #expect(throws: PanelError.self) { try draw(i) } }
  }
}
