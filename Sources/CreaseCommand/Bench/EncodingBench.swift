internal import Crease
internal import CreaseSystem

/// What becomes of the drawn frames: conversion for H.264, the encoder alone, and PNG files.
struct EncodingBench {
  private let encoder: BareEncoder
  private let pictures: [Pixmap]
  private let settings: ExportSettings

  init(_ pictures: [Pixmap], canvas: Canvas) throws(CommandFailure) {
    self.pictures = pictures
    settings = ExportSettings(
      width: canvas.pixelWidth, height: canvas.pixelHeight, isOpaque: true)
    do { encoder = try BareEncoder(pictures, settings: settings) } catch {
      throw CommandFailure(message: "\(error)", code: .failure)
    }
  }

  /// Converts all frames to Y'CbCr on one thread.
  func convert() throws(CommandFailure) { encoder.convert(pictures) }

  /// Encodes all frames as H.264 and throws the result away.
  func encode() throws(CommandFailure) {
    do { try encoder.run(times: 1) } catch {
      throw CommandFailure(message: "\(error)", code: .failure)
    }
  }

  /// Makes PNG files of all frames, several at once, and throws them away.
  func writePictures() throws(CommandFailure) {
    let null: NullDevice
    do { null = try NullDevice() } catch {
      throw CommandFailure(message: "\(error)", code: .failure)
    }
    try writePictures(to: null)
  }

  private func writePictures(to null: NullDevice) throws(CommandFailure) {
    do throws(ExportError) {
      let output = try Output(format: .png, destination: .descriptor(null.descriptor))
      let exporter = try Exporter(output, settings: settings)
      for picture in pictures { try exporter.append(picture) }
      try exporter.finish()
    } catch { throw CommandFailure(message: "\(error)", code: .failure) }
  }
}
