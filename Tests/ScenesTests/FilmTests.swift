import CreaseEffects
import CreaseLayers
import CreaseMotion
import CreaseScenes
import Testing

@Suite("Film")
struct FilmTests {
  private func film(_ more: String = "", tracks: String? = nil) throws -> Film {
    try Film(Scene(json: document(tracks: tracks, more: more)))
  }

  @Test(
    "frames are as many as duration and rate say, each at its time",
    arguments: [
      (", \"duration\": 2.5", 150), (", \"duration\": 0", 1), (", \"duration\": 0.001", 1),
      (", \"duration\": 1, \"fps\": 29.97", 30), (", \"duration\": 10, \"fps\": 12.5", 125),
      (", \"duration\": 1.01, \"fps\": \"30000/1001\"", 30),
    ])
  func clock(more: String, count: Int) throws {
    let film = try film(more)
    #expect(film.frameCount == count && film.frames.count == count)
    let rate = film.frameRate
    for frame in [0, 1, 7, count - 1] {
      #expect(
        film.time(ofFrame: frame) == Double(frame * rate.denominator) / Double(rate.numerator))
    }
  }

  @Test("without a duration a film lasts until all is at rest, and a quarter of a second more")
  func rest() throws {
    #expect(try film().duration == 0.25)
    #expect(try film().frameCount == 15)
    let tracks =
      #"{"target": "cells[0].height", "keys": [[0, 60], [1.5, 0]]}, "#
      + #"{"target": "contentOffset", "keys": [[2, 0]]}"#
    #expect(try film(tracks: tracks).duration == 2.25)
  }

  @Test("a frame asked for alone is the frame of the sequence")
  func frames() throws {
    let tracks = #"{"target": "cells[1].height", "keys": [[0, 60], [1, 0, "easeIn"]]}"#
    let film = try film(tracks: tracks)
    var index = 0
    for frame in film.frames {
      #expect(frame == film.frame(at: film.time(ofFrame: index)))
      #expect(frame.canvas == film.canvas)
      index += 1
    }
    #expect(index == 75)
    #expect(film.frames[30] == film.frames.dropFirst(30).first)
    #expect(film.frames[0] != film.frames[30])
  }

  @Test("times outside the film are drawn on request, and refused by name")
  func outside() throws {
    let film = try film(", \"duration\": 2")
    #expect(film.frame(at: -1) == film.frame(at: 0))
    #expect(film.frame(at: 100) == film.frame(at: 2))
    #expect(film.frame(at: .nan).panels.count == 9)
    try film.validate(time: 0)
    try film.validate(time: 2)
    for time in [-0.1, 2.01, .nan, .infinity] {
      let error = #expect(throws: SceneError.self) { try film.validate(time: time) }
      #expect(try #require(error).description.contains("0 to 2 s, the film's duration"))
    }
  }
}
