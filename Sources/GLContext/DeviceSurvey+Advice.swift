extension DeviceSurvey {
  /// Why `auto` takes no graphics chip and what helps, a line each; empty where it takes one or
  /// nothing at all.
  package var advice: [String] {
    guard let automatic, attempts[automatic].info?.isSoftware == true else { return [] }
    if let chip = attempts.first(where: { $0.info?.isSoftware == false }) {
      return ["It draws in software. A graphics chip draws with '--device \(chip.name)'."]
    }
    let reasons = attempts.filter { $0.platform == .gbm }.map(Self.reason) + Self.settings
    return ["It draws in software. No graphics chip is used:"] + reasons.map { "- \($0)" }
  }

  /// What a way over a node tells of the chip behind it.
  private static func reason(_ attempt: DeviceAttempt) -> String {
    let driver = attempt.driver.map { KernelDriver(name: $0) }
    if let driver, driver.hasNoChip {
      return "\(attempt.name) has no 3D chip: the kernel drives it with '\(driver.name)'"
    }
    if let failure = attempt.failure {
      return "\(attempt.name) fails at \(failure.step): reason and remedy are above"
    }
    return "\(attempt.name) draws in software" + (driver.map { "; \($0.remedy)" } ?? "")
  }

  /// The settings that keep Mesa from a chip.
  private static var settings: [String] {
    Environment.settings(of: ["LIBGL_ALWAYS_SOFTWARE", "GBM_ALWAYS_SOFTWARE", "GALLIUM_DRIVER"])
      .map { "\($0) may keep Mesa from the chip; unset it" }
  }
}
