/// The pictures of the examples: SVG documents, of which each is one line in a scene.
enum ExampleArt {
  /// An SVG document without the ends of its lines, which a text in JSON can't have; its attributes
  /// are in single quotes.
  static func inline(_ svg: String) -> String {
    svg.split(separator: "\n").joined(separator: " ")
  }
}
