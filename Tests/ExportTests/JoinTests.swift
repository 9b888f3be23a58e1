import CreaseExport
import CreasePixmaps
import Foundation
import Testing

/// Films that were written in parts.
@Suite struct JoinTests {
  private static let film = (0..<11).map { frame in
    Pixmap(48, 20) { x, y in
      SIMD4(UInt8(x * 5), UInt8(y * 9), UInt8(frame * 20), 255)
    }
  }

  @Test(arguments: ["mkv", "mov", "y4m", "rgba"], [true, false])
  func partsMakeTheWhole(word: String, isOpaque: Bool) throws {
    let folder = try TemporaryFolder()
    let rate = (30000, 1001)
    func write(_ name: String, _ frames: ArraySlice<Pixmap>) throws -> String {
      let path = folder.file("\(name).\(word)")
      _ = try Exporter.write(path, Array(frames), rate: rate) {
        $0.comment = "a comment"
        $0.isOpaque = isOpaque
      }
      return path
    }
    _ = try write("whole", Self.film[...])
    let parts = [
      try write("1", Self.film[..<4]), try write("2", Self.film[4..<5]),
      try write("3", Self.film[5...]),
    ]
    let count = try FilmJoin.join(parts, to: Output(path: folder.file("joined." + word)))
    #expect(count == (word == "mkv" || word == "mov" ? 11 : nil))
    #expect(try folder.bytes("joined." + word) == folder.bytes("whole." + word))
  }

  @Test(arguments: ["mkv", "mov", "y4m"]) func partsThatDifferAreRefused(word: String) throws {
    let folder = try TemporaryFolder()
    let names = ["a", "size", "rate"].map { folder.file("\($0).\(word)") }
    _ = try Exporter.write(names[0], [.plain(32, 16, 1, 2, 3)])
    _ = try Exporter.write(names[1], [.plain(32, 18, 1, 2, 3)])
    _ = try Exporter.write(names[2], [.plain(32, 16, 1, 2, 3)], rate: (30, 1))
    for other in names.dropFirst() {
      #expect {
        try FilmJoin.join([names[0], other], to: Output(path: folder.file("joined." + word)))
      } throws: { error in
        guard case .badPart(other, _) = error as? ExportError else { return false }
        return true
      }
    }
    #expect(try folder.names.count == 3)
  }

  @Test(arguments: ["mkv", "mov", "y4m", "rgba"]) func missingAndForeignPartsAreRefused(
    word: String
  ) throws {
    let folder = try TemporaryFolder()
    try Data("no film\n".utf8).write(to: URL(fileURLWithPath: folder.file("text")))
    for path in [folder.file("missing"), folder.file("text"), folder.path] {
      // Raw frames can be anything.
      if word == "rgba", path.hasSuffix("text") { continue }
      #expect {
        try FilmJoin.join([path], to: Output(path: folder.file("joined." + word)))
      } throws: { error in
        guard case .badPart(path, _) = error as? ExportError else { return false }
        return true
      }
    }
    #expect(try folder.names == ["text"])
  }

  @Test(arguments: OutputFormat.all.filter { !$0.joins && $0.kind == .film })
  func formatsWithoutFramesOfTheirOwnAreRefused(format: OutputFormat) throws {
    #expect(throws: ExportError.self) {
      try FilmJoin.join(["a"], to: Output(path: "b." + format.word))
    }
  }
}
