internal import Glibc

extension SystemError {
  /// The error that the last call left behind.
  static func last(_ call: String, _ subject: String) -> SystemError {
    let number = errno
    let text = unsafe strerror(number)
    return SystemError(
      call: call, subject: subject, number: number,
      reason: unsafe text.map { unsafe String(cString: $0) } ?? "error \(number)")
  }

  /// Calls until no signal interrupts, and turns "−1 and errno" into a typed error.
  static func check(
    _ call: String, _ subject: String, _ body: () -> Int
  ) throws(SystemError) -> Int {
    while true {
      let result = body()
      if result >= 0 { return result }
      if errno != EINTR { throw last(call, subject) }
    }
  }
}
