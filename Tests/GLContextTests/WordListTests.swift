import CreaseGLContext
import Testing

@Suite("Extension strings")
struct WordListTests {
  private let words = WordList("EGL_EXT_device_base EGL_EXT_platform_device  EGL_KHR_debug ")

  @Test("a word counts as a whole", arguments: ["EGL_EXT_device_base", "EGL_KHR_debug"])
  func whole(word: String) { #expect(words.contains(word)) }

  @Test(
    "a part of a word does not count", arguments: ["EGL_EXT_device", "device_base", "EGL_KHR", ""])
  func part(word: String) { #expect(!words.contains(word)) }

  @Test("no string has no words")
  func none() { #expect(!WordList(nil).contains("EGL_KHR_debug")) }
}
