/// One way to a device that can be tried.
struct DeviceCandidate: Sendable, Hashable {
  let platform: DevicePlatform
  var node: String? = nil
  var index: Int? = nil
  /// Why there is nothing to try, where that is known beforehand.
  var absent: DeviceAttempt.Failure? = nil

  /// A group of candidates, listed only when its turn comes: listing EGL's devices loads every
  /// vendor's driver.
  enum Stage: Sendable, Hashable {
    case named(DeviceCandidate)
    case renderNodes, primaryNodes, devices, surfaceless, software
  }

  /// The stages of a choice, in the order in which they are tried.
  static func stages(of choice: DeviceChoice) -> [Stage] {
    switch choice {
    case .automatic: [.renderNodes, .primaryNodes, .devices, .surfaceless, .software]
    case .gbm(nil): [.renderNodes, .primaryNodes]
    case .gbm(.some(let node)): [.named(DeviceCandidate(platform: .gbm, node: node))]
    case .egl(nil): [.devices]
    case .egl(.some(let index)): [.named(DeviceCandidate(platform: .egl, index: index))]
    case .surfaceless: [.surfaceless, .software]
    }
  }

  /// The candidates of a stage.
  static func candidates(of stage: Stage) -> [DeviceCandidate] {
    switch stage {
    case .named(let candidate): [candidate]
    case .renderNodes: nodes(.render, named: "render node (/dev/dri/renderD*)")
    case .primaryNodes: nodes(.primary, named: "primary node (/dev/dri/card*)")
    case .devices: devices()
    case .surfaceless: [DeviceCandidate(platform: .surfaceless)]
    case .software: [DeviceCandidate(platform: .software)]
    }
  }

  private static func nodes(_ kind: DRMNode.Kind, named name: String) -> [DeviceCandidate] {
    let paths = DRMNode.nodes(kind)
    guard paths.isEmpty else { return paths.map { DeviceCandidate(platform: .gbm, node: $0) } }
    let hidden = DRMNode.namesInKernel(kind).map { name in
      name + (DRMNode.driverInKernel(ofNodeNamed: name).map { " (\($0))" } ?? "")
    }
    let failure = DRMNode.absence(of: "there is no \(name)", hidden)
    return [DeviceCandidate(platform: .gbm, absent: failure)]
  }

  private static func devices() -> [DeviceCandidate] {
    do throws(DeviceAttempt.Failure) {
      let count = try unsafe EGLClient.devices().count
      guard count > 0 else {
        throw DeviceAttempt.Failure(
          step: "eglQueryDevicesEXT", reason: "EGL lists no devices", remedy: Remedy.installEGL)
      }
      return (0..<count).map { DeviceCandidate(platform: .egl, index: $0) }
    } catch {
      return [DeviceCandidate(platform: .egl, absent: error)]
    }
  }

  /// Opens the device and makes sure that it draws.
  func open(requireHardware: Bool, after attempts: [DeviceAttempt])
    throws(DeviceAttempt.Failure) -> GLContext
  {
    if let absent { throw absent }
    let lease = try DisplayLease(key, software: platform == .software)
    let binding = try EGLBinding.create(on: platform, lease: lease)
    let former = try DeviceAttempt.Failure.wrapping(remedy: Remedy.otherDevice) {
      () throws(GLContextError) in try binding.enter()
    }
    defer { if let former { binding.leave(former) } }
    let info = try prove(binding)
    if requireHardware, info.isSoftware {
      throw DeviceAttempt.Failure(
        step: "hardware", reason: "the driver draws in software: \(info.renderer)",
        remedy: Remedy.hardware)
    }
    return GLContext(binding: binding, info: info, attempts: attempts)
  }

  /// Draws the probe pixels and asks what drew them.
  private func prove(_ binding: EGLBinding) throws(DeviceAttempt.Failure) -> DeviceInfo {
    let probe = Probe(binding, node: node)
    let exportsDmaBuf = try probe.window()
    try probe.framebuffer()
    return DeviceInfo(
      platform: platform, node: node, index: index, binding: binding, exportsDmaBuf: exportsDmaBuf)
  }

  /// What the attempt to open this candidate came to.
  func attempt(_ outcome: DeviceAttempt.Outcome) -> DeviceAttempt {
    DeviceAttempt(
      platform: platform, node: node, index: index, driver: node.flatMap(DRMNode.driver),
      outcome: outcome)
  }

  private var key: DisplayRegistry.Key {
    if let node { return .gbm(node) }
    if let index { return .device(index) }
    return .surfaceless
  }
}
