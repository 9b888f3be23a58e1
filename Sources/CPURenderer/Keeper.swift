/// Keeps things alive that plans refer to without counting.
@safe
final class Keeper {
  private var objects: [AnyObject] = []
  private var pieces: [UnsafeMutableBufferPointer<GradientForm.Piece>] = unsafe []

  deinit {
    unsafe pieces.forEach { unsafe $0.deallocate() }
  }

  /// Keeps an object, and refers to it.
  func keep<Object: AnyObject>(_ object: Object) -> Unmanaged<Object> {
    objects.append(object)
    return unsafe Unmanaged.passUnretained(object)
  }

  /// Keeps an object.
  func keep(_ object: Texture) { objects.append(object) }

  /// Keeps a gradient's pieces, and refers to them.
  func keep(_ pieces: ArraySlice<GradientForm.Piece>) -> UnsafeBufferPointer<GradientForm.Piece> {
    let buffer = UnsafeMutableBufferPointer<GradientForm.Piece>.allocate(
      capacity: pieces.count)
    _ = unsafe buffer.initialize(fromContentsOf: pieces)
    unsafe self.pieces.append(buffer)
    return UnsafeBufferPointer(buffer)
  }
}
