import CreaseScenes

/// A document with a list of three cells, to which members are added or in which they take the
/// place of others.
func document(
  list: String = #""cells": ["a", "b", "c"]"#, tracks: String? = nil,
  canvas: String = #""width": 320, "height": 480"#, more: String = ""
) -> String {
  let tracks = tracks.map { #", "tracks": [\#($0)]"# } ?? ""
  return #"{"crease": 1, "canvas": {\#(canvas)}, "list": {\#(list)}\#(tracks)\#(more)}"#
}

/// What is wrong with a document.
func problems(_ text: String) -> [SceneProblem] { problems(Array(text.utf8)) }

/// What is wrong with a document.
func problems(_ bytes: [UInt8]) -> [SceneProblem] {
  do throws(SceneError) {
    _ = try Scene.decode(json: bytes, name: "test.json")
    return []
  } catch {
    return error.problems
  }
}

/// A scene's stage is another one than a test expects.
struct NoList: Error {}

/// A document with a stage of a canvas of 320 × 480 points.
func document(
  _ stage: String, _ members: String, script: String? = nil, tracks: String? = nil
) -> String {
  let script = script.map { #", "script": [\#($0)]"# } ?? ""
  let tracks = tracks.map { #", "tracks": [\#($0)]"# } ?? ""
  let canvas = #""canvas": {"width": 320, "height": 480}"#
  return #"{"crease": 1, \#(canvas), "\#(stage)": {\#(members)}\#(script)\#(tracks)}"#
}
