import CreaseExport
import CreasePixmaps
import Foundation
import Testing

/// Nothing partial under the final name, nothing left behind.
@Suite struct AtomicityTests {
  private static let names = [
    "a.png", "a.mp4", "a.gif", "a.rgba", "a.apng", "a.webp", "a.mkv", "a.y4m",
  ]
  private static let film = (0..<4).map { Pixmap.box(32, 32, frame: $0) }

  private static func open(_ path: String) throws -> Exporter {
    let exporter = try Exporter(
      Output(path: path), settings: ExportSettings(width: 32, height: 32))
    if exporter.needsSurvey { for frame in film { try exporter.survey(frame) } }
    return exporter
  }

  @Test(arguments: names)
  func fileAppearsAtTheEndOnly(name: String) throws {
    let folder = try TemporaryFolder()
    let exporter = try Self.open(folder.file(name))
    try exporter.append(Self.film[0])
    #expect(try folder.names.count == 1)
    #expect(try folder.names[0].hasPrefix(".crease-"))
    try exporter.finish()
    #expect(try folder.names == [name])
  }

  @Test(arguments: names)
  func cancelLeavesNothing(name: String) throws {
    let folder = try TemporaryFolder()
    let exporter = try Self.open(folder.file(name))
    try exporter.append(Self.film[0])
    exporter.cancel()
    #expect(try folder.names.isEmpty)
    #expect(throws: ExportError.wrongOrder(reason: "the export is over")) {
      try exporter.append(Self.film[1])
    }
    #expect(throws: ExportError.self) { try exporter.finish() }
    #expect(try folder.names.isEmpty)
  }

  @Test(arguments: names)
  func lettingGoLeavesNothing(name: String) throws {
    let folder = try TemporaryFolder()
    var exporter: Exporter? = try Self.open(folder.file(name))
    try exporter?.append(Self.film[0])
    #expect(try folder.names.count == 1)
    exporter = nil
    #expect(try folder.names.isEmpty)
  }

  @Test(arguments: names)
  func cancelKeepsTheFileThatWasThere(name: String) throws {
    let folder = try TemporaryFolder()
    let old = Data("old".utf8)
    try old.write(to: URL(fileURLWithPath: folder.file(name)))
    let exporter = try Self.open(folder.file(name))
    try exporter.append(Self.film[0])
    exporter.cancel()
    #expect(try folder.bytes(name) == [UInt8](old))
    #expect(try folder.names == [name])
  }

  @Test(arguments: names)
  func finishReplacesTheFileThatWasThere(name: String) throws {
    let folder = try TemporaryFolder()
    try Data("old".utf8).write(to: URL(fileURLWithPath: folder.file(name)))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: folder.file(name))
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link-" + name), withDestinationPath: folder.file(name))
    let exporter = try Self.open(folder.file("link-" + name))
    try exporter.append(Self.film[0])
    try exporter.finish()
    exporter.cancel()
    #expect(try folder.bytes(name) != Array("old".utf8))
    #expect(try folder.names == [name, "link-" + name])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.file(name))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test(arguments: names)
  func wrongSizeEndsTheExport(name: String) throws {
    let folder = try TemporaryFolder()
    let exporter = try Self.open(folder.file(name))
    #expect(throws: ExportError.wrongSize(frame: 0, expected: 4096, actual: 4)) {
      try exporter.append(Pixmap(width: 1, height: 1))
    }
    #expect(try folder.names.isEmpty)
  }

  @Test(arguments: names)
  func filmWithoutFramesIsAnError(name: String) throws {
    let folder = try TemporaryFolder()
    let exporter = try Self.open(folder.file(name))
    #expect(throws: ExportError.noFrames(path: folder.file(name))) { try exporter.finish() }
    #expect(try folder.names.isEmpty)
  }

  @Test(arguments: ["a.mp4", "a.rgba", "a.png"])
  func skippingWhatIsNeededIsAnError(name: String) throws {
    let folder = try TemporaryFolder()
    let exporter = try Self.open(folder.file(name))
    #expect(
      throws: ExportError.wrongOrder(reason: "frame 0 was skipped, but the file needs it")
    ) { try exporter.skip() }
    #expect(try folder.names.isEmpty)
  }

  @Test func cancelledSequenceKeepsWhatIsWhole() throws {
    let folder = try TemporaryFolder()
    let exporter = try Self.open(folder.file("new/"))
    try exporter.append(Self.film[0])
    exporter.cancel()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("new"))
    #expect(names == ["00000.png"])
  }

  @Test func cancelledSequenceWithoutFramesRemovesItsFolders() throws {
    let folder = try TemporaryFolder()
    let exporter = try Self.open(folder.file("new/er/"))
    #expect(try folder.names == ["new"])
    exporter.cancel()
    #expect(try folder.names.isEmpty)
  }

  @Test(arguments: ["png", "gif", "rgba", "webp", "webm", "mkv", "y4m"])
  func fullDiskIsAWriteError(format: String) {
    #expect(
      throws: ExportError.writeFailed(
        path: "/dev/full", reason: "no space is left there; free some or choose another folder")
    ) {
      let noise = Pixmap(64, 64) { x, y in
        SIMD4(UInt8((x * 31 ^ y * 17) & 255), UInt8((x * y) & 255), UInt8(x), 255)
      }
      _ = try Exporter.write("/dev/full", format: format, [noise])
    }
  }

  @Test func deviceIsNotReplaced() throws {
    _ = try Exporter.write("/dev/null", format: "png", [Self.film[0]])
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
  }
}
