internal import Crease

/// What `--renderer` takes.
enum RendererKind: String, CaseIterable {
  case gpu, cpu
}

/// Opens the renderer that a command line asks for.
enum RendererOptions {
  static func open(_ arguments: Arguments) throws(CommandFailure) -> any Renderer {
    let kind = try arguments.choice("--renderer", RendererKind.self) ?? .gpu
    switch kind {
    case .cpu:
      for option in ["--device", "--require-hardware"] where arguments.has(option) {
        throw .usage("\(option) goes with '--renderer gpu'; the cpu renderer uses no device")
      }
      return CPURenderer()
    case .gpu:
      var choice = DeviceChoice.automatic
      if let text = arguments.text("--device") {
        do { choice = try DeviceChoice(parsing: text) } catch {
          throw .usage("--device \(text): \(error)")
        }
      }
      do {
        return try GPURenderer(
          device: choice, requireHardware: arguments.has("--require-hardware"))
      } catch { throw CommandFailure(message: "\(error)", code: .noDevice) }
    }
  }
}
