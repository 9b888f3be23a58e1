import Foundation

/// What the process holds of the system's resources.
struct Resources: CustomStringConvertible {
  /// Open descriptors.
  let descriptors: Int
  /// Resident memory, in bytes.
  let memory: Int

  init() throws {
    descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    memory = 1024 * (line?.split(separator: " ").compactMap { Int($0) }.first ?? 0)
  }

  var description: String { "\(descriptors) descriptors, \(memory) bytes" }
}
