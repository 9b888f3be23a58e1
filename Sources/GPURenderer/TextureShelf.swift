internal import CreaseGLContext

/// A texture whose layers hold rasters of similar size.
final class TextureShelf {
  private let texture: GLTextureArray
  private var freeLayers: [Int]

  /// Makes an empty shelf.
  ///
  /// - Parameters:
  ///   - width: The width of a layer in texels.
  ///   - height: The height of a layer in texels.
  ///   - isBlueFirst: Whether red and blue change places when it is sampled.
  init(
    in context: GLContext, width: Int, height: Int, isBlueFirst: Bool
  ) throws(GLContextError) {
    // As many layers as make a few MiB: few textures for lists, little waste for large pictures.
    let layers = max(1, min(16, (8 << 20) / (width * height * 4)))
    texture = try GLTextureArray(
      in: context, width: width, height: height, layers: layers, filter: .nearest,
      isBlueFirst: isBlueFirst)
    freeLayers = Array((0..<layers).reversed())
  }

  var width: Int { texture.width }
  var height: Int { texture.height }
  var byteCount: Int { texture.byteCount }
  var bytesPerLayer: Int { texture.width * texture.height * 4 }
  var isFull: Bool { freeLayers.isEmpty }
  var isEmpty: Bool { freeLayers.count == texture.layers }

  /// Takes a free layer, or nil if there is none.
  func takeLayer() -> Int? { freeLayers.popLast() }

  /// Gives a layer back.
  func giveBack(_ layer: Int) { freeLayers.append(layer) }

  func upload(width: Int, height: Int, layer: Int, bytes: Span<UInt8>) throws(GLContextError) {
    try texture.upload(width: width, height: height, layer: layer, bytes: bytes)
  }

  func bind() { texture.bind() }
}
