import CreaseGeometry
import CreaseLayers
import CreasePanels
import CreasePixmaps
import Testing

/// Files that are no pictures, or not whole ones.
@Suite struct DamageTests {
  private let folder: PictureFolder
  private static let names = [
    "a.png", "p.png", "d.png", "a.jpg", "p.jpg", "k.jpg", "a.webp", "l.webp", "a.gif", "a.bmp",
    "a.tiff", "a.avif",
    "a.svg",
  ]

  init() throws { folder = try PictureFolder() }

  /// Makes a small picture of each kind.
  private func makeAll() throws {
    try folder.write(ColorProfiles.matrix(ColorProfiles.displayP3, gamma: nil), to: "p3.icc")
    try folder.run(
      "sh", "-c",
      """
      convert -size 48x40 -seed 7 plasma:tomato-steelblue -depth 8 -profile p3.icc a.png
      convert a.png -strip -type palette p.png
      convert a.png -strip -alpha set -channel A -evaluate set 50% -define png:bit-depth=16 -interlace PNG d.png
      convert a.png -quality 90 a.jpg && exiftool -q -n -Orientation=6 -overwrite_original a.jpg
      convert a.png -quality 80 -interlace JPEG p.jpg
      convert a.png +profile '*' -colorspace CMYK k.jpg
      cwebp -quiet a.png -metadata all -o a.webp && cwebp -quiet -lossless d.png -o l.webp
      convert a.png a.gif && convert a.png -strip a.bmp && convert a.png -compress LZW a.tiff
      avifenc a.png a.avif
      cat > a.svg <<'END'
      <svg xmlns="http://www.w3.org/2000/svg" width="48" height="40"><defs><linearGradient id="g">
      <stop stop-color="red"/><stop offset="1" stop-color="#00f"/></linearGradient></defs>
      <rect width="40" height="30" fill="url(#g)"/><text x="3" y="20">Tea</text></svg>
      END
      """)
  }

  /// Draws a file and asks for its size: the errors are to be none but `PanelError`.
  @discardableResult
  private func read(_ path: String) throws(PanelError) -> Raster? {
    _ = try PictureFile.size(of: .file(path: path))
    let sheet = PictureSheet(picture: .file(path: path), size: Size(width: 20, height: 20))
    return try Rasterizer().raster(of: .picture(sheet), scale: 1)
  }

  @Test func allAreReadWhenWhole() throws {
    try makeAll()
    for name in Self.names { #expect(try read(folder.file(name)) != nil, "\(name)") }
  }

  @Test func cutOffFilesAreErrors() throws {
    try makeAll()
    for name in Self.names {
      let bytes = try folder.bytes(name)
      for cut in 1..<20 {
        let path = try folder.write(Array(bytes.prefix(bytes.count * cut / 20)), to: "cut")
        let error = #expect(throws: PanelError.self, "\(name) at \(cut)/20") { try read(path) }
        #expect(error?.description.hasPrefix(path) == true)
      }
    }
  }

  @Test(arguments: 0..<3)
  func changedBitsDoNoHarm(seed: Int) throws {
    try makeAll()
    var random = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next(_ count: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % count
    }
    for name in Self.names {
      let bytes = try folder.bytes(name)
      var readable = 0
      for _ in 0..<60 {
        var changed = bytes
        // Often in the header, where it matters.
        for _ in 0...next(4) {
          let place = next(2) == 0 ? next(min(80, bytes.count)) : next(bytes.count)
          changed[place] = next(3) == 0 ? UInt8(next(256)) : changed[place] ^ 1 << UInt8(next(8))
        }
        let path = try folder.write(changed, to: "changed")
        do throws(PanelError) {
          if try read(path) != nil { readable += 1 }
        } catch {
          #expect(error.description.hasPrefix(path), "\(error)")
        }
      }
      #expect(readable < 60, "\(name)")
    }
  }

  @Test func emptyFile() throws {
    let path = try folder.write([], to: "a.png")
    #expect(throws: PanelError.pictureBroken(picture: path, reason: "the file is empty")) {
      try read(path)
    }
  }

  @Test func missingFile() throws {
    let path = folder.file("none.png")
    #expect(
      throws: PanelError.pictureUnreadable(picture: path, reason: "No such file or directory")
    ) { try read(path) }
  }

  @Test func folderAndDevice() throws {
    let error = #expect(throws: PanelError.self) { try read(folder.path) }
    #expect(error?.description.contains("it is a folder") == true)
    #expect(throws: PanelError.self) { try read("/dev/zero") }
    try folder.run("mkfifo", "pipe")
    #expect(throws: PanelError.self) { try read(folder.file("pipe")) }
    #expect(throws: PanelError.self) { try read("") }
    #expect(throws: PanelError.self) { try read("a\0b") }
  }

  @Test(arguments: ["hello", "<html></html>", "%PDF-1.7", "\u{1F}\u{8B}", "RIFFxxxxWAVE", "<"])
  func notAPicture(text: String) throws {
    let path = try folder.write(Array(text.unicodeScalars.map { UInt8($0.value) }), to: "a.png")
    let error = #expect(throws: PanelError.self) { try read(path) }
    guard case .pictureUnknown = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func manyPixelsAreRefusedByTheHeader() throws {
    func number(_ value: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    func png(_ width: Int, _ height: Int) throws -> String {
      try folder.write(
        start + Array("IHDR".utf8) + number(width) + number(height) + [8, 6, 0, 0, 0, 0, 0, 0, 0],
        to: "a.png")
    }
    let large = try png(20_000, 20_000)
    #expect(throws: PanelError.pictureTooLarge(picture: large, width: 20_000, height: 20_000)) {
      try read(large)
    }
    #expect(throws: PanelError.self) { try read(png(0, 5)) }
    #expect(throws: PanelError.self) { try read(png(0xFFFF_FFFF, 0xFFFF_FFFF)) }
    // Within the limit, but far more than its bytes can hold.
    let claim = try png(16_000, 16_000)
    let error = #expect(throws: PanelError.self) { try read(claim) }
    #expect(error?.description.contains("too short") == true)
  }

  @Test func jpegWithManyPixelsAndFewBytes() throws {
    try folder.run("convert", "-size", "16x16", "xc:red", "a.jpg")
    var bytes = try folder.bytes("a.jpg")
    let frame = try #require(bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
    for i in [5, 7] {
      bytes[frame + i] = 0x3E
      bytes[frame + i + 1] = 0x80
    }
    let path = try folder.write(bytes, to: "a.jpg")
    let error = #expect(throws: PanelError.self) { try read(path) }
    #expect(error?.description.contains("too short") == true)
  }
}
