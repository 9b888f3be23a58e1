internal import CreaseCAV

extension UnsafeMutablePointer<AVPacket> {
  /// The packet's bytes.
  var bytes: UnsafeMutableRawBufferPointer {
    unsafe UnsafeMutableRawBufferPointer(start: pointee.data, count: Int(pointee.size))
  }

  /// Makes room for bytes at a place in the packet, and puts them there.
  func insert(_ new: [UInt8], at place: Int, _ av: AV.Coding) throws(AVFailure) {
    let old = Int(unsafe pointee.size)
    guard !new.isEmpty, place >= 0, place <= old else { return }
    try unsafe av.check {
      unsafe $0.av_grow_packet(self, Int32(truncatingIfNeeded: new.count))
    }
    guard let start = unsafe pointee.data else { return }
    let target = unsafe UnsafeMutableRawPointer(start + place)
    unsafe (target + new.count).copyMemory(from: target, byteCount: old - place)
    for (offset, byte) in new.enumerated() { unsafe start[place + offset] = byte }
  }
}
