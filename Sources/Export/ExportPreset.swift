/// How much time an encoder takes to make a file small.
///
/// The same words for every format that has a choice: H.264 (x264's presets ultrafast, veryfast,
/// medium, slow, veryslow), VP9 (its `cpu-used` 8, 5, 4, 2, 0), WebP (its methods 0, 2, 4, 5, 6), PNG
/// (ISA-L's levels 1, 1, 2, then zlib's 6, 9; where ISA-L is missing, the same as APNG) and APNG (zlib's
/// levels 1, 2, 3, 6, 9).
public enum ExportPreset: String, Sendable, Hashable, CaseIterable {
  /// The least time.
  case fastest
  /// Less time than by default.
  case fast
  /// The default.
  case medium
  /// More time than by default.
  case slow
  /// All the time that still makes a difference.
  case slowest

  /// The value for this preset out of five, the fastest first.
  func pick<T>(_ fastest: T, _ fast: T, _ medium: T, _ slow: T, _ slowest: T) -> T {
    switch self {
    case .fastest: fastest
    case .fast: fast
    case .medium: medium
    case .slow: slow
    case .slowest: slowest
    }
  }

  /// The level of Intel's library; nil where zlib makes smaller files.
  var isalLevel: UInt32? { pick(1, 1, 2, nil, nil) }

  /// Zlib's effort, 0…9.
  var zlibLevel: Int32 { pick(1, 2, 3, 6, 9) }
}
