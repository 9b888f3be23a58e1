internal import CreaseCGLES

/// Buffer objects.
enum BufferKind: GLObjectKind {
  static let call = "glGenBuffers"
  static func create() -> GLuint? {
    var name: GLuint = 0
    unsafe glGenBuffers(1, &name)
    return name == 0 ? nil : name
  }
  static func delete(_ name: GLuint) {
    var name = name
    unsafe glDeleteBuffers(1, &name)
  }
}

/// Vertex array objects.
enum VertexArrayKind: GLObjectKind {
  static let call = "glGenVertexArrays"
  static func create() -> GLuint? {
    var name: GLuint = 0
    unsafe glGenVertexArrays(1, &name)
    return name == 0 ? nil : name
  }
  static func delete(_ name: GLuint) {
    var name = name
    unsafe glDeleteVertexArrays(1, &name)
  }
}

/// Textures.
enum TextureKind: GLObjectKind {
  static let call = "glGenTextures"
  static func create() -> GLuint? {
    var name: GLuint = 0
    unsafe glGenTextures(1, &name)
    return name == 0 ? nil : name
  }
  static func delete(_ name: GLuint) {
    var name = name
    unsafe glDeleteTextures(1, &name)
  }
}

/// Framebuffer objects.
enum FramebufferKind: GLObjectKind {
  static let call = "glGenFramebuffers"
  static func create() -> GLuint? {
    var name: GLuint = 0
    unsafe glGenFramebuffers(1, &name)
    return name == 0 ? nil : name
  }
  static func delete(_ name: GLuint) {
    var name = name
    unsafe glDeleteFramebuffers(1, &name)
  }
}

/// Shader programs.
enum ProgramKind: GLObjectKind {
  static let call = "glCreateProgram"
  static func create() -> GLuint? {
    let name = glCreateProgram()
    return name == 0 ? nil : name
  }
  static func delete(_ name: GLuint) { glDeleteProgram(name) }
}

/// Vertex shaders.
enum VertexShaderKind: GLObjectKind {
  static let call = "glCreateShader"
  static func create() -> GLuint? {
    let name = glCreateShader(GLenum(GL_VERTEX_SHADER))
    return name == 0 ? nil : name
  }
  static func delete(_ name: GLuint) { glDeleteShader(name) }
}

/// Fragment shaders.
enum FragmentShaderKind: GLObjectKind {
  static let call = "glCreateShader"
  static func create() -> GLuint? {
    let name = glCreateShader(GLenum(GL_FRAGMENT_SHADER))
    return name == 0 ? nil : name
  }
  static func delete(_ name: GLuint) { glDeleteShader(name) }
}
