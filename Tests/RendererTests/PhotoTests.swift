import CreaseCPURenderer
import CreaseEffects
import CreaseGPURenderer
import CreaseGeometry
import CreaseLayers
import CreaseMotion
import CreasePixmaps
import Foundation
import Testing

/// A photograph of 4000 × 3000 pixels with text in it, folded on a canvas of 1920 × 1080.
@Suite struct PhotoTests {
  private static let canvas = Canvas(size: Size(width: 1920, height: 1080))
  /// What is looked at: the lines of text from one outer edge to the other at 60°, which lie 283
  /// pixels from the hinge.
  private static let region = (columns: 690..<1230, rows: 420..<620)

  /// Lines of text of several sizes over slow waves of colour, opaque.
  private static let photo: Result<Pixmap, any Error> = Result {
    let lines = (0..<13).map { number in
      let size = [110, 80, 60][number % 3]
      return """
        <text x="1990" y="\(1100 + number * 90)" font-size="\(size)" text-anchor="middle" \
        font-family="Inter" font-weight="bold" fill="\(number % 2 == 0 ? "#fff" : "#101820")">\
        Sphinx of black quartz, judge my vow; quick zebras jump over 1234567890 lazy foxes \(number) \
        and pack my box with five dozen liquor jugs</text>
        """
    }
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4000 3000"><defs><linearGradient id="g" \
      x2="0.2" y2="0.1" spreadMethod="reflect"><stop stop-color="#b8502c"/><stop offset="1" \
      stop-color="#3c78b4"/></linearGradient></defs><rect width="4000" height="3000" \
      fill="url(#g)"/>\(lines.joined())</svg>
      """
    let size = Size(width: 4000, height: 3000)
    return try CPURenderer().render(
      FrameDescription(
        canvas: Canvas(size: size),
        panels: [
          Panel(
            id: "photo", rect: Rect(origin: .zero, size: size), placement: .identity,
            contents: .picture(PictureSheet(picture: .svg(text), size: size)), color: .white)
        ]))
  }

  private static func frame(_ photo: Pixmap, angle: Double) -> FrameDescription {
    var fold = HalfFold(
      page: .picture(.pixmap(name: "photo", photo), fit: .cover), strength: 0)
    fold.tracks.angle = PicturePages.still(angle)
    return PicturePages.frame(fold, on: canvas)
  }

  /// The region's green as it should be: the mean over 8 × 8 rays through each pixel, each of which
  /// ends on one pixel of the photograph.
  private static func ideal(_ photo: Pixmap, angle: Double) -> [Double] {
    let (d, count) = (1200.0, 8)
    var values: [Double] = []
    for y in region.rows {
      for x in region.columns {
        var sum = 0.0
        for ray in 0..<count * count {
          let px = Double(x) + (Double(ray % count) + 0.5) / Double(count) - 960
          let py = Double(y) + (Double(ray / count) + 0.5) / Double(count) - 540
          // u cos a · d / (d + |u| sin a) = px, and v · d / (d + |u| sin a) = py.
          let u = px * d / (d * cos(angle) - abs(px) * sin(angle))
          let v = py * (d + abs(u) * sin(angle)) / d
          // The photograph covers the page: 1920 points are 4000 pixels.
          let column = min(max(Int((u / 0.48 + 2000).rounded(.down)), 0), 3999)
          let row = min(max(Int((v / 0.48 + 1500).rounded(.down)), 0), 2999)
          sum += Double(photo.bytes[(row * 4000 + column) * 4 + 1])
        }
        values.append(sum / Double(count * count))
      }
    }
    return values
  }

  private static func drawn(_ picture: Pixmap) -> [Double] {
    region.rows.flatMap { y in region.columns.map { Double(picture[$0, y].y) } }
  }

  /// How far two pictures go together, how their contrasts compare, and the mean difference as a share
  /// of the first one's contrast.
  private struct Likeness {
    var contrast = 0.0
    var correlation = 0.0
    var contrastRatio = 0.0
    var difference = 0.0

    init(of drawn: [Double], with ideal: [Double]) {
      let count = Double(ideal.count)
      let (idealMean, drawnMean) = (ideal.reduce(0, +) / count, drawn.reduce(0, +) / count)
      var (products, idealSquares, drawnSquares, differences) = (0.0, 0.0, 0.0, 0.0)
      for (a, b) in zip(ideal, drawn) {
        products += (a - idealMean) * (b - drawnMean)
        idealSquares += (a - idealMean) * (a - idealMean)
        drawnSquares += (b - drawnMean) * (b - drawnMean)
        differences += abs(a - b)
      }
      contrast = (idealSquares / count).squareRoot()
      correlation = products / (idealSquares * drawnSquares).squareRoot()
      contrastRatio = (drawnSquares / idealSquares).squareRoot()
      difference = differences / count / contrast
    }
  }

  /// Whoever can read the ideal picture can read this one: where letters stand it goes with it, and
  /// it has the same contrast, near the hinge and far from it, where letters are six times as narrow.
  @Test("text can be read at 60°", arguments: RendererUnderTest.allCases)
  func reading(renderer: RendererUnderTest) throws {
    let photo = try Self.photo.get()
    let angle = Double.pi / 3
    let ideal = Self.ideal(photo, angle: angle)
    let drawn = Self.drawn(try renderer.draw(Self.frame(photo, angle: angle)))
    for reach in [0..<140, 140..<270] {
      let places = ideal.indices.filter {
        reach.contains(abs($0 % Self.region.columns.count - Self.region.columns.count / 2))
      }
      let likeness = Likeness(of: places.map { drawn[$0] }, with: places.map { ideal[$0] })
      #expect(likeness.contrast > 20, "the text is there")
      #expect(likeness.correlation > 0.996, "\(reach): \(likeness)")
      #expect(abs(likeness.contrastRatio - 1) < 0.03, "\(reach): \(likeness)")
      #expect(likeness.difference < 0.04, "\(reach): \(likeness)")
    }
  }

  /// In a slow fold pixels change no more unevenly than those of the ideal picture.
  @Test("text doesn't shimmer", arguments: RendererUnderTest.allCases)
  func shimmer(renderer: RendererUnderTest) throws {
    let photo = try Self.photo.get()
    let drawing = try renderer.make()
    let angles = (0..<5).map { 1.04 + Double($0) * 0.001 }
    let drawn = try angles.map { angle in
      Self.drawn(try drawing.render(Self.frame(photo, angle: angle)))
    }
    let ideal = angles.map { Self.ideal(photo, angle: $0) }
    let (mine, best) = (Self.unevenness(drawn), Self.unevenness(ideal))
    // Rounding to bytes alone makes for about half a step.
    #expect(mine < best + 0.5, "\(mine) against \(best)")
    #expect(Self.unevenness([drawn[0], drawn[4], drawn[0]]) > 3 * mine, "the fold moves")
  }

  /// The mean of the second differences over time.
  private static func unevenness(_ frames: [[Double]]) -> Double {
    var sum = 0.0
    for index in 1..<frames.count - 1 {
      for pixel in frames[index].indices {
        sum += abs(frames[index - 1][pixel] - 2 * frames[index][pixel] + frames[index + 1][pixel])
      }
    }
    return sum / Double((frames.count - 2) * frames[0].count)
  }

  /// The photograph is kept at the canvas's resolution with a ring of texels around, not its own
  /// 48 million bytes.
  @Test("the texture's memory is told", arguments: [Double.pi / 3, 0])
  func memory(angle: Double) throws {
    let frame = Self.frame(try Self.photo.get(), angle: angle)
    let cpu = CPURenderer()
    #expect(cpu.textureBytes == 0)
    _ = try cpu.render(frame)
    #expect(cpu.textureBytes == (1920 + 3) * (1080 + 3) * 4)
    let gpu = try GPURenderer()
    _ = try gpu.render(frame)
    // Textures have rows in steps of 64.
    #expect(gpu.textureBytes == (1920 + 2) * 1088 * 4)
  }
}
