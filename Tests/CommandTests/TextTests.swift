import Foundation
import Testing

/// The commands that print text.
@Suite struct TextTests {
  @Test func helpIsThereForEveryCommand() throws {
    let overview = try Run.crease("help")
    #expect(overview.code == 0)
    for name in [
      "render", "fold", "roll", "sheet", "inspect", "trace", "devices", "example", "validate",
      "schema",
    ] {
      #expect(overview.text.contains("  \(name) "))
      let help = try Run.crease("help", name)
      #expect(help.text.hasPrefix("usage: crease \(name)"))
      #expect(try Run.crease(name, "--help").text == help.text)
    }
    #expect(try Run.crease("--help").text == overview.text)
  }

  @Test func examplesAreListedPrintedAndValid() throws {
    let list = try Run.crease("example")
    let names = list.text.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(names.contains("list") && names.contains("list-poses"))
    for name in names {
      let text = try Run.crease("example", String(name))
      #expect(try JSONSerialization.jsonObject(with: text.output) is [String: Any])
      #expect(try Run.crease("validate", "-", input: text.text).code == 0)
    }
  }

  @Test func inspectPrintsPanelsAndState() throws {
    let run = try Run.crease("inspect", "example:list-poses")
    let frame = try #require(
      try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    let panels = try #require(frame["panels"] as? [[String: Any]])
    let list = try #require(frame["list"] as? [String: Any])
    let cells = try #require(list["cells"] as? [[String: Any]])
    #expect(panels.count == 3 * cells.count)
    #expect(panels.first?["id"] as? String == "cells[0].top")
    #expect(frame["time"] as? Double == 0)
  }

  @Test func schemaIsAJSONSchema() throws {
    let run = try Run.crease("schema")
    let schema = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    #expect((schema["$schema"] as? String)?.contains("2020-12") == true)
  }

  @Test func devicesNameTheOneThatIsTaken() throws {
    let run = try Run.crease("devices", "--json")
    #expect(run.code == 0)
    let attempts = try #require(
      try JSONSerialization.jsonObject(with: run.output) as? [[String: Any]])
    #expect(attempts.filter { $0["auto"] as? Bool == true }.count == 1)
    #expect(try Run.crease("devices").text.contains("'auto' takes"))
  }
}
