/// One way to a graphics device that was tried, and what came of it.
public struct DeviceAttempt: Sendable, Hashable {
  /// Why a way led nowhere.
  public struct Failure: Error, Sendable, Hashable {
    /// The call or the check that failed.
    public let step: String
    /// What was wrong.
    public let reason: String
    /// What can be done about it, where that is known.
    public let remedy: String?

    package init(step: String, reason: String, remedy: String?) {
      self.step = step
      self.reason = reason
      self.remedy = remedy
    }
  }

  /// What came of an attempt.
  public enum Outcome: Sendable, Hashable {
    /// A pixel was drawn and read back.
    case works(DeviceInfo)
    /// A step failed.
    case failed(Failure)
  }

  /// The way that was tried.
  public let platform: DevicePlatform
  /// The DRM node's path, if one was tried.
  public let node: String?
  /// The number of the EGL device, if one was tried.
  public let index: Int?
  /// The name of the kernel's driver behind the node, as in `amdgpu`, where it could be asked.
  public let driver: String?
  /// What came of it.
  public let outcome: Outcome

  package init(
    platform: DevicePlatform, node: String?, index: Int?, driver: String? = nil, outcome: Outcome
  ) {
    self.platform = platform
    self.node = node
    self.index = index
    self.driver = driver
    self.outcome = outcome
  }

  /// Why it failed, or nil if it worked.
  public var failure: Failure? {
    if case .failed(let failure) = outcome { failure } else { nil }
  }
  /// What was found, or nil if it failed.
  public var info: DeviceInfo? {
    if case .works(let info) = outcome { info } else { nil }
  }
  /// The way in the words of the command line, as in `gbm:/dev/dri/card0`.
  public var name: String {
    if let node { return "\(platform.rawValue):\(node)" }
    if let index { return "\(platform.rawValue):\(index)" }
    return platform == .software ? "surfaceless (software driver)" : platform.rawValue
  }
}

extension DeviceAttempt: CustomStringConvertible {
  /// One line: the way, and what was found or the step, the reason and the remedy.
  public var description: String {
    switch outcome {
    case .works(let info): "\(name): \(info)"
    case .failed(let failure): "\(name): \(failure)"
    }
  }
}

extension DeviceAttempt.Failure: CustomStringConvertible {
  /// One line: the step, the reason and the remedy.
  public var description: String {
    "\(step): \(reason)" + (remedy.map { "; \($0)" } ?? "")
  }
}
