package import CreasePixmaps
internal import CreaseCAV

/// The H.264 encoder by itself, to measure what writing a film costs beside it: frames are converted
/// beforehand, and what comes out is thrown away.
@safe package final class BareEncoder {
  private let settings: ExportSettings
  private let recipe: FilmRecipe
  private let av: AV.Coding
  private let frames: [VideoFrame]
  private let quarters: QuarterPlanes

  /// The time a frame that converting takes on one thread.
  package private(set) var conversion: Duration = .zero
  /// The time a frame that libswscale would take for it.
  package private(set) var otherConversion: Duration = .zero

  /// Converts opaque frames.
  package init(_ pictures: [Pixmap], settings: ExportSettings) throws(ExportError) {
    let av = try unsafe AV.coding()
    unsafe self.av = unsafe av
    let recipe = OutputFormat.h264(settings)
    self.recipe = recipe
    self.settings = settings
    let scaling = try unsafe AV.scaling()
    let (width, height) = (
      recipe.picture.padded(settings.width), recipe.picture.padded(settings.height)
    )
    do throws(AVFailure) {
      let converter = try unsafe ColorConverter(
        av, scaling, width: settings.width, height: settings.height, picture: recipe.picture)
      var frames: [VideoFrame] = []
      for _ in pictures {
        frames.append(
          try unsafe VideoFrame(av, width: width, height: height, format: recipe.picture.format))
      }
      self.frames = frames
      let quarters = QuarterPlanes(width: settings.width, height: settings.height)
      self.quarters = quarters
      func measure(_ convert: (UnsafeRawBufferPointer, VideoFrame) -> Void) -> Duration {
        let time = ContinuousClock().measure {
          for (picture, frame) in zip(pictures, frames) {
            unsafe picture.bytes.withUnsafeBytes { unsafe convert($0, frame) }
          }
        }
        return time / max(pictures.count, 1)
      }
      otherConversion = unsafe measure { unsafe converter.convert($0, into: $1) }
      conversion = unsafe measure { _ = unsafe quarters.convert($0, into: $1) }
    } catch {
      throw error.encoding(.mp4, "converting")
    }
  }

  /// Converts the pictures once more, on one thread.
  package func convert(_ pictures: [Pixmap]) {
    for (picture, frame) in zip(pictures, frames) {
      _ = unsafe picture.bytes.withUnsafeBytes { unsafe quarters.convert($0, into: frame) }
    }
  }

  /// Opens the encoder as MP4 has it, and encodes the frames one after another, and all of them a
  /// number of times.
  package func run(times: Int) throws(ExportError) {
    do throws(AVFailure) {
      let codec = try unsafe FilmEncoder.codec(
        av, recipe, settings, width: recipe.picture.padded(settings.width),
        height: recipe.picture.padded(settings.height))
      var number: Int64 = 0
      for _ in 0..<times {
        for frame in frames {
          try frame.prepare(time: number)
          number += 1
          try codec.send(frame)
          while unsafe try codec.receive() != nil {}
        }
      }
      try codec.send(nil)
      while unsafe try codec.receive() != nil {}
    } catch {
      throw error.encoding(.mp4, "encoding")
    }
  }
}
