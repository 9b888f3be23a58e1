/// Which texels are blank and which have the colour of a texture's solid ink: two bits a texel, in
/// words of 64 columns, so that the runs in between are found without looking at each texel.
@safe
final class InkMap {
  /// The number of words in a row.
  let wordsPerRow: Int
  /// The colour of solid ink: that of the first among the most opaque texels.
  let solid: UInt32
  /// A bit for each texel that is not transparent black.
  let inked: UnsafePointer<UInt64>
  /// A bit for each texel of solid ink.
  let filled: UnsafePointer<UInt64>

  private let memory: UnsafeMutablePointer<UInt64>

  /// The memory in bytes.
  let byteCount: Int

  /// Maps texels that lie in rows without gaps.
  @unsafe
  init(_ texels: UnsafeBufferPointer<UInt32>, stride: Int) {
    let rows = texels.count / stride
    wordsPerRow = (stride + 63) / 64
    byteCount = 2 * rows * wordsPerRow * 8
    let alpha = { (texel: UInt32) in texel.littleEndian &>> 24 }
    var solid: UInt32 = 0
    for index in texels.indices {
      let texel = unsafe texels[index]
      if alpha(texel) > alpha(solid) { solid = texel }
    }
    self.solid = solid
    let count = rows * wordsPerRow
    unsafe memory = .allocate(capacity: 2 * count)
    unsafe memory.initialize(repeating: 0, count: 2 * count)
    unsafe inked = UnsafePointer(memory)
    unsafe filled = UnsafePointer(memory + count)
    for y in 0..<rows {
      for x in 0..<stride {
        let texel = unsafe texels[y * stride + x]
        if texel == 0 { continue }
        let word = y * wordsPerRow + x / 64
        let bit = 1 as UInt64 &<< UInt64(x % 64)
        unsafe memory[word] |= bit
        if texel == solid { unsafe memory[count + word] |= bit }
      }
    }
  }

  deinit {
    unsafe memory.deallocate()
  }
}
