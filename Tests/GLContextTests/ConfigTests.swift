import CreaseGLContext
import Testing

@Suite("EGL configs")
struct ConfigTests {
  /// DRM fourccs, by their letters.
  private static func fourcc(_ letters: String) -> UInt32 {
    letters.utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// As Mesa's hardware drivers list them on GBM.
  private static let tenBitsFirst = [
    ConfigTraits(visual: fourcc("AR30"), channels: [10, 10, 10, 2]),
    ConfigTraits(visual: fourcc("XR30"), channels: [10, 10, 10, 0]),
    ConfigTraits(visual: fourcc("XR24"), channels: [8, 8, 8, 0]),
    ConfigTraits(visual: fourcc("AR24"), channels: [8, 8, 8, 8]),
    ConfigTraits(visual: fourcc("RG16"), channels: [5, 6, 5, 0]),
  ]

  @Test(
    "are found by the pixels of their windows",
    arguments: [("AR24", 3), ("XR24", 2), ("AB24", nil)]
  )
  func visual(letters: String, place: Int?) {
    #expect(
      ConfigTraits.place(ofVisual: Self.fourcc(letters), in: Self.tenBitsFirst) == place)
  }

  @Test("are found by their channels where there are no windows")
  func channels() {
    #expect(ConfigTraits.placeOfRGBA8(in: Self.tenBitsFirst) == 3)
    #expect(ConfigTraits.placeOfRGBA8(in: Array(Self.tenBitsFirst.prefix(3))) == nil)
    #expect(ConfigTraits.placeOfRGBA8(in: []) == nil)
  }
}
