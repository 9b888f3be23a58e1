import Crease
import Foundation
import Testing

/// The report of `crease compare`, opened in a browser.
@Suite struct CompareReportTests {
  /// What Chromium makes of a page.
  private static func screenshot(
    of path: String, fragment: String = "", width: Int, height: Int, isDark: Bool = false
  ) throws -> Pixmap {
    let folder = try TemporaryFolder()
    let run = try Run.tool(
      "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
      "--enable-logging=stderr", "--v=0", "--user-data-dir=\(folder.path("profile"))",
      "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)", "--window-size=\(width),\(height)",
      "--screenshot=\(folder.path("page.png"))", "file://\(path)\(fragment)")
    #expect(run.code == 0, "\(run.errors) (Debian's package chromium has the browser)")
    let complaints = run.errors.split(separator: "\n").filter { $0.contains("CONSOLE") }
    #expect(complaints.isEmpty)
    let picture = try #require(try FrameReader(path: folder.path("page.png")).next())
    #expect(picture.width == width && picture.height == height)
    return picture
  }

  private static func colors(of picture: Pixmap) -> [SIMD4<UInt8>: Int] {
    var counts: [SIMD4<UInt8>: Int] = [:]
    for y in 0..<picture.height {
      for x in 0..<picture.width { counts[picture[x, y], default: 0] += 1 }
    }
    return counts
  }

  @Test func aScenesReportIsAPageWithoutErrors() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("report.html")
    let run = try Run.crease(
      "compare", "example:list", "--every", "20", "--scale", "0.5", "--report", path)
    #expect(run.code == 0, "\(run.errors)")
    #expect(folder.names == ["report.html"])
    let light = try Self.screenshot(of: path, width: 1200, height: 1600)
    let dark = try Self.screenshot(of: path, width: 1200, height: 1600, isDark: true)
    for picture in [light, dark] { #expect(Self.colors(of: picture).count > 500) }
    // The page's corner is its ground.
    #expect(light[2, 2].x > 200 && dark[2, 2].x < 60)
  }

  /// Red against blue: the wipe's part to the left of its line shows what is expected, the rest
  /// what was judged, so that moving the line from 0 to 100 turns its tile from blue to red.
  @Test func theWipeFollowsItsSlider() throws {
    let folder = try TemporaryFolder()
    for (name, color) in [("red & <b>.png", "0xff0000"), ("blue.png", "0x0000ff")] {
      let run = try Run.tool(
        "ffmpeg", "-v", "error", "-f", "lavfi", "-i", "color=c=\(color):s=300x300,format=rgb24",
        "-frames:v", "1", folder.path(name))
      #expect(run.code == 0, "\(run.errors)")
    }
    let path = folder.path("report.html")
    let run = try Run.crease(
      "compare", "red & <b>.png", "blue.png", "--report", path, folder: folder.url)
    #expect(run.code == 1, "\(run.errors)")
    let counts = try [0, 50, 100].map { percent in
      let picture = try Self.screenshot(
        of: path, fragment: "#wipe=\(percent)", width: 1300, height: 1100)
      let colors = Self.colors(of: picture)
      return (
        red: colors[SIMD4(255, 0, 0, 255)] ?? 0, blue: colors[SIMD4(0, 0, 255, 255)] ?? 0
      )
    }
    let tile = counts[2].red - counts[0].red
    #expect(tile > 20_000)
    #expect(counts[0].blue - counts[2].blue > tile * 9 / 10)
    let half = Double(counts[1].red - counts[0].red) / Double(tile)
    #expect(half > 0.4 && half < 0.6)
  }
}
