internal import Glibc

/// A file descriptor that bytes are written to, and the name it has in messages.
struct ByteSink {
  let descriptor: Int32
  let name: String

  /// Writes all of the bytes, however many calls it takes.
  func write(_ bytes: UnsafeRawBufferPointer) throws(ExportError) {
    var rest = unsafe bytes[...]
    while unsafe !rest.isEmpty {
      do {
        let count = try call { unsafe Glibc.write(descriptor, rest.baseAddressOfSlice, rest.count) }
        unsafe rest = rest.dropFirst(count)
      } catch {
        guard error.number == EAGAIN else {
          throw .writeFailed(path: name, reason: error.reasonNotToWrite)
        }
        waitUntilWritable()
      }
    }
  }

  /// Waits until a descriptor that doesn't block, such as a shared terminal's pipe, has room.
  private func waitUntilWritable() {
    var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = unsafe poll(&state, 1, -1)
  }
}

extension UnsafeRawBufferPointer.SubSequence {
  fileprivate var baseAddressOfSlice: UnsafeRawPointer? {
    unsafe base.baseAddress.map { unsafe $0 + startIndex }
  }
}
