internal import CreaseGLContext
internal import CreaseShaders

/// A program that draws panels.
final class PanelProgram {
  private let program: GLProgram
  private let tileUniform: GLUniform

  init(_ kind: DrawRun.Kind, in context: GLContext) throws(GLContextError) {
    let vertex = ShaderSource.panelVertex
    let fragment = ShaderSource.panelFragment
    switch kind {
    case .plain:
      program = try GLProgram(in: context, vertex: vertex, fragment: fragment)
    case .rich:
      program = try GLProgram(
        in: context, vertex: ShaderSource.rich(vertex), fragment: ShaderSource.rich(fragment))
    case .shadow:
      program = try GLProgram(
        in: context, vertex: ShaderSource.rich(vertex), fragment: ShaderSource.shadowFragment)
    }
    tileUniform = try program.uniform("u_tile")
    if kind != .plain {
      let details = try program.uniform("u_details")
      program.use()
      details.set(integer: Int32(Self.detailsUnit))
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
