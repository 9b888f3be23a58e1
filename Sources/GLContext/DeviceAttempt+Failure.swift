extension DeviceAttempt.Failure {
  /// A failure for the reason of an error.
  init(_ error: GLContextError, remedy: String?) {
    switch error {
    case .egl(let call, let code):
      self.init(step: call, reason: DriverCodes.egl(code), remedy: remedy)
    case .gl(let call, let code):
      self.init(step: call, reason: DriverCodes.gl(code), remedy: remedy)
    case .gbm(let call, let code):
      self.init(step: call, reason: systemMessage(code), remedy: remedy)
    default:
      self.init(step: "context", reason: error.description, remedy: remedy)
    }
  }

  /// Runs a function of a context's bring-up.
  ///
  /// - Parameter remedy: What to do if it fails.
  static func wrapping<R>(
    remedy: String?, _ body: () throws(GLContextError) -> R
  ) throws(DeviceAttempt.Failure) -> R {
    do throws(GLContextError) { return try body() } catch {
      throw DeviceAttempt.Failure(error, remedy: remedy)
    }
  }
}
