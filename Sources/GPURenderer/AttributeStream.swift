internal import CreaseGLContext

/// The numbers of a frame's vertices or instances, vectors of four, and the way of them into a
/// program.
final class AttributeStream {
  private let array: GLVertexArray
  private let buffer: GLBuffer
  private let vectors: Int
  private let isInstanced: Bool
  /// The vertex or instance that attributes begin at; nil before they are set.
  private var boundFirst: Int?

  /// - Parameters:
  ///   - context: Where.
  ///   - vectors: How many vectors a vertex or an instance has.
  ///   - isInstanced: Whether there is one set of them per instance, not per vertex.
  init(in context: GLContext, vectors: Int, isInstanced: Bool) throws(GLContextError) {
    array = try GLVertexArray(in: context)
    buffer = try GLBuffer(in: context)
    self.vectors = vectors
    self.isInstanced = isInstanced
  }

  /// Gives the stream the numbers of a frame.
  func upload(_ numbers: [Float]) throws(GLContextError) {
    if !numbers.isEmpty { try buffer.upload(numbers) }
  }

  /// Has later draw calls take their numbers from here.
  ///
  /// - Parameter first: The vertex or instance to begin at: OpenGL ES 3.0 has no such number of
  ///   its own for instances.
  func bind(first: Int = 0) throws(GLContextError) {
    if boundFirst != first {
      let vector = 4 * MemoryLayout<Float>.size
      let stride = vectors * vector
      for attribute in 0..<vectors {
        try array.setAttribute(
          UInt32(attribute), components: 4, from: buffer, stride: stride,
          offset: first * stride + attribute * vector, divisor: isInstanced ? 1 : 0)
      }
      boundFirst = first
    }
    array.bind()
  }
}
