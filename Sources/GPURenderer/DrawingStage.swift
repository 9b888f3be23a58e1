internal import CreaseGLContext
internal import CreaseGeometry
internal import CreaseLayers
internal import CreasePixmaps

/// Everything that lives in one context, and the way of a frame through it: upload, draw, read back.
final class DrawingStage {
  let context: GLContext
  private var programs: [DrawKind: PanelProgram] = [:]
  private let rectangles: AttributeStream
  private let instances: AttributeStream
  private var details: GLNumberTexture?
  let textures: TextureStore
  private(set) var framebuffer: CanvasBuffer?
  private let sheets: GroupSheets
  private var planeMaker: PlaneMaker?
  /// Places of the ring that no picture is on its way through.
  private var spares: [ReadBack] = []
  /// What the framebuffer holds; nil if that is not known.
  private var memory: CanvasMemory?
  /// Whether the framebuffer is, or is to be, one whose first colour is blue.
  private var isBlueFirst = false {
    didSet {
      if isBlueFirst == oldValue { return }
      forgetCanvas()
      textures.isBlueFirst = isBlueFirst
    }
  }

  /// The largest width and height that are drawn at once, in pixels.
  var tileLimit: Int { didSet { memory = nil } }
  /// How the work is done, which does not change the picture.
  var habits: DrawingHabits {
    didSet {
      if habits.drawsFlat != oldValue.drawsFlat { programs = [:] }
      forgetCanvas()
    }
  }

  init(
    _ context: GLContext, contents: ContentsSource, unseenTextureBytes: Int
  ) throws(GLContextError) {
    self.context = context
    rectangles = try AttributeStream(
      in: context, vectors: RectCorners.attributeCount, isInstanced: false)
    instances = try AttributeStream(
      in: context, vectors: PanelInstance.attributeCount, isInstanced: true)
    textures = TextureStore(in: context, contents: contents, unseenBytes: unseenTextureBytes)
    sheets = GroupSheets(in: context)
    tileLimit = min(context.info.maxFrameWidth, context.info.maxFrameHeight)
    habits = DrawingHabits(of: context.info)
  }

  /// The bytes that textures of contents take.
  var textureBytes: Int { textures.byteCount }

  /// Whether frames of a canvas can be made into planes: not in tiles, and without transparency.
  func canMakePlanes(on canvas: Canvas) -> Bool {
    fitsTile(canvas) && canvas.background.alpha >= 1
      && PlaneMaker.fits(PlanarLayout(canvas), in: context.info)
  }

  /// Draws a frame and reads it back, rows from top to bottom.
  func draw(
    _ frame: FrameDescription, as form: FrameForm, into bytes: inout MutableSpan<UInt8>
  ) throws(DrawingError) {
    if form == .planes, !fitsTile(frame.canvas) {
      throw .driver(
        .tooLarge(
          object: "picture of Y'CbCr", width: frame.canvas.pixelWidth,
          height: frame.canvas.pixelHeight, maxWidth: tileLimit, maxHeight: tileLimit))
    }
    try context.withCurrent(orThrow: DrawingError.driver) { () throws(DrawingError) in
      try draw(frame, as: form) { (tile) throws(GLContextError) in
        let maker = form == .planes ? try makePlanes(of: frame) : nil
        // The processor's drivers wait when they are read from, and do not hang.
        if !context.info.isSoftware { try GLFence(in: context).wait() }
        if let maker { return try maker.read(PlanarLayout(frame.canvas), into: &bytes) }
        try framebuffer?.read(
          width: tile.width, height: tile.height, into: &bytes,
          offset: (tile.top * frame.canvas.pixelWidth + tile.left) * 4,
          rowLength: frame.canvas.pixelWidth)
      }
    }
  }

  /// Draws a frame and begins to read it back.
  ///
  /// - Returns: Where its bytes come; nil if it must be drawn in tiles, which are not begun.
  func begin(_ frame: FrameDescription, as form: FrameForm) throws(DrawingError) -> ReadBack? {
    guard fitsTile(frame.canvas) else { return nil }
    return try context.withCurrent(orThrow: DrawingError.driver) { () throws(DrawingError) in
      var place: ReadBack?
      try draw(frame, as: form) { (tile) throws(GLContextError) in
        switch form {
        case .pixels:
          let spare = try spare(byteCount: tile.width * tile.height * 4)
          try framebuffer?.read(through: spare, width: tile.width, height: tile.height)
          place = spare
        case .planes:
          let layout = PlanarLayout(frame.canvas)
          let spare = try spare(byteCount: layout.byteCount)
          try makePlanes(of: frame).read(layout, through: spare)
          place = spare
        }
        context.flush()
      }
      return place
    }
  }

  /// Copies what a frame that was begun has become.
  func finish(_ place: ReadBack, into bytes: inout MutableSpan<UInt8>) throws(DrawingError) {
    try context.withCurrent(orThrow: DrawingError.driver) { () throws(DrawingError) in
      do throws(GLContextError) { try place.finish(into: &bytes) } catch { throw .driver(error) }
    }
    if spares.count < habits.pipelineDepth { spares.append(place) }
  }

  private func forgetCanvas() {
    memory = nil
    framebuffer = nil
  }

  private func fitsTile(_ canvas: Canvas) -> Bool {
    max(canvas.pixelWidth, canvas.pixelHeight) <= tileLimit
  }

  /// Makes planes of the frame in the framebuffer, which keeps its picture.
  private func makePlanes(of frame: FrameDescription) throws(GLContextError) -> PlaneMaker {
    let maker = if let planeMaker { planeMaker } else { try PlaneMaker(in: context) }
    planeMaker = maker
    try framebuffer?.convert(by: maker, PlanarLayout(frame.canvas))
    return maker
  }

  private func spare(byteCount: Int) throws(GLContextError) -> ReadBack {
    while let place = spares.popLast() {
      if place.byteCount >= byteCount { return place }
    }
    return try ReadBack(in: context, byteCount: byteCount)
  }

  /// Draws a frame tile by tile, only what has changed if all of it is one.
  func draw(
    _ frame: FrameDescription, as form: FrameForm = .pixels,
    read: (Tile) throws(GLContextError) -> Void
  ) throws(DrawingError) {
    defer { textures.endFrame() }
    isBlueFirst =
      habits.drawsBlueFirst && form == .pixels && habits.pipelineDepth == 1
      && GLBlueFirstFramebuffer.isAvailable(in: context)
    let tiles = Tile.covering(frame.canvas, limit: tileLimit)
    let former = memory.flatMap { $0.canvas == frame.canvas ? $0 : nil }
    // Until all is drawn the framebuffer holds nothing that is known.
    memory = nil
    let areas = former?.changedAreas(in: frame) ?? [PixelRect(frame.canvas)]
    var parts = try PartList(
      frame, areas: areas, cutsPanels: habits.cutsPanels, isBlueFirst: isBlueFirst,
      textures: textures)
    let solids = parts.cull(former?.solids(in: areas) ?? [])
    do throws(GLContextError) {
      let list = DrawList(parts)
      try upload(list, details: parts.details)
      for tile in tiles {
        try draw(list, tile: tile)
        try read(tile)
      }
    } catch { throw .driver(error) }
    if tiles.count == 1, habits.keepsPicture {
      memory = CanvasMemory(frame, solids: solids + (former?.solids(outside: areas) ?? []))
    }
  }

  private func upload(_ list: DrawList, details numbers: [Float]) throws(GLContextError) {
    try rectangles.upload(list.corners)
    try instances.upload(list.instances)
    if numbers.isEmpty { return }
    let texels = numbers.count / 4
    if details?.capacity ?? 0 < texels {
      details = nil
      details = try GLNumberTexture(in: context, texels: texels + texels / 2)
    }
    try details?.upload(numbers)
    details?.bind(unit: PanelProgram.detailsUnit)
  }

  private func draw(_ list: DrawList, tile: Tile) throws(GLContextError) {
    try bindFramebuffer(for: tile)
    for step in list.steps {
      switch step {
      case .draw(let batch):
        batch.shelf?.bind()
        try draw(batch, tile: tile)
      case .openSheet(let depth, let rect):
        try bindSheet(depth, for: tile)
        clear(rect, of: tile)
      case .closeSheet(let depth, let batches):
        if depth > 0 { try bindSheet(depth - 1, for: tile) } else { try bindFramebuffer(for: tile) }
        sheets.bindTexture(depth: depth)
        for batch in batches { try draw(batch, tile: tile) }
      }
    }
    try context.check("glDrawArraysInstanced")
  }

  /// Clears the part of a sheet that is used.
  private func clear(_ rect: PixelRect, of tile: Tile) {
    context.setScissor(
      x: rect.left - tile.left, y: rect.top - tile.top, width: rect.right - rect.left,
      height: rect.bottom - rect.top)
    context.clear(.zero)
    context.removeScissor()
  }

  private func draw(_ batch: DrawBatch, tile: Tile) throws(GLContextError) {
    try program(batch.state.kind).use(for: tile)
    context.setBlending(batch.state.blends)
    if batch.state.kind.isRectangles {
      try rectangles.bind()
      context.draw(.triangles, first: batch.first, vertices: batch.count, instances: 1)
    } else {
      try instances.bind(first: batch.first)
      context.draw(.triangleFan, vertices: 4, instances: batch.count)
    }
  }

  /// The programs are made when a scene needs them: each takes a while to compile.
  private func program(_ kind: DrawKind) throws(GLContextError) -> PanelProgram {
    if let program = programs[kind] { return program }
    let program = try PanelProgram(kind, isFlat: habits.drawsFlat, in: context)
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
      framebuffer = try CanvasBuffer(
        in: context, width: tile.width, height: tile.height,
        isBlueFirst: isBlueFirst)
    }
    framebuffer?.bind()
    context.setViewport(x: 0, y: 0, width: tile.width, height: tile.height)
  }
}
