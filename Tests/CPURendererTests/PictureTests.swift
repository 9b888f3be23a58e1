import CreaseCPURenderer
import CreaseGeometry
import CreaseLayers
import CreasePixmaps
import Testing

/// Pictures as contents: what lies beyond their ends, how they are mirrored and averaged.
@Suite struct PictureTests {
  /// A picture of smooth colours, opaque unless said otherwise.
  private func picture(_ width: Int, _ height: Int, alpha: Double = 1) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let color = SIMD3(
          Double(x * 255 / max(1, width - 1)), Double(y * 255 / max(1, height - 1)),
          Double((x * 7 + y * 13) % 256))
        let c = (color * alpha + 0.5).rounded(.down)
        pixmap[x, y] = SIMD4(
          UInt8(c.x), UInt8(c.y), UInt8(c.z), UInt8((255 * alpha + 0.5).rounded(.down)))
      }
    }
    return pixmap
  }

  private func contents(_ pixmap: Pixmap, _ name: String = #function) -> Contents {
    .picture(
      PictureSheet(
        picture: .pixmap(name: name, pixmap),
        size: Size(width: Double(pixmap.width), height: Double(pixmap.height))))
  }

  private func panel(_ pixmap: Pixmap, _ rect: Rect, part: Rect = .unit) -> Panel {
    Panel(
      id: "picture", rect: rect, placement: .identity, contents: contents(pixmap),
      contentsRect: part, color: .clear)
  }

  /// A bilinear sample at a place in pixels of a picture whose outermost ones go on outside.
  private func sample(_ pixmap: Pixmap, _ x: Double, _ y: Double) -> SIMD4<Double> {
    let left = (x - 0.5).rounded(.down)
    let top = (y - 0.5).rounded(.down)
    func texel(_ x: Int, _ y: Int) -> SIMD4<Double> {
      SIMD4<Double>(
        pixmap[min(max(x, 0), pixmap.width - 1), min(max(y, 0), pixmap.height - 1)])
    }
    var sum = SIMD4<Double>.zero
    for (dx, wx) in [(0, left + 1.5 - x), (1, x - 0.5 - left)] {
      for (dy, wy) in [(0, top + 1.5 - y), (1, y - 0.5 - top)] {
        sum += texel(Int(left) + dx, Int(top) + dy) * wx * wy
      }
    }
    return sum
  }

  @Test func atRestItIsThePicture() throws {
    let pixmap = picture(23, 17)
    let drawn = try draw(
      [panel(pixmap, Rect(x: 0, y: 0, width: 23, height: 17))], width: 23, height: 17)
    #expect(drawn == pixmap)
  }

  @Test func theEndsGoOnOutside() throws {
    // Blown up ten times: half a texel at the ends has no neighbour.
    let pixmap = picture(4, 3)
    var large = panel(pixmap, Rect(x: 0, y: 0, width: 40, height: 30))
    large.color = magenta
    let drawn = try draw([large], width: 40, height: 30)
    var largest = 0.0
    for y in 0..<30 {
      for x in 0..<40 {
        let expected = sample(pixmap, (Double(x) + 0.5) / 10, (Double(y) + 0.5) / 10)
        let difference = SIMD4<Double>(drawn[x, y]) - expected
        largest = max(largest, abs(difference.x), abs(difference.y), abs(difference.z))
        #expect(drawn[x, y].w == 255)
      }
    }
    #expect(largest <= 1)
  }

  @Test func aFlippedPictureIsMirrored() throws {
    let pixmap = picture(24, 18)
    let rect = Rect(x: 0, y: 0, width: 24, height: 18)
    for (part, across, down) in [
      (Rect(x: 1, y: 0, width: -1, height: 1), true, false),
      (Rect(x: 0, y: 1, width: 1, height: -1), false, true),
      (Rect(x: 1, y: 1, width: -1, height: -1), true, true),
    ] {
      let drawn = try draw([panel(pixmap, rect, part: part)], width: 24, height: 18)
      for y in 0..<18 {
        for x in 0..<24 {
          #expect(drawn[x, y] == pixmap[across ? 23 - x : x, down ? 17 - y : y])
        }
      }
    }
  }

  @Test func aMirroredPartIsThePart() throws {
    // The right quarter, blown up and mirrored.
    let pixmap = picture(40, 8)
    let part = Rect(x: 1, y: 0, width: -0.25, height: 1)
    let drawn = try draw(
      [panel(pixmap, Rect(x: 0, y: 0, width: 40, height: 8), part: part)], width: 40, height: 8)
    for x in 0..<40 {
      let expected = sample(pixmap, 40 - (Double(x) + 0.5) / 4, 3.5)
      #expect(abs(Double(drawn[x, 3].x) - expected.x) <= 1, "\(x)")
    }
  }

  /// Squeezed unevenly, and in neither direction enough for a smaller raster.
  @Test(arguments: [(0.3, 0.6, 4, 2), (0.4, 0.7, 3, 2), (0.55, 0.62, 2, 2), (0.9, 0.5, 2, 1)])
  func whereBothDirectionsAreSqueezedAGridIsAveraged(
    x: Double, y: Double, along: Int, beside: Int
  ) throws {
    let pixmap = picture(120, 90)
    var squeezed = panel(pixmap, Rect(x: 0, y: 0, width: 120, height: 90))
    squeezed.placement = .scale(x: x, y: y)
    let scale = squeezed.rasterScale(
      on: Canvas(size: Size(width: 120, height: 90)), sheet: Size(width: 120, height: 90))
    // The larger of both magnifications is above 2^-0.8: the picture comes as it is.
    #expect(scale == 1)
    let drawn = try draw([squeezed], width: 120, height: 90)
    let (n, m) = x < y ? (along, beside) : (beside, along)
    var largest = 0.0
    for row in 2..<Int(90 * y) - 2 {
      for column in 2..<Int(120 * x) - 2 {
        var sum = SIMD4<Double>.zero
        for i in 0..<n {
          for j in 0..<m {
            let u = (Double(column) + (Double(i) + 0.5) / Double(n)) / x
            let v = (Double(row) + (Double(j) + 0.5) / Double(m)) / y
            sum += sample(pixmap, u, v)
          }
        }
        let difference = SIMD4<Double>(drawn[column, row]) - sum / Double(n * m)
        largest = max(largest, abs(difference.x), abs(difference.y), abs(difference.z))
      }
    }
    #expect(largest <= 1)
  }

  @Test func evenShrinkingTakesASmallerRaster() throws {
    // A quarter of the size: the raster has the panel's pixels, of which each is one.
    let pixmap = picture(64, 64)
    var small = panel(pixmap, Rect(x: 0, y: 0, width: 64, height: 64))
    small.placement = .scale(x: 0.25, y: 0.25)
    let renderer = CPURenderer(threads: 1)
    let canvas = Canvas(size: Size(width: 64, height: 64))
    _ = try renderer.render(FrameDescription(canvas: canvas, panels: [small]))
    #expect(renderer.textureCount == 1)
    // The same panel at full size needs another raster.
    small.placement = .identity
    _ = try renderer.render(FrameDescription(canvas: canvas, panels: [small]))
    #expect(renderer.textureCount == 2)
  }

  @Test func anOpaquePictureHidesWhatIsBelowExactly() throws {
    let pixmap = picture(60, 40)
    var page = Panel(
      id: "page", rect: Rect(x: -30, y: -20, width: 60, height: 40),
      fold: Fold(axis: .x, angle: 0.7),
      placement: .translation(x: 40, y: 30) * .perspective(distance: 90),
      contents: contents(pixmap), color: magenta)
    page.gradient = Gradient(
      stops: [
        Gradient.Stop(location: 0, color: Color(red: 0, green: 0, blue: 0, alpha: 0.5)),
        Gradient.Stop(location: 1, color: .clear),
      ])
    let below = [flatPanel(Rect(x: 0, y: 0, width: 80, height: 60), magenta), page]
    let plain = try draw(below, width: 80, height: 60, takesShortcuts: false)
    #expect(try draw(below, width: 80, height: 60) == plain)
    page.color = .clear
    #expect(try draw([below[0], page], width: 80, height: 60) == plain)
  }

  @Test func aTranslucentPictureLetsThroughWhatIsBelow() throws {
    let pixmap = picture(20, 10, alpha: 0.5)
    let drawn = try draw(
      [
        flatPanel(Rect(x: 0, y: 0, width: 20, height: 10)),
        panel(pixmap, Rect(x: 0, y: 0, width: 20, height: 10)),
      ], width: 20, height: 10)
    for x in 0..<20 {
      let expected = Double(pixmap[x, 4].x) + 255 * (1 - 128.0 / 255)
      #expect(abs(Double(drawn[x, 4].x) - expected) <= 1)
    }
  }

  @Test(arguments: 0..<4)
  func shortcutsAndThreadsChangeNothing(part: UInt64) throws {
    var random = SplitMix(state: 1000 + part)
    let fast = CPURenderer(threads: 3)
    let plain = CPURenderer(threads: 1, takesShortcuts: false)
    let pixmaps = [picture(50, 30), picture(7, 90), picture(40, 40, alpha: 0.6)]
    for _ in 0..<15 {
      let panels = (0..<4).map { _ in
        var panel = Panel(
          id: "panel",
          rect: Rect(
            x: random.number(-40...0), y: random.number(-30...0), width: random.number(5...90),
            height: random.number(5...70)),
          fold: Fold(axis: random.chance(0.5) ? .x : .y, angle: random.number(-3...3)),
          placement: .translation(x: random.number(0...80), y: random.number(0...60))
            * .perspective(distance: random.number(60...300))
            * .scale(x: random.number(0.2...2), y: random.number(0.2...2)),
          contents: contents(pixmaps[Int(random.number(0...2.99))]),
          contentsRect: Rect(
            x: random.number(0...1), y: random.number(0...1), width: random.number(-1...1),
            height: random.number(-1...1)), color: random.chance(0.5) ? .clear : magenta)
        if random.chance(0.3) { panel.opacity = 0.7 }
        if random.chance(0.3) { panel.cornerRadius = 9 }
        if random.chance(0.3) { panel.tint = Color(red: 0, green: 1, blue: 0, alpha: 0.9) }
        return panel
      }
      let frame = FrameDescription(
        canvas: Canvas(size: Size(width: 83, height: 61), background: .white), panels: panels)
      #expect(try fast.render(frame) == plain.render(frame))
    }
  }
}
