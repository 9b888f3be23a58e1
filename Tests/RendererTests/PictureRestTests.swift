import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion
import CreasePixmaps
import Testing

/// Pictures that lie flat on whole pixels are copied, whatever is about to fold or roll.
@Suite struct PictureRestTests {
  /// Extents in points and pixels per point: even and odd, and such that no strip but the outer ones
  /// begins on a whole pixel.
  private static let sizes: [(width: Int, height: Int, scale: Double)] = [
    (96, 72, 1), (97, 61, 1), (61, 45, 2), (33, 50, 3), (100, 80, 0.5),
  ]

  @Test("a roll begins and ends with its two pictures", arguments: RendererUnderTest.allCases)
  func rolls(renderer: RendererUnderTest) throws {
    let drawing = try renderer.make()
    for size in Self.sizes {
      let canvas = Canvas(
        size: Size(width: Double(size.width), height: Double(size.height)), scale: size.scale,
        background: PicturePages.magenta)
      let pictures = [1, 2].map {
        PicturePages.noise(canvas.pixelWidth, canvas.pixelHeight, seed: $0)
      }
      let pages = pictures.map { Page.picture(.pixmap(name: "page", $0)) }
      for direction in Direction.allCases {
        for (strips, sides) in [(1, 3), (4, 4), (5, 6), (12, 8), (7, 5)] {
          let roll = StripRoll(
            pictures: pages, strips: strips, sides: sides, direction: direction)
          let film = StripRollFilm(roll, viewport: canvas.size)
          let back = StripRollFilm(
            StripRoll(
              pictures: pages.reversed(), strips: strips, sides: sides, direction: direction,
              reverse: true), viewport: canvas.size)
          let name: Comment = "\(size) \(direction) \(strips) \(sides)"
          for (film, expected) in [(film, pictures), (back, pictures)] {
            let first = film.frame(at: 0, on: canvas, scope: .visible)
            let last = film.frame(at: film.restTime, on: canvas, scope: .visible)
            #expect(try drawing.render(first) == expected[0], name)
            #expect(try drawing.render(last) == expected[1], name)
          }
        }
      }
    }
  }

  @Test("an open fold is its picture", arguments: RendererUnderTest.allCases)
  func folds(renderer: RendererUnderTest) throws {
    let drawing = try renderer.make()
    for size in Self.sizes {
      let canvas = Canvas(
        size: Size(width: Double(size.width), height: Double(size.height)), scale: size.scale,
        background: PicturePages.magenta)
      let picture = PicturePages.noise(canvas.pixelWidth, canvas.pixelHeight, seed: 3)
      for direction in Direction.allCases {
        var fold = HalfFold(
          page: .picture(.pixmap(name: "page", picture)), direction: direction, shadowInset: 10)
        let open = PicturePages.frame(fold, on: canvas)
        #expect(try drawing.render(open) == picture, "\(size) \(direction)")
        // Folded and opened again.
        fold.tracks.angle = Track(keys: [
          Keyframe(time: 0, value: 1), Keyframe(time: 1, value: 0),
        ])
        fold.tracks.turn = Track(keys: [
          Keyframe(time: 0, value: 0), Keyframe(time: 1, value: 1),
        ])
        let folded = try drawing.render(PicturePages.frame(fold, on: canvas))
        #expect(folded != picture)
        let again = PicturePages.frame(fold, at: 1, on: canvas)
        #expect(try drawing.render(again) == picture, "\(size) \(direction)")
      }
    }
  }

  @Test(
    "a page that is moved by whole pixels is its picture", arguments: RendererUnderTest.allCases)
  func moves(renderer: RendererUnderTest) throws {
    let canvas = Canvas(size: Size(width: 90, height: 70), scale: 2)
    let picture = PicturePages.noise(100, 60, seed: 4)
    var fold = HalfFold(
      page: .picture(.pixmap(name: "page", picture)), width: 50, height: 30,
      origin: Point(x: 3.5, y: 8))
    fold.tracks.panX = PicturePages.still(20.5)
    fold.tracks.panY = PicturePages.still(-4)
    let drawn = try renderer.draw(PicturePages.frame(fold, on: canvas))
    for y in 0..<60 {
      for x in 0..<100 where drawn[x + 48, y + 8] != picture[x, y] {
        Issue.record("(\(x), \(y)) is \(drawn[x + 48, y + 8]), not \(picture[x, y])")
        return
      }
    }
  }
}
