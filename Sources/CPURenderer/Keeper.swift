/// Keeps objects alive that plans refer to without counting.
final class Keeper {
  private var objects: [AnyObject] = []

  /// Keeps an object, and refers to it.
  func keep<Object: AnyObject>(_ object: Object) -> Unmanaged<Object> {
    objects.append(object)
    return unsafe Unmanaged.passUnretained(object)
  }

  /// Keeps an object.
  func keep(_ object: Texture) { objects.append(object) }
}
