internal import CreaseGLContext
internal import CreasePixmaps

/// What frames are drawn into, in the order of colours that the device draws best.
final class CanvasBuffer {
  private let redFirst: GLFramebuffer?
  private let blueFirst: GLBlueFirstFramebuffer?
  /// The number of pixels in a row.
  let width: Int
  /// The number of rows.
  let height: Int

  /// - Parameter isBlueFirst: Whether what is drawn has red and blue exchanged.
  init(
    in context: GLContext, width: Int, height: Int, isBlueFirst: Bool
  ) throws(GLContextError) {
    if isBlueFirst {
      blueFirst = try GLBlueFirstFramebuffer(in: context, width: width, height: height)
      redFirst = nil
    } else {
      blueFirst = nil
      redFirst = try GLFramebuffer(in: context, width: width, height: height)
    }
    self.width = width
    self.height = height
  }

  /// Has later draw calls draw here.
  func bind() {
    redFirst?.bind()
    blueFirst?.bind()
  }

  /// Reads the lower left of the picture, red first whatever it was drawn as.
  func read(
    width: Int, height: Int, into pixels: inout MutableSpan<UInt8>, offset: Int = 0,
    rowLength: Int? = nil
  ) throws(GLContextError) {
    try redFirst?.read(
      width: width, height: height, into: &pixels, offset: offset, rowLength: rowLength)
    try blueFirst?.read(
      width: width, height: height, into: &pixels, offset: offset, rowLength: rowLength ?? width)
  }

  /// Begins to read the lower left of the picture.
  ///
  /// - Precondition: Red and blue are not exchanged.
  func read(through place: ReadBack, width: Int, height: Int) throws(GLContextError) {
    try redFirst?.read(through: place, width: width, height: height)
  }

  /// Has the samples of the picture at the lower left made.
  ///
  /// - Precondition: Red and blue are not exchanged.
  func convert(by maker: PlaneMaker, _ layout: PlanarLayout) throws(GLContextError) {
    try redFirst?.convert(by: maker, layout)
  }
}
