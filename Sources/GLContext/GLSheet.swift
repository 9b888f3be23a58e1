internal import CreaseCGLES

/// An RGBA8 picture to draw into and then to sample: a framebuffer whose pixels are the one layer of
/// a texture.
package struct GLSheet: ~Copyable {
  private let object: GLObject<FramebufferKind>
  private let pixels: GLTextureArray
  /// The number of pixels in a row.
  package var width: Int { pixels.width }
  /// The number of rows.
  package var height: Int { pixels.height }

  /// Makes a sheet whose pixels are undefined until it is cleared.
  ///
  /// - Throws: `GLContextError.tooLarge`, `.outOfMemory`, `.framebuffer`.
  /// - Precondition: Both extents are at least 1.
  package init(in context: GLContext, width: Int, height: Int) throws(GLContextError) {
    let pixels = try GLTextureArray(
      in: context, width: width, height: height, layers: 1, filter: .nearest)
    let object = try GLObject<FramebufferKind>(in: context)
    let (name, texture) = (object.handle, pixels.name)
    try context.withCurrent { () throws(GLContextError) in
      glBindFramebuffer(GLenum(GL_FRAMEBUFFER), name)
      glFramebufferTextureLayer(
        GLenum(GL_FRAMEBUFFER), GLenum(GL_COLOR_ATTACHMENT0), texture, 0, 0)
      let status = glCheckFramebufferStatus(GLenum(GL_FRAMEBUFFER))
      try context.check("glFramebufferTextureLayer")
      guard status == GLenum(GL_FRAMEBUFFER_COMPLETE) else { throw .framebuffer(status: status) }
    }
    self.object = object
    self.pixels = pixels
  }

  // Without a deinit here, other modules would skip the one of the object: see there.
  deinit {}

  /// Has later draw calls draw here, with the viewport over all of it; inside `withCurrent`.
  package func bind() {
    glBindFramebuffer(GLenum(GL_FRAMEBUFFER), object.handle)
    glViewport(0, 0, GLsizei(width), GLsizei(height))
  }

  /// Has later draw calls sample the picture as layer 0 of an array through a unit; inside
  /// `withCurrent`, and while something else is drawn into.
  package func bindTexture(unit: Int = 0) { pixels.bind(unit: unit) }
}
