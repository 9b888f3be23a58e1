import CreaseExport
import CreasePixmaps
import Glibc

// How long writing an MP4 takes, against the time that the encoder alone takes for the same frames.
// Run by tools/bench/film, which makes the frames: crease-bench-encode FRAMES.rgba WIDTH HEIGHT
// RUNS OUT.mp4.

/// Prints what is wrong and ends.
func fail(_ message: String) -> Never {
  print("crease-bench-encode: \(message)")
  exit(64)
}

/// The pictures of a raw file, one after another.
func pictures(_ path: String, width: Int, height: Int) -> [Pixmap] {
  guard let file = unsafe fopen(path, "rb") else { fail("can't open \(path)") }
  defer { unsafe fclose(file) }
  var result: [Pixmap] = []
  while true {
    var picture = Pixmap(width: width, height: height)
    let count = picture.withMutableBytes { bytes in
      unsafe bytes.withUnsafeMutableBytes { unsafe fread($0.baseAddress, 1, $0.count, file) }
    }
    guard count == picture.bytes.count else { return result }
    result.append(picture)
  }
}

/// A number with two digits after the point.
func hundredths(_ value: Double) -> String {
  let rounded = Int((value * 100).rounded())
  return "\(rounded / 100).\(rounded % 100 < 10 ? "0" : "")\(rounded % 100)"
}

/// A duration in thousandths of a second.
func milliseconds(_ duration: Duration) -> String { hundredths(duration / .milliseconds(1)) }

let words = CommandLine.arguments
guard words.count == 6, let width = Int(words[2]), let height = Int(words[3]),
  let runs = Int(words[4]), width > 0, height > 0, runs > 0
else { fail("usage: crease-bench-encode FRAMES.rgba WIDTH HEIGHT RUNS OUT.mp4") }
let frames = pictures(words[1], width: width, height: height)
guard !frames.isEmpty else { fail("\(words[1]) has no whole frame") }
let settings = ExportSettings(width: width, height: height, isOpaque: true)
let clock = ContinuousClock()
var ratios: [Double] = []
var work: [Double] = []

/// The time something takes, and the time that all cores together spend on it.
func measure(_ body: () throws -> Void) rethrows -> (time: Duration, work: Duration) {
  let before = Glibc.clock()
  let time = try clock.measure(body)
  return (time, .microseconds((Glibc.clock() - before) * 1_000_000 / CLOCKS_PER_SEC))
}

for _ in 0..<runs {
  let bare = try BareEncoder(frames, settings: settings)
  let alone = try measure { try bare.run(times: 1) }
  let whole = try measure {
    let exporter = try Exporter(Output(path: words[5]), settings: settings)
    let line = try ExportLine(exporter, width: width, height: height)
    for frame in frames {
      _ = try line.takePicture()
      line.append(frame)
    }
    _ = try line.finish()
  }
  ratios.append(whole.time / alone.time)
  work.append(whole.work / alone.work)
  print(
    "encoder alone \(milliseconds(alone.time / frames.count)) ms a frame",
    "(\(milliseconds(alone.work / frames.count)) ms of all cores),",
    "writing \(milliseconds(whole.time / frames.count)) ms",
    "(\(milliseconds(whole.work / frames.count)) ms), converting alone",
    "\(milliseconds(bare.conversion)) ms")
}
// A machine that does other things too blurs the time, less so the cores' work.
for (name, values) in [("time", ratios.sorted()), ("work of all cores", work.sorted())] {
  print(
    "ratio of \(name): median \(hundredths(values[values.count / 2])),",
    "min \(hundredths(values[0])), max \(hundredths(values[values.count - 1]))")
}
