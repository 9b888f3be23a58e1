public import CreaseGeometry

extension Color {
  /// Reads a colour as a scene writes it: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, a CSS name in
  /// any letter case, or `transparent`.
  ///
  /// - Throws: `SceneError` that tells what is allowed, and the nearest name for a typo.
  public init(text: String) throws(SceneError) {
    switch ColorSyntax.parse(text) {
    case .success(let color): self = color
    case .failure(let fault): throw SceneError(fault)
    }
  }
}
