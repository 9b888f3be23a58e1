extension Scene {
  /// Reads a scene from a JSON document.
  ///
  /// - Parameters:
  ///   - bytes: The document in UTF-8, with or without a byte order mark.
  ///   - name: What errors call the document, such as its file name.
  ///   - folder: What the paths of pictures are relative to, such as the folder in which the
  ///     document lies; empty for the working folder.
  /// - Throws: `SceneError` with all that is wrong: each problem with its place, line and column,
  ///   the value found, what is allowed, and for a typo the nearest known name.
  public static func decode(
    json bytes: [UInt8], name: String = "", folder: String = ""
  ) throws(SceneError) -> Scene {
    let source = SourceText(bytes: bytes)
    let root: JSONValue
    let repeated: [RepeatedKey]
    do throws(JSONError) {
      (root, repeated) = try JSONParser.parse(bytes)
    } catch {
      let (line, column) = source.position(of: error.offset)
      let fault = SceneFault.syntax(found: error.found, remedy: error.expected)
      throw SceneError(
        document: name,
        problems: [SceneProblem(place: "", line: line, column: column, fault: fault)])
    }
    var reader = SceneReader(folder: folder)
    for key in repeated {
      // Counting lines takes its time, and of a flood of keys only some are told.
      let line = reader.isFull ? 0 : source.position(of: key.firstOffset).line
      reader.report(.repeatedKey(key.key, firstLine: line), at: key.place, offset: key.offset)
    }
    let document = SceneDocument.object(for: StageKind(in: root)).shape.read(root, &reader)
    document?.check(&reader)
    document?.checkScript(&reader)
    if let error = reader.error(document: name, root: root, source: source) { throw error }
    guard let scene = document?.scene else {
      throw SceneError(
        .malformed(
          found: "the document", what: "a scene",
          remedy: "give it one stage: \(StageKind.names)"))
    }
    return scene
  }

  /// Reads a scene from the text of a JSON document.
  ///
  /// - Throws: `SceneError` as `decode(json:name:)` does.
  public init(json text: String) throws(SceneError) {
    self = try Self.decode(json: Array(text.utf8))
  }

  /// Notes what is out of range.
  ///
  /// - Throws: `SceneError` with all of it; a scene that was decoded and not changed has nothing.
  public func validate() throws(SceneError) {
    var reader = SceneReader()
    SceneDocument(self).check(&reader)
    if let error = reader.error(document: "") { throw error }
  }
}
