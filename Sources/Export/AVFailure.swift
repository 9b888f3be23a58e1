internal import CreaseCAV

/// A failed call of FFmpeg's libraries.
struct AVFailure: Error {
  /// What the call returned.
  let code: Int32
  /// What the libraries had to say about it.
  let reason: String

  /// Describes a code by the message that was logged with it, or else by its meaning.
  init(code: Int32, _ av: AV.Coding) {
    self.code = code
    let logged = unsafe String(cString: crease_av_log())
    crease_av_forget_log()
    if let line = logged.split(whereSeparator: \.isNewline).first {
      reason = String(line)
      return
    }
    var text = [CChar](repeating: 0, count: 128)
    _ = unsafe av.pointee.av_strerror(code, &text, text.count)
    reason = String(
      decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Describes the lack of a part that FFmpeg can be built without.
  init(missing part: String) {
    code = crease_av_out_of_memory
    reason = "FFmpeg was built without it (\(part)); install the full one"
  }

  /// The failure as one of encoding.
  func encoding(_ format: OutputFormat, _ stage: String) -> ExportError {
    .encodingFailed(format: format.name, stage: stage, reason: reason)
  }

  /// The failure as one of writing to a place.
  func writing(_ path: String) -> ExportError {
    let isSystemError = code < 0 && code > -4096
    return .writeFailed(
      path: path, reason: isSystemError ? SystemError(number: -code).reasonNotToWrite : reason)
  }
}

extension UnsafePointer<crease_av_coding> {
  /// Passes on what a call returned unless it means failure, which every negative number does.
  @discardableResult
  func check(_ body: (crease_av_coding) -> Int32) throws(AVFailure) -> Int32 {
    crease_av_forget_log()
    let code = unsafe body(pointee)
    if code < 0 { throw unsafe AVFailure(code: code, self) }
    return code
  }

  /// Passes on what a call returned unless it is null, which means that there is no memory or no
  /// such thing.
  func require<T>(_ body: (crease_av_coding) -> T?) throws(AVFailure) -> T {
    crease_av_forget_log()
    guard let value = unsafe body(pointee) else {
      throw unsafe AVFailure(code: crease_av_out_of_memory, self)
    }
    return value
  }
}
