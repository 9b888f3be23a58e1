import CreaseGeometry
import Testing

@Suite("Color")
struct ColorTests {
  let start = Color(red255: 217, green: 0, blue: 22)
  let end = Color(red255: 234, green: 175, blue: 28, alpha: 51)

  @Test("components of 0…255 become 0…1")
  func bytes() {
    #expect(start == Color(red: 217 / 255, green: 0, blue: 22 / 255, alpha: 1))
    #expect(Color(red255: 0, green: 0, blue: 0) == .black)
    #expect(Color(red255: 255, green: 255, blue: 255) == .white)
    #expect(Color(red255: 0, green: 0, blue: 0, alpha: 0) == .clear)
  }

  @Test("a mix has its ends exact and is the same from both sides")
  func mix() {
    #expect(start.mixed(with: end, fraction: 0) == start)
    #expect(start.mixed(with: end, fraction: 1) == end)
    for fraction in stride(from: 0.0, through: 1, by: 0.125) {
      let there = start.mixed(with: end, fraction: fraction)
      let back = end.mixed(with: start, fraction: 1 - fraction)
      #expect(near(there.red, back.red) && near(there.alpha, back.alpha))
      #expect(near(there.green, 175 / 255 * fraction))
    }
  }

  @Test("brightness scales red, green and blue, not alpha")
  func brightness() {
    let dark = end.scaledBrightness(by: 0.65)
    #expect(near(dark.red, 234 / 255 * 0.65) && near(dark.green, 175 / 255 * 0.65))
    #expect(near(dark.blue, 28 / 255 * 0.65))
    #expect(dark.alpha == end.alpha)
    #expect(end.scaledBrightness(by: 1) == end)
  }
}
