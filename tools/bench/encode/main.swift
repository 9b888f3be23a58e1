import CreaseExport
import CreasePixmaps
import Glibc

// How long writing an MP4 takes, against the time that the encoder alone takes for the same frames.
// Run by tools/bench/film, which makes the frames: crease-bench-encode FRAMES.rgba WIDTH HEIGHT
// TIMES RUNS OUT.mp4, where TIMES tells how often the frames follow one another in the film.

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
guard words.count == 7, let width = Int(words[2]), let height = Int(words[3]),
  let times = Int(words[4]), let runs = Int(words[5]), min(width, height, times, runs) > 0
else { fail("usage: crease-bench-encode FRAMES.rgba WIDTH HEIGHT TIMES RUNS OUT.mp4") }
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

/// Writes the film.
func write() throws {
  let exporter = try Exporter(Output(path: words[6]), settings: settings)
  let line = try ExportLine(exporter, width: width, height: height)
  for _ in 0..<times {
    for frame in frames {
      _ = try line.takePicture()
      line.append(frame)
    }
  }
  _ = try line.finish()
}

let bare = try BareEncoder(frames, settings: settings)
let count = times * frames.count
for run in 0..<runs {
  // In turns, so that what comes first has no advantage.
  let first = run % 2 == 0 ? try measure { try bare.run(times: times) } : try measure(write)
  let second = run % 2 == 0 ? try measure(write) : try measure { try bare.run(times: times) }
  let (alone, whole) = run % 2 == 0 ? (first, second) : (second, first)
  ratios.append(whole.time / alone.time)
  work.append(whole.work / alone.work)
  print(
    "encoder alone \(milliseconds(alone.time / count)) ms a frame",
    "(\(milliseconds(alone.work / count)) ms of all cores),",
    "writing \(milliseconds(whole.time / count)) ms",
    "(\(milliseconds(whole.work / count)) ms), converting alone",
    "\(milliseconds(bare.conversion)) ms (libswscale \(milliseconds(bare.otherConversion)) ms)")
}
// A machine that does other things too blurs the time, less so the cores' work.
for (name, values) in [("time", ratios.sorted()), ("work of all cores", work.sorted())] {
  print(
    "ratio of \(name): median \(hundredths(values[values.count / 2])),",
    "min \(hundredths(values[0])), max \(hundredths(values[values.count - 1]))")
}
