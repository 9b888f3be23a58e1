import CreaseExport
import CreasePixmaps
import Foundation
import Testing

/// Outputs that can't be created, and settings that can't be used.
@Suite struct ObstacleTests {
  private static func reason(
    _ path: String, format: String? = nil
  ) throws -> String? {
    do {
      _ = try Exporter(
        Output(path: path, format: format), settings: ExportSettings(width: 16, height: 16))
      return nil
    } catch ExportError.cannotCreate(path: _, let reason) {
      return reason
    }
  }

  @Test(arguments: ["a.png", "a.mp4", "a.gif", "a.rgba", "a%d.png"])
  func missingFolder(name: String) throws {
    let folder = try TemporaryFolder()
    let missing = folder.file("missing")
    #expect(
      try Self.reason("\(missing)/\(name)")
        == "there is no folder '\(missing)'; make it with: mkdir -p '\(missing)'")
    #expect(try folder.names.isEmpty)
  }

  @Test(arguments: ["png", "mp4", "gif", "rgba"])
  func targetIsAFolder(format: String) throws {
    let folder = try TemporaryFolder()
    #expect(
      try Self.reason(folder.path, format: format)
        == "it is a folder; end its name in '/' to write a PNG sequence into it")
    #expect(try folder.names.isEmpty)
  }

  @Test(arguments: ["x/a.mp4", "x/", "x/a%d.png"])
  func fileInTheWayOfAFolder(name: String) throws {
    let folder = try TemporaryFolder()
    try Data().write(to: URL(fileURLWithPath: folder.file("x")))
    #expect(
      try Self.reason(folder.file(name))
        == "'\(folder.file("x"))' is not a folder; choose another name")
  }

  /// Not even the administrator can create files in /proc.
  @Test(arguments: ["/proc/a.png", "/proc/a.mp4", "/proc/a.gif", "/proc/a.rgba", "/proc/a/"])
  func forbiddenFolder(path: String) throws {
    let reason = try #require(try Self.reason(path))
    #expect(reason.contains("/proc"))
  }

  @Test(arguments: ["png", "mp4", "gif", "rgba"])
  func nameTooLong(format: String) throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "x", count: 300) + "." + format
    #expect(try Self.reason(folder.file(name)) == "its name is too long; shorten it")
    #expect(try folder.names.isEmpty)
  }

  @Test(arguments: ["a:b.gif", "http:x.mp4", "-.png", "ü✂.mp4", " .gif", "'\"\\.mp4", "%.gif"])
  func unusualNamesAreNamesLikeAnyOther(name: String) throws {
    let folder = try TemporaryFolder()
    _ = try Exporter.write(folder.file(name), [.plain(16, 16, 1, 2, 3)])
    #expect(try folder.names == [name])
  }

  @Test func longestNameFits() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "x", count: 251) + ".mp4"
    _ = try Exporter.write(folder.file(name), [.plain(16, 16, 1, 2, 3)])
    #expect(try folder.names == [name])
  }

  @Test func unfitSettingsAreErrors() throws {
    let folder = try TemporaryFolder()
    let good = ExportSettings(width: 16, height: 16)
    let changes: [(String, (inout ExportSettings) -> Void)] = [
      ("width", { $0.width = 0 }), ("height", { $0.height = -1 }), ("width", { $0.width = .max }),
      ("number of pixels", { ($0.width, $0.height) = (65535, 65535) }),
      ("frame rate's numerator", { $0.frameRateNumerator = 0 }),
      ("frame rate's denominator", { $0.frameRateDenominator = .max }),
      ("quality", { $0.quality = 101 }), ("quality", { $0.quality = -1 }),
      ("number of plays", { $0.plays = -1 }), ("first frame's number", { $0.firstFrame = -1 }),
    ]
    for (name, change) in changes {
      var settings = good
      change(&settings)
      #expect {
        try Exporter(Output(path: folder.file("a.gif")), settings: settings)
      } throws: {
        guard case .badSetting(name: name, _, _, format: "GIF") = $0 as? ExportError else {
          return false
        }
        return true
      }
    }
    #expect(try folder.names.isEmpty)
  }

  /// The largest size that FFmpeg takes, and the first that it doesn't.
  @Test(arguments: OutputFormat.all)
  func picturesLargerThanEncodersTakeAreRefusedBeforeThereIsAFile(format: OutputFormat) throws {
    let folder = try TemporaryFolder()
    func check(_ size: Int) throws {
      let settings = ExportSettings(width: size, height: size)
      _ = try Exporter(Output(path: folder.file("a." + format.word)), settings: settings)
    }
    if format == .raw {
      try check(16384)
    } else {
      #expect(
        throws: ExportError.tooLarge(format: format.name, width: 16256, height: 16256)
      ) { try check(16256) }
      #expect(throws: ExportError.self) { try check(16384) }
      let message = ExportError.tooLarge(format: format.name, width: 16384, height: 16384)
        .description
      #expect(message.contains("16384 × 16384") && message.contains("smaller"))
    }
    #expect(try folder.names.isEmpty)
  }

  /// Thin pictures at the limits of each format: written, or refused as a setting, but never found
  /// out by an encoder.
  @Test(arguments: OutputFormat.all) func noEncoderMeetsASizeThatItDoesNotKnow(
    format: OutputFormat
  ) throws {
    let folder = try TemporaryFolder()
    for extent in Set([min(format.largestExtent, 1 << 20), 16384]) {
      for (width, height) in [(extent, 1), (1, extent)] {
        do {
          _ = try Exporter.write(
            folder.file("a." + format.word), [.plain(width, height, 9, 99, 199)]
          ) { $0.isOpaque = true }
          #expect(try folder.names.count == 1)
        } catch ExportError.badSetting {
        } catch ExportError.tooLarge {
        }
      }
    }
  }

  @Test(
    arguments: OutputFormat.all.filter { $0.kind == .film },
    [
      (1, 2), (1, 3), (1, 60), (1001, 30000), (1000, 1), (2_147_483_647, 2_147_483_646),
      (2_000_000_001, 2_000_003), (999_999_999, 1_000_003), (1, 2_147_483_647),
      (2_147_483_646, 2_147_483_647), (2_147_483_647, 1), (120, 1), (65537, 65536),
    ])
  func noEncoderMeetsARateThatItDoesNotKnow(format: OutputFormat, rate: (Int, Int)) throws {
    let folder = try TemporaryFolder()
    let film = (0..<3).map { Pixmap.box(32, 16, frame: $0) }
    do {
      _ = try Exporter.write(folder.file("a." + format.word), film, rate: rate)
      #expect(try folder.names.count == 1)
    } catch ExportError.badSetting {
      #expect(try folder.names.isEmpty)
    }
  }

  @Test func messagesNamePlaceAndRemedy() {
    #expect(
      ExportError.badSetting(name: "quality", value: 101, allowed: 0...100, format: "GIF")
        .description == "the quality is 101, but GIF takes 0 to 100")
    #expect(
      ExportError.cannotCreate(path: "x/a.png", reason: "why").description
        == "x/a.png can't be created: why")
    #expect(
      ExportError.writeFailed(path: "standard output", reason: "why").description
        == "standard output: writing failed: why")
    #expect(
      ExportError.onePicture(path: "a.png").description
        == "a.png: the file holds one picture; for a film, write %05d in its name or name a folder"
        + " that ends in '/'")
  }
}
