internal import Glibc

/// The process's environment.
enum Environment {
  /// The value of a variable, or nil if it is not set.
  static func value(of name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// Those of some variables that are set, each as `NAME=value`.
  static func settings(of names: [String]) -> [String] {
    names.compactMap { name in value(of: name).map { "\(name)=\($0)" } }
  }

  /// Runs a function with a variable set, and puts its former value back.
  ///
  /// Callers hold the display registry's lock; other threads should not read the environment
  /// meanwhile, which no code in this package does.
  static func with<R: ~Copyable, E: Error>(
    _ name: String, _ value: String, _ body: () throws(E) -> R
  ) throws(E) -> R {
    let former = Self.value(of: name)
    unsafe setenv(name, value, 1)
    defer {
      if let former { unsafe setenv(name, former, 1) } else { unsafe unsetenv(name) }
    }
    return try body()
  }
}
