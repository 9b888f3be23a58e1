internal import CreaseCGLES

/// Thin wrappers of the calls that drawing needs; all inside `withCurrent`.
extension GLContext {
  /// How the vertices of a draw call make triangles.
  package enum Primitive: Sendable, Hashable {
    /// Three vertices each.
    case triangles
    /// Each vertex with the one before it and the first.
    case triangleFan
  }

  /// Maps clip space to a rectangle of the framebuffer, in pixels, row 0 at clip space's bottom.
  package func setViewport(x: Int, y: Int, width: Int, height: Int) {
    glViewport(
      GLint(clamping: x), GLint(clamping: y), GLsizei(clamping: width), GLsizei(clamping: height))
  }

  /// Keeps clears and draws within a rectangle of the framebuffer, in pixels.
  package func setScissor(x: Int, y: Int, width: Int, height: Int) {
    glEnable(GLenum(GL_SCISSOR_TEST))
    glScissor(
      GLint(clamping: x), GLint(clamping: y), GLsizei(clamping: max(0, width)),
      GLsizei(clamping: max(0, height)))
  }

  /// Lets clears and draws go everywhere.
  package func removeScissor() { glDisable(GLenum(GL_SCISSOR_TEST)) }

  /// Fills the framebuffer, or the scissor's part of it, with a premultiplied colour.
  package func clear(_ color: SIMD4<Float>) {
    glClearColor(color.x, color.y, color.z, color.w)
    glClear(GLbitfield(GL_COLOR_BUFFER_BIT))
  }

  /// Has premultiplied colours lie over what is there (Porter and Duff's "over"), or replace it.
  package func setBlending(_ blends: Bool) {
    if blends {
      glEnable(GLenum(GL_BLEND))
      glBlendEquation(GLenum(GL_FUNC_ADD))
      glBlendFunc(GLenum(GL_ONE), GLenum(GL_ONE_MINUS_SRC_ALPHA))
    } else {
      glDisable(GLenum(GL_BLEND))
    }
  }

  /// Draws instances of a shape from the bound vertex array with the program in use.
  package func draw(_ primitive: Primitive, first: Int = 0, vertices: Int, instances: Int) {
    let mode = primitive == .triangles ? GL_TRIANGLES : GL_TRIANGLE_FAN
    glDrawArraysInstanced(
      GLenum(mode), GLint(clamping: first), GLsizei(clamping: vertices),
      GLsizei(clamping: instances))
  }

  /// Hands all commands given so far to the driver, without waiting.
  package func flush() { glFlush() }
}
