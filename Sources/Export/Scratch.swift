/// Memory of a fixed size for pixels, filled with zeros, aligned as vector instructions like it.
@safe struct Scratch: ~Copyable {
  let bytes: UnsafeMutableRawBufferPointer

  /// Takes memory for a number of bytes.
  init(byteCount: Int) {
    unsafe bytes = .allocate(byteCount: byteCount, alignment: 64)
    _ = unsafe bytes.initializeMemory(as: UInt8.self, repeating: 0)
  }

  deinit { unsafe bytes.deallocate() }
}

extension Optional where Wrapped == Scratch {
  /// The memory, taken now if there is none yet.
  mutating func provide(_ byteCount: Int) -> UnsafeMutableRawBufferPointer {
    let scratch = take() ?? Scratch(byteCount: byteCount)
    let bytes = unsafe scratch.bytes
    self = consume scratch
    return unsafe bytes
  }
}
