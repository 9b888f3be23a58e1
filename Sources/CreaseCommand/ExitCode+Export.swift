internal import Crease

extension ExitCode {
  /// What to exit with when frames could not be written.
  init(_ error: ExportError) {
    self =
      switch error {
      case .cannotCreate: .cannotCreate
      case .writeFailed: .writeFailed
      case .badPart: .badData
      case .unknownFormat, .noExtension, .emptyPath, .badPattern, .unsuited, .badSetting,
        .tooLarge, .onePicture:
        .usage
      case .wrongSize, .noFrames, .wrongOrder, .libraryMissing, .encodingFailed: .failure
      }
  }
}
