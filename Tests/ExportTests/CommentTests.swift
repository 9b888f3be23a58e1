import CreaseExport
import CreasePixmaps
import Testing

/// Texts in files for which FFmpeg's encoders have no option, as other programs read them.
@Suite struct CommentTests {
  private static let film = (0..<5).map { Pixmap.box(64, 48, frame: $0) }

  private static func write(
    _ folder: TemporaryFolder, _ name: String, _ comment: String?, count: Int = 5
  ) throws -> String {
    _ = try Exporter.write(folder.file(name), Array(film.prefix(count)), rate: (25, 1)) {
      $0.comment = comment
    }
    return folder.file(name)
  }

  private static func text(_ tool: String, _ arguments: String...) throws -> String {
    String(decoding: try Tool.run(tool, arguments), as: UTF8.self)
  }

  @Test(arguments: ["png", "apng"], [1, 5]) func pngTellsItInAChunk(
    word: String, count: Int
  ) throws {
    let folder = try TemporaryFolder()
    let name = word == "png" && count > 1 ? "%d.png" : "a." + word
    _ = try Self.write(folder, name, "Made with Crease 1.2.3", count: count)
    let path = folder.file(name == "%d.png" ? "4.png" : name)
    let told = try Self.text(
      "ffprobe", "-v", "error", "-show_entries", "frame_tags", "-read_intervals", "%+#1", path)
    #expect(told.contains("Comment=Made with Crease 1.2.3\n"))
    let read = try Tool.frames(of: path, format: "rgba", bytesPerFrame: 64 * 48 * 4)
    #expect(
      read == (word == "apng" ? Self.film.prefix(count) : [Self.film[count - 1]]).map(\.bytes))
  }

  @Test(arguments: [1, 5]) func gifTellsItInABlock(count: Int) throws {
    let folder = try TemporaryFolder()
    let long = String(repeating: "gefaltet – ✂ ", count: 40) + "end"
    for comment in ["Made with Crease 1.2.3", long] {
      let path = try Self.write(folder, "a.gif", comment, count: count)
      let told = try Self.text("ffprobe", "-v", "error", "-show_entries", "format_tags", path)
      #expect(told.contains("comment=\(comment)\n"))
      let read = try Tool.frames(of: path, format: "rgba", bytesPerFrame: 64 * 48 * 4)
      #expect(read == Self.film.prefix(count).map(\.bytes))
      let packets = try Tool.packets(of: path)
      #expect(packets.map(\.duration) == Array(repeating: 0.04, count: count))
    }
  }

  @Test func webPTellsItAsXMP() throws {
    let folder = try TemporaryFolder()
    let path = try Self.write(folder, "a.webp", "gefaltet – ✂ & <b>")
    let told = try Self.text("webpmux", "-get", "xmp", path, "-o", "-")
    #expect(told.contains(">gefaltet – ✂ &amp; &lt;b></rdf:li>"))
    let info = try Self.text("webpmux", "-info", path)
    #expect(info.contains("Number of frames: 5\n"))
    let plain = try Self.write(folder, "plain.webp", nil)
    for frame in 1...5 {
      let frames = try [path, plain].map {
        _ = try Tool.run("webpmux", ["-get", "frame", "\(frame)", $0, "-o", folder.file("1.webp")])
        return try folder.bytes("1.webp")
      }
      #expect(frames[0] == frames[1])
    }
  }

  /// libwebp makes a plain picture of a film of one frame, which has no place for more.
  @Test func webPOfOneFrameStaysReadable() throws {
    let folder = try TemporaryFolder()
    let path = try Self.write(folder, "a.webp", "Made with Crease 1.2.3", count: 1)
    _ = try Tool.run("dwebp", ["-quiet", path, "-o", folder.file("a.png")])
    #expect(try Tool.stream(of: folder.file("a.png"), ["width"])["width"] == "64")
  }

  @Test(arguments: ["png", "apng", "gif", "webp"]) func withoutACommentThereIsNone(
    word: String
  ) throws {
    let folder = try TemporaryFolder()
    _ = try Self.write(folder, "a." + word, nil, count: word == "png" ? 1 : 5)
    let bytes = try folder.bytes("a." + word)
    // Two bytes may stand anywhere by chance, but not in this small GIF.
    for mark in ["Comment", "XMP "] + (word == "gif" ? ["\u{21}\u{FE}"] : []) {
      let mark = mark.unicodeScalars.map { UInt8($0.value) }
      #expect(!bytes.indices.contains { bytes[$0...].starts(with: mark) })
    }
  }
}
