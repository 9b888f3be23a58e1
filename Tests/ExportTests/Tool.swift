import Foundation

/// Runs the programs that read back what was written.
enum Tool {
  struct Failure: Error { let message: String }

  /// What a program wrote to its output.
  static func run(_ name: String, _ arguments: [String]) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.standardError
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(message: "\(name) \(arguments) ended with \(process.terminationStatus)")
    }
    return [UInt8](data)
  }

  /// The frames of a file as FFmpeg decodes them, four or three bytes a pixel with straight alpha.
  static func frames(
    of path: String, format: String, bytesPerFrame: Int, input: [String] = [], output: [String] = []
  ) throws -> [[UInt8]] {
    let bytes = try run(
      "ffmpeg",
      ["-v", "error"] + input + ["-i", path, "-fps_mode", "passthrough", "-f", "rawvideo"]
        + output + ["-pix_fmt", format, "-sws_flags", "accurate_rnd+full_chroma_int+bitexact", "-"])
    guard bytes.count % bytesPerFrame == 0 else {
      throw Failure(message: "\(path): \(bytes.count) bytes are not whole frames")
    }
    return stride(from: 0, to: bytes.count, by: bytesPerFrame).map {
      Array(bytes[$0..<$0 + bytesPerFrame])
    }
  }

  /// Values of the first stream that FFprobe reports, by name.
  static func stream(of path: String, _ names: [String]) throws -> [String: String] {
    let lines = try probe(
      path, ["-count_packets", "-show_entries", "stream=" + names.joined(separator: ",")])
    return Dictionary(
      lines.compactMap { line in
        let parts = line.split(separator: "=", maxSplits: 1)
        return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Start and duration of every packet, in seconds.
  static func packets(of path: String) throws -> [(start: Double, duration: Double)] {
    try run(
      "ffprobe",
      ["-v", "error", "-show_entries", "packet=pts_time,duration_time", "-of", "csv=p=0", path]
    ).split(separator: UInt8(ascii: "\n")).compactMap { line in
      let numbers = String(decoding: line, as: UTF8.self).split(separator: ",").compactMap {
        Double($0)
      }
      return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
    }
  }

  private static func probe(_ path: String, _ options: [String]) throws -> [Substring] {
    let output = try run("ffprobe", ["-v", "error", "-of", "default=nw=1"] + options + [path])
    return String(decoding: output, as: UTF8.self).split(separator: "\n")
  }
}
