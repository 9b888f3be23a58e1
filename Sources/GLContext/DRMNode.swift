internal import Glibc

/// DRM nodes: finding and opening them.
package enum DRMNode {
  /// The kinds of node.
  enum Kind: Sendable, Hashable {
    /// `/dev/dri/renderD*`: for drawing alone.
    case render
    /// `/dev/dri/card*`: for drawing and for screens.
    case primary

    /// The names that nodes of the kind may have, in order: DRM's minors 128…191 and 0…63.
    fileprivate var names: [String] {
      switch self {
      case .render: (128..<192).map { "renderD\($0)" }
      case .primary: (0..<64).map { "card\($0)" }
      }
    }
  }

  /// The nodes there are, in the order of their numbers.
  static func nodes(_ kind: Kind) -> [String] { existing(kind, in: "/dev/dri/") }

  /// The names of the nodes that the kernel has, though /dev may not show them: containers see
  /// /sys, but only those nodes that were passed in.
  static func namesInKernel(_ kind: Kind) -> [String] {
    existing(kind, in: sysfs).map { String($0.dropFirst(sysfs.count)) }
  }

  /// The name of the kernel's driver of a node, where it can be asked or sysfs tells.
  static func driver(of path: String) -> String? {
    if let descriptor = try? open(path) {
      defer { close(descriptor) }
      return version(of: descriptor)
    }
    guard let name = path.split(separator: "/").last else { return nil }
    return driverInKernel(ofNodeNamed: String(name))
  }

  /// The name of the kernel's driver of a node, by the node's name, where sysfs tells.
  static func driverInKernel(ofNodeNamed name: String) -> String? {
    guard let link = unsafe realpath("\(sysfs)\(name)/device/driver", nil) else { return nil }
    defer { unsafe free(link) }
    return unsafe String(cString: link).split(separator: "/").last.map(String.init)
  }

  private static let sysfs = "/sys/class/drm/"

  /// The folder may be closed to listing although its nodes are not, so every name is asked for.
  private static func existing(_ kind: Kind, in folder: String) -> [String] {
    kind.names.lazy.map { folder + $0 }.filter { unsafe access($0, F_OK) == 0 }
  }

  /// Opens a node and makes sure that it is one, since GBM takes any character device.
  ///
  /// - Returns: A descriptor that the caller closes.
  static func open(_ path: String) throws(DeviceAttempt.Failure) -> Int32 {
    let descriptor = unsafe Glibc.open(path, O_RDWR | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(path: path, errno: errno) }
    guard version(of: descriptor) != nil else {
      close(descriptor)
      throw DeviceAttempt.Failure(
        step: "open", reason: "\(path) is not a DRM node",
        remedy: "name one of /dev/dri/renderD* or /dev/dri/card*")
    }
    return descriptor
  }

  /// The driver's name, as DRM_IOCTL_VERSION tells it; nil where a descriptor is no DRM node's.
  ///
  /// The call is `_IOWR('d', 0, struct drm_version)`; of that struct's eight words the third and
  /// the fourth are the room for the name and its address, and the others may be 0.
  private static func version(of descriptor: Int32) -> String? {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFCHR else {
      return nil
    }
    var name = [UInt8](repeating: 0, count: 64)
    let length = unsafe name.withUnsafeMutableBufferPointer { room -> UInt64? in
      var version: [UInt64] = [
        0, 0, UInt64(room.count), UInt64(UInt(bitPattern: room.baseAddress)), 0, 0, 0, 0,
      ]
      return unsafe ioctl(descriptor, 0xC040_6400, &version) == 0 ? version[2] : nil
    }
    guard let length else { return nil }
    return String(decoding: name.prefix(Int(clamping: length)), as: UTF8.self)
  }

  /// Why there is no node of a kind, with what helps.
  ///
  /// - Parameters:
  ///   - sentence: What there is none of.
  ///   - hidden: The nodes that the kernel has nevertheless.
  package static func absence(of sentence: String, _ hidden: [String]) -> DeviceAttempt.Failure {
    guard !hidden.isEmpty else {
      return DeviceAttempt.Failure(
        step: "open", reason: sentence + ", and the kernel tells of none",
        remedy: Remedy.loadDriver)
    }
    return DeviceAttempt.Failure(
      step: "open", reason: sentence + ", but the kernel has \(hidden.joined(separator: ", "))",
      remedy: Remedy.mountNode)
  }

  /// Why a node did not open, with what helps.
  static func failure(path: String, errno code: Int32) -> DeviceAttempt.Failure {
    let remedy: String? =
      switch code {
      case ENOENT, ENOTDIR: Remedy.missingNode
      case EACCES, EPERM: permission(of: path)
      default: nil
      }
    return DeviceAttempt.Failure(
      step: "open", reason: "\(path): \(systemMessage(code))", remedy: remedy)
  }

  /// What helps where a node may not be opened.
  private static func permission(of path: String) -> String? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    let group = name(ofGroup: status.st_gid)
    // Reading and writing, by the group.
    return status.st_mode & 0o060 == 0o060
      ? Remedy.joinGroup(node: path, group: group) : Remedy.openToGroup(node: path)
  }

  /// The name of a group, or its number where it has no name here.
  private static func name(ofGroup number: gid_t) -> String {
    guard let entry = unsafe getgrgid(number), let name = unsafe entry.pointee.gr_name else {
      return String(number)
    }
    return unsafe String(cString: name)
  }
}
