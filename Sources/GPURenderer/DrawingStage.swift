internal import CreaseGLContext
internal import CreaseGeometry
internal import CreaseLayers
internal import CreaseShaders

/// Everything that lives in one context, and the way of a frame through it: upload, draw, read back.
final class DrawingStage {
  let context: GLContext
  private let program: GLProgram
  private let tileUniform: GLUniform
  private let vertexArray: GLVertexArray
  private let instances: GLBuffer
  private let textures: TextureStore
  private var framebuffer: GLFramebuffer?

  /// The largest width and height that are drawn at once, in pixels.
  var tileLimit: Int

  init(
    _ context: GLContext, contents: ContentsSource, unseenTextureBytes: Int
  ) throws(GLContextError) {
    let program = try GLProgram(
      in: context, vertex: ShaderSource.panelVertex, fragment: ShaderSource.panelFragment)
    let tileUniform = try program.uniform("u_tile")
    let vertexArray = try GLVertexArray(in: context)
    let instances = try GLBuffer(in: context)
    self.context = context
    self.program = program
    self.tileUniform = tileUniform
    self.vertexArray = vertexArray
    self.instances = instances
    textures = TextureStore(in: context, contents: contents, unseenBytes: unseenTextureBytes)
    tileLimit = min(context.info.maxFrameWidth, context.info.maxFrameHeight)
  }

  /// The bytes that textures take.
  var textureBytes: Int { textures.byteCount }

  /// Draws a frame and reads it back, rows from top to bottom.
  func draw(
    _ frame: FrameDescription, into pixels: inout MutableSpan<UInt8>
  ) throws(DrawingError) {
    try context.withCurrent(orThrow: DrawingError.driver) { () throws(DrawingError) in
      defer { textures.endFrame() }
      let list = try DrawList(frame, textures: textures)
      do throws(GLContextError) {
        try instances.upload(list.floats)
        for tile in Tile.covering(frame.canvas, limit: tileLimit) {
          try draw(list, tile: tile, background: frame.canvas.background)
          try GLFence(in: context).wait()
          try framebuffer?.read(
            width: tile.width, height: tile.height, into: &pixels,
            offset: (tile.top * frame.canvas.pixelWidth + tile.left) * 4,
            rowLength: frame.canvas.pixelWidth)
        }
      } catch { throw .driver(error) }
    }
  }

  private func draw(
    _ list: DrawList, tile: Tile, background: Color
  ) throws(GLContextError) {
    try prepareFramebuffer(width: tile.width, height: tile.height)
    context.setViewport(x: 0, y: 0, width: tile.width, height: tile.height)
    let alpha = Float(background.alpha)
    context.clear(
      SIMD4(
        Float(background.red) * alpha, Float(background.green) * alpha,
        Float(background.blue) * alpha, alpha))
    program.use()
    context.setBlending(true)
    tileUniform.set(
      SIMD4(Float(tile.left), Float(tile.top), Float(tile.width), Float(tile.height)))
    for run in list.runs {
      run.shelf?.bind()
      try setAttributes(firstInstance: run.first)
      context.draw(.triangleStrip, vertices: 4, instances: run.count)
    }
    try context.check("glDrawArraysInstanced")
  }

  private func prepareFramebuffer(width: Int, height: Int) throws(GLContextError) {
    if framebuffer?.width ?? 0 >= width, framebuffer?.height ?? 0 >= height {
      framebuffer?.bind()
      return
    }
    framebuffer = nil
    framebuffer = try GLFramebuffer(in: context, width: width, height: height)
    framebuffer?.bind()
  }

  private func setAttributes(firstInstance: Int) throws(GLContextError) {
    let vector = 4 * MemoryLayout<Float>.size
    let stride = PanelInstance.attributeCount * vector
    for attribute in 0..<PanelInstance.attributeCount {
      try vertexArray.setAttribute(
        UInt32(attribute), components: 4, from: instances, stride: stride,
        offset: firstInstance * stride + attribute * vector, divisor: 1)
    }
    vertexArray.bind()
  }
}
