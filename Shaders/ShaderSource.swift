/// The text of the shaders, as it stands in the files of this folder.
public enum ShaderSource {
  /// Folds and projects a panel's corners (GLSL ES 3.00).
  public static let panelVertex = String(decoding: PackageResources.panel_vert, as: UTF8.self)
  /// Colours a panel's pixels (GLSL ES 3.00).
  public static let panelFragment = String(decoding: PackageResources.panel_frag, as: UTF8.self)
  /// Colours a shadow's pixels (GLSL ES 3.00); it goes with the rich vertex shader.
  public static let shadowFragment = String(decoding: PackageResources.shadow_frag, as: UTF8.self)

  /// A shader that can do what few panels need: the same text with `RICH` defined.
  public static func rich(_ source: String) -> String {
    // Nothing may stand before the version.
    guard let end = source.firstIndex(of: "\n") else { return source }
    return source[...end] + "#define RICH\n" + source[source.index(after: end)...]
  }
}
