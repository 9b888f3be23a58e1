import CreaseExport
import CreasePixmaps
import Foundation
import Testing

/// What PNG files are made of, and that all pixels come back whatever is in them.
@Suite struct PNGBytesTests {
  struct Chunk {
    var type: String
    var data: ArraySlice<UInt8>
  }

  /// The chunks of a file, each of whose checksums is compared with zlib's definition.
  private static func chunks(_ bytes: [UInt8]) throws -> [Chunk] {
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    func number(at place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    var chunks: [Chunk] = []
    var place = 8
    while place < bytes.count {
      let count = number(at: place)
      let end = place + 8 + count
      try #require(end + 4 <= bytes.count)
      let type = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
      #expect(number(at: end) == Int(checksum(bytes[place + 4..<end])), "\(type)")
      chunks.append(Chunk(type: type, data: bytes[place + 8..<end]))
      place = end + 4
    }
    return chunks
  }

  private static let table: [UInt32] = (0..<256).map { (byte: UInt32) -> UInt32 in
    var value = byte
    for _ in 0..<8 {
      let shifted = value >> 1
      value = value & 1 == 1 ? shifted ^ 0xEDB8_8320 : shifted
    }
    return value
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var value = UInt32.max
    for byte in bytes { value = table[Int(UInt8(truncatingIfNeeded: value) ^ byte)] ^ value >> 8 }
    return ~value
  }

  /// Waves with noise, as a camera sees them.
  private static func photograph(_ width: Int, _ height: Int, seed: UInt64 = 1) -> Pixmap {
    var random = Random(state: seed)
    return Pixmap(width, height) { x, y in
      let noise = Double(random.next() & 7)
      let red = 128 + 90 * sin(Double(x) / 170 + Double(y) / 300) + noise
      let green = 120 + 80 * cos(Double(x) / 260 - Double(y) / 140) + noise
      return SIMD4(UInt8(red), UInt8(green), UInt8(100 + noise), 255)
    }
  }

  @Test(arguments: ExportPreset.allCases, [true, false]) func chunksAreWholeAndInOrder(
    preset: ExportPreset, isOpaque: Bool
  ) throws {
    let folder = try TemporaryFolder()
    _ = try Exporter.write(folder.file("%d.png"), [Self.photograph(300, 200)]) {
      ($0.preset, $0.comment, $0.isOpaque) = (preset, "Made with Crease", isOpaque)
    }
    let chunks = try Self.chunks(folder.bytes("0.png"))
    let types = chunks.map(\.type).filter { $0 != "IDAT" && $0 != "pHYs" }
    #expect(types == ["IHDR", "tEXt", "sRGB", "cHRM", "gAMA", "IEND"])
    #expect(chunks.dropLast().last?.type == "IDAT")
    #expect(Array(chunks[0].data) == [0, 0, 1, 44, 0, 0, 0, 200, 8, isOpaque ? 2 : 6, 0, 0, 0])
    // sRGB's white and primaries in steps of 1/100000.
    let points = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]
    let data = try #require(chunks.first { $0.type == "cHRM" }).data
    #expect(
      Array(data) == points.flatMap { [0, 0, UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] })
  }

  /// The effort changes the bytes, never the pixels.
  @Test func everyPresetKeepsThePixels() throws {
    let folder = try TemporaryFolder()
    let pictures = [Self.photograph(333, 97), Pixmap.box(333, 97, frame: 7)]
    for preset in ExportPreset.allCases {
      _ = try Exporter.write(folder.file("%d.png"), pictures) { $0.preset = preset }
      for (number, picture) in pictures.enumerated() {
        #expect(try FrameReader(path: folder.file("\(number).png")).next() == picture)
      }
    }
  }

  /// Photographs are worth a filter, also where they take a part of the rows only: the files are smaller
  /// than what zlib makes of unfiltered rows.
  @Test func rowsAreFilteredWhereItPays() throws {
    let folder = try TemporaryFolder()
    func size(_ picture: Pixmap, _ preset: ExportPreset) throws -> Int {
      _ = try Exporter.write(folder.file("a.png"), [picture]) { $0.preset = preset }
      return try folder.bytes("a.png").count
    }
    let photograph = Self.photograph(1920, 1080)
    #expect(try 10 * size(photograph, .medium) < 8 * size(photograph, .slow))
    var half = Pixmap.box(1920, 1080, frame: 100)
    half.copy(Self.photograph(600, 500), toX: 1000, y: 300)
    #expect(try 10 * size(half, .medium) < 9 * size(half, .slow))
  }

  /// Random sizes and contents: noise, stripes, flat parts and photographs, opaque or not.
  @Test(arguments: UInt64(1)...60) func randomPicturesComeBack(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    var random = Random(state: seed)
    let (width, height) = (random.number(1...90), random.number(1...60))
    let pictures = (0..<3).map { _ in random.picture(width, height) }
    let preset: ExportPreset = seed % 2 == 0 ? .fastest : .medium
    _ = try Exporter.write(folder.file("%d.png"), pictures) { $0.preset = preset }
    for (number, picture) in pictures.enumerated() {
      _ = try Exporter.write(folder.file("a.png"), [picture]) { $0.preset = preset }
      for name in ["\(number).png", "a.png"] {
        _ = try Self.chunks(folder.bytes(name))
        #expect(try FrameReader(path: folder.file(name)).next() == picture, "\(name)")
      }
    }
  }

  /// Another reader, which knows nothing of FFmpeg.
  @Test(arguments: [(1, 1), (9, 8), (77, 41), (16000, 3), (3, 5000)])
  func imageMagickReadsTheSame(width: Int, height: Int) throws {
    let folder = try TemporaryFolder()
    var random = Random(state: UInt64(width))
    for isOpaque in [true, false] {
      let picture =
        isOpaque ? Self.photograph(width, height) : random.picture(width, height, hasAlpha: false)
      _ = try Exporter.write(folder.file("%d.png"), [picture]) { $0.isOpaque = isOpaque }
      let read = try Tool.run("convert", [folder.file("0.png"), "-depth", "8", "rgba:-"])
      #expect(read == picture.bytes)
    }
  }

  /// The widest picture that is drawn, flat, and as noise, which grows by compression.
  @Test func wideNoiseComesBack() throws {
    let folder = try TemporaryFolder()
    var random = Random(state: 3)
    let noise = Pixmap(16384, 40) { _, _ in random.color(hasAlpha: false) }
    for picture in [noise, .plain(16384, 40, 1, 2, 3)] {
      _ = try Exporter.write(folder.file("a.png"), [picture])
      #expect(try FrameReader(path: folder.file("a.png")).next() == picture)
    }
  }

  /// More pictures than are under way at once, of which some are much more work than others.
  @Test func bytesDependOnThePictureOnly() throws {
    let folder = try TemporaryFolder()
    let pictures = (0..<40).map {
      $0 % 3 == 0 ? Self.photograph(200, 120, seed: UInt64($0 + 1)) : .box(200, 120, frame: $0)
    }
    _ = try Exporter.write(folder.file("%d.png"), pictures)
    for number in [0, 1, 17, 39] {
      let whole = try folder.bytes("\(number).png")
      _ = try Exporter.write(folder.file("part%d.png"), [pictures[number]]) {
        $0.firstFrame = number
      }
      #expect(try folder.bytes("part\(number).png") == whole)
    }
    let film = try pictures.indices.map { try folder.bytes("\($0).png") }.joined()
    try Data().write(to: URL(fileURLWithPath: folder.file("all")))
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.file("all")))
    let exporter = try Exporter(
      Output(format: .png, destination: .descriptor(file.fileDescriptor)),
      settings: ExportSettings(width: 200, height: 120))
    for picture in pictures { try exporter.append(picture) }
    try exporter.finish()
    #expect(try folder.bytes("all") == Array(film))
  }

  /// Letting go while pictures are under way.
  @Test func endingEarlyKeepsWholePicturesOnly() throws {
    let folder = try TemporaryFolder()
    let picture = Self.photograph(640, 480)
    for count in 1...6 {
      let exporter = try Exporter(
        Output(path: folder.file("%d.png")), settings: ExportSettings(width: 640, height: 480))
      for _ in 0..<count { try exporter.append(picture) }
      exporter.cancel()
      #expect(try folder.names == (0..<count).map { "\($0).png" })
      for name in try folder.names { _ = try Self.chunks(folder.bytes(name)) }
    }
  }

  @Test func fullDiskEndsAPipeOfPictures() throws {
    let picture = Self.photograph(300, 300)
    #expect(throws: ExportError.self) {
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
      let exporter = try Exporter(
        Output(format: .png, destination: .descriptor(file.fileDescriptor)),
        settings: ExportSettings(width: 300, height: 300))
      for _ in 0..<20 { try exporter.append(picture) }
      try exporter.finish()
    }
  }
}

/// A generator of random numbers that gives the same ones every time (SplitMix64).
private struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// A premultiplied colour.
  mutating func color(hasAlpha: Bool) -> SIMD4<UInt8> {
    let alpha = hasAlpha ? [0, 255, UInt8.random(in: 0...255, using: &self)][number(0...2)] : 255
    return SIMD4(
      UInt8.random(in: 0...alpha, using: &self), UInt8.random(in: 0...alpha, using: &self),
      UInt8.random(in: 0...alpha, using: &self), alpha)
  }

  /// Bands of noise, of stripes and of flat colours.
  mutating func picture(_ width: Int, _ height: Int, hasAlpha: Bool? = nil) -> Pixmap {
    let hasAlpha = hasAlpha ?? (number(0...1) == 1)
    var kinds: [Int] = []
    while kinds.count < height {
      let kind = number(0...2)
      kinds += Array(repeating: kind, count: number(1...20))
    }
    let palette = (0..<4).map { _ in color(hasAlpha: hasAlpha) }
    return Pixmap(width, height) { x, y in
      switch kinds[y] {
      case 0: color(hasAlpha: hasAlpha)
      case 1: palette[(x / 5 + y) % 4]
      default: palette[0]
      }
    }
  }
}
