internal import Crease

/// `crease trace`: what a log of touches is recognised as, and why.
enum TraceCommand {
  static let spec = CommandSpec(
    name: "trace", summary: "Reads a touch log and says which gestures it holds, and why.",
    details: """
      FILE is a log of JSON lines, or '-' for standard input. A line is a sample as in a scene's
      "touches": [time, [[finger, x, y], …]], the time in seconds, positions in canvas points; a
      finger that is missing is up. Blank lines are passed over.
      """, positionals: ["FILE"], requiredPositionals: 1,
    options: [OptionSpec("--json", help: "Print JSON instead of a table.")]
  ) { (arguments, console) throws(CommandFailure) in
    let name = arguments.positionals[0]
    let bytes = try SceneInput.read(name)
    let trace: TouchTrace
    do {
      trace = try TouchLog.decode(bytes, name: name == "-" ? "standard input" : name)
    } catch { throw CommandFailure(message: "\(error)", code: .badData) }
    let sessions = GestureRecognizer().sessions(in: trace)
    try console.data(arguments.has("--json") ? TouchLog.json(of: sessions) : table(of: sessions))
    if sessions.isEmpty { console.note("no finger goes down in \(name)") }
    return .ok
  }

  private static func table(of sessions: [TouchSession]) -> String {
    let head = ["from", "to", "fingers", "gesture", "outcome", "result", "why"]
    let rows = [head] + sessions.map(row)
    let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }.joined(separator: "  ").trimmingTrailingSpaces
    }.joined(separator: "\n")
  }

  private static func row(_ session: TouchSession) -> [String] {
    [
      decimal(session.start, digits: 3), session.end.map { decimal($0, digits: 3) } ?? "…",
      "\(session.fingerCount)", session.kind?.rawValue ?? "none",
      session.outcome?.rawValue ?? "goes on", result(session), session.reason,
    ]
  }

  private static func result(_ session: TouchSession) -> String {
    func point(_ x: Double, _ y: Double) -> String {
      "(\(decimal(x, digits: 1)), \(decimal(y, digits: 1)))"
    }
    let place = "at " + point(session.location.x, session.location.y)
    return switch session.kind {
    case .pan:
      "by \(point(session.translation.x, session.translation.y)),"
        + " \(point(session.velocity.x, session.velocity.y)) points/s"
    case .pinch: "scale \(decimal(session.scale, digits: 3)) \(place)"
    case .tap, nil: place
    }
  }

  private static func decimal(_ value: Double, digits: Int) -> String {
    var unit = 1.0
    for _ in 0..<digits { unit *= 10 }
    let scaled = (value * unit).rounded()
    guard abs(scaled) < 1e15 else { return "\(value)" }
    let whole = Int(abs(scaled))
    let fraction = String(whole % Int(unit))
    return (scaled < 0 ? "-" : "") + "\(whole / Int(unit))."
      + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
