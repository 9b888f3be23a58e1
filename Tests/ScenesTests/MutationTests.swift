import CreaseEffects
import CreaseScenes
import Testing

@Suite("Damaged documents")
struct MutationTests {
  /// Pieces that are likely to do harm.
  private static let pieces: [[UInt8]] =
    [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\uD800", "-", "0", "9", "1e9", "1e308",
      "e", ".",
      "null", "true", "NaN", "\"keys\"", "\"spring\"", "[0,0]", "{}", "\u{0}", "é",
      "cells[9999999].height",
      "-1", "99999999999999999999", "#12345", "\n",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xEF, 0xBB, 0xBF]]

  @Test("they are refused or decoded, and what is decoded can be shown", arguments: 1...8)
  func mutations(seed: UInt64) throws {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, bound)
    }
    var refused = 0
    var decoded = 0
    for _ in 0..<400 {
      var bytes = Array(try Examples.text(named: Examples.names[next(2)]).utf8)
      for _ in 0...next(2) {
        let start = next(bytes.count)
        let end = min(bytes.count, start + next(6))
        switch next(4) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: bytes[start..<end], at: next(bytes.count))
        case 2: bytes.replaceSubrange(start..<end, with: Self.pieces[next(Self.pieces.count)])
        default: bytes[start] = UInt8(next(10)) + 48
        }
      }
      do throws(SceneError) {
        let film = try Film(Scene.decode(json: bytes))
        _ = film.frame(at: film.duration / 2, scope: .everything)
        _ = try Inspection.json(of: film, at: film.duration)
        decoded += 1
      } catch {
        #expect(!error.problems.isEmpty && !error.description.isEmpty)
        #expect(error.problems.allSatisfy { $0.line != nil && $0.column != nil })
        refused += 1
      }
    }
    #expect(refused > 0 && decoded > 0)
  }
}
