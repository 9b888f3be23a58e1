internal import Crease

/// A picture as large and as uneven as a photo: soft gradients, hard edges and grain.
enum BenchPhoto {
  private static let (width, height) = (4000, 3000)

  /// The picture, 4000 × 3000 pixels, made once.
  static let picture = Picture.pixmap(name: "photo", pixmap)

  private static var pixmap: Pixmap {
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    // The generator of Numerical Recipes, section 7.1: grain that is the same each time.
    var seed: UInt32 = 1
    for y in 0..<height {
      for x in 0..<width {
        seed = seed &* 1_664_525 &+ 1_013_904_223
        let grain = Int(seed >> 28)
        let stripe = (x / 125 + y / 125) % 2 == 0 ? 24 : 0
        let place = (y * width + x) * 4
        bytes[place] = UInt8(20 + 180 * x / width + grain + stripe)
        bytes[place + 1] = UInt8(20 + 180 * y / height + grain + stripe)
        bytes[place + 2] = UInt8(200 - 90 * (x + y) / (width + height) + grain)
      }
    }
    return Pixmap(width: width, height: height, bytes: bytes)
  }
}
