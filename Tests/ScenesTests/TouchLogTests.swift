import CreaseGeometry
import CreaseMotion
import CreaseScenes
import Foundation
import Testing

@Suite("Touch logs")
struct TouchLogTests {
  private func trace(_ text: String) throws -> TouchTrace {
    try TouchLog.decode(Array(text.utf8), name: "touches.jsonl")
  }

  @Test("a line is a sample, and blank lines are none")
  func samples() throws {
    let trace = try trace(
      "[0, [[1, 160, 100]]]\n\n  \r\n[0.5, [[1, 160, 112], [2, 3, 4.5]]]\r\n[1, []]")
    #expect(trace.samples.map(\.time) == [0, 0.5, 1])
    #expect(trace.samples.map(\.fingers.count) == [1, 2, 0])
    #expect(trace.samples[1].fingers[1].id == 2 && trace.samples[1].fingers[1].position.y == 4.5)
    #expect(try self.trace("").samples.isEmpty)
  }

  @Test(
    "errors name the line",
    arguments: [
      ("[0, []]\n[1, [}]", 2, 6, "found"), ("[0, []]\n\n[0, []]", 3, 2, "after the sample before"),
      ("[0, [[1, 2]]]", 1, 6, "[finger, x, y]"), ("7", 1, 1, "a sample"),
      ("[0, [[1, 2, 3], [1, 2, 3]]]", 1, 18, "finger 1 occurs twice"),
      ("[-1, []]", 1, 2, "-1 is out"), ("[0, [[1, 1e9, 0]]]", 1, 10, "out of range"),
    ])
  func faults(text: String, line: Int, column: Int, says: String) throws {
    let error = #expect(throws: SceneError.self) { try trace(text) }
    let problem = try #require(error).problems.first
    #expect(problem?.line == line && problem?.column == column, "\(String(describing: problem))")
    #expect(try #require(error).description.hasPrefix("touches.jsonl:\(line):\(column): "))
    #expect(try #require(error).description.contains(says))
  }

  @Test("sessions are told in JSON")
  func json() throws {
    let sessions = GestureRecognizer().sessions(
      in: try trace("[0, [[1, 160, 100]]]\n[0.1, [[1, 160, 114]]]\n[0.2, []]\n[1, [[1, 5, 5]]]"))
    let json = TouchLog.json(of: sessions)
    let array = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
    let objects = try #require(array)
    #expect(objects.count == 2)
    #expect(
      objects[0]["gesture"] as? String == "pan" && objects[0]["outcome"] as? String == "ended")
    #expect(objects[0]["end"] as? Double == 0.2 && objects[1]["end"] is NSNull)
    #expect(objects[1]["gesture"] is NSNull && objects[1]["outcome"] as? String == "failed")
  }
}
