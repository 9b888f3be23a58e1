internal import CreaseCGLES

/// A stack of RGBA8 pictures of one size (GL_TEXTURE_2D_ARRAY, immutable storage, one level,
/// clamped to its edges).
package struct GLTextureArray: ~Copyable {
  /// How a texture is sampled between its texels.
  package enum Filter: Sendable, Hashable {
    /// The nearest texel.
    case nearest
    /// The mean of the four texels around, weighted by distance.
    case linear
  }

  private let object: GLObject<TextureKind>
  /// The width of every layer, in texels.
  package let width: Int
  /// The height of every layer, in texels.
  package let height: Int
  /// The number of layers.
  package let layers: Int
  /// The GL name.
  package var name: UInt32 { object.handle }
  /// The size in memory, in bytes.
  package var byteCount: Int { width * height * layers * 4 }

  /// Makes a texture whose texels are undefined until they are uploaded.
  ///
  /// - Parameters:
  ///   - context: Where.
  ///   - width: The width of every layer, in texels.
  ///   - height: The height of every layer, in texels.
  ///   - layers: The number of layers.
  ///   - filter: How it is sampled between its texels.
  ///   - isBlueFirst: Whether sampling it gives blue for red and red for blue; false if left out.
  /// - Throws: `GLContextError.tooLarge`, `.tooManyLayers`, `.outOfMemory`.
  /// - Precondition: The extents and the number of layers are at least 1.
  package init(
    in context: GLContext, width: Int, height: Int, layers: Int, filter: Filter,
    isBlueFirst: Bool = false
  ) throws(GLContextError) {
    precondition(width >= 1 && height >= 1 && layers >= 1, "a texture has at least one texel")
    let limit = context.info.maxTextureSize
    guard width <= limit, height <= limit else {
      throw .tooLarge(
        object: "texture", width: width, height: height, maxWidth: limit, maxHeight: limit)
    }
    guard layers <= context.info.maxTextureLayers else {
      throw .tooManyLayers(count: layers, limit: context.info.maxTextureLayers)
    }
    let object = try GLObject<TextureKind>(in: context)
    let name = object.handle
    try context.withCurrent { () throws(GLContextError) in
      let target = GLenum(GL_TEXTURE_2D_ARRAY)
      glBindTexture(target, name)
      glTexStorage3D(
        target, 1, GLenum(GL_RGBA8), GLsizei(width), GLsizei(height), GLsizei(layers))
      let mode = filter == .nearest ? GL_NEAREST : GL_LINEAR
      glTexParameteri(target, GLenum(GL_TEXTURE_MIN_FILTER), mode)
      glTexParameteri(target, GLenum(GL_TEXTURE_MAG_FILTER), mode)
      glTexParameteri(target, GLenum(GL_TEXTURE_WRAP_S), GL_CLAMP_TO_EDGE)
      glTexParameteri(target, GLenum(GL_TEXTURE_WRAP_T), GL_CLAMP_TO_EDGE)
      if isBlueFirst {
        glTexParameteri(target, GLenum(GL_TEXTURE_SWIZZLE_R), GL_BLUE)
        glTexParameteri(target, GLenum(GL_TEXTURE_SWIZZLE_B), GL_RED)
      }
      try context.check("glTexStorage3D")
    }
    self.object = object
    self.width = width
    self.height = height
    self.layers = layers
  }

  // Without a deinit here, other modules would skip the one of the object: see there.
  deinit {}

  /// Has later draw calls sample this texture through a unit (0…15 at least); inside `withCurrent`.
  package func bind(unit: Int = 0) {
    glActiveTexture(GLenum(GL_TEXTURE0) + GLenum(clamping: unit))
    glBindTexture(GLenum(GL_TEXTURE_2D_ARRAY), name)
    glActiveTexture(GLenum(GL_TEXTURE0))
  }

  /// Copies a rectangle of pixels into a layer.
  ///
  /// - Parameters:
  ///   - x: The first column of the layer to write.
  ///   - y: The first row of the layer to write; row 0 is the one uploaded first.
  ///   - width: Columns to write.
  ///   - height: Rows to write.
  ///   - layer: Which layer.
  ///   - bytes: The pixels, four bytes each.
  ///   - bytesPerRow: Bytes from one row to the next, a multiple of 4; nil for no padding.
  /// - Precondition: The rectangle lies in the layer, and the bytes hold it.
  package func upload(
    x: Int = 0, y: Int = 0, width: Int, height: Int, layer: Int, bytes: Span<UInt8>,
    bytesPerRow: Int? = nil
  ) throws(GLContextError) {
    guard width > 0, height > 0 else { return }
    let stride = bytesPerRow ?? width * 4
    precondition(
      x >= 0 && y >= 0 && x + width <= self.width && y + height <= self.height
        && (0..<layers).contains(layer), "the rectangle lies in the layer")
    precondition(
      stride >= width * 4 && stride % 4 == 0 && (height - 1) * stride + width * 4 <= bytes.count,
      "the bytes hold the rectangle")
    let context = object.context
    try context.withCurrent { () throws(GLContextError) in
      glBindTexture(GLenum(GL_TEXTURE_2D_ARRAY), name)
      glPixelStorei(GLenum(GL_UNPACK_ROW_LENGTH), GLint(stride / 4))
      unsafe bytes.withUnsafeBytes { pixels in
        unsafe glTexSubImage3D(
          GLenum(GL_TEXTURE_2D_ARRAY), 0, GLint(x), GLint(y), GLint(layer), GLsizei(width),
          GLsizei(height), 1, GLenum(GL_RGBA), GLenum(GL_UNSIGNED_BYTE), pixels.baseAddress)
      }
      glPixelStorei(GLenum(GL_UNPACK_ROW_LENGTH), 0)
      try context.check("glTexSubImage3D")
    }
  }
}
