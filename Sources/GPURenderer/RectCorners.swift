/// What the rectangles' vertex shader is told of one corner: three vectors of four numbers.
struct RectCorners: Hashable {
  /// Vectors per vertex.
  static let attributeCount = 3
  /// Numbers per vertex.
  static let floatCount = attributeCount * 4

  /// Premultiplied, and times the opacity where there are no contents.
  let color: SIMD4<Float>
  /// Opacity and the contents' shade.
  var look = SIMD2<Float>(1, 1)
  /// How texels rest: see `RestingTexels.numbers`.
  var texels = SIMD4<Float>.zero

  /// Those of pixels of one colour, which is rounded to bytes here: not all ways that a device can go
  /// round alike.
  static func solid(_ color: SIMD4<Float>) -> RectCorners {
    let bytes = (color.clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(.toNearestOrEven)
    return RectCorners(color: bytes / 255)
  }

  /// Appends the two triangles of a rectangle.
  func append(_ rect: PixelRect, to floats: inout [Float]) {
    let (left, top) = (Float(rect.left), Float(rect.top))
    let (right, bottom) = (Float(rect.right), Float(rect.bottom))
    append(left, top, to: &floats)
    append(right, top, to: &floats)
    append(left, bottom, to: &floats)
    append(left, bottom, to: &floats)
    append(right, top, to: &floats)
    append(right, bottom, to: &floats)
  }

  private func append(_ x: Float, _ y: Float, to floats: inout [Float]) {
    floats.append(x)
    floats.append(y)
    floats.append(look.x)
    floats.append(look.y)
    for index in 0..<4 { floats.append(color[index]) }
    for index in 0..<4 { floats.append(texels[index]) }
  }
}
