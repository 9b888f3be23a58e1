import Crease
import Testing

/// What grows stays sharp.
@Suite struct SharpnessTests {
  private static let canvas = Canvas(
    size: Size(width: 240, height: 110), scale: 2, background: .white)

  @Test(arguments: RendererUnderTest.allCases)
  func aPressedOptionIsAsSharpAsATextOfItsSize(_ renderer: RendererUnderTest) throws {
    var button = ExpandableButton(origin: Point(x: 10, y: 35))
    button.options = ["A", "g", "R"].map { ButtonOption(title: $0, textColor: .black) }
    button.script = [ButtonAction(at: 0, .open), ButtonAction(at: 1, .press(option: 1))]
    let film = ExpandableButtonFilm(button)
    let grown = try #require(film.state(at: 1.6).options[1] as ButtonState.Option?)
    #expect(abs(grown.scale - 2.5) < 1e-9)
    let pressed = film.frame(at: 1.6, on: Self.canvas, scope: .visible)
    // The same without the grown option, and a text of that size in its place.
    var large = Layer(
      bounds: Rect(x: 0, y: 0, width: 75, height: 75), position: grown.center)
    large.text = LayerText(
      "g", font: Font(face: button.font.face, size: 2.5 * button.font.size), alignment: .center,
      verticalAlignment: .center)
    let text = LayerFilm(LayerStage([large])).frame(at: 0, on: Self.canvas, scope: .visible)
    let place = try #require(pressed.panels.firstIndex { $0.id == "option[1]" })
    var expected = pressed
    expected.panels.replaceSubrange(place...place, with: text.panels)
    var (isAlone, letters) = (pressed, text)
    isAlone.panels = [pressed.panels[place]]
    letters.panels = text.panels
    let comparison = try Comparison(
      of: renderer.draw(pressed), with: renderer.draw(expected))
    #expect(comparison.whole.count(above: 48) == 0, "\(comparison)")
    // Edges as steep: a letter that is drawn small and enlarged fades over several pixels.
    let (actual, wanted) = (
      Self.midtones(try renderer.draw(isAlone)), Self.midtones(try renderer.draw(letters))
    )
    #expect(wanted > 50 && actual < wanted * 3 / 2, "\(actual) grey pixels, \(wanted) wanted")
  }

  /// How many pixels are neither ink nor paper.
  private static func midtones(_ picture: Pixmap) -> Int {
    var count = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width where (40..<215).contains(picture[x, y].x) { count += 1 }
    }
    return count
  }
}
