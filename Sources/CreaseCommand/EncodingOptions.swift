internal import Crease

/// What `render` is told about the file: quality, speed, plays, and which part of it to write.
///
/// An option that would change nothing for the output's format is a mistake.
struct EncodingOptions {
  private let quality: Int?
  private let preset: ExportPreset?
  private let plays: Int?
  private let resumes: Bool
  /// Whether a last frame that equals the first is left out.
  let isSeamless: Bool
  /// The part of the frames to write.
  let shard: Shard?

  /// Reads the options for an output.
  init(_ arguments: Arguments, for output: Output) throws(CommandFailure) {
    let format = output.format
    quality = try Self.whole(arguments, "--quality", 0...100)
    preset = try arguments.choice("--preset", ExportPreset.self)
    plays = try Self.whole(arguments, "--loop", 0...65535)
    resumes = arguments.has("--resume")
    isSeamless = arguments.has("--seamless")
    shard = try arguments.text("--shard").map { (text) throws(CommandFailure) in
      try Shard(text: text)
    }
    func refuse(_ option: String, unless isFit: Bool, _ reason: String) throws(CommandFailure) {
      guard arguments.has(option), !isFit else { return }
      throw .usage("\(option) does nothing here: \(reason); leave it out")
    }
    try refuse(
      "--quality", unless: format.defaultQuality != nil, "\(format.name) has one quality only")
    try refuse("--preset", unless: format.hasPresets, "\(format.name) is written in one way only")
    try refuse("--loop", unless: format.loops, "\(format.name) does not say how often it plays")
    var isSequence = false
    if case .sequence = output.destination { isSequence = true }
    try refuse("--resume", unless: isSequence, "only a sequence of pictures can go on")
    try refuse(
      "--shard", unless: isSequence || format.joins,
      "parts of \(format.name) can't be joined to what a whole run writes")
    for option in ["--shard", "--seamless"] {
      try refuse(option, unless: !arguments.has("--at"), "--at is one frame")
    }
  }

  /// Sets what a writer is to know.
  func apply(to writer: inout FilmWriter) {
    writer.settings.quality = quality
    if let preset { writer.settings.preset = preset }
    if let plays { writer.settings.plays = plays }
    writer.resumes = resumes
  }

  private static func whole(
    _ arguments: Arguments, _ option: String, _ range: ClosedRange<Int>
  ) throws(CommandFailure) -> Int? {
    let allowed = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    let number = try arguments.number(option, allowed) {
      $0.rounded() == $0 && $0 >= Double(range.lowerBound) && $0 <= Double(range.upperBound)
    }
    return number.map { Int($0) }
  }
}
