/// What to do about the common faults.
enum Remedy {
  /// No driver behind EGL.
  static var installEGL: String {
    let advice = "install a driver, as in 'apt-get install libegl-mesa0 libgl1-mesa-dri'"
    let set = Environment.settings(of: [
      "__EGL_VENDOR_LIBRARY_DIRS", "__EGL_VENDOR_LIBRARY_FILENAMES", "LIBGL_DRIVERS_PATH",
      "MESA_LOADER_DRIVER_OVERRIDE", "GBM_BACKEND", "GBM_BACKENDS_PATH",
    ])
    return set.isEmpty ? advice : advice + ", or unset \(set.joined(separator: " and "))"
  }
  /// No node under /dev/dri, and none that the kernel tells of.
  static let loadDriver =
    "load the graphics chip's kernel driver (for NVIDIA's 'modprobe nvidia-drm'); without a chip"
    + " nothing is amiss"
  /// A node that the kernel has, but /dev/dri has not.
  static let mountNode =
    "in a container, pass the nodes in, as in 'docker run --device /dev/dri'"
  /// A node's path that leads nowhere.
  static let missingNode =
    "'crease devices' lists the nodes there are; in a container, pass the node in, as in"
    + " 'docker run --device /dev/dri'"
  /// A number that no EGL device has.
  static let listDevices = "'crease devices' lists them"
  /// A driver that begins well on a node and then does not draw.
  ///
  /// - Parameter node: The node's path; nil elsewhere than on GBM.
  static func undrawn(node: String?) -> String {
    guard let node else { return otherDevice }
    let driver = DRMNode.driver(of: node).map { KernelDriver(name: $0) }
    let install = driver.flatMap { $0.hasNoChip ? nil : $0.remedy + "; " } ?? ""
    guard node.contains("renderD") else { return install + otherDevice }
    return install
      + "Mesa's software driver draws on primary nodes only; try '--device gbm:/dev/dri/card0'"
  }
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

  /// A node that nobody but its owner may open.
  static func openToGroup(node: String) -> String {
    "only its owner may open it; let a group in, as root: 'chgrp render \(node)' and"
      + " 'chmod 660 \(node)'"
  }
}
