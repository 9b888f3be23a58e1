/// Why frames could not be written.
public enum ExportError: Error, Sendable, Hashable {
  /// A word or an extension names no format that is there.
  case unknownFormat(word: String, nearest: String?, known: [String])
  /// A path has no extension and no format was named.
  case noExtension(path: String, known: [String])
  /// An output's name is empty, or has a zero byte in it.
  case emptyPath
  /// A sequence's name has no usable place for the frame's number.
  case badPattern(path: String, reason: String)
  /// A format can't be written to a destination.
  case unsuited(format: String, destination: String, reason: String)
  /// A setting lies outside its range.
  case badSetting(name: String, value: Int, allowed: ClosedRange<Int>, format: String)
  /// A picture is larger than encoders can handle, in pixels.
  case tooLarge(format: String, width: Int, height: Int)
  /// A frame does not have the size that was announced; sizes in bytes.
  case wrongSize(frame: Int, expected: Int, actual: Int)
  /// A second frame was given to a file that holds one.
  case onePicture(path: String)
  /// The export was finished before a frame was written.
  case noFrames(path: String)
  /// Frames came in an order that the exporter can't use.
  case wrongOrder(reason: String)
  /// The output can't be created.
  case cannotCreate(path: String, reason: String)
  /// Writing failed: the disk is full, or a pipe's reader is gone.
  case writeFailed(path: String, reason: String)
  /// FFmpeg's libraries, or a part of them, are not installed.
  case libraryMissing(name: String, reason: String)
  /// A part of a film can't be joined to the others.
  case badPart(path: String, reason: String)
  /// An encoder or a filter refused or failed.
  case encodingFailed(format: String, stage: String, reason: String)
}

extension ExportError: CustomStringConvertible {
  /// What happened, where, and what to do about it.
  public var description: String {
    switch self {
    case .unknownFormat(let word, let nearest, let known):
      "there is no output format '\(word)'\(nearest.map { "; did you mean '\($0)'?" } ?? "");"
        + " there are \(known.joined(separator: ", "))"
    case .noExtension(let path, let known):
      "\(path): the name has no extension to tell the format; add one or name a format"
        + " (\(known.joined(separator: ", ")))"
    case .emptyPath: "the output's name is empty or has a zero byte in it; name a file"
    case .badPattern(let path, let reason):
      "\(path): \(reason); write %05d once, where the frame's number goes, and %% for a percent"
        + " sign"
    case .unsuited(let format, let destination, let reason):
      "\(format) does not go to \(destination): \(reason)"
    case .badSetting(let name, let value, let allowed, let format):
      "the \(name) is \(value), but \(format) takes"
        + " \(allowed.lowerBound) to \(allowed.upperBound)\(Self.remedy(for: name))"
    case .tooLarge(let format, let width, let height):
      "\(width) × \(height) pixels are too many for \(format): FFmpeg's encoders go up to about"
        + " 16255 × 16255; make the canvas or its scale smaller, or write raw frames (.rgba)"
    case .wrongSize(let frame, let expected, let actual):
      "frame \(frame) has \(actual) bytes, but the export was opened for \(expected)"
    case .onePicture(let path):
      "\(path): the file holds one picture; for a film, write %05d in its name or name a folder"
        + " that ends in '/'"
    case .noFrames(let path): "\(path): no frame was written, so there is no file"
    case .wrongOrder(let reason): reason
    case .cannotCreate(let path, let reason): "\(path) can't be created: \(reason)"
    case .writeFailed(let path, let reason): "\(path): writing failed: \(reason)"
    case .libraryMissing(let name, let reason):
      "\(name) can't be used: \(reason); install it (on Debian: apt-get install ffmpeg), or write"
        + " raw frames"
    case .badPart(let path, let reason): "\(path) can't be joined: \(reason)"
    case .encodingFailed(let format, let stage, let reason):
      "\(format): \(stage) failed: \(reason)"
    }
  }

  /// What to do about a setting that follows from the scene.
  private static func remedy(for name: String) -> String {
    switch name {
    case "width", "height", "number of pixels":
      "; make the canvas or its scale smaller, or choose another format"
    default: ""
    }
  }
}
