import CreaseExport
import CreasePixmaps
import Testing

/// Frames that come as Y'CbCr.
@Suite struct PlanarExportTests {
  /// The planes of a picture.
  private static func planes(of picture: Pixmap) throws -> PlanarPixmap {
    let rows = try #require(try QuarterPlanes.planes(of: picture, isEven: true))
    let layout = PlanarLayout(width: picture.width, height: picture.height)
    var planes = PlanarPixmap(layout)
    planes.withMutableBytes { bytes in
      for (plane, samples) in zip(PlanarLayout.Plane.allCases, rows) {
        let columns = samples.count / layout.rows(of: plane)
        for (index, sample) in samples.enumerated() {
          bytes[layout.offset(ofRow: index / columns, of: plane) + index % columns] = sample
        }
      }
    }
    return planes
  }

  private static func settings(_ width: Int, _ height: Int) -> ExportSettings {
    ExportSettings(width: width, height: height, isOpaque: true)
  }

  @Test(arguments: ["a.mp4", "a.webm"], [(64, 48), (37, 21), (1, 1), (18, 3)])
  func theFileIsThatOfThePictures(name: String, size: (Int, Int)) throws {
    let folder = try TemporaryFolder()
    let film = (0..<10).map { Pixmap.box(size.0, size.1, frame: $0) }
    let notes = try Exporter.write(folder.file(name), film) { $0.isOpaque = true }
    let exporter = try Exporter(
      Output(path: folder.file("planes-" + name)), settings: Self.settings(size.0, size.1))
    #expect(exporter.takesPlanes)
    let line = try ExportLine(exporter, width: size.0, height: size.1)
    #expect(line.takesPlanes)
    for picture in film {
      var planes = try line.takePlanes()
      planes = try Self.planes(of: picture)
      line.append(planes)
    }
    #expect(try line.finish() == notes)
    #expect(try folder.bytes("planes-" + name) == folder.bytes(name))
  }

  @Test func onlyOpaqueFilmsOfFewColorSamplesTakePlanes() throws {
    let folder = try TemporaryFolder()
    for name in ["a.y4m", "a.mov", "a.mkv", "a.gif", "a.webp", "a.rgba", "%d.png"] {
      let exporter = try Exporter(
        Output(path: folder.file(name)), settings: Self.settings(16, 16))
      #expect(!exporter.takesPlanes)
      let planes = PlanarPixmap(PlanarLayout(width: 16, height: 16))
      let error = #expect(throws: ExportError.self) { try exporter.append(planes) }
      #expect(error?.description.contains("Y'CbCr") == true)
    }
    for name in ["a.mp4", "a.webm"] {
      let settings = ExportSettings(width: 16, height: 16)
      #expect(try !Exporter(Output(path: folder.file(name)), settings: settings).takesPlanes)
    }
  }

  @Test func planesOfAnotherSizeAreRefused() throws {
    let folder = try TemporaryFolder()
    let exporter = try Exporter(
      Output(path: folder.file("a.mp4")), settings: Self.settings(20, 11))
    #expect(throws: ExportError.wrongSize(frame: 0, expected: 32 * 18, actual: 32 * 15)) {
      try exporter.append(PlanarPixmap(PlanarLayout(width: 20, height: 9)))
    }
    #expect(try folder.names.isEmpty)
  }
}
