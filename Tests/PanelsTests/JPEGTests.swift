import CreaseLayers
import CreasePanels
import CreasePixmaps
import Testing

/// Reading JPEG files.
@Suite struct JPEGTests {
  private let folder: PictureFolder

  init() throws { folder = try PictureFolder() }

  /// The four corners' colours of a picture in quarters.
  private func corners(_ pixmap: Pixmap) -> [SIMD4<UInt8>] {
    let (right, bottom) = (pixmap.width - 4, pixmap.height - 4)
    return [pixmap[3, 3], pixmap[right, 3], pixmap[3, bottom], pixmap[right, bottom]]
  }

  private func isNear(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>, within tolerance: Int = 3) -> Bool {
    (0..<4).allSatisfy { abs(Int(a[$0]) - Int(b[$0])) <= tolerance }
  }

  /// Makes a picture of 64 × 48 pixels in four quarters: red, green, blue, white.
  private func makeQuarters(_ name: String, _ options: String) throws {
    try folder.run(
      "sh", "-c",
      "convert -size 32x24 xc:'#ff0000' xc:'#00ff00' xc:'#0000ff' xc:'#ffffff' miff:- |"
        + " montage - -geometry +0+0 -tile 2x2 \(options) \(name)")
  }

  private let red = SIMD4<UInt8>(254, 0, 0, 255)
  private let green = SIMD4<UInt8>(0, 255, 1, 255)
  private let blue = SIMD4<UInt8>(0, 0, 254, 255)
  private let white = SIMD4<UInt8>(255, 255, 255, 255)

  @Test(arguments: [
    "-quality 95", "-quality 95 -sampling-factor 2x2", "-quality 95 -interlace JPEG",
    "-quality 100 -define jpeg:restart-interval=2",
    "-quality 98 -colorspace RGB -set colorspace sRGB",
  ])
  func colorsAreNear(options: String) throws {
    try makeQuarters("a.jpg", options)
    let path = folder.file("a.jpg")
    #expect(try PictureFile.size(of: .file(path: path)) == (64, 48))
    let found = corners(try natural(path))
    for (found, color) in zip(found, [red, green, blue, white]) { #expect(isNear(found, color)) }
  }

  @Test func photographsAreDecodedAsByAnotherProgram() throws {
    try folder.run(
      "convert", "-size", "160x120", "-seed", "4", "plasma:tomato-steelblue", "-quality", "90",
      "a.jpg")
    try folder.run("sh", "-c", "djpeg -ppm a.jpg 2>/dev/null > a.ppm || convert a.jpg a.ppm")
    try folder.run("convert", "a.ppm", "-depth", "8", "rgba:a.rgba")
    let expected = Pixmap(width: 160, height: 120, bytes: try folder.bytes("a.rgba"))
    #expect(try natural(folder.file("a.jpg")).difference(from: expected) <= 1)
  }

  @Test func greyHasEqualComponents() throws {
    try folder.run("convert", "-size", "64x48", "xc:gray(77)", "-colorspace", "Gray", "a.jpg")
    let found = try natural(folder.file("a.jpg"))
    #expect(found.bytes.count == 64 * 48 * 4)
    #expect(found[20, 20] == SIMD4(77, 77, 77, 255))
  }

  @Test(arguments: 1...8)
  func orientationIsHonoured(number: Int) throws {
    try makeQuarters("a.jpg", "-quality 95")
    try folder.run("exiftool", "-q", "-n", "-Orientation=\(number)", "-overwrite_original", "a.jpg")
    let path = folder.file("a.jpg")
    let expected: [[SIMD4<UInt8>]] = [
      [red, green, blue, white], [green, red, white, blue], [white, blue, green, red],
      [blue, white, red, green], [red, blue, green, white], [blue, red, white, green],
      [white, green, blue, red], [green, white, red, blue],
    ]
    #expect(try PictureFile.size(of: .file(path: path)) == (number < 5 ? (64, 48) : (48, 64)))
    let found = corners(try natural(path))
    for (found, color) in zip(found, expected[number - 1]) { #expect(isNear(found, color)) }
    // ImageMagick turns it the same way.
    try folder.run("convert", "a.jpg", "-auto-orient", "-depth", "8", "rgba:a.rgba")
    let size = try PictureFile.size(of: .file(path: path))
    let other = Pixmap(width: size.width, height: size.height, bytes: try folder.bytes("a.rgba"))
    #expect(try natural(path).difference(from: other) <= 2)
  }

  @Test(arguments: ["", "-sampling-factor 1x1"])
  func inksOfAdobesFilesAreInverted(options: String) throws {
    // Pure cyan, half magenta, black ink alone, and no ink.
    try folder.run(
      "sh", "-c",
      "convert -size 32x32 xc:'cmyk(255,0,0,0)' xc:'cmyk(0,128,0,0)' xc:'cmyk(0,0,0,200)'"
        + " xc:'cmyk(0,0,0,0)' +append -colorspace CMYK \(options) -quality 98 a.jpg")
    #expect(try folder.run("identify", "-format", "%[colorspace]", "a.jpg").contains("CMYK"))
    let found = try natural(folder.file("a.jpg"))
    let middles = (0..<4).map { found[$0 * 32 + 16, 16] }
    let expected: [SIMD4<UInt8>] = [
      SIMD4(0, 255, 255, 255), SIMD4(255, 127, 255, 255), SIMD4(55, 55, 55, 255), white,
    ]
    for (found, color) in zip(middles, expected) { #expect(isNear(found, color)) }
  }
}
