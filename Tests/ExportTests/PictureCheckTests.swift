import CreaseExport
import CreasePixmaps
import Foundation
import Testing

/// Which pictures of an interrupted sequence are kept.
@Suite struct PictureCheckTests {
  private static let settings = ExportSettings(width: 40, height: 30)

  /// A sequence of one picture, and what the check says of it after a change to its bytes.
  private static func isKept(
    settings: ExportSettings = settings, _ change: (inout [UInt8]) -> Void
  ) throws -> Bool {
    let folder = try TemporaryFolder()
    let path = folder.file("%03d.png")
    _ = try Exporter.write(path, [.box(40, 30, frame: 1)]) { $0.firstFrame = 7 }
    var bytes = try folder.bytes("007.png")
    change(&bytes)
    try Data(bytes).write(to: URL(fileURLWithPath: folder.file("007.png")))
    let check = try PictureCheck(SequencePattern(path), settings: settings)
    // A picture that is not there, and one more look, change nothing.
    #expect(!check.isWhole(frame: 6))
    let first = check.isWhole(frame: 7)
    #expect(check.isWhole(frame: 7) == first)
    return first
  }

  @Test func wholePictureIsKept() throws {
    #expect(try Self.isKept { _ in })
  }

  @Test(arguments: [0, 1, 8, 20, 60, 90, 99]) func tornPictureIsNot(percent: Int) throws {
    #expect(try !Self.isKept { $0.removeLast($0.count - $0.count * percent / 100) })
  }

  @Test(arguments: [20, 50, 70, 90]) func damagedPictureIsNot(percent: Int) throws {
    #expect(try !Self.isKept { $0[$0.count * percent / 100] ^= 4 })
  }

  @Test func otherSizeOrKindIsNot() throws {
    for change in [
      { $0.width = 41 }, { $0.height = 29 }, { $0.isOpaque = true },
    ] as [(inout ExportSettings) -> Void] {
      var settings = Self.settings
      change(&settings)
      #expect(try !Self.isKept(settings: settings) { _ in })
    }
  }
}
