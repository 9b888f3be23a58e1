internal import Glibc

/// Counts things that one thread makes and another waits for.
@safe final class Semaphore: Sendable {
  // Sharing it between threads is what it is made for (sem_overview(7)).
  private nonisolated(unsafe) let pointer: UnsafeMutablePointer<sem_t>

  init(_ count: Int) {
    unsafe pointer = .allocate(capacity: 1)
    unsafe sem_init(pointer, 0, UInt32(clamping: count))
  }

  deinit {
    unsafe sem_destroy(pointer)
    unsafe pointer.deallocate()
  }

  /// Counts one more.
  func signal() { unsafe sem_post(pointer) }

  /// Waits until there is one, and counts it off.
  func wait() {
    while unsafe sem_wait(pointer) != 0, errno == EINTR {}
  }

  /// Counts one off if there is one, without waiting.
  ///
  /// - Returns: Whether there was.
  func tryWait() -> Bool {
    while unsafe sem_trywait(pointer) != 0 { guard errno == EINTR else { return false } }
    return true
  }
}
