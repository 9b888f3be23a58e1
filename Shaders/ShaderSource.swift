/// The text of the shaders, as it stands in the files of this folder.
public enum ShaderSource {
  /// Folds and projects a panel's corners (GLSL ES 3.00).
  public static let panelVertex = String(decoding: PackageResources.panel_vert, as: UTF8.self)
  /// Colours a panel's pixels (GLSL ES 3.00).
  public static let panelFragment = String(decoding: PackageResources.panel_frag, as: UTF8.self)
}
