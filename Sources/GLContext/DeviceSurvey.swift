/// Every way to a graphics device, tried one after the other.
public struct DeviceSurvey: Sendable, Hashable {
  /// What came of each way, in the order of `DeviceChoice.automatic`.
  public let attempts: [DeviceAttempt]
  /// The place in `attempts` of the device that `DeviceChoice.automatic` takes; nil if none works.
  public let automatic: Int?

  /// Tries every way, not only up to the first that works.
  ///
  /// - Parameter requireHardware: Whether a device that draws on the processor counts as a failure.
  public init(requireHardware: Bool = false) {
    var attempts: [DeviceAttempt] = []
    for stage in DeviceCandidate.stages(of: .automatic) {
      for candidate in DeviceCandidate.candidates(of: stage) {
        do throws(DeviceAttempt.Failure) {
          let context = try candidate.open(requireHardware: requireHardware, after: [])
          attempts.append(candidate.attempt(.works(context.info)))
        } catch {
          attempts.append(candidate.attempt(.failed(error)))
        }
      }
    }
    self.init(attempts: attempts)
  }

  /// A survey of attempts that were made already.
  package init(attempts: [DeviceAttempt]) {
    self.attempts = attempts
    automatic = attempts.firstIndex { $0.info != nil }
  }
}
