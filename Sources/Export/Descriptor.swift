internal import Glibc

/// Checks of file descriptors that the caller owns.
enum Descriptor {
  /// Refuses a descriptor that is not open, or that leads to a terminal.
  ///
  /// - Throws: `ExportError.cannotCreate`.
  static func check(_ number: Int32) throws(ExportError) {
    let name = Destination.descriptor(number).description
    do { _ = try call { fcntl(number, F_GETFL) } } catch {
      throw .cannotCreate(path: name, reason: "it is not open")
    }
    if isatty(number) == 1 {
      throw .cannotCreate(
        path: name, reason: "it is a terminal, which can't show it; send it to a file or a program")
    }
  }
}
