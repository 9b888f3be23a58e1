import CreaseLayers
import CreasePanels
import CreasePixmaps
import Testing

/// Colours of embedded profiles.
@Suite struct ProfileTests {
  private let folder: PictureFolder

  init() throws { folder = try PictureFolder() }

  /// Colours that sRGB has too, whichever of the profiles they belong to.
  private let colors: [[UInt8]] = [
    [0, 0, 0], [255, 255, 255], [128, 128, 128], [200, 160, 120], [90, 120, 150], [33, 60, 40],
    [250, 240, 200], [140, 110, 160],
  ]

  /// A strip of the colours, 16 pixels each, written as PNG with a profile.
  private func strip(_ name: String, profile: [UInt8], options: String = "") throws -> String {
    try folder.write(
      (0..<16).flatMap { _ in colors.flatMap { c in (0..<16).flatMap { _ in c } } }, to: "raw.rgb")
    try folder.write(profile, to: "profile.icc")
    try folder.run(
      "sh", "-c",
      "convert -size \(16 * colors.count)x16 -depth 8 rgb:raw.rgb -profile profile.icc \(options)"
        + " \(name)")
    return folder.file(name)
  }

  private func expectColors(
    _ path: String, _ primaries: ColorProfiles.Primaries, gamma: Double?, within tolerance: Int
  ) throws {
    let found = try natural(path)
    for (i, color) in colors.enumerated() {
      let expected = ColorProfiles.converted(color.map(Double.init), primaries, gamma: gamma)
      let pixel = found[i * 16 + 8, 8]
      let difference = (0..<4).map { abs(Int(pixel[$0]) - Int(expected[$0])) }.max() ?? 0
      #expect(difference <= tolerance, "\(color): \(pixel), not \(expected)")
    }
  }

  @Test func displayP3InPNG() throws {
    let profile = ColorProfiles.matrix(ColorProfiles.displayP3, gamma: nil)
    let path = try strip("a.png", profile: profile)
    try expectColors(path, ColorProfiles.displayP3, gamma: nil, within: 1)
    // It does make a difference.
    #expect(abs(Int(try natural(path)[3 * 16 + 8, 8].x) - 200) > 2)
  }

  @Test func adobeRGBInPNG() throws {
    let gamma = 2.19921875
    let profile = ColorProfiles.matrix(ColorProfiles.adobeRGB, gamma: gamma)
    try expectColors(
      try strip("a.png", profile: profile), ColorProfiles.adobeRGB, gamma: gamma, within: 1)
  }

  @Test func sixteenBitsInPNG() throws {
    let profile = ColorProfiles.matrix(ColorProfiles.displayP3, gamma: nil)
    let path = try strip("a.png", profile: profile, options: "-define png:bit-depth=16")
    #expect(try folder.run("identify", "-format", "%[png:IHDR.bit_depth]", "a.png").contains("16"))
    try expectColors(path, ColorProfiles.displayP3, gamma: nil, within: 1)
  }

  @Test func displayP3InJPEG() throws {
    let profile = ColorProfiles.matrix(ColorProfiles.displayP3, gamma: nil)
    let path = try strip("a.jpg", profile: profile, options: "-quality 100 -sampling-factor 1x1")
    try expectColors(path, ColorProfiles.displayP3, gamma: nil, within: 3)
  }

  @Test func displayP3InWebP() throws {
    let profile = ColorProfiles.matrix(ColorProfiles.displayP3, gamma: nil)
    _ = try strip("a.png", profile: profile)
    try folder.run("cwebp", "-quiet", "-lossless", "-metadata", "icc", "a.png", "-o", "a.webp")
    try expectColors(folder.file("a.webp"), ColorProfiles.displayP3, gamma: nil, within: 1)
  }

  @Test func displayP3InTIFF() throws {
    let profile = ColorProfiles.matrix(ColorProfiles.displayP3, gamma: nil)
    let path = try strip("a.tiff", profile: profile)
    try expectColors(path, ColorProfiles.displayP3, gamma: nil, within: 1)
  }

  @Test func displayP3InAVIF() throws {
    let profile = ColorProfiles.matrix(ColorProfiles.displayP3, gamma: nil)
    _ = try strip("a.png", profile: profile)
    try folder.run("avifenc", "--lossless", "a.png", "a.avif")
    try expectColors(folder.file("a.avif"), ColorProfiles.displayP3, gamma: nil, within: 1)
  }

  @Test(arguments: ["", "-define png:bit-depth=16"])
  func alphaIsLeftAlone(options: String) throws {
    let profile = ColorProfiles.matrix(ColorProfiles.displayP3, gamma: nil)
    try folder.write(profile, to: "profile.icc")
    try folder.write([200, 160, 120, 128, 200, 160, 120, 0, 200, 160, 120, 255], to: "raw.rgba")
    try folder.run(
      "sh", "-c",
      "convert -size 3x1 -depth 8 rgba:raw.rgba -profile profile.icc \(options) a.png")
    let found = try natural(folder.file("a.png"))
    let opaque = ColorProfiles.converted([200, 160, 120], ColorProfiles.displayP3, gamma: nil)
    #expect((0..<3).map { found[$0, 0].w } == [128, 0, 255])
    #expect(found[1, 0] == .zero)
    for c in 0..<3 {
      #expect(abs(Int(found[0, 0][c]) - Int(opaque[c]) * 128 / 255) <= 1)
      #expect(abs(Int(found[2, 0][c]) - Int(opaque[c])) <= 1)
    }
  }

  @Test(arguments: ["a.png", "a.jpg"])
  func greys(name: String) throws {
    try folder.write(ColorProfiles.gray(gamma: 1), to: "profile.icc")
    try folder.run(
      "sh", "-c",
      "convert -size 32x32 xc:'gray(64)' -colorspace Gray -quality 100 -profile profile.icc \(name)"
    )
    let found = try natural(folder.file(name))[16, 16]
    // A quarter of the light.
    let expected = ColorProfiles.bytes(xyz: [0.9642, 1, 0.8249].map { $0 * 64 / 255 })
    #expect(
      (0..<3).allSatisfy { abs(Int(found[$0]) - Int(expected[$0])) <= 1 },
      "\(found), not \(expected)")
    #expect(expected.x > 130)
  }

  @Test func inksOfJPEG() throws {
    let lab: ([Bool]) -> (Double, Double, Double) = { inks in
      if inks[3] { return (0, 0, 0) }
      return (
        100 - (inks[0] ? 30 : 0) - (inks[1] ? 20 : 0) - (inks[2] ? 10 : 0),
        (inks[1] ? 30 : 0) - (inks[0] ? 20 : 0), (inks[2] ? 40 : 0) - (inks[0] ? 15 : 0)
      )
    }
    try folder.write(ColorProfiles.inks(lab), to: "profile.icc")
    try folder.run(
      "sh", "-c",
      "convert -size 32x32 xc:'cmyk(255,0,0,0)' xc:'cmyk(0,255,0,0)' xc:'cmyk(0,0,255,0)'"
        + " xc:'cmyk(0,0,0,255)' xc:'cmyk(0,0,0,0)' +append -colorspace CMYK -quality 100"
        + " -sampling-factor 1x1 -profile profile.icc a.jpg")
    let found = try natural(folder.file("a.jpg"))
    for i in 0..<5 {
      let expected = ColorProfiles.converted(lab: lab((0..<4).map { $0 == i }))
      let pixel = found[i * 32 + 16, 16]
      #expect(
        (0..<3).allSatisfy { abs(Int(pixel[$0]) - Int(expected[$0])) <= 4 }, "\(pixel) \(expected)")
    }
  }

  @Test func profileOfSRGBChangesNothing() throws {
    let picture = pattern(width: 61, height: 43)
    try folder.write(ColorProfiles.matrix(ColorProfiles.sRGB, gamma: nil), to: "profile.icc")
    try folder.write(picture.bytes, to: "raw.rgba")
    try folder.run(
      "sh", "-c", "convert -size 61x43 -depth 8 rgba:raw.rgba -profile profile.icc a.png")
    #expect(try natural(folder.file("a.png")) == picture)
  }

  @Test func damagedProfilesAreAsGoodAsNone() throws {
    let profile = ColorProfiles.matrix(ColorProfiles.displayP3, gamma: nil)
    for damaged in [
      Array(profile.prefix(100)), Array(profile.prefix(200)) + profile.dropFirst(260),
    ] {
      let path = try strip("a.tiff", profile: damaged)
      #expect(try natural(path)[3 * 16 + 8, 8] == SIMD4(200, 160, 120, 255))
    }
  }
}
