internal import Glibc
internal import Synchronization

/// Whether the process was asked to end.
public enum Interruption {
  private static let signalNumber = Atomic<Int32>(0)

  /// From now on SIGINT and SIGTERM are noted instead of ending the process; the second one ends it
  /// at once.
  ///
  /// A parent that starts the process from a thread with blocked signals (Dispatch's are) leaves
  /// them blocked here, so they are unblocked first.
  public static func watch() {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] { unsafe sigaddset(&signals, number) }
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    for number in [SIGINT, SIGTERM] {
      _ = signal(number) { number in
        Interruption.signalNumber.store(number, ordering: .relaxed)
        _ = signal(number, nil)
      }
    }
  }

  /// From now on a write to a pipe without a reader is an error instead of the end of the process.
  public static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// The name of the signal that asked for the end, if one did.
  public static var signalName: String? {
    switch signalNumber.load(ordering: .relaxed) {
    case 0: nil
    case SIGTERM: "SIGTERM"
    default: "SIGINT"
    }
  }
}
