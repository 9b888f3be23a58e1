import CreaseExport
import Testing

@Suite struct NamingTests {
  private static let words = [
    "png", "apng", "gif", "webp", "mp4", "webm", "mov", "mkv", "y4m", "rgba",
  ]

  @Test(arguments: [
    ("a.png", "png"), ("b/c.d/a.PNG", "png"), ("x.mp4", "mp4"), ("x.m4v", "mp4"), ("x.gif", "gif"),
    ("x.rgba", "rgba"), ("x.raw", "rgba"), (".hidden.gif", "gif"),
  ])
  func extensionNamesFormat(path: String, word: String) throws {
    #expect(try OutputFormat.ofPath(path).word == word)
  }

  @Test(arguments: ["film", "a.b/film", ".png", "film."])
  func pathWithoutExtensionIsAnError(path: String) {
    #expect(throws: ExportError.noExtension(path: path, known: Self.words)) {
      try OutputFormat.ofPath(path)
    }
  }

  @Test(arguments: [
    ("mp3", "mp4"), ("pmg", "png"), ("gifs", "gif"), ("wbm", "webm"), ("avi", nil), ("x", nil),
    ("", nil),
  ])
  func unknownFormatSuggestsTheNearest(word: String, nearest: String?) {
    #expect(
      throws: ExportError.unknownFormat(
        word: word, nearest: nearest, known: Self.words)
    ) { try OutputFormat.named(word) }
  }

  @Test func messageListsWhatIsThere() {
    let error = ExportError.unknownFormat(
      word: "mp3", nearest: "mp4", known: OutputFormat.all.map(\.word))
    #expect(
      error.description
        == "there is no output format 'mp3'; did you mean 'mp4'?; there are "
        + Self.words.joined(separator: ", "))
  }

  @Test func dashIsStandardOutput() throws {
    let raw = try Output(path: "-")
    #expect(raw.format == .raw)
    #expect(raw.destination == .standardOutput)
    #expect(try Output(path: "-", format: "png").format == .png)
    #expect(throws: ExportError.self) { try Output(path: "-", format: "mp4") }
  }

  @Test func folderIsAPictureSequence() throws {
    let output = try Output(path: "out/frames/")
    guard case .sequence(let pattern) = output.destination else {
      Issue.record("\(output.destination) is no sequence")
      return
    }
    #expect(pattern.path(ofFrame: 7) == "out/frames/00007.png")
    #expect(pattern.folder == "out/frames")
    #expect(pattern.makesFolder)
    #expect(throws: ExportError.self) { try Output(path: "out/", format: "gif") }
  }

  @Test(arguments: [
    ("a-%05d.png", 3, "a-00003.png"), ("a-%d.png", 12, "a-12.png"), ("%3d.png", 1234, "1234.png"),
    ("100%%-%02d.png", 5, "100%-05.png"), ("in%s/a%01d.png", 5, "in%s/a5.png"),
  ])
  func patternNamesFrames(path: String, frame: Int, name: String) throws {
    #expect(try SequencePattern(path).path(ofFrame: frame) == name)
  }

  @Test(arguments: [
    "a-%s.png", "a-%05d-%05d.png", "a-%.png", "a-%", "a-%0d.png", "a-%99d.png", "a-%%.png",
    "a-%1234d.png", "a-%x5d.png",
  ])
  func unusablePatternIsAnError(path: String) {
    #expect {
      try SequencePattern(path)
    } throws: { error in
      guard case .badPattern(path, _) = error as? ExportError else { return false }
      return "\(error)".contains("write %05d once")
    }
  }

  @Test func patternIsWrittenAsItIsTyped() throws {
    #expect(try SequencePattern("x/50%%-%05d.png").description == "x/50%%-%05d.png")
  }

  @Test func percentSignsMeanNumbersOnlyForPictures() throws {
    #expect(try Output(path: "50%.mp4").destination == .file(path: "50%.mp4"))
    #expect(throws: ExportError.self) { try Output(path: "a-%05d.mp4") }
    #expect(throws: ExportError.self) { try Output(path: "50%.png") }
    #expect(try Output(path: "a%%/50%%.png").destination == .file(path: "a%%/50%.png"))
  }

  @Test func emptyNameIsAnError() {
    #expect(throws: ExportError.emptyPath) { try Output(path: "") }
    #expect(throws: ExportError.emptyPath) { try Output(path: "a\0b.png") }
  }
}
