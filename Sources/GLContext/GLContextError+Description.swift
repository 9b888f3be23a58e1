internal import Glibc

extension GLContextError: CustomStringConvertible {
  /// What happened, where, and what to do about it.
  public var description: String {
    switch self {
    case .badChoice(let text, let reason):
      "'\(text)' names no device: \(reason); write \(DeviceChoice.spellings)"
    case .noDevice(let choice, let requireHardware, let attempts):
      Self.list(attempts, choice: choice, requireHardware: requireHardware)
    case .egl(let call, let code):
      "\(call) failed: \(DriverCodes.egl(code))"
    case .gl(let call, let code):
      "\(call) failed: \(DriverCodes.gl(code))"
    case .outOfMemory(let call):
      "the graphics driver ran out of memory in \(call); draw a smaller frame or free device memory"
    case .contextLost(let call):
      "the graphics driver reset the device (seen in \(call)); open a new context"
    case .timeout(let seconds):
      "the graphics driver did not finish within \(seconds) s; see its log, or try"
        + " '--device surfaceless'"
    case .shader(let stage, let log, let source):
      "the \(stage) shader does not compile:\n\(log)\n\(Self.numbered(source))"
    case .link(let log):
      "the shader program does not link:\n\(log)"
    case .missing(let kind, let name):
      "the shader program has no \(kind) '\(name)', or does not use it"
    case .tooLarge(let object, let width, let height, let maxWidth, let maxHeight):
      "a \(object) of \(width) × \(height) pixels is over the driver's limit of"
        + " \(maxWidth) × \(maxHeight); draw it in tiles"
    case .tooManyLayers(let count, let limit):
      "a texture of \(count) layers is over the driver's limit of \(limit); use several textures"
    case .framebuffer(let status):
      "the driver takes no RGBA8 framebuffer: \(DriverCodes.gl(status))"
    case .noWindowSurface(let platform):
      "the platform '\(platform.rawValue)' has no window surface to present on; open '--device gbm'"
    case .gbm(let call, let code):
      "\(call) failed: \(systemMessage(code))"
    }
  }

  /// Every attempt on a line of its own, its remedy included.
  private static func list(
    _ attempts: [DeviceAttempt], choice: DeviceChoice, requireHardware: Bool
  ) -> String {
    let wanted = requireHardware ? "usable hardware device" : "usable graphics device"
    let tried = attempts.map { "\n  \($0)" }.joined()
    return "no \(wanted) for '\(choice)'; tried:" + tried
  }

  /// A source with its lines counted from 1, as drivers' logs count them.
  private static func numbered(_ source: String) -> String {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let width = String(lines.count).count
    return lines.enumerated().map { number, line in
      let digits = String(number + 1)
      return String(repeating: " ", count: width - digits.count) + "\(digits) | \(line)"
    }.joined(separator: "\n")
  }
}

/// What a code of errno means.
func systemMessage(_ code: Int32) -> String {
  guard let text = unsafe strerror(code) else { return "error \(code)" }
  return unsafe String(cString: text)
}
