internal import Crease
internal import CreaseSystem

/// Tells how a long job comes along: a bar on a terminal, JSON lines for programs, or nothing.
final class ProgressReport {
  /// What `--progress` takes.
  enum Style: String, CaseIterable {
    case auto, json, none
  }

  private let console: Console
  private let style: Style
  private let showsBar: Bool
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var lastShown: ContinuousClock.Instant?

  init(_ style: Style, console: Console) {
    self.style = style
    self.console = console
    showsBar = style == .auto && !console.isQuiet && StandardStream.error.isTerminal
    start = clock.now
  }

  /// Shows how far the work is; cheap enough to be called after every frame.
  func update(_ progress: FilmWriter.Progress) {
    update(done: progress.done, total: progress.total)
  }

  /// Shows how many frames of how many are done.
  func update(done: Int, total: Int) {
    guard style == .json || showsBar else { return }
    let now = clock.now
    let isLast = done == total
    let interval: Duration = style == .json ? .milliseconds(400) : .milliseconds(100)
    if let lastShown, !isLast, now - lastShown < interval { return }
    lastShown = now
    let rate = Double(done) / max((now - start).seconds, 1e-9)
    let left = Double(total - done) / rate
    if style == .json {
      console.machine(
        "{\"frame\": \(done), \"frames\": \(total),"
          + " \"fps\": \(tenths(rate)), \"secondsLeft\": \(tenths(left))}")
    } else {
      console.bar(bar(done, of: total, rate: rate, left: left))
    }
  }

  /// Takes the bar away.
  func finish() {
    if showsBar { console.bar("") }
  }

  private func bar(_ done: Int, of total: Int, rate: Double, left: Double) -> String {
    let width = 30
    let filled = width * done / max(total, 1)
    let line =
      String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    return "\(line) \(done)/\(total) frames, \(tenths(rate)) fps,"
      + " \(tenths(left)) s left"
  }

  private func tenths(_ value: Double) -> String {
    let tenths = Int((min(max(value, 0), 1e12) * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
