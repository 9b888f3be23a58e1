import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion
import CreasePixmaps

/// Pages to fold and roll, and films of them that stand still at one moment.
enum PicturePages {
  /// A page of each kind: pixels, vector art, a title on a colour, a colour alone.
  static func all(width: Int, height: Int) -> [Page] {
    [
      .picture(photo(width, height)), .picture(.svg(drawing), fit: .cover),
      .text("Gully & Häagen", color: Color(red255: 30, green: 80, blue: 160)),
      .picture(PanelFrames.picture(40, 32), fit: .contain, color: .white),
      Page(color: Color(red255: 250, green: 240, blue: 220)),
    ]
  }

  /// Pixels that all differ from their neighbours, opaque.
  static func photo(_ width: Int, _ height: Int, seed: UInt64 = 1) -> Picture {
    .pixmap(name: "photo \(width) × \(height), \(seed)", noise(width, height, seed: seed))
  }

  /// Pixels at random, opaque.
  static func noise(_ width: Int, _ height: Int, seed: UInt64) -> Pixmap {
    var random = SeededGenerator(seed: seed)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for index in 0..<width * height {
      let number = random.next()
      // Waves under the noise, so that places differ by more than noise does.
      let wave = UInt64((index % width) * 255 / width)
      bytes.append(UInt8(truncatingIfNeeded: (number & 127) + wave / 2))
      bytes.append(UInt8(truncatingIfNeeded: (number >> 8 & 127) + UInt64(index / width % 128)))
      bytes.append(UInt8(truncatingIfNeeded: number >> 16))
      bytes.append(255)
    }
    return Pixmap(width: width, height: height, bytes: bytes)
  }

  static let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" \
    fill="#fff8e0"/><circle cx="20" cy="15" r="11" fill="#36c"/><path d="M2 2L38 28M2 28L38 2" \
    stroke="#c22" stroke-width="1.5"/></svg>
    """

  static let magenta = Color(red: 1, green: 0, blue: 1)

  /// A track that keeps one value.
  static func still(_ value: Double) -> Track? { Track(keys: [Keyframe(time: 0, value: value)]) }

  /// A frame of a fold.
  static func frame(_ fold: HalfFold, at time: Double = 0, on canvas: Canvas) -> FrameDescription {
    HalfFoldFilm(fold, viewport: canvas.size).frame(at: time, on: canvas, scope: .visible)
  }

  /// A frame of a roll at a progress of so many steps.
  static func frame(
    _ roll: StripRoll, steps: Double, on canvas: Canvas
  ) -> FrameDescription {
    var roll = roll
    roll.progressTrack = still(steps / Double(roll.strips + 1))
    return StripRollFilm(roll, viewport: canvas.size).frame(at: 0, on: canvas, scope: .visible)
  }
}
