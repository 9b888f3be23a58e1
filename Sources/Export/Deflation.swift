internal import CreaseCCompression

/// How data are compressed: by which library, opened when it is first needed and then kept, and with
/// how much effort.
@safe enum Deflation {
  /// Functions of Intel's ISA-L.
  typealias ISAL = UnsafePointer<crease_isal>
  /// Functions of zlib.
  typealias Zlib = UnsafePointer<crease_zlib>

  /// By ISA-L, at level 1, or 2 for a little more time and a smaller result.
  case isal(ISAL, level: UInt32)
  /// By zlib, at level 0…9.
  case zlib(Zlib, level: Int32)

  /// ISA-L for presets up to medium, where it is installed; else zlib.
  ///
  /// - Throws: `ExportError.libraryMissing`.
  init(_ preset: ExportPreset) throws(ExportError) {
    if let level = preset.isalLevel, case .success(let isal) = unsafe Self.isalTable {
      self = unsafe .isal(isal, level: level)
    } else {
      self = try unsafe .zlib(Self.zlibTable.get(), level: preset.zlibLevel)
    }
  }

  /// A compressor; nil if there is no memory for it.
  func makeDeflater() -> (any Deflater)? {
    switch self {
    case .isal(let isal, let level): unsafe ISALDeflater(isal, level: level)
    case .zlib(let zlib, let level): unsafe ZlibDeflater(zlib, level: level)
    }
  }

  // Unsafe only in name: each is written once, by its initialiser, and read ever after.
  private nonisolated(unsafe) static let isalTable = unsafe open("ISA-L") {
    unsafe crease_isal_open($0)
  }
  private nonisolated(unsafe) static let zlibTable = unsafe open("zlib") {
    unsafe crease_zlib_open($0)
  }

  private static func open<Table>(
    _ name: String, _ load: (UnsafeMutablePointer<Table>) -> UnsafePointer<CChar>?
  ) -> Result<UnsafePointer<Table>, ExportError> {
    let table = UnsafeMutablePointer<Table>.allocate(capacity: 1)
    guard let missing = unsafe load(table) else { return unsafe .success(UnsafePointer(table)) }
    unsafe table.deallocate()
    return unsafe .failure(.libraryMissing(name: name, reason: String(cString: missing)))
  }
}
