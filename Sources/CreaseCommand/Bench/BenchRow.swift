/// One line of the benchmark: a stage at a size, and its times.
struct BenchRow: Sendable {
  /// The scene.
  let scene: String
  /// What was measured, such as "draw, cpu, 2 threads".
  let stage: String
  /// The number of pixels in a row.
  let width: Int
  /// The number of rows.
  let height: Int
  /// The time a frame of each round, in seconds.
  let seconds: [Double]
  /// The times of one copy of the frame's bytes in the same rounds, in seconds.
  let copies: [Double]

  /// Times a frame in milliseconds: median, minimum, maximum.
  var milliseconds: [Double] { Self.spread(seconds.map { $0 * 1000 }) }

  /// Ratios to the copy of the same round: median, minimum, maximum.
  var ratios: [Double] { Self.spread(zip(seconds, copies).map { $0 / max($1, 1e-12) }) }

  private static func spread(_ values: [Double]) -> [Double] {
    let sorted = values.sorted()
    guard let first = sorted.first, let last = sorted.last else { return [0, 0, 0] }
    return [sorted[sorted.count / 2], first, last]
  }

  /// The rows for people.
  static func table(_ rows: [BenchRow]) -> String {
    let lines = rows.map { row in
      [row.scene, "\(row.width) × \(row.height)", row.stage]
        + row.milliseconds.map { decimals($0, 3) }
        + row.ratios.map { decimals($0, 2) }
    }
    let head = [
      "scene", "size", "stage", "ms, median", "min", "max", "× copy, median", "min", "max",
    ]
    let all = [head] + lines
    let widths = head.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { line in
      line.indices.map { column in
        let gap = String(repeating: " ", count: widths[column] - line[column].count)
        return column < 3 ? line[column] + gap : gap + line[column]
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  /// The rows for programs.
  static func json(_ rows: [BenchRow]) -> String {
    func object(_ values: [Double]) -> String {
      let names = ["median", "min", "max"]
      return "{"
        + zip(names, values).map { "\"\($0)\": \(decimals($1, 6))" }.joined(separator: ", ") + "}"
    }
    let items = rows.map { row in
      "  {\"scene\": \"\(row.scene)\", \"width\": \(row.width), \"height\": \(row.height), \"stage\": \"\(row.stage)\","
        + " \"milliseconds\": \(object(row.milliseconds)), \"copies\": \(object(row.ratios))}"
    }
    return "[\n" + items.joined(separator: ",\n") + "\n]"
  }

  private static func decimals(_ value: Double, _ count: Int) -> String {
    var unit = 1
    for _ in 0..<count { unit *= 10 }
    let scaled = Int((min(max(value, 0), 1e9) * Double(unit)).rounded())
    let fraction = String(scaled % unit)
    return "\(scaled / unit)." + String(repeating: "0", count: count - fraction.count) + fraction
  }
}
