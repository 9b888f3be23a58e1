import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion
import Foundation
import Testing

@Suite("Scrolling")
struct ListScrollingTests {
  private let pan = ListAction(
    at: 1, .gesture(.pan(from: Point(x: 160, y: 400), by: Vector2(x: 0, y: -200), over: 0.3)))

  private func offsets(_ film: ListFilm, from start: Double, to end: Double) -> [Double] {
    stride(from: start, to: end, by: 1 / 240.0).map { film.state(at: $0).contentOffset }
  }

  @Test("a thrown list goes on, slows down and rests")
  func deceleration() throws {
    let trace = try #require(touches(drag(from: 400, by: [-20, -60, -100, -140])))
    let film = film([ListAction(at: 1, .touches(trace))], cells: numbered(60))
    let lift = 1.06
    #expect(near(film.state(at: 1.05).contentOffset, 140))
    // The mean of the last 100 ms: 150 points in 0.05 s, or since the finger went down.
    let k = -1000 * log(0.998)
    let v = (film.state(at: lift + 1e-4).contentOffset - 140) / 1e-4
    #expect(v > 2000 && v < 4000)
    for t in [0.1, 0.5, 1] {
      let expected = 140 + v / k * (1 - exp(-k * t))
      #expect(abs(film.state(at: lift + t).contentOffset - expected) < 0.01 * expected)
    }
    let way = offsets(film, from: lift, to: film.restTime)
    #expect(zip(way, way.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(film.events(upTo: 99).map(\.kind) == [.scrolled])
  }

  @Test("the contents move without a jump from the drag to the rest, past an edge too")
  func continuity() throws {
    for y in [-60.0, -700, 300] {
      let film = film(
        [
          ListAction(at: 0, .scroll(to: 500, over: 0)),
          ListAction(
            at: 1, .gesture(.pan(from: Point(x: 160, y: 240), by: Vector2(x: 0, y: y), over: 0.2))),
        ],
        cells: numbered(20))
      let way = offsets(film, from: 1.2, to: film.restTime + 0.1)
      let speed = zip(way, way.dropFirst()).map { ($1 - $0) * 240 }
      #expect(speed.allSatisfy { abs($0) < 12_000 })
      // From the release on, speed changes by no more than braking and springs make it.
      #expect(zip(speed, speed.dropFirst()).allSatisfy { abs($1 - $0) < 1200 })
      let rest = film.state(at: film.restTime).contentOffset
      #expect(rest >= 0 && rest <= 720)
    }
  }

  @Test("a list that fits the viewport bounces back")
  func fitting() throws {
    let film = film([pan], cells: numbered(3))
    #expect(near(film.state(at: 1.29).contentOffset, (1 - 1 / (0.55 * 200 / 480 + 1)) * 480))
    #expect(film.state(at: film.restTime).contentOffset == 0)
    #expect(film.state(at: film.restTime).cells.count == 3)
    let ids = film.panels(at: 1.2, on: canvas, scope: .visible).map(\.id)
    #expect(!ids.contains("indicator"))
  }

  @Test("a finger that goes down on a moving list stops it, and a tap leaves it there")
  func stop() {
    let tap = ListAction(at: 1.5, .gesture(.tap(at: Point(x: 160, y: 100))))
    let free = film([pan], cells: numbered(60))
    let caught = film([pan, tap], cells: numbered(60))
    let offset = free.state(at: 1.5).contentOffset
    #expect(free.state(at: 1.6).contentOffset > offset)
    #expect(near(caught.state(at: 1.6).contentOffset, offset))
    #expect(near(caught.state(at: 9).contentOffset, offset))
    #expect(caught.events(upTo: 9).isEmpty)
  }

  @Test("a list that is stopped beyond its end returns when the finger is lifted")
  func stopBeyond() {
    let pull = ListAction(
      at: 1, .gesture(.pan(from: Point(x: 160, y: 450), by: Vector2(x: 0, y: -300), over: 0.2)))
    let tap = ListAction(at: 1.25, .gesture(.press(at: Point(x: 160, y: 100), over: 1)))
    let film = film(
      [ListAction(at: 0, .scroll(to: 1e9, over: 0)), pull, tap], cells: numbered(10))
    #expect(film.state(at: 1.3).contentOffset > 121)
    #expect(film.state(at: 1.3).contentOffset == film.state(at: 2.2).contentOffset)
    #expect(film.state(at: 2.75).contentOffset == 120)
  }

  @Test("the indicator shows while the list moves, where and how long the viewport is in it")
  func indicator() throws {
    let film = film([ListAction(at: 1, .scroll(to: 1560, over: 1))], cells: numbered(60))
    func indicator(_ time: Double) -> Panel? {
      film.panels(at: time, on: canvas, scope: .visible).first { $0.id == "indicator" }
    }
    #expect(indicator(0.99) == nil && indicator(1)?.opacity == 1 && indicator(2.29)?.opacity == 1)
    #expect(near(indicator(2.425)?.opacity ?? 9, 0.5) && indicator(2.56) == nil)
    let panel = try #require(indicator(2.1))
    let corners = panel.projectedCorners.compactMap(\.point)
    let length = 475.0 * 480 / 3600
    #expect(near(corners[0].x, 314.5) && near(corners[1].x, 317.5))
    #expect(near(corners[2].y - corners[1].y, length))
    #expect(near(corners[0].y, 2.5 + (475 - length) * 0.5))
    #expect(near(film.restTime, 2.55))
  }
}
