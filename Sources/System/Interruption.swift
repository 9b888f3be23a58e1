internal import Glibc
internal import Synchronization

/// Whether the process was asked to end.
public enum Interruption {
  private static let signalNumber = Atomic<Int32>(0)

  /// The signals that ask for the end: Ctrl-C, a shutdown, a terminal that is closed, Ctrl-\\.
  private static let signals: [(number: Int32, name: String)] = [
    (SIGINT, "SIGINT"), (SIGTERM, "SIGTERM"), (SIGHUP, "SIGHUP"), (SIGQUIT, "SIGQUIT"),
  ]

  /// From now on the signals that ask for the end are noted instead of ending the process; the
  /// second one of a kind ends it at once.
  ///
  /// A parent that starts the process from a thread with blocked signals (Dispatch's are) leaves
  /// them blocked here, so they are unblocked first.
  public static func watch() {
    var blocked = sigset_t()
    unsafe sigemptyset(&blocked)
    for signal in signals { unsafe sigaddset(&blocked, signal.number) }
    unsafe pthread_sigmask(SIG_UNBLOCK, &blocked, nil)
    for (number, _) in signals {
      _ = signal(number) { number in
        Interruption.signalNumber.store(number, ordering: .relaxed)
        _ = signal(number, nil)
      }
    }
  }

  /// From now on a write to a pipe without a reader, or beyond the largest size that a file may have,
  /// is an error instead of the end of the process.
  public static func ignoreWriteSignals() {
    for number in [SIGPIPE, SIGXFSZ] { _ = signal(number, SIG_IGN) }
  }

  /// The name of the signal that asked for the end, if one did.
  public static var signalName: String? {
    let number = signalNumber.load(ordering: .relaxed)
    return signals.first { $0.number == number }?.name
  }
}
