/// The parts of a path.
enum Path {
  /// The folder that holds a path's last component: "." or a path without a slash at its end, but
  /// for "/".
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    let folder = path[..<slash]
    let end = folder.lastIndex { $0 != "/" }
    guard let end else { return "/" }
    return String(folder[...end])
  }

  /// What follows a path's last slash.
  static func name(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// A file's path in a folder.
  static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
