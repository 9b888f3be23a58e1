import CreaseGeometry
import CreaseLayers
import CreasePixmaps
import Testing

/// What is seen of a panel from in front and from behind.
@Suite struct SideTests {
  private func panel(turned: Bool) -> Panel {
    Panel(
      id: "page", rect: Rect(x: -10, y: -5, width: 20, height: 10),
      fold: Fold(
        axis: .y, angle: turned ? .pi : 0, rotation: Rotation(cosine: turned ? -1 : 1, sine: 0),
        translation: .zero),
      placement: .translation(x: 15, y: 10), color: .white)
  }

  @Test(arguments: [false, true])
  func onlyTheVisibleSideShows(turned: Bool) throws {
    for side in Side.allCases {
      var page = panel(turned: turned)
      page.visibleSide = side
      let isSeen = (side == .back) == turned
      #expect(area(try draw([page], width: 30, height: 20)) == (isSeen ? 200 : 0))
    }
  }

  @Test(arguments: [false, true])
  func theBackHasItsOwnColour(turned: Bool) throws {
    var page = panel(turned: turned)
    page.fill = Gradient(stops: [Gradient.Stop(location: 0, color: .white)])
    page.back = Surface(color: magenta)
    #expect(
      try draw([page], width: 30, height: 20)[15, 10] == (turned ? magentaPixel : whitePixel))
  }

  @Test func aMirroredBackCanBeRead() throws {
    let size = Size(width: 80, height: 30)
    var front = Panel(
      id: "page", rect: Rect(x: -40, y: 0, width: 80, height: 30),
      placement: .translation(x: 40, y: 0), contents: textContents(size: size), color: .black)
    let read = try draw([front], width: 80, height: 30)
    front.contents = nil
    front.back = Surface(
      contents: textContents(size: size), contentsRect: Rect(x: 1, y: 0, width: -1, height: 1),
      color: .black)
    front.fold = Fold(
      axis: .y, angle: .pi, rotation: Rotation(cosine: -1, sine: 0), translation: .zero)
    let picture = try draw([front], width: 80, height: 30)
    let differences = zip(picture.bytes, read.bytes).map { abs(Int($0) - Int($1)) }
    #expect((differences.max() ?? 9) <= 1)
    #expect(area(read) > 50)
  }
}
