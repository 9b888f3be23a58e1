internal import CreaseCISAL

/// Intel's library for fast compression, opened when it is first needed and then kept.
enum ISAL {
  /// Its functions.
  typealias Functions = UnsafePointer<crease_isal>

  /// Its functions; nil where it is not installed.
  static var functions: Functions? { unsafe table }

  // Unsafe only in name: written once, by its initialiser, and read ever after.
  private nonisolated(unsafe) static let table: Functions? = {
    let table = UnsafeMutablePointer<crease_isal>.allocate(capacity: 1)
    if unsafe crease_isal_open(table) == nil { return unsafe UnsafePointer(table) }
    unsafe table.deallocate()
    return nil
  }()
}
