/// A kind of file that frames are written to.
///
/// Each format lives in a file of its own, which describes it in an extension of this type; `all`
/// lists them.
public struct OutputFormat: Sendable {
  /// How many frames a file holds.
  public enum Kind: Sendable, Hashable {
    /// One; a film becomes a numbered sequence of files.
    case picture
    /// All of them.
    case film
  }

  /// The name as people know it, such as "PNG".
  public let name: String
  /// The word that chooses the format on a command line, such as "png"; lower case.
  public let word: String
  /// The file name extensions that stand for the format, lower case, without a dot.
  public let extensions: [String]
  /// How many frames a file holds.
  public let kind: Kind
  /// Whether the format can be written to a pipe.
  public let streams: Bool
  /// Whether transparency reaches the file; if not, frames are laid on the settings' background.
  public let keepsAlpha: Bool
  /// The quality, 0…100, where settings leave it out; nil where quality means nothing.
  public let defaultQuality: Int?
  /// The largest width and height in pixels.
  public let largestExtent: Int
  /// Whether `ExportSettings.preset` changes anything.
  public let hasPresets: Bool
  /// Whether the file says how often it plays: `ExportSettings.plays`.
  public let loops: Bool
  /// Whether every frame stands alone, so that a film written in shards can be joined again.
  public let joins: Bool

  let makeEncoder: @Sendable (Destination, ExportSettings) throws(ExportError) -> any FrameEncoder

  /// The formats there are, in the order in which they are listed.
  public static let all: [OutputFormat] = [
    .png, .apng, .gif, .webp, .mp4, .webm, .mov, .mkv, .y4m, .raw,
  ]

  init(
    name: String, word: String, extensions: [String], kind: Kind, streams: Bool, keepsAlpha: Bool,
    defaultQuality: Int?, largestExtent: Int, hasPresets: Bool = false, loops: Bool = false,
    joins: Bool = false,
    makeEncoder:
      @escaping @Sendable (
        Destination, ExportSettings
      ) throws(ExportError) -> any FrameEncoder
  ) {
    self.name = name
    self.word = word
    self.extensions = extensions
    self.kind = kind
    self.streams = streams
    self.keepsAlpha = keepsAlpha
    self.defaultQuality = defaultQuality
    self.largestExtent = largestExtent
    self.hasPresets = hasPresets
    self.loops = loops
    self.joins = joins
    self.makeEncoder = makeEncoder
  }
}

extension OutputFormat: Hashable {
  /// Formats are the same if their words are.
  public static func == (a: OutputFormat, b: OutputFormat) -> Bool { a.word == b.word }

  /// Feeds the word to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(word) }
}

extension OutputFormat: CustomStringConvertible {
  /// The name as people know it.
  public var description: String { name }
}
