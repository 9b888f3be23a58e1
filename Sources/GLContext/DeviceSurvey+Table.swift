extension DeviceSurvey {
  /// The survey for people: a paragraph for each way, which one is taken, and why no graphics chip
  /// draws if none does.
  public var table: String {
    let width = attempts.map(\.name.count).max() ?? 0
    let rows = attempts.enumerated().flatMap { place, attempt in
      let mark = place == automatic ? "* " : "  "
      let name = attempt.name + String(repeating: " ", count: width - attempt.name.count)
      let blank = String(repeating: " ", count: width + 2)
      return Self.lines(attempt).enumerated().map { number, line in
        (number == 0 ? mark + name : blank) + "  " + line
      }
    }
    return (rows + ["", conclusion]).joined(separator: "\n") + "\n"
  }

  private static func lines(_ attempt: DeviceAttempt) -> [String] {
    let driver = attempt.driver.map { ["kernel driver \($0)"] } ?? []
    switch attempt.outcome {
    case .failed(let failure):
      return ["fails at \(failure.step): \(failure.reason)"]
        + driver + (failure.remedy.map { ["remedy: \($0)"] } ?? [])
    case .works(let info):
      let surface =
        info.platform == .gbm
        ? [
          info.hasAlphaSurface ? "window with alpha" : "window without alpha",
          info.exportsDmaBuf ? "dma-buf" : "no dma-buf",
        ] : []
      let abilities =
        driver + ["EGL \(info.eglVersion), \(info.eglVendor)"]
        + ["frames up to \(info.maxFrameWidth) × \(info.maxFrameHeight)"] + surface
      return [info.description, abilities.joined(separator: "; ")]
    }
  }

  private var conclusion: String {
    guard let automatic else {
      return "Nothing works. On Debian and Ubuntu, 'apt-get install libegl-mesa0 libgl1-mesa-dri'\n"
        + "brings a driver that needs no graphics chip; '--renderer cpu' needs no driver at all."
    }
    return (["* 'auto' takes \(attempts[automatic].name)."] + advice).joined(separator: "\n")
  }
}
