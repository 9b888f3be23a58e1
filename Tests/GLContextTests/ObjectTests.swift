import CreaseGLContext
import Testing

@Suite("GL objects")
struct ObjectTests {
  private static let vertex = """
    #version 300 es
    in vec4 rect;
    in float layer;
    uniform vec2 scale;
    out vec3 place;
    void main() {
      vec2 corner = vec2(gl_VertexID + 1 >> 1 & 1, gl_VertexID >> 1);
      place = vec3(corner, layer);
      gl_Position = vec4((rect.xy + rect.zw * corner) * scale - 1.0, 0.0, 1.0);
    }
    """
  private static let fragment = """
    #version 300 es
    precision highp float;
    precision highp sampler2DArray;
    in vec3 place;
    uniform sampler2DArray pictures;
    uniform vec4 tint;
    out vec4 color;
    void main() { color = texture(pictures, place) * tint; }
    """

  /// Draws instances of `[x, y, width, height, layer]` in pixels, with a picture of 2 × 2 texels in
  /// layers 0 (white) and 1 (four colours), on 4 × 4 black pixels.
  private static func drawn(
    _ instances: [Float], tint: SIMD4<Float>, in context: GLContext
  ) throws(GLContextError) -> [UInt8] {
    let program = try GLProgram(in: context, vertex: vertex, fragment: fragment)
    let texture = try GLTextureArray(in: context, width: 2, height: 2, layers: 2, filter: .nearest)
    let white = [UInt8](repeating: 255, count: 16)
    try texture.upload(width: 2, height: 2, layer: 0, bytes: white.span)
    // Three pixels a row, of which two are uploaded.
    try texture.upload(
      width: 2, height: 2, layer: 1, bytes: colors.span, bytesPerRow: 12)
    let buffer = try GLBuffer(in: context)
    try buffer.upload(instances)
    let array = try GLVertexArray(in: context)
    try array.setAttribute(
      program.attribute("rect"), components: 4, from: buffer, stride: 20, offset: 0, divisor: 1)
    try array.setAttribute(
      program.attribute("layer"), components: 1, from: buffer, stride: 20, offset: 16, divisor: 1)
    let framebuffer = try GLFramebuffer(in: context, width: 4, height: 4)
    let (scale, pictures, tinting) = (
      try program.uniform("scale"), try program.uniform("pictures"), try program.uniform("tint")
    )
    try context.withCurrent { () throws(GLContextError) in
      framebuffer.bind()
      context.clear(SIMD4(0, 0, 0, 1))
      program.use()
      scale.set(SIMD2(0.5, 0.5))
      pictures.set(integer: 0)
      tinting.set(tint)
      texture.bind()
      array.bind()
      context.setBlending(true)
      context.draw(.triangleFan, vertices: 4, instances: instances.count / 5)
      try context.check("glDrawArraysInstanced")
    }
    try GLFence(in: context).wait()
    var pixels = [UInt8](repeating: 0, count: 64)
    var span = pixels.mutableSpan
    try framebuffer.read(into: &span)
    return pixels
  }

  private static let red: [UInt8] = [255, 0, 0, 255]
  private static let green: [UInt8] = [0, 255, 0, 255]
  private static let blue: [UInt8] = [0, 0, 255, 255]
  private static let half: [UInt8] = [0, 128, 0, 128]
  private static let black: [UInt8] = [0, 0, 0, 255]
  private static let other: [UInt8] = [9, 9, 9, 9]
  private static let colors = red + green + other + blue + half + other

  @Test("a picture is uploaded, drawn and read back")
  func picture() throws {
    let context = try GLContext.open(.surfaceless)
    let pixels = try Self.drawn([0, 0, 4, 4, 1], tint: SIMD4(1, 1, 1, 1), in: context)
    let bottom = Self.red + Self.red + Self.green + Self.green
    let blended: [UInt8] = [0, 128, 0, 255]
    let top = Self.blue + Self.blue + blended + blended
    #expect(pixels == bottom + bottom + top + top)
  }

  @Test("instances differ in rectangle and layer")
  func instances() throws {
    let context = try GLContext.open(.surfaceless)
    let pixels = try Self.drawn(
      [0, 0, 1, 1, 0, 2, 2, 2, 2, 1], tint: SIMD4(1, 1, 1, 1), in: context)
    let white: [UInt8] = [255, 255, 255, 255]
    #expect(pixels.prefix(8) == (white + Self.black)[...])
    let third = Self.black + Self.black + Self.red + Self.green
    #expect(Array(pixels[32..<48]) == third)
  }

  @Test("premultiplied colours lie over what is there")
  func blending() throws {
    let context = try GLContext.open(.surfaceless)
    let pixels = try Self.drawn([0, 0, 4, 4, 0], tint: SIMD4(0.2, 0, 0, 0.4), in: context)
    #expect(Array(pixels.prefix(4)) == [51, 0, 0, 255])
  }

  @Test("are deleted when they go out of use, and keep their context until then")
  func lifetimes() throws {
    let context = try GLContext.open(.surfaceless)
    _ = try Self.drawn([0, 0, 4, 4, 1], tint: SIMD4(1, 1, 1, 1), in: context)
    #expect(context.objectCount == 0)
    do {
      let framebuffer = try GLFramebuffer(in: context, width: 1, height: 1)
      #expect(context.objectCount == 2)
      let texture = try GLTextureArray(in: context, width: 1, height: 1, layers: 1, filter: .linear)
      #expect(framebuffer.name > 0 && texture.name > 0 && texture.byteCount == 4)
      #expect(context.objectCount == 3)
    }
    #expect(context.objectCount == 0)
    try context.withCurrent { () throws(GLContextError) in
      _ = try GLBuffer(in: context)
      #expect(context.objectCount == 0)
    }
    weak var weakly: GLContext?
    do {
      var other: GLContext? = try GLContext.open(.surfaceless)
      let buffer = try other.map { context throws(GLContextError) in try Kept(context) }
      weakly = other
      other = nil
      #expect(weakly != nil)
      #expect(buffer?.buffer.name ?? 0 > 0)
    }
    #expect(weakly == nil)
  }

  /// Holds an object as a renderer does.
  private final class Kept {
    let buffer: GLBuffer
    init(_ context: GLContext) throws(GLContextError) { buffer = try GLBuffer(in: context) }
  }

  @Test("that can't be made leave nothing behind")
  func failures() throws {
    let context = try GLContext.open(.surfaceless)
    let error = #expect(throws: GLContextError.self) {
      _ = try GLProgram(in: context, vertex: Self.vertex, fragment: "#version 300 es\nnonsense;\n")
    }
    #expect(context.objectCount == 0)
    let text = error?.description ?? ""
    #expect(text.contains("the fragment shader does not compile"))
    #expect(text.contains("2 | nonsense;"))
    #expect(text.lowercased().contains("error"), "the driver's log is there: \(text)")
  }

  @Test("shaders that do not fit together say why")
  func link() throws {
    let context = try GLContext.open(.surfaceless)
    let fragment = Self.fragment.replacing("in vec3 place", with: "in vec4 place")
      .replacing("(pictures, place)", with: "(pictures, place.xyz)")
    let error = #expect(throws: GLContextError.self) {
      _ = try GLProgram(in: context, vertex: Self.vertex, fragment: fragment)
    }
    guard case .link(let log) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(log.contains("place"))
  }

  @Test("a name that a program does not have is an error")
  func missing() throws {
    let context = try GLContext.open(.surfaceless)
    let program = try GLProgram(in: context, vertex: Self.vertex, fragment: Self.fragment)
    #expect(throws: GLContextError.missing(kind: "uniform", name: "tind")) {
      _ = try program.uniform("tind")
    }
    #expect(throws: GLContextError.missing(kind: "attribute", name: "recd")) {
      _ = try program.attribute("recd")
    }
  }

  @Test("sizes over the driver's limits are refused before anything is made")
  func limits() throws {
    let context = try GLContext.open(.surfaceless)
    let info = context.info
    #expect(
      throws: GLContextError.tooLarge(
        object: "framebuffer", width: info.maxFrameWidth + 1, height: 1,
        maxWidth: info.maxFrameWidth, maxHeight: info.maxFrameHeight)
    ) { _ = try GLFramebuffer(in: context, width: info.maxFrameWidth + 1, height: 1) }
    #expect(
      throws: GLContextError.tooLarge(
        object: "texture", width: 1, height: info.maxTextureSize + 1,
        maxWidth: info.maxTextureSize, maxHeight: info.maxTextureSize)
    ) {
      _ = try GLTextureArray(
        in: context, width: 1, height: info.maxTextureSize + 1, layers: 1, filter: .linear)
    }
    let layers = info.maxTextureLayers
    #expect(throws: GLContextError.tooManyLayers(count: layers + 1, limit: layers)) {
      _ = try GLTextureArray(in: context, width: 1, height: 1, layers: layers + 1, filter: .linear)
    }
    #expect(context.objectCount == 0)
  }

  @Test("a rectangle is read into the middle of a larger picture")
  func subRectangle() throws {
    let context = try GLContext.open(.surfaceless)
    let framebuffer = try GLFramebuffer(in: context, width: 8, height: 8)
    try context.withCurrent { () throws(GLContextError) in
      framebuffer.bind()
      context.clear(SIMD4(0, 0, 0, 0))
      context.setScissor(x: 3, y: 2, width: 1, height: 1)
      context.clear(SIMD4(1, 0, 0, 1))
      context.setScissor(x: 4, y: 3, width: 1, height: 1)
      context.clear(SIMD4(0, 1, 0, 1))
      context.removeScissor()
    }
    // Two by two pixels from (3, 2), at column 1 of row 1 of a picture five pixels wide.
    var pixels = [UInt8](repeating: 7, count: 5 * 4 * 4)
    var span = pixels.mutableSpan
    try framebuffer.read(
      x: 3, y: 2, width: 2, height: 2, into: &span, offset: (5 + 1) * 4, rowLength: 5)
    var expected = [UInt8](repeating: 7, count: 5 * 4 * 4)
    expected.replaceSubrange(24..<32, with: Self.red + [0, 0, 0, 0])
    expected.replaceSubrange(44..<52, with: [0, 0, 0, 0] + Self.green)
    #expect(pixels == expected)
  }

  @Test("a ring of buffers gives frames back in their order, at any row length")
  func ring() throws {
    let context = try GLContext.open(.surfaceless)
    let framebuffer = try GLFramebuffer(in: context, width: 4, height: 3)
    var first = try GLPixelBuffer(in: context, byteCount: 48)
    var second = try GLPixelBuffer(in: context, byteCount: 48)
    try context.withCurrent { () throws(GLContextError) in
      framebuffer.bind()
      context.clear(SIMD4(1, 0, 0, 1))
      try first.begin(reading: framebuffer)
      context.clear(SIMD4(0, 1, 0, 1))
      try second.begin(reading: framebuffer, width: 2, height: 2)
    }
    #expect(first.isBusy && second.isBusy)
    var red = [UInt8](repeating: 7, count: 48)
    var span = red.mutableSpan
    try first.finish(into: &span)
    #expect(red == Array(repeatElement(Self.red, count: 12).joined()))
    var green = [UInt8](repeating: 7, count: 44)
    var other = green.mutableSpan
    try second.finish(into: &other, offset: 8, rowLength: 5)
    var expected = [UInt8](repeating: 7, count: 44)
    expected.replaceSubrange(8..<16, with: Self.green + Self.green)
    expected.replaceSubrange(28..<36, with: Self.green + Self.green)
    #expect(green == expected)
    #expect(!first.isBusy && !second.isBusy)
    // A read into memory must not end up in a buffer.
    var direct = [UInt8](repeating: 7, count: 48)
    var last = direct.mutableSpan
    try framebuffer.read(into: &last)
    #expect(Array(direct.suffix(4)) == Self.green)
  }
}
