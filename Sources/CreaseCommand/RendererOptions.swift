internal import Crease

/// Opens the renderer that a command line asks for.
enum RendererOptions {
  /// What `--renderer` takes.
  enum Kind: String, CaseIterable {
    case gpu, cpu
  }

  static func open(_ arguments: Arguments) throws(CommandFailure) -> any Renderer {
    switch try arguments.choice("--renderer", Kind.self) ?? .gpu {
    case .gpu: return try openDevice(arguments)
    case .cpu:
      for option in ["--device", "--require-hardware"] where arguments.has(option) {
        throw .usage("\(option) goes with '--renderer gpu'; the cpu renderer uses no device")
      }
      return CPURenderer()
    }
  }

  /// Opens the device that a command line asks for.
  static func openDevice(_ arguments: Arguments) throws(CommandFailure) -> GPURenderer {
    var choice = DeviceChoice.automatic
    if let text = arguments.text("--device") {
      do { choice = try DeviceChoice(parsing: text) } catch {
        throw .usage("--device \(text): \(error)")
      }
    }
    do {
      return try GPURenderer(device: choice, requireHardware: arguments.has("--require-hardware"))
    } catch { throw CommandFailure(message: "\(error)", code: .noDevice) }
  }
}
