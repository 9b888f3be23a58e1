import CreaseCPURenderer
import CreaseGPURenderer
import CreaseLayers
import CreasePixmaps

/// The renderers that every test of this suite runs on.
enum RendererUnderTest: String, CaseIterable, CustomStringConvertible {
  case gpu, cpu

  var description: String { rawValue }

  /// A new renderer.
  func make() throws -> any Renderer {
    switch self {
    case .gpu: try GPURenderer()
    case .cpu: CPURenderer()
    }
  }

  /// Draws a frame with a new renderer.
  func draw(_ frame: FrameDescription) throws -> Pixmap { try make().render(frame) }
}
