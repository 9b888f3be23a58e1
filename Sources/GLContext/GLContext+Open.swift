extension GLContext {
  /// Opens a graphics device.
  ///
  /// - Parameters:
  ///   - choice: Which device; a choice that names one is tried alone.
  ///   - requireHardware: Whether a device that draws on the processor counts as a failure.
  /// - Throws: `GLContextError.noDevice` with every attempt if none works.
  public static func open(
    _ choice: DeviceChoice = .automatic, requireHardware: Bool = false
  ) throws(GLContextError) -> GLContext {
    var attempts: [DeviceAttempt] = []
    for stage in DeviceCandidate.stages(of: choice) {
      for candidate in DeviceCandidate.candidates(of: stage) {
        do throws(DeviceAttempt.Failure) {
          return try candidate.open(requireHardware: requireHardware, after: attempts)
        } catch {
          attempts.append(candidate.attempt(.failed(error)))
        }
      }
    }
    throw .noDevice(choice: choice, requireHardware: requireHardware, attempts: attempts)
  }
}
