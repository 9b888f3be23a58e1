package import CreasePixmaps
internal import CreaseCAV

/// The H.264 encoder by itself, to measure what writing a film costs beside it: frames are converted
/// beforehand, and what comes out is thrown away.
package final class BareEncoder {
  private let codec: VideoCodec
  private let frames: [VideoFrame]

  /// The seconds a frame that converting takes on one thread.
  package private(set) var conversion: Duration = .zero

  /// Converts opaque frames and opens the encoder as MP4 has it.
  package init(_ pictures: [Pixmap], settings: ExportSettings) throws(ExportError) {
    let av = try unsafe AV.coding()
    let recipe = OutputFormat.h264(settings)
    let scaling = try unsafe AV.scaling()
    let (width, height) = (
      recipe.picture.padded(settings.width), recipe.picture.padded(settings.height)
    )
    do throws(AVFailure) {
      let converter = try unsafe ColorConverter(
        av, scaling, width: settings.width, height: settings.height, picture: recipe.picture)
      codec = try unsafe FilmEncoder.codec(av, recipe, settings, width: width, height: height)
      var frames: [VideoFrame] = []
      for _ in pictures {
        frames.append(
          try unsafe VideoFrame(av, width: width, height: height, format: recipe.picture.format))
      }
      self.frames = frames
      let clock = ContinuousClock()
      let start = clock.now
      for (picture, frame) in zip(pictures, frames) {
        unsafe picture.bytes.withUnsafeBytes { unsafe converter.convert($0, into: frame) }
      }
      conversion = (clock.now - start) / max(pictures.count, 1)
    } catch {
      throw error.encoding(.mp4, "opening the H.264 encoder")
    }
  }

  /// Encodes the frames one after another, and all of them a number of times.
  package func run(times: Int) throws(ExportError) {
    do throws(AVFailure) {
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
