internal import Glibc

/// Bytes that are added at the end, in memory that is kept when they are removed.
@safe struct GrowingBytes: ~Copyable {
  private var memory: UnsafeMutableRawPointer?
  private var capacity = 0
  private(set) var count = 0

  init() { unsafe memory = nil }

  deinit { unsafe free(memory) }

  /// The bytes, until the next call.
  var bytes: UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(start: memory, count: count)
  }

  /// Removes all bytes.
  mutating func removeAll() { count = 0 }

  /// Makes room for more bytes, without adding them.
  ///
  /// - Returns: The room, at least as large as asked for, until the next call; nil if there is no
  ///   memory.
  mutating func room(for more: Int) -> UnsafeMutableRawBufferPointer? {
    if capacity - count < more {
      let wanted = max(count + more, 2 * capacity)
      guard let grown = unsafe realloc(memory, wanted) else { return nil }
      unsafe memory = unsafe grown
      capacity = wanted
    }
    return unsafe memory.map {
      unsafe UnsafeMutableRawBufferPointer(start: $0 + count, count: capacity - count)
    }
  }

  /// Adds what was written into the room.
  mutating func grow(by more: Int) { count += more }

  /// Adds bytes.
  ///
  /// - Returns: Whether there was memory.
  mutating func append(_ bytes: [UInt8]) -> Bool {
    guard let room = unsafe room(for: bytes.count) else { return false }
    unsafe room.copyBytes(from: bytes)
    count += bytes.count
    return true
  }

  /// Replaces four bytes by a number, the high byte first.
  mutating func set(_ number: UInt32, at place: Int) {
    guard place + 4 <= count else { return }
    unsafe memory?.storeBytes(of: number.bigEndian, toByteOffset: place, as: UInt32.self)
  }
}
