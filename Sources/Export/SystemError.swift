internal import Glibc

/// A failed call of the operating system.
struct SystemError: Error {
  /// The error's number.
  let number: Int32

  /// The error of the call that failed last on this thread.
  static var last: SystemError { SystemError(number: errno) }

  /// The system's words for it.
  var reason: String {
    var text = [CChar](repeating: 0, count: 256)
    guard unsafe strerror_r(number, &text, text.count) == 0 else { return "error \(number)" }
    return String(
      decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Why a file can't be created, with the remedy.
  func reasonNotToCreate(_ path: String) -> String {
    let folder = Path.folder(of: path)
    return switch number {
    case ENOENT: "there is no folder '\(folder)'; make it with: mkdir -p '\(folder)'"
    case ENOTDIR: "'\(folder)' is not a folder; choose another name"
    case EACCES, EPERM: "writing in the folder '\(folder)' is not permitted; choose another one"
    case EROFS: "the folder '\(folder)' can only be read; choose another one"
    case ENAMETOOLONG: "its name is too long; shorten it"
    case ENOSPC, EDQUOT: "there is no space left in '\(folder)'; free some or choose another one"
    default: reason
    }
  }

  /// Why writing failed, with the remedy where there is one.
  var reasonNotToWrite: String {
    switch number {
    case ENOSPC: "no space is left there; free some or choose another folder"
    case EDQUOT: "the disk quota is used up; free some space or choose another folder"
    case EFBIG: "the file would exceed the size that is allowed there"
    case EPIPE: "the reader closed the pipe"
    default: reason
    }
  }
}

/// Repeats a call while a signal interrupts it; −1 becomes the error it stands for.
func call<Result: FixedWidthInteger>(_ body: () -> Result) throws(SystemError) -> Result {
  while true {
    let result = body()
    if result != -1 { return result }
    if errno != EINTR { throw .last }
  }
}
