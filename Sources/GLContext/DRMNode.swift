internal import Glibc

/// DRM nodes: finding and opening them.
enum DRMNode {
  /// The render nodes there are, in the order of their numbers (DRM's minors 128…191).
  static var renderNodes: [String] { existing("renderD", 128..<192) }
  /// The primary nodes there are, in the order of their numbers (DRM's minors 0…63).
  static var primaryNodes: [String] { existing("card", 0..<64) }

  /// The folder may be closed to listing although its nodes are not, so every name is asked for.
  private static func existing(_ prefix: String, _ numbers: Range<Int>) -> [String] {
    numbers.lazy.map { "/dev/dri/\(prefix)\($0)" }.filter { unsafe access($0, F_OK) == 0 }
  }

  /// Opens a node and makes sure that it is one, since GBM takes any character device.
  ///
  /// - Returns: A descriptor that the caller closes.
  static func open(_ path: String) throws(DeviceAttempt.Failure) -> Int32 {
    let descriptor = unsafe Glibc.open(path, O_RDWR | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(path: path, errno: errno) }
    guard isDRM(descriptor) else {
      close(descriptor)
      throw DeviceAttempt.Failure(
        step: "open", reason: "\(path) is not a DRM node",
        remedy: "name one of /dev/dri/renderD* or /dev/dri/card*")
    }
    return descriptor
  }

  /// Whether a descriptor answers DRM_IOCTL_VERSION: `_IOWR('d', 0, struct drm_version)`, whose
  /// eight words may all be 0 (no room for the driver's name).
  private static func isDRM(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFCHR else {
      return false
    }
    var version: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) =
      (0, 0, 0, 0, 0, 0, 0, 0)
    return unsafe ioctl(descriptor, 0xC040_6400, &version) == 0
  }

  /// Why a node did not open, with what helps.
  static func failure(path: String, errno code: Int32) -> DeviceAttempt.Failure {
    let remedy: String? =
      switch code {
      case ENOENT, ENOTDIR: Remedy.missingNode
      case EACCES, EPERM: group(of: path).map { Remedy.joinGroup(node: path, group: $0) }
      default: nil
      }
    return DeviceAttempt.Failure(
      step: "open", reason: "\(path): \(systemMessage(code))", remedy: remedy)
  }

  /// The name of a file's group, or its number where it has no name here.
  private static func group(of path: String) -> String? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    guard let entry = unsafe getgrgid(status.st_gid), let name = unsafe entry.pointee.gr_name else {
      return String(status.st_gid)
    }
    return unsafe String(cString: name)
  }
}
