/// The text of the shaders, as it stands in the files of this folder.
public enum ShaderSource {
  /// Places rectangles of whole pixels (GLSL ES 3.00).
  public static let rectVertex = String(decoding: PackageResources.rect_vert, as: UTF8.self)
  /// Colours whole pixels of a panel (GLSL ES 3.00).
  public static let rectFragment = String(decoding: PackageResources.rect_frag, as: UTF8.self)
  /// Folds and projects a panel's corners (GLSL ES 3.00).
  public static let panelVertex = String(decoding: PackageResources.panel_vert, as: UTF8.self)
  /// Colours a panel's pixels (GLSL ES 3.00).
  public static let panelFragment = String(decoding: PackageResources.panel_frag, as: UTF8.self)

  /// A shader that can do what few panels need: the same text with `RICH` defined.
  public static func rich(_ source: String) -> String { defining("RICH", in: source) }

  /// A shader for pixels that a panel covers whole: the same text with `INSIDE` defined.
  public static func inside(_ source: String) -> String { defining("INSIDE", in: source) }

  /// A shader for pixels without contents: the same text with `BARE` defined.
  public static func bare(_ source: String) -> String { defining("BARE", in: source) }

  /// A shader for shadows, which goes with the rich vertex shader: the same text with `SHADOW` defined.
  public static func shadow(_ source: String) -> String { defining("SHADOW", in: source) }

  /// A shader whose varyings are what they are at a shape's last corner (`FLAT` defined as `flat`), or
  /// interpolated although all corners have the same: llvmpipe draws rectangles as such, and several
  /// times as fast, only if nothing is flat.
  public static func varying(isFlat: Bool, _ source: String) -> String {
    defining(isFlat ? "FLAT flat" : "FLAT", in: source)
  }

  /// A shader that makes Y'CbCr of a picture, which goes with the rectangles' vertex shader: the same
  /// text with `PLANES` defined.
  public static func planes(_ source: String) -> String { defining("PLANES", in: source) }

  private static func defining(_ name: String, in source: String) -> String {
    // Nothing may stand before the version.
    guard let end = source.firstIndex(of: "\n") else { return source }
    return source[...end] + "#define \(name)\n" + source[source.index(after: end)...]
  }
}
