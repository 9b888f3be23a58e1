internal import CreaseGLContext
internal import CreasePixmaps
internal import CreaseShaders

/// Turns a drawn picture into the samples of a `PlanarPixmap`, four of them a texel.
final class PlaneMaker {
  /// The texture unit of the picture, which no other program uses: none can sample what it draws on.
  private static let pictureUnit = 2

  private let context: GLContext
  private let program: GLProgram
  private let tileUniform: GLUniform
  private let sizeUniform: GLUniform
  private let corners: AttributeStream
  private var target: GLFramebuffer?

  init(in context: GLContext) throws(GLContextError) {
    let program = try GLProgram(
      in: context, vertex: ShaderSource.varying(isFlat: true, ShaderSource.rectVertex),
      fragment: ShaderSource.varying(
        isFlat: true, ShaderSource.planes(ShaderSource.rectFragment)))
    let pictureUniform = try program.uniform("u_contents")
    tileUniform = try program.uniform("u_tile")
    sizeUniform = try program.uniform("u_size")
    corners = try AttributeStream(
      in: context, vectors: RectCorners.attributeCount, isInstanced: false)
    // The vertex shader keeps the rectangle within what is drawn on.
    var numbers: [Float] = []
    RectCorners(color: .zero).append(
      PixelRect(columns: 0..<1 << 24, rows: 0..<1 << 24), to: &numbers)
    try corners.upload(numbers)
    program.use()
    pictureUniform.set(integer: Int32(Self.pictureUnit))
    self.program = program
    self.context = context
  }

  /// Whether a layout's texels fit into one framebuffer.
  static func fits(_ layout: PlanarLayout, in info: DeviceInfo) -> Bool {
    layout.texels.width <= info.maxFrameWidth && layout.texels.height <= info.maxFrameHeight
  }

  /// Makes the samples of the picture that lies at a framebuffer's lower left.
  func convert(
    _ picture: borrowing GLFramebuffer, _ layout: PlanarLayout
  ) throws(GLContextError) {
    let (width, height) = layout.texels
    if target?.width ?? 0 < width || target?.height ?? 0 < height {
      target = nil
      target = try GLFramebuffer(in: context, width: width, height: height)
    }
    target?.bind()
    context.setViewport(x: 0, y: 0, width: width, height: height)
    context.setBlending(false)
    picture.bindTexture(unit: Self.pictureUnit)
    program.use()
    tileUniform.set(SIMD4(0, 0, Float(width), Float(height)))
    sizeUniform.set(SIMD2(Float(layout.width), Float(layout.height)))
    try corners.bind()
    context.draw(.triangles, vertices: 6, instances: 1)
    try context.check("glDrawArraysInstanced")
  }

  /// Reads the samples.
  func read(
    _ layout: PlanarLayout, into samples: inout MutableSpan<UInt8>
  ) throws(GLContextError) {
    let (width, height) = layout.texels
    try target?.read(width: width, height: height, into: &samples)
  }

  /// Begins to read the samples.
  func read(_ layout: PlanarLayout, through place: ReadBack) throws(GLContextError) {
    let (width, height) = layout.texels
    try target?.read(through: place, width: width, height: height)
  }
}

extension GLFramebuffer {
  /// Has the samples of the picture at the lower left made.
  func convert(by maker: PlaneMaker, _ layout: PlanarLayout) throws(GLContextError) {
    try maker.convert(self, layout)
  }
}

extension PlanarLayout {
  /// The texels of four bytes that all rows take.
  fileprivate var texels: (width: Int, height: Int) { (stride / 4, rows) }
}
