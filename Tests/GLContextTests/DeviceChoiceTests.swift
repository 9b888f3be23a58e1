import CreaseGLContext
import Testing

@Suite("Device choices")
struct DeviceChoiceTests {
  @Test(
    "are read as they are written",
    arguments: [
      ("auto", .automatic), ("gbm", .gbm(node: nil)),
      ("gbm:/dev/dri/card0", .gbm(node: "/dev/dri/card0")), ("gbm:a:b", .gbm(node: "a:b")),
      ("egl", .egl(index: nil)), ("egl:0", .egl(index: 0)), ("egl:12", .egl(index: 12)),
      ("surfaceless", .surfaceless),
    ] as [(String, DeviceChoice)])
  func roundTrip(text: String, choice: DeviceChoice) throws {
    #expect(try DeviceChoice(parsing: text) == choice)
    #expect(choice.description == text)
  }

  @Test(
    "that mean nothing say what would",
    arguments: [
      "", ":", "AUTO", "auto:", "auto:1", "gbm:", "egl:", "egl:-1", "egl:x", "egl:0x1",
      "egl:99999999999999999999", "surfaceless:1", "vulkan", "gbm:a\0b",
    ])
  func bad(text: String) {
    let error = #expect(throws: GLContextError.self) { try DeviceChoice(parsing: text) }
    #expect(error?.description.contains("'\(text)'") == true)
    #expect(error?.description.contains(DeviceChoice.spellings) == true)
  }
}
