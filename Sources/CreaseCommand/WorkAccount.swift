internal import Crease

/// What `--verbose` tells of a rendering, once it is done.
struct WorkAccount {
  private let renderer: any Renderer
  private let start = ContinuousClock.now

  /// Begins to count the time.
  init(of renderer: any Renderer) {
    self.renderer = renderer
  }

  /// What drew, the memory of its textures, and the time.
  func lines(of writer: FilmWriter) -> [String] {
    var lines: [String] = []
    if let gpu = renderer as? GPURenderer {
      let info = gpu.deviceInfo
      let way = [info.platform.rawValue, info.node, info.index.map(String.init)]
        .compactMap { $0 }.joined(separator: ":")
      lines = ["device: \(info) (\(way))", "textures: \(Self.memory(gpu.textureBytes))"]
    } else if let cpu = renderer as? CPURenderer {
      lines = [
        "device: none; the processor with \(cpu.threads) threads",
        "textures: \(Self.memory(cpu.textureBytes))",
      ]
    }
    let (count, canvas) = (writer.frames.count, writer.film.canvas)
    let seconds = (ContinuousClock.now - start).seconds
    let rate = seconds > 0 ? Double(count) / seconds : 0
    lines.append(
      "frames: \(count) of \(canvas.pixelWidth) × \(canvas.pixelHeight) pixels in"
        + " \(Self.rounded(seconds)) s, \(Self.rounded(rate)) a second")
    return lines
  }

  private static func memory(_ bytes: Int) -> String {
    "\(rounded(Double(bytes) / 1_048_576)) MiB (\(bytes) bytes)"
  }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
