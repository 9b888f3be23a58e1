import Crease
import Foundation
import Testing

/// Layers as Chromium shows them.
///
/// With `CREASE_BROWSER_PICTURES=FOLDER` in the environment the whole pages are kept there.
@Suite(
  .enabled(if: Browser.isThere, "chromium is missing; 'tools/setup --tests' installs it"))
struct BrowserTests {
  private static let columns = 6
  private static let rows = (BoxCase.all.count + columns - 1) / columns
  private static let (width, height) = (
    Double(columns) * BoxCase.side, Double(rows) * BoxCase.side
  )

  /// Every case in a square of its own, from left to right and from top to bottom.
  private static let boxes = BoxCase.all.enumerated().map { index, entry in
    Box(
      (Double(index % columns) + 0.5) * BoxCase.side,
      (Double(index / columns) + 0.5) * BoxCase.side, BoxCase.side, BoxCase.side
    ).with {
      $0.perspective = entry.perspective
      $0.children = entry.boxes
    }
  }

  /// The page by scale, each from one start of the browser.
  private static let pages: [Int: Result<Pixmap, any Error>] = Dictionary(
    uniqueKeysWithValues: [1, 2].map { scale in
      (
        scale,
        Result {
          let page = try Browser.picture(
            of: Box.page(boxes), width: Int(width), height: Int(height), scale: scale)
          try keep(page, "chromium-\(scale)")
          return page
        }
      )
    })

  private static func frame(scale: Int) -> FrameDescription {
    let canvas = Canvas(
      size: Size(width: width, height: height), scale: Double(scale), background: .white)
    return LayerFilm(LayerStage(boxes.map(\.layer))).frame(at: 0, on: canvas, scope: .visible)
  }

  private static func keep(_ picture: Pixmap, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["CREASE_BROWSER_PICTURES"] else {
      return
    }
    try Strip.write(picture, to: "\(folder)/\(name).png")
  }

  /// How many of a thousand pixels may differ by more than 24: of a whole page, and of a case's own
  /// square, much of which is edges at one pixel a point. A browser draws those of planes in depth
  /// without smoothing.
  private static let (pageLimit, caseLimits) = (5, [1: 12, 2: 5])

  @Test(arguments: RendererUnderTest.allCases, [1, 2])
  func aLayerLooksAsInABrowser(_ renderer: RendererUnderTest, scale: Int) throws {
    let expected = try #require(Self.pages[scale]).get()
    let actual = try renderer.draw(Self.frame(scale: scale))
    try Self.keep(actual, "\(renderer)-\(scale)")
    let page = try Comparison(of: actual, with: expected).whole
    #expect(page.count(above: 24) * 1000 < page.pixelCount * Self.pageLimit)
    let side = Int(BoxCase.side) * scale
    let limit = try #require(Self.caseLimits[scale])
    for (index, entry) in BoxCase.all.enumerated() {
      let (x, y) = (index % Self.columns * side, index / Self.columns * side)
      let parts = [expected, actual].map { $0.part(x: x, y: y, width: side, height: side) }
      let count = try Comparison(of: parts[1], with: parts[0]).whole.count(above: 24)
      guard count * 1000 >= side * side * limit else { continue }
      let strip = try Strip.write(
        expected: parts[0], actual: parts[1], name: "browser-\(entry)-\(renderer)-\(scale)")
      Issue.record("\(entry): \(count) pixels of \(side * side) differ; see \(strip)")
    }
  }
}

extension Pixmap {
  /// A part of the picture.
  fileprivate func part(x: Int, y: Int, width: Int, height: Int) -> Pixmap {
    var part = Pixmap(width: width, height: height)
    for row in 0..<height {
      for column in 0..<width { part[column, row] = self[x + column, y + row] }
    }
    return part
  }
}
