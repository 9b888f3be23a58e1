internal import Synchronization

/// The EGL displays that are open in this process.
///
/// EGL hands out one display per platform and device however often it is asked, and eglTerminate
/// ends it for everyone: so uses are counted. With the last one a display on GBM ends, which gives its
/// node back; others stay for the next use, which need not load the driver again. All of it happens
/// under one lock, so that no thread can end a display that another is about to use.
enum DisplayRegistry {
  /// What tells one display from another.
  enum Key: Sendable, Hashable {
    /// GBM on a node.
    case gbm(String)
    /// An EGL device by number.
    case device(Int)
    /// The surfaceless platform, whose display is one whatever driver serves it.
    case surfaceless
  }

  private struct Entry: Sendable {
    let display: OpenDisplay
    var uses: Int
  }

  private static let entries = Mutex<[Key: Entry]>([:])

  /// Opens a display or counts one more use of it; `release` gives the use back.
  ///
  /// - Parameter software: Whether Mesa is to use its software driver.
  static func acquire(_ key: Key, software: Bool) throws(DeviceAttempt.Failure) -> OpenDisplay {
    try entries.withLock { (table) throws(DeviceAttempt.Failure) in
      if let entry = table[key], entry.uses == 0, entry.display.software != software {
        table[key] = nil
        entry.display.close()
      }
      if let entry = table[key] {
        guard entry.display.software || !software else {
          throw DeviceAttempt.Failure(
            step: "eglInitialize", reason: "another context has the display with another driver",
            remedy: "close that context first")
        }
        table[key] = Entry(display: entry.display, uses: entry.uses + 1)
        return entry.display
      }
      let display =
        software
        ? try Environment.with("LIBGL_ALWAYS_SOFTWARE", "1") { () throws(DeviceAttempt.Failure) in
          try OpenDisplay(key, software: true)
        } : try OpenDisplay(key, software: false)
      table[key] = Entry(display: display, uses: 1)
      return display
    }
  }

  /// Gives a use of a display back.
  static func release(_ key: Key) {
    entries.withLock { table in
      guard let entry = table[key] else { return }
      if entry.uses > 1 || entry.display.gbm == nil {
        table[key] = Entry(display: entry.display, uses: entry.uses - 1)
      } else {
        table[key] = nil
        entry.display.close()
      }
    }
  }
}

/// A use of a display, given back at the end.
final class DisplayLease {
  let display: OpenDisplay
  private let key: DisplayRegistry.Key

  init(_ key: DisplayRegistry.Key, software: Bool) throws(DeviceAttempt.Failure) {
    display = try DisplayRegistry.acquire(key, software: software)
    self.key = key
  }

  deinit { DisplayRegistry.release(key) }
}
