/// What the command tells its caller when it ends: the codes of BSD's sysexits.
public enum ExitCode: Int32, Sendable {
  /// All went well.
  case ok = 0
  /// A comparison found a difference beyond tolerance.
  case different = 1
  /// The command line is wrong.
  case usage = 64
  /// The scene or another input is wrong.
  case badData = 65
  /// An input file can't be read.
  case inputMissing = 66
  /// No device can draw.
  case noDevice = 69
  /// Something failed that should not.
  case failure = 70
  /// The output can't be created.
  case cannotCreate = 73
  /// Writing failed.
  case writeFailed = 74
  /// A signal asked for the end.
  case interrupted = 130
}
