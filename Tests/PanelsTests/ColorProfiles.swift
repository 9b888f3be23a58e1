import Foundation

/// Colour profiles made for tests (ICC.1:2001-04), and what their colours are in sRGB.
enum ColorProfiles {
  /// Columns of a matrix from linear red, green and blue to CIE XYZ under D50.
  typealias Primaries = [[Double]]

  static let displayP3: Primaries = [
    [0.51512, 0.24120, -0.00105], [0.29198, 0.69225, 0.04189], [0.15710, 0.06657, 0.78407],
  ]
  static let adobeRGB: Primaries = [
    [0.60974, 0.31111, 0.01947], [0.20528, 0.62567, 0.06087], [0.14919, 0.06322, 0.74457],
  ]
  static let sRGB: Primaries = [
    [0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.71410],
  ]

  /// A profile of three primaries and one exponent; nil for sRGB's own curve.
  static func matrix(_ primaries: Primaries, gamma: Double?) -> [UInt8] {
    let curve = gamma.map(Self.curve) ?? srgbCurve
    let columns = zip(["rXYZ", "gXYZ", "bXYZ"], primaries).map { ($0, xyz($1)) }
    let curves = ["rTRC", "gTRC", "bTRC"].map { ($0, curve) }
    return profile("mntr", "RGB ", "XYZ ", columns + curves)
  }

  /// A profile of greys with an exponent.
  static func gray(gamma: Double) -> [UInt8] {
    profile("mntr", "GRAY", "XYZ ", [("kTRC", curve(gamma))])
  }

  /// A profile of four inks: the CIE Lab colour (L of 100, a, b) of all combinations of none and all of
  /// each; the last ink changes fastest.
  static func inks(_ lab: (_ inks: [Bool]) -> (Double, Double, Double)) -> [UInt8] {
    var table = text("mft1") + zero(4) + [4, 3, 2, 0]
    table += [1, 0, 0, 0, 1, 0, 0, 0, 1].flatMap { fixed($0) }
    for _ in 0..<4 { table += (0...255).map { UInt8($0) } }
    for node in 0..<16 {
      let (l, a, b) = lab([8, 4, 2, 1].map { node & $0 != 0 })
      table += [l * 2.55, a + 128, b + 128].map { UInt8($0.rounded()) }
    }
    for _ in 0..<3 { table += (0...255).map { UInt8($0) } }
    return profile("prtr", "CMYK", "Lab ", [("A2B0", table)])
  }

  /// A colour of CIE XYZ under D50 as bytes of sRGB.
  static func bytes(xyz: [Double]) -> SIMD4<UInt8> {
    // The inverse of sRGB's primaries.
    let inverse = [
      [3.1338561, -1.6168667, -0.4906146], [-0.9787684, 1.9161415, 0.0334540],
      [0.0719453, -0.2289914, 1.4052427],
    ]
    let rgb = inverse.map { row in zip(row, xyz).reduce(0) { $0 + $1.0 * $1.1 } }
    let encoded = rgb.map { value -> UInt8 in
      let v = min(max(value, 0), 1)
      return UInt8(((v <= 0.0031308 ? 12.92 * v : 1.055 * pow(v, 1 / 2.4) - 0.055) * 255).rounded())
    }
    return SIMD4(encoded[0], encoded[1], encoded[2], 255)
  }

  /// What a colour of a matrix profile is in sRGB.
  static func converted(_ color: [Double], _ primaries: Primaries, gamma: Double?) -> SIMD4<UInt8> {
    let linear = color.map { value -> Double in
      let v = value / 255
      if let gamma { return pow(v, gamma) }
      return v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
    }
    return bytes(
      xyz: (0..<3).map { i in (0..<3).reduce(0) { $0 + primaries[$1][i] * linear[$1] } })
  }

  /// What a colour of CIE Lab is in sRGB.
  static func converted(lab: (Double, Double, Double)) -> SIMD4<UInt8> {
    let y = (lab.0 + 16) / 116
    func inverse(_ t: Double) -> Double {
      t > 6.0 / 29 ? t * t * t : 3 * 36.0 / 841 * (t - 4.0 / 29)
    }
    return bytes(
      xyz: [
        0.9642 * inverse(y + lab.1 / 500), inverse(y), 0.8249 * inverse(y - lab.2 / 200),
      ])
  }

  private static func profile(
    _ kind: String, _ space: String, _ connection: String, _ tags: [(String, [UInt8])]
  ) -> [UInt8] {
    // libpng takes a profile for broken that is packed in fewer than 81 bytes.
    let filling = (0..<200).map { UInt8(truncatingIfNeeded: $0 * $0 * 7 + $0 * 13 >> 3) }
    let all =
      tags + [("wtpt", xyz([0.9642, 1, 0.8249])), ("test", text("data") + zero(8) + filling)]
    var directory = number(all.count)
    var body: [UInt8] = []
    for (name, data) in all {
      directory += text(name) + number(128 + 4 + all.count * 12 + body.count) + number(data.count)
      body += data + zero((4 - data.count % 4) % 4)
    }
    let count = 128 + directory.count + body.count
    var header = number(count) + zero(4) + [2, 0x40, 0, 0] + text(kind) + text(space)
    header += text(connection) + zero(12) + text("acsp") + zero(28)
    header += [0.9642, 1, 0.8249].flatMap { fixed($0) } + zero(48)
    return header + directory + body
  }

  private static func curve(_ gamma: Double) -> [UInt8] {
    let value = Int((gamma * 256).rounded())
    return text("curv") + zero(4) + number(1) + [UInt8(value >> 8), UInt8(value & 255), 0, 0]
  }

  private static let srgbCurve =
    text("para") + zero(4) + [0, 3, 0, 0]
    + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap { fixed($0) }

  private static func xyz(_ values: [Double]) -> [UInt8] {
    text("XYZ ") + zero(4) + values.flatMap { fixed($0) }
  }

  private static func fixed(_ value: Double) -> [UInt8] { number(Int((value * 65536).rounded())) }
  private static func zero(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }
  private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }
  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
