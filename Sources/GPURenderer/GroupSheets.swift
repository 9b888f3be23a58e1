internal import CreaseGLContext

/// The sheets of groups, one for each depth of nesting, kept from frame to frame.
final class GroupSheets {
  private final class Level {
    let sheet: GLFramebuffer
    init(_ sheet: consuming GLFramebuffer) { self.sheet = sheet }
  }

  private let context: GLContext
  private var levels: [Level] = []

  init(in context: GLContext) { self.context = context }

  /// Has later draw calls draw on the sheet of a depth, which is made or enlarged if need be.
  func bind(depth: Int, width: Int, height: Int) throws(GLContextError) {
    if depth < levels.count {
      let sheet = levels[depth]
      if sheet.sheet.width >= width, sheet.sheet.height >= height { return sheet.sheet.bind() }
      levels.removeSubrange(depth...)
    }
    while levels.count <= depth {
      levels.append(Level(try GLFramebuffer(in: context, width: width, height: height)))
    }
    levels[depth].sheet.bind()
  }

  /// Has later draw calls sample the sheet of a depth.
  func bindTexture(depth: Int) {
    if levels.indices.contains(depth) { levels[depth].sheet.bindTexture() }
  }
}
