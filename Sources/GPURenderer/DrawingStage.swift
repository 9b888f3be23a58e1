internal import CreaseGLContext
internal import CreaseGeometry
internal import CreaseLayers

/// Everything that lives in one context, and the way of a frame through it: upload, draw, read back.
final class DrawingStage {
  let context: GLContext
  private var programs: [DrawRun.Kind: PanelProgram]
  private let vertexArray: GLVertexArray
  private let instances: GLBuffer
  private var details: GLNumberTexture?
  private let textures: TextureStore
  private var framebuffer: GLFramebuffer?
  private let sheets: GroupSheets

  /// The largest width and height that are drawn at once, in pixels.
  var tileLimit: Int

  init(
    _ context: GLContext, contents: ContentsSource, unseenTextureBytes: Int
  ) throws(GLContextError) {
    // The programs that few scenes need are made when one does: each takes a while to compile.
    let program = try context.withCurrent { () throws(GLContextError) in
      try PanelProgram(.plain, in: context)
    }
    let vertexArray = try GLVertexArray(in: context)
    let instances = try GLBuffer(in: context)
    self.context = context
    programs = [.plain: program]
    self.vertexArray = vertexArray
    self.instances = instances
    textures = TextureStore(in: context, contents: contents, unseenBytes: unseenTextureBytes)
    sheets = GroupSheets(in: context)
    tileLimit = min(context.info.maxFrameWidth, context.info.maxFrameHeight)
  }

  /// The bytes that textures of contents take.
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
        try uploadDetails(list.details)
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

  private func uploadDetails(_ numbers: [Float]) throws(GLContextError) {
    if numbers.isEmpty { return }
    let texels = numbers.count / 4
    if details?.capacity ?? 0 < texels {
      details = nil
      details = try GLNumberTexture(in: context, texels: texels + texels / 2)
    }
    try details?.upload(numbers)
    details?.bind(unit: PanelProgram.detailsUnit)
  }

  private func draw(
    _ list: DrawList, tile: Tile, background: Color
  ) throws(GLContextError) {
    try bindFramebuffer(for: tile)
    let alpha = Float(background.alpha)
    context.clear(
      SIMD4(
        Float(background.red) * alpha, Float(background.green) * alpha,
        Float(background.blue) * alpha, alpha))
    context.setBlending(true)
    for step in list.steps {
      switch step {
      case .draw(let run):
        run.shelf?.bind()
        try draw(run, tile: tile)
      case .openSheet(let depth):
        try bindSheet(depth, for: tile)
        context.clear(.zero)
      case .closeSheet(let depth, let run):
        if depth > 0 { try bindSheet(depth - 1, for: tile) } else { try bindFramebuffer(for: tile) }
        sheets.bindTexture(depth: depth)
        try draw(run, tile: tile)
      }
    }
    try context.check("glDrawArraysInstanced")
  }

  private func draw(_ run: DrawRun, tile: Tile) throws(GLContextError) {
    try program(run.kind).use(for: tile)
    try setAttributes(firstInstance: run.first)
    context.draw(.triangleStrip, vertices: 4, instances: run.count)
  }

  private func program(_ kind: DrawRun.Kind) throws(GLContextError) -> PanelProgram {
    if let program = programs[kind] { return program }
    let program = try PanelProgram(kind, in: context)
    programs[kind] = program
    return program
  }

  private func bindSheet(_ depth: Int, for tile: Tile) throws(GLContextError) {
    try sheets.bind(depth: depth, width: tile.width, height: tile.height)
    context.setViewport(x: 0, y: 0, width: tile.width, height: tile.height)
  }

  private func bindFramebuffer(for tile: Tile) throws(GLContextError) {
    if framebuffer?.width ?? 0 < tile.width || framebuffer?.height ?? 0 < tile.height {
      framebuffer = nil
      framebuffer = try GLFramebuffer(in: context, width: tile.width, height: tile.height)
    }
    framebuffer?.bind()
    context.setViewport(x: 0, y: 0, width: tile.width, height: tile.height)
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
