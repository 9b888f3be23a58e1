internal import CreaseGLContext
internal import CreaseShaders

/// A program that draws panels or parts of them.
final class PanelProgram {
  private let program: GLProgram
  private let tileUniform: GLUniform

  init(_ kind: DrawKind, isFlat: Bool, in context: GLContext) throws(GLContextError) {
    let (vertex, fragment) = Self.shaders(kind)
    program = try GLProgram(
      in: context, vertex: ShaderSource.varying(isFlat: isFlat, vertex),
      fragment: ShaderSource.varying(isFlat: isFlat, fragment))
    tileUniform = try program.uniform("u_tile")
    if kind == .rich || kind == .shadow {
      let details = try program.uniform("u_details")
      program.use()
      details.set(integer: Int32(Self.detailsUnit))
    }
  }

  private static func shaders(_ kind: DrawKind) -> (vertex: String, fragment: String) {
    let panel = ShaderSource.panelVertex
    return switch kind {
    case .solid: (ShaderSource.rectVertex, ShaderSource.rectFragment)
    case .copy: (ShaderSource.rectVertex, ShaderSource.rich(ShaderSource.rectFragment))
    case .mean: (ShaderSource.rectVertex, ShaderSource.inside(ShaderSource.rectFragment))
    case .bare: (panel, ShaderSource.bare(ShaderSource.panelFragment))
    case .plain: (panel, ShaderSource.panelFragment)
    case .inside: (panel, ShaderSource.inside(ShaderSource.panelFragment))
    case .rich: (ShaderSource.rich(panel), ShaderSource.rich(ShaderSource.panelFragment))
    case .shadow: (ShaderSource.rich(panel), ShaderSource.shadow(ShaderSource.panelFragment))
    }
  }

  /// The texture unit of the numbers that few panels have.
  static let detailsUnit = 1

  /// Has later draw calls use the program for a part of the canvas.
  func use(for tile: Tile) {
    program.use()
    tileUniform.set(
      SIMD4(Float(tile.left), Float(tile.top), Float(tile.width), Float(tile.height)))
  }
}
