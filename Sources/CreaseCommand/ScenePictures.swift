internal import Crease

/// Makes sure that a scene's pictures can be drawn before anything else begins.
enum ScenePictures {
  /// Ends the command if a picture is missing or no picture.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - name: What the command line calls the scene.
  static func check(_ scene: Scene, name: String) throws(CommandFailure) {
    let faults = scene.faultyPictures()
    guard let first = faults.first else { return }
    let lines = faults.prefix(20).map { fault in name.isEmpty ? "\(fault)" : "\(name): \(fault)" }
    let rest = faults.count - lines.count
    throw CommandFailure(
      message: (lines + (rest > 0 ? ["and \(rest) more pictures"] : [])).joined(separator: "\n"),
      code: ExitCode(first.cause))
  }

  /// The size of a picture in pixels.
  static func size(_ path: String) throws(CommandFailure) -> Size {
    do throws(PanelError) {
      let (width, height) = try PictureFile.size(of: .file(path: path))
      return Size(width: Double(width), height: Double(height))
    } catch {
      throw CommandFailure(message: "\(error)", code: ExitCode(error))
    }
  }

  /// Makes sure that an output would not replace a picture of the scene.
  static func keep(_ scene: Scene, from output: String) throws(CommandFailure) {
    for picture in scene.pictures {
      if case .file(let path) = picture.picture { try SceneInput.keep(path, from: output) }
    }
  }
}

extension ExitCode {
  /// What to exit with when a picture can't be drawn.
  init(_ error: PanelError) {
    self =
      switch error {
      case .pictureUnreadable: .inputMissing
      case .libraryMissing, .outOfMemory, .library: .failure
      default: .badData
      }
  }
}
