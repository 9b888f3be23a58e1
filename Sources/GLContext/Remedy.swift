/// What to do about the common faults.
enum Remedy {
  /// No driver behind EGL.
  static var installEGL: String {
    let advice = "install a driver, as in 'apt-get install libegl-mesa0 libgl1-mesa-dri'"
    let set = ["__EGL_VENDOR_LIBRARY_DIRS", "__EGL_VENDOR_LIBRARY_FILENAMES"].compactMap { name in
      Environment.value(of: name).map { "\(name)=\($0)" }
    }
    return set.isEmpty ? advice : advice + ", or unset \(set.joined(separator: " and "))"
  }
  /// No node under /dev/dri.
  static let mountNode =
    "load the graphics chip's kernel driver; in a container, pass the node in, as in"
    + " 'docker run --device /dev/dri'"
  /// A node's path that leads nowhere.
  static let missingNode =
    "'crease devices' lists the nodes there are; in a container, pass the node in, as in"
    + " 'docker run --device /dev/dri'"
  /// A number that no EGL device has.
  static let listDevices = "'crease devices' lists them"
  /// A render node without a driver of its own.
  static let primaryNode =
    "Mesa's software driver draws on primary nodes only; try '--device gbm:/dev/dri/card0'"
  /// A driver that begins well and then does not draw.
  static let otherDevice = "try '--device surfaceless'"
  /// Software where hardware was asked for.
  static let hardware =
    "install the graphics chip's driver, as in 'apt-get install libgl1-mesa-dri', or leave out"
    + " '--require-hardware'"

  /// A node that may not be opened.
  ///
  /// - Parameters:
  ///   - node: The node's path.
  ///   - group: The name of the group that may, or its number where it has none here.
  static func joinGroup(node: String, group: String) -> String {
    if Int(group) != nil {
      return "the node belongs to group \(group); in a container, 'docker run --group-add \(group)'"
    }
    return "the node belongs to group '\(group)'; join it: 'sudo usermod -aG \(group) \"$USER\"',"
      + " then log in again"
  }
}
