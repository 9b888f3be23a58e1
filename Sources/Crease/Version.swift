/// Facts about the library itself.
public enum CreaseLibrary {
  /// The version, by semantic versioning.
  public static let version = "0.1.0"
}
