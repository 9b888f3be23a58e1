import Glibc

/// The environment of a test that has a process of its own.
enum Variables {
  static func set(_ name: String, _ value: String) { unsafe setenv(name, value, 1) }
  static func remove(_ name: String) { unsafe unsetenv(name) }
  static func value(of name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }
}
