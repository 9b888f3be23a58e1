import CreaseCPURenderer
import CreaseGeometry
import CreaseLayers
import CreasePixmaps
import Testing

@Suite struct CanvasTests {
  @Test func aCanvasOfOnePixelIsDrawn() throws {
    let picture = try draw(
      [flatPanel(Rect(x: 0, y: 0, width: 1, height: 1), Color(red255: 1, green: 2, blue: 3))],
      width: 1, height: 1)
    #expect(picture.bytes == [1, 2, 3, 255])
  }

  @Test func aTransparentBackgroundKeepsAlpha() throws {
    let panels = [flatPanel(Rect(x: 1, y: 0, width: 2, height: 1), opacity: 0.5)]
    let picture = try draw(panels, width: 4, height: 1, background: .clear)
    #expect(picture.bytes == [0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 128, 128, 0, 0, 0, 0])
  }

  @Test func theBackgroundIsPremultiplied() throws {
    let picture = try draw(
      [], width: 1, height: 1, background: Color(red: 1, green: 0.5, blue: 0, alpha: 0.5))
    #expect(picture.bytes == [128, 64, 0, 128])
  }

  @Test func opacityMixesWithWhatLiesBelow() throws {
    let below = flatPanel(
      Rect(x: 0, y: 0, width: 2, height: 1), Color(red255: 200, green: 0, blue: 0))
    let above = flatPanel(
      Rect(x: 0, y: 0, width: 1, height: 1), Color(red: 0, green: 0, blue: 1, alpha: 0.5),
      opacity: 0.5)
    let picture = try draw([below, above], width: 2, height: 1)
    #expect(picture.bytes == [150, 0, 64, 255, 200, 0, 0, 255])
  }

  @Test func laterPanelsLieAboveEarlierOnes() throws {
    let whole = Rect(x: 0, y: 0, width: 4, height: 4)
    let picture = try draw(
      [
        flatPanel(whole), flatPanel(whole, magenta),
        flatPanel(Rect(x: 1, y: 1, width: 2, height: 2)),
      ], width: 4, height: 4)
    #expect(picture[0, 0] == magentaPixel)
    #expect(picture[1, 1] == whitePixel)
  }

  @Test func aBufferOfTheWrongSizeIsRefused() {
    let frame = FrameDescription(canvas: Canvas(size: Size(width: 4, height: 2)), panels: [])
    var pixmap = Pixmap(width: 4, height: 3)
    #expect(throws: RenderError.bufferSize(expected: 32, actual: 48)) {
      try pixmap.withMutableBytes { span in try CPURenderer().render(frame, into: &span) }
    }
  }

  @Test(arguments: [1e5, 1e12, .infinity])
  func aPictureOverTheLimitIsRefused(extent: Double) {
    let canvas = Canvas(size: Size(width: extent, height: extent), scale: 2)
    let frame = FrameDescription(canvas: canvas, panels: [])
    var pixmap = Pixmap(width: 1, height: 1)
    #expect {
      try pixmap.withMutableBytes { span in try CPURenderer().render(frame, into: &span) }
    } throws: { error in
      guard case RenderError.canvasTooLarge = error else { return false }
      return true
    }
  }

  @Test func contentsThatFailNameTheirPanel() {
    var panel = flatPanel(Rect(x: 0, y: 0, width: 5, height: 5))
    panel.contents = textContents(fontSize: -1)
    #expect {
      _ = try draw([panel], width: 5, height: 5)
    } throws: { error in
      guard case RenderError.contents("flat", let reason) = error else { return false }
      return reason.contains("font")
    }
  }

  @Test func warningsComeOnce() throws {
    var panel = flatPanel(Rect(x: 0, y: 0, width: 80, height: 30))
    panel.contents = textContents("\u{10FFFD}")
    let renderer = CPURenderer()
    let frame = FrameDescription(canvas: Canvas(size: Size(width: 80, height: 30)), panels: [panel])
    _ = try renderer.render(frame)
    #expect(renderer.takeWarnings().count >= 1)
    _ = try renderer.render(frame)
    #expect(renderer.takeWarnings().isEmpty)
  }
}
