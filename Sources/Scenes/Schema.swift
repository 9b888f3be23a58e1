/// The JSON Schema of scene documents, made from the declarations that they are read by.
public enum Schema {
  /// The schema's text (JSON Schema draft 2020-12).
  ///
  /// It tells keys, kinds and ranges; what depends on more than one value, such as the number of
  /// pixels, is left to `Scene.decode(json:name:)`.
  public static var text: String { JSONWriter.text(of: json) }

  private static var json: JSONValue {
    let shape = SceneDocument.general.shape
    var definitions: [JSONValue.Member] = []
    for definition in shape.definitions
    where !definitions.contains(where: { $0.key == definition.key }) {
      definitions.append(definition)
    }
    definitions.sort { $0.key < $1.key }
    return JSONValue.object(
      .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
      .init("title", "A Crease scene")
    ).adding((shape.schema.members ?? []) + [.init("$defs", .init(.object(definitions)))])
  }
}
