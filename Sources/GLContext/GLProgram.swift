internal import CreaseCGLES

/// A vertex and a fragment shader, compiled and linked.
package struct GLProgram: ~Copyable {
  private let object: GLObject<ProgramKind>
  /// The GL name.
  package var name: UInt32 { object.handle }

  /// Compiles and links a program.
  ///
  /// - Parameters:
  ///   - context: Where.
  ///   - vertex: The vertex shader's source (GLSL ES 3.00).
  ///   - fragment: The fragment shader's source (GLSL ES 3.00).
  /// - Throws: `GLContextError.shader` with the driver's log and the source if a shader does not
  ///   compile, `.link` if they do not fit together.
  package init(
    in context: GLContext, vertex: String, fragment: String
  ) throws(GLContextError) {
    let object = try GLObject<ProgramKind>(in: context)
    let vertexShader = try GLObject<VertexShaderKind>(in: context)
    let fragmentShader = try GLObject<FragmentShaderKind>(in: context)
    let (program, shaders) = (object.handle, [vertexShader.handle, fragmentShader.handle])
    try context.withCurrent { () throws(GLContextError) in
      try Self.compile(shaders[0], stage: "vertex", source: vertex, in: context)
      try Self.compile(shaders[1], stage: "fragment", source: fragment, in: context)
      try Self.link(program, shaders, in: context)
    }
    self.object = object
  }

  // Without a deinit here, other modules would skip the one of the object: see there.
  deinit {}

  /// Has later draw calls and uniform settings use this program; inside `withCurrent`.
  package func use() { glUseProgram(name) }

  /// Finds a uniform.
  ///
  /// - Throws: `GLContextError.missing` if the shaders declare none of that name, or do not use it.
  package func uniform(_ label: String) throws(GLContextError) -> GLUniform {
    let location = try object.context.withCurrent { unsafe glGetUniformLocation(name, label) }
    guard location >= 0 else { throw .missing(kind: "uniform", name: label) }
    return GLUniform(location: location)
  }

  /// Finds an attribute's location.
  ///
  /// - Throws: `GLContextError.missing` if the vertex shader declares none of that name, or does
  ///   not use it.
  package func attribute(_ label: String) throws(GLContextError) -> UInt32 {
    let location = try object.context.withCurrent { unsafe glGetAttribLocation(name, label) }
    guard location >= 0 else { throw .missing(kind: "attribute", name: label) }
    return UInt32(location)
  }

  private static func link(
    _ program: GLuint, _ shaders: [GLuint], in context: GLContext
  ) throws(GLContextError) {
    for shader in shaders { glAttachShader(program, shader) }
    glLinkProgram(program)
    for shader in shaders { glDetachShader(program, shader) }
    var linked: GLint = 0
    unsafe glGetProgramiv(program, GLenum(GL_LINK_STATUS), &linked)
    guard linked == GL_TRUE else {
      let log = unsafe log(
        length: { unsafe glGetProgramiv(program, GLenum(GL_INFO_LOG_LENGTH), $0) },
        text: { unsafe glGetProgramInfoLog(program, $0, $1, $2) })
      try context.checkReset("glLinkProgram")
      throw .link(log: log)
    }
    try context.check("glLinkProgram")
  }

  private static func compile(
    _ shader: GLuint, stage: String, source: String, in context: GLContext
  ) throws(GLContextError) {
    unsafe source.withCString { text in
      var text: UnsafePointer<CChar>? = unsafe text
      unsafe glShaderSource(shader, 1, &text, nil)
    }
    glCompileShader(shader)
    var compiled: GLint = 0
    unsafe glGetShaderiv(shader, GLenum(GL_COMPILE_STATUS), &compiled)
    guard compiled != GL_TRUE else { return }
    let log = unsafe log(
      length: { unsafe glGetShaderiv(shader, GLenum(GL_INFO_LOG_LENGTH), $0) },
      text: { unsafe glGetShaderInfoLog(shader, $0, $1, $2) })
    try context.checkReset("glCompileShader")
    throw .shader(stage: stage, log: log, source: source)
  }

  /// A driver's log, without the blank at its end.
  @unsafe private static func log(
    length: (UnsafeMutablePointer<GLint>) -> Void,
    text: (GLsizei, UnsafeMutablePointer<GLsizei>, UnsafeMutablePointer<GLchar>?) -> Void
  ) -> String {
    var capacity: GLint = 0
    unsafe length(&capacity)
    guard capacity > 0 else { return "(the driver gives no log)" }
    var written: GLsizei = 0
    var bytes = [GLchar](repeating: 0, count: Int(capacity))
    unsafe text(capacity, &written, &bytes)
    let log = String(
      decoding: bytes.prefix(Int(max(0, written))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return log.last == "\n" ? String(log.dropLast()) : log
  }
}
