internal import Crease
internal import CreaseSystem

/// Reads scenes from where the command line names them.
enum SceneInput {
  /// A scene document larger than this is not read: 256 MiB.
  private static let byteLimit = 1 << 28

  /// The option that names a scene in usage lines.
  static let help =
    "SCENE is a file, '-' for standard input, or 'example:NAME' ('crease example' lists those)."

  /// Makes sure that an output would not replace the input that it is made from.
  static func keep(_ input: String, from output: String) throws(CommandFailure) {
    guard input != "-", output != "-", FileContents.areSame(input, output) else { return }
    throw .usage("\(output) is the input itself; name another output")
  }

  /// The scene behind a name.
  ///
  /// - Parameters:
  ///   - name: What the command line calls it.
  ///   - checksPictures: Whether to make sure that its pictures are there and are some.
  static func load(
    _ name: String, checksPictures: Bool = true
  ) throws(CommandFailure) -> Scene {
    let bytes = try read(name)
    let title = name == "-" ? "standard input" : name
    let scene: Scene
    do { scene = try Scene.decode(json: bytes, name: title, folder: folder(of: name)) } catch {
      throw CommandFailure(message: "\(error)", code: .badData)
    }
    if checksPictures { try ScenePictures.check(scene, name: title) }
    return scene
  }

  /// The film of a scene.
  static func film(of scene: Scene) throws(CommandFailure) -> Film {
    do { return try Film(scene) } catch {
      throw CommandFailure(message: "\(error)", code: .badData)
    }
  }

  /// What a scene's pictures lie relative to: the folder of its file, or the working folder.
  private static func folder(of name: String) -> String {
    guard name != "-", !name.hasPrefix("example:"), let slash = name.lastIndex(of: "/") else {
      return ""
    }
    return String(name[...slash])
  }

  /// The bytes behind a name.
  static func read(_ name: String) throws(CommandFailure) -> [UInt8] {
    if name.hasPrefix("example:") {
      return Array(try example(String(name.dropFirst("example:".count))).utf8)
    }
    do {
      return name == "-"
        ? try FileContents.readStandardInput(limit: byteLimit)
        : try FileContents.read(path: name, limit: byteLimit)
    } catch {
      let isExample = Examples.names.contains(name)
      throw CommandFailure(
        message: "\(error)" + (isExample ? "; did you mean example:\(name)?" : ""),
        code: .inputMissing)
    }
  }

  /// The text of a built-in scene.
  static func example(_ name: String) throws(CommandFailure) -> String {
    do { return try Examples.text(named: name) } catch {
      throw CommandFailure(message: "\(error)", code: .inputMissing)
    }
  }
}
