internal import CreaseCGBM
internal import Glibc

/// A DRM node that GBM has opened. The display that stands on it closes it.
@safe struct GBMDevice {
  let handle: OpaquePointer
  private let descriptor: Int32

  /// Opens a node by its path.
  init(node: String) throws(DeviceAttempt.Failure) {
    descriptor = try DRMNode.open(node)
    guard let handle = unsafe gbm_create_device(descriptor) else {
      let reason = systemMessage(errno)
      Glibc.close(descriptor)
      throw DeviceAttempt.Failure(
        step: "gbm_create_device", reason: reason, remedy: Remedy.installEGL)
    }
    unsafe self.handle = handle
  }

  /// Closes the node.
  func close() {
    unsafe gbm_device_destroy(handle)
    Glibc.close(descriptor)
  }
}
