import CreaseScenes
import Foundation
import Testing

@Suite("Schema")
struct SchemaTests {
  /// An object of the schema: its keys, and how a document is made in which it holds given members.
  struct Object: Sendable {
    let place: String
    let path: [String]
    let document: @Sendable (String) -> String
  }

  private static let objects =
    [
      Object(place: "", path: []) { "{\($0)}" },
      Object(place: "canvas", path: ["$defs", "canvas"]) {
        document().replacing(#""width": 320, "height": 480"#, with: $0)
      },
      Object(place: "list", path: ["$defs", "list"]) { document(list: $0) },
      Object(place: "list.cells[0]", path: ["$defs", "cell"]) {
        document(list: "\"cells\": [{\($0)}]")
      },
      Object(place: "list.ramp", path: ["$defs", "ramp"]) {
        document(list: "\"cells\": [], \"ramp\": {\($0)}")
      },
      Object(place: "list.shade", path: ["$defs", "shade"]) {
        document(list: "\"cells\": [], \"shade\": {\($0)}")
      },
      Object(place: "tracks[0]", path: ["$defs", "track"]) { document(tracks: "{\($0)}") },
      Object(place: "script[0]", path: ["$defs", "scriptEntry"]) { script("{\($0)}") },
    ]
    + [
      Object(place: "fold", path: ["$defs", "fold"]) { document("fold", $0) },
      Object(place: "fold.picture", path: ["$defs", "page"]) {
        document("fold", "\"picture\": {\($0)}")
      },
      Object(place: "roll", path: ["$defs", "roll"]) { document("roll", $0) },
      Object(place: "button", path: ["$defs", "button"]) { document("button", $0) },
      Object(place: "button.options[0]", path: ["$defs", "option"]) {
        document("button", "\"options\": [{\($0)}]")
      },
      Object(place: "layers", path: ["$defs", "layerTree"]) { document("layers", $0) },
      Object(place: "layers.children[0]", path: ["$defs", "layer"]) {
        document("layers", "\"children\": [{\($0)}]")
      },
      Object(place: "layers.children[0].transform", path: ["$defs", "operation"]) {
        layer("\"transform\": {\($0)}")
      },
      Object(place: "layers.children[0].transform.rotate", path: ["$defs", "rotation"]) {
        layer("\"transform\": {\"rotate\": {\($0)}}")
      },
      Object(place: "layers.children[0].animations[0]", path: ["$defs", "animation"]) {
        layer("\"animations\": [{\($0)}]")
      },
    ]
    + ["border", "gradient", "shadow", "picture", "text", "path"].map { part in
      Object(place: "layers.children[0].\(part)", path: ["$defs", part]) {
        layer("\"\(part)\": {\($0)}")
      }
    }
    + [
      "pull", "pinch", "pan", "tap", "insert", "remove", "scroll", "swipe", "roll", "press", "open",
      "close",
    ].map { kind in
      Object(place: "script[0].\(kind)", path: ["$defs", kind == "roll" ? "rollOff" : kind]) {
        script("{\"at\": 0, \"\(kind)\": {\($0)}}")
      }
    }

  /// A document with an entry of a script, and no stage that would tell which ones there can be.
  private static func script(_ entry: String) -> String {
    #"{"crease": 1, "canvas": {"width": 1, "height": 1}, "script": [\#(entry)]}"#
  }

  private static func layer(_ members: String) -> String {
    document("layers", "\"children\": [{\(members)}]")
  }

  private func schema() throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(Schema.text.utf8))
    return try #require(object as? [String: Any])
  }

  private func keys(_ path: [String]) throws -> Set<String> {
    var object = try schema()
    for key in path { object = try #require(object[key] as? [String: Any]) }
    #expect(object["additionalProperties"] as? Bool == false)
    let properties = try #require(object["properties"] as? [String: [String: Any]])
    for (key, property) in properties { #expect(property["description"] is String, "\(key)") }
    return Set(properties.keys)
  }

  @Test("the reader knows the keys of the schema, and no others", arguments: objects)
  func keys(of object: Object) throws {
    let keys = try keys(object.path)
    let unknown = problems(object.document("\"?\": 1")).compactMap { problem in
      if case .unknownKey("?", _, let known) = problem.fault { known } else { nil }
    }
    #expect(unknown.map(Set.init) == [keys])
    let prefix = object.place.isEmpty ? "" : object.place + "."
    for key in keys {
      let places = problems(object.document("\"\(key)\": null")).filter {
        if case .wrongKind = $0.fault { true } else { false }
      }.map(\.place)
      // A frame rate takes more than one kind, and says so in its own words.
      #expect(places.contains(prefix + key) || key == "fps", "\(prefix + key)")
    }
  }

  @Test("the definitions are those that are used")
  func definitions() throws {
    let definitions = try #require(try schema()["$defs"] as? [String: Any])
    for name in definitions.keys { #expect(Schema.text.contains("\"#/$defs/\(name)\"")) }
    let used = Schema.text.components(separatedBy: "\"#/$defs/").dropFirst()
    for name in used.compactMap({ $0.split(separator: "\"").first }) {
      #expect(definitions[String(name)] != nil, "\(name)")
    }
    let objects = Set(Self.objects.compactMap(\.path.last)).union(["color", "curve"])
    #expect(Set(definitions.keys) == objects)
  }

  @Test("defaults and ranges are told")
  func defaults() throws {
    let definitions = try #require(try schema()["$defs"] as? [String: [String: Any]])
    let list = try #require(definitions["list"]?["properties"] as? [String: [String: Any]])
    #expect(list["cellHeight"]?["default"] as? Double == 60)
    #expect(list["cellHeight"]?["exclusiveMinimum"] as? Double == 0)
    #expect(list["font"]?["default"] as? String == "Inter Bold 20")
    #expect(list["textColor"]?["default"] as? String == "#ffffff")
    #expect(list["commit"]?["maximum"] as? Double == 1)
    let ramp = try #require(definitions["ramp"]?["properties"] as? [String: [String: Any]])
    #expect(ramp["from"]?["default"] as? String == "#d90016")
    #expect(ramp["to"]?["default"] as? String == "#eaaf1c")
    let cell = try #require(definitions["cell"]?["properties"] as? [String: [String: Any]])
    #expect(cell["style"]?["enum"] as? [String] == ["flat", "foldBack", "pinch", "foldUp"])
    #expect(cell["style"]?["default"] as? String == "pinch")
  }
}
