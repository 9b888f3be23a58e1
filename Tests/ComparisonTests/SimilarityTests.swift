import CreaseComparison
import CreasePixmaps
import Foundation
import Testing

/// Structural similarity against closed forms and against the definition written out.
@Suite struct SimilarityTests {
  /// Two flat pictures have no variance: only the luminance term is left.
  @Test(arguments: [(0, 255), (100, 120), (255, 254)] as [(UInt8, UInt8)], [1, 7, 30])
  func flatPicturesDifferInLuminanceOnly(values: (UInt8, UInt8), side: Int) throws {
    let a = Double(values.0)
    let b = Double(values.1)
    let expected = (2 * a * b + 6.5025) / (a * a + b * b + 6.5025)
    let found = try Comparison(
      of: grey(side, side, values.0), with: grey(side, side, values.1)
    ).whole.ssim
    #expect(abs(found - expected) < 1e-9)
  }

  @Test(arguments: [(30, 25), (11, 11), (3, 40), (1, 9)])
  func equalsTheDefinition(width: Int, height: Int) throws {
    let a = noise(width, height, seed: 3)
    var b = a
    // Some rows stay equal, so that the window runs into and out of differences.
    for y in stride(from: 0, to: height, by: 17) {
      for x in 0..<width where x % 3 == 0 { b[x, y] = SIMD4(UInt8(x % 256), 90, 200, 255) }
    }
    let map = definition(a, b)
    let comparison = try Comparison(of: a, with: b)
    let mean = map.reduce(0, +) / Double(map.count)
    #expect(mean < 0.999)
    #expect(abs(comparison.whole.ssim - mean) < 1e-10)

    var mask = EdgeMask(width: width, height: height)
    mask[width / 2, height / 3] = true
    let band = try Comparison(of: a, with: b, band: mask).band.ssim
    #expect(abs(band - map[(height / 3) * width + width / 2]) < 1e-10)
  }

  @Test func similarityFallsWithTheNoise() throws {
    let flat = grey(40, 40, 0)
    let found = try [2, 8, 64, 256].map { contrast in
      try Comparison(of: noise(40, 40, seed: 9, contrast: contrast), with: flat).whole.ssim
    }
    #expect(found == found.sorted(by: >))
    #expect(found.allSatisfy { $0 < 1 })
  }

  @Test func invertedPictureIsUnlike() throws {
    let a = noise(40, 40, seed: 1)
    let inverted = picture(40, 40) { x, y in
      let p = a[x, y]
      return SIMD4(255 - p.x, 255 - p.y, 255 - p.z, 255)
    }
    #expect(try Comparison(of: inverted, with: a).whole.ssim < -0.5)
  }

  /// The definition with its sum over the whole window for each pixel.
  private func definition(_ a: Pixmap, _ b: Pixmap) -> [Double] {
    func luma(_ p: SIMD4<UInt8>) -> Double {
      0.299 * Double(p.x) + 0.587 * Double(p.y) + 0.114 * Double(p.z)
    }
    var map: [Double] = []
    for y in 0..<a.height {
      for x in 0..<a.width {
        var samples: [(weight: Double, a: Double, b: Double)] = []
        for v in max(0, y - 5)...min(a.height - 1, y + 5) {
          for u in max(0, x - 5)...min(a.width - 1, x + 5) {
            let distance = Double((u - x) * (u - x) + (v - y) * (v - y))
            samples.append((exp(-distance / 4.5), luma(a[u, v]), luma(b[u, v])))
          }
        }
        let sum = samples.reduce(0) { $0 + $1.weight }
        let ma = samples.reduce(0) { $0 + $1.weight * $1.a } / sum
        let mb = samples.reduce(0) { $0 + $1.weight * $1.b } / sum
        let va = samples.reduce(0) { $0 + $1.weight * ($1.a - ma) * ($1.a - ma) } / sum
        let vb = samples.reduce(0) { $0 + $1.weight * ($1.b - mb) * ($1.b - mb) } / sum
        let vab = samples.reduce(0) { $0 + $1.weight * ($1.a - ma) * ($1.b - mb) } / sum
        let luminance = (2 * ma * mb + 6.5025) / (ma * ma + mb * mb + 6.5025)
        map.append(luminance * (2 * vab + 58.5225) / (va + vb + 58.5225))
      }
    }
    return map
  }
}
