import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion
import Foundation
import Testing

/// What the demo's button does, written down part by part for a button that is closed, opens once and
/// closes once.
private struct ClosedForm {
  var sign: Double
  var widths: [Double]
  var opens: Double
  var closes = Double.infinity
  let side = 39.0

  private func share(_ time: Double, _ start: Double, _ duration: Double) -> Double {
    min(max((time - start) / duration, 0), 1)
  }

  /// A cubic Bézier curve by bisection.
  private func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double) -> Double
  {
    func at(_ a: Double, _ b: Double, _ s: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<80 {
      let s = (low + high) / 2
      if at(x1, x2, s) < x { low = s } else { high = s }
    }
    return at(y1, y2, (low + high) / 2)
  }

  func linear(_ time: Double) -> Double {
    if time < closes { return share(time, opens, 0.2) }
    return share(closes, opens, 0.2) * (1 - share(time, closes, 0.2))
  }

  func span(_ time: Double) -> Double {
    if time < closes { return share(time, opens, 0.2) }
    return share(closes, opens, 0.2) * (1 - curve(0.25, 0.1, 0.25, 1, share(time, closes, 0.25)))
  }

  func glow(_ time: Double) -> Double {
    let open = curve(0.25, 0.1, 0.25, 1, share(min(time, closes), opens, 0.25))
    return time < closes ? open : open * (1 - curve(0.25, 0.1, 0.25, 1, share(time, closes, 0.25)))
  }

  var openWidth: Double { 3 + side + widths.reduce(0) { $0 + $1 + 3 } }

  func background(_ time: Double) -> (left: Double, right: Double) {
    let width = side + (openWidth - side) * span(time)
    let middle = 19.5 + sign * span(time) * (openWidth - side) / 2
    return (middle - width / 2, middle + width / 2)
  }

  private func shown(_ index: Int, _ time: Double) -> Double {
    let delay = 0.02 + 0.02 * Double(widths.count) + sign * 0.02 * Double(index)
    return curve(0, 0, 0.58, 1, share(time, opens + delay, 0.2))
  }

  private func hidden(_ time: Double) -> Double {
    time < closes ? 0 : curve(0.42, 0, 0.58, 1, share(time, closes, 0.2))
  }

  func opacity(_ index: Int, _ time: Double) -> Double {
    shown(index, min(time, closes)) * (1 - hidden(time))
  }

  func scale(_ index: Int, _ time: Double) -> Double { 2 - shown(index, time) }

  func center(_ index: Int, _ time: Double) -> Point {
    var x = side + 3
    if sign < 0 { x -= openWidth }
    for width in widths[..<index] { x += width + 3 }
    let place = x + floor(widths[index] / 2)
    return Point(x: place + (19.5 - place) * hidden(time), y: 19.5)
  }
}

@Suite struct ButtonTests {
  private let canvas = Canvas(size: Size(width: 500, height: 200), scale: 2, background: .white)

  private func panels(_ film: ExpandableButtonFilm, at time: Double) -> [String: Panel] {
    let list = film.panels(at: time, on: canvas, scope: .everything)
    return Dictionary(uniqueKeysWithValues: list.map { ($0.id, $0) })
  }

  private func rect(_ panel: Panel?) -> Rect {
    let corners = panel?.projectedCorners.compactMap(\.point) ?? []
    guard corners.count == 4 else { return Rect(x: -1, y: -1, width: -1, height: -1) }
    return Rect(
      x: corners[0].x, y: corners[0].y, width: corners[2].x - corners[0].x,
      height: corners[2].y - corners[0].y)
  }

  private func check(
    _ film: ExpandableButtonFilm, against form: ClosedForm, at times: [Double]
  ) {
    let origin = film.button.origin
    for time in times {
      let panels = panels(film, at: time)
      let background = rect(panels["background"])
      let sides = form.background(time)
      let comment: Comment = "at \(time) s"
      #expect(abs(background.minX - origin.x - sides.left) < 0.01, comment)
      #expect(abs(background.maxX - origin.x - sides.right) < 0.01, comment)
      #expect(background.height == 39, comment)
      #expect(abs((panels["background"]?.opacity ?? 9) - form.linear(time)) < 1e-4, comment)
      #expect(abs(film.state(at: time).open - form.linear(time)) < 1e-4, comment)
      checkColors(panels, form, time)
      for index in form.widths.indices {
        let option = panels["option[\(index)]"]
        let size = film.button.options[index].size
        let (center, scale) = (form.center(index, time), form.scale(index, time))
        let opacity = form.opacity(index, time)
        #expect(abs((option?.opacity ?? 9) - opacity) < 1e-4, comment)
        // Where nothing shows the size doesn't matter.
        guard opacity > 1e-9 else { continue }
        let found = rect(option)
        #expect(abs(found.center.x - origin.x - center.x) < 0.01, comment)
        #expect(abs(found.center.y - origin.y - center.y) < 0.01, comment)
        #expect(abs(found.width - size.width * scale) < 0.01, comment)
        #expect(abs(found.height - size.height * scale) < 0.01, comment)
      }
    }
  }

  private func checkColors(_ panels: [String: Panel], _ form: ClosedForm, _ time: Double) {
    func mix(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }
    let comment: Comment = "at \(time) s"
    let (turn, glow) = (form.linear(time), form.glow(time))
    let stops = panels["arrowButton"]?.fill?.stops.map(\.color) ?? []
    #expect(stops.count == 2)
    #expect(abs(stops[0].red * 255 - mix(65, 211, turn)) < 0.01, comment)
    #expect(abs(stops[0].green * 255 - mix(105, 214, turn)) < 0.01, comment)
    #expect(abs(stops[0].blue * 255 - mix(175, 218, turn)) < 0.01, comment)
    #expect(abs(stops[1].red * 255 - mix(29, 192, turn)) < 0.01, comment)
    #expect(abs(stops[1].blue * 255 - mix(97, 202, turn)) < 0.01, comment)
    let border = panels["arrowButton"]?.border?.color ?? .clear
    #expect(abs(border.red * 255 - mix(20, 175, glow)) < 0.02, comment)
    #expect(abs(border.alpha - mix(0.5, 1, glow)) < 1e-4, comment)
    let shadow = panels["arrowButton"]?.shadow
    #expect(abs((shadow?.color.red ?? 9) - glow) < 1e-4, comment)
    #expect(abs((shadow?.radius ?? 9) - mix(2, 0, glow)) < 1e-3, comment)
    #expect(shadow?.opacity == 0.4 && shadow?.offset == Vector2(x: 0, y: 1), comment)
    #expect(abs((panels["arrow"]?.tint?.green ?? 9) - mix(1, 0.498, turn)) < 1e-4, comment)
    #expect(abs((panels["arrow.shadow"]?.opacity ?? 0) - (1 - glow)) < 1e-4, comment)
    let map = panels["arrow"]?.placement ?? .identity
    #expect(abs(atan2(map.c0.y, map.c0.x) - form.sign * .pi / 2 * turn) < 1e-4, comment)
  }

  private let times = (0...100).map { Double($0) * 0.0137 }

  @Test(arguments: ExpandableButton.Alignment.allCases)
  func `it opens and closes by the closed form`(alignment: ExpandableButton.Alignment) {
    let sign: Double = alignment == .left ? 1 : -1
    let button = ExpandableButton(
      origin: Point(x: 230, y: 50), alignment: alignment,
      script: [ButtonAction(at: 0.1, .open), ButtonAction(at: 0.8, .close)])
    let form = ClosedForm(
      sign: sign, widths: [30, 30, 30, 30], opens: 0.1, closes: 0.8)
    check(ExpandableButtonFilm(button), against: form, at: times)
  }

  @Test(arguments: ExpandableButton.Alignment.allCases)
  func `tapped while it opens, it closes from where it is`(alignment: ExpandableButton.Alignment) {
    let sign: Double = alignment == .left ? 1 : -1
    let button = ExpandableButton(
      origin: Point(x: 230, y: 50), alignment: alignment,
      options: [31, 20, 45].map { ButtonOption(title: "A", size: Size(width: $0, height: 24)) },
      script: [
        ButtonAction(at: 0.1, .gesture(.tap(at: Point(x: 240, y: 60)))),
        ButtonAction(at: 0.25, .gesture(.tap(at: Point(x: 240, y: 60)))),
      ])
    let film = ExpandableButtonFilm(button)
    let events = film.events(upTo: 9)
    #expect(events.map(\.kind) == [.opened, .closed])
    guard events.count == 2 else { return }
    let form = ClosedForm(
      sign: sign, widths: [31, 20, 45], opens: events[0].time, closes: events[1].time)
    check(film, against: form, at: times)
    #expect(abs(events[1].time - events[0].time - 0.15) < 1e-9)
  }

  @Test func `opened again while it closes, nothing jumps`() {
    let button = ExpandableButton(
      origin: .zero,
      script: [
        ButtonAction(at: 0, .open), ButtonAction(at: 0.6, .close), ButtonAction(at: 0.68, .open),
      ])
    let film = ExpandableButtonFilm(button)
    for time in stride(from: 0.0, to: 1.5, by: 0.001) where time > 0.5 {
      let (now, next) = (film.state(at: time), film.state(at: time + 0.001))
      #expect(abs(now.open - next.open) < 0.02)
      for (a, b) in zip(now.options, next.options) {
        #expect(abs(a.opacity - b.opacity) < 0.02 && abs(a.center.x - b.center.x) < 2)
      }
    }
    #expect(film.state(at: 2).options.allSatisfy { $0.opacity == 1 && $0.scale == 1 })
  }

  @Test func `the demo's numbers at rest`() {
    let button = ExpandableButton(
      origin: Point(x: 10, y: 20), script: [ButtonAction(at: 0, .open)])
    let film = ExpandableButtonFilm(button)
    let panels = panels(film, at: 5)
    #expect(rect(panels["background"]) == Rect(x: 10, y: 20, width: 174, height: 39))
    #expect(rect(panels["arrowButton"]) == Rect(x: 14, y: 24, width: 31, height: 31))
    #expect(rect(panels["option[0]"]) == Rect(x: 52, y: 24.5, width: 30, height: 30))
    #expect(rect(panels["option[3]"]) == Rect(x: 151, y: 24.5, width: 30, height: 30))
    #expect(panels["background"]?.cornerRadius == 9 && panels["arrowButton"]?.cornerRadius == 7)
    #expect(panels["background"]?.shadow?.radius == 4)
    #expect(panels["background"]?.shadow?.opacity == 0.16)
    #expect(panels["arrow.shadow"] == nil)
    #expect(film.restTime == 0.36)
    guard case .text(let text) = panels["option[2]"]?.contents else {
      Issue.record("no title")
      return
    }
    #expect(text.text == "2" && text.color == ButtonOption.grey && text.alignment == .center)
  }

  @Test func `opening what is open does nothing`() {
    let button = ExpandableButton(
      origin: .zero,
      script: [
        ButtonAction(at: 0, .close), ButtonAction(at: 0.1, .open), ButtonAction(at: 0.15, .open),
        ButtonAction(at: 1, .close), ButtonAction(at: 1.1, .close),
      ])
    let film = ExpandableButtonFilm(button)
    #expect(
      film.events(upTo: 9) == [ButtonEvent(.opened, at: 0.1), ButtonEvent(.closed, at: 1)])
    #expect(film.events(upTo: 0.5).count == 1)
    #expect(film.state(at: 0.2).open == 0.5)
  }

  @Test func `a pressed option grows, returns and is selected`() {
    let button = ExpandableButton(
      origin: .zero,
      script: [ButtonAction(at: 0, .open), ButtonAction(at: 1, .press(option: 2, over: 0.3))])
    let film = ExpandableButtonFilm(button)
    #expect(film.errors.isEmpty)
    for (time, scale) in [(1.2, 1), (1.4, 1.75), (1.6, 2.5), (1.675, 1.75), (1.75, 1), (3, 1)] {
      #expect(abs(film.state(at: time).options[2].scale - scale) < 1e-9)
      #expect(film.state(at: time).options[1].scale == 1)
    }
    #expect(film.events(upTo: 9).last == ButtonEvent(.optionSelected, at: 1.3, index: 2))
    #expect(abs(film.restTime - 1.75) < 1e-9)
  }

  @Test func `fingers hit what is there at the moment`() {
    func kinds(_ place: Point, _ script: [ButtonAction]) -> [ButtonEvent.Kind] {
      let button = ExpandableButton(
        origin: Point(x: 100, y: 100),
        script: script + [ButtonAction(at: 1, .gesture(.tap(at: place)))])
      return ExpandableButtonFilm(button).events(upTo: 9).map(\.kind)
    }
    let open = [ButtonAction(at: 0, .open)]
    let option = Point(x: 157, y: 119)
    #expect(kinds(option, []).isEmpty)
    #expect(kinds(option, open) == [.opened, .optionSelected])
    #expect(kinds(option, open + [ButtonAction(at: 0.9, .close)]) == [.opened, .closed])
    #expect(kinds(Point(x: 100, y: 138.9), []) == [.opened])
    #expect(kinds(Point(x: 139, y: 110), []).isEmpty)
    #expect(kinds(Point(x: 110, y: 110), open) == [.opened, .closed])
    // Between two options there is nothing.
    #expect(kinds(Point(x: 173.5, y: 119), open) == [.opened])
  }

  @Test func `a finger must go up where it went down`() throws {
    func events(_ from: Point, _ to: Point) throws -> [ButtonEvent] {
      let trace = try TouchTrace([
        TouchSample(time: 0, fingers: [Finger(id: 1, at: from)]),
        TouchSample(time: 0.8, fingers: [Finger(id: 1, at: to)]),
        TouchSample(time: 0.9, fingers: []),
      ])
      let button = ExpandableButton(
        origin: .zero, script: [ButtonAction(at: 0, .open), ButtonAction(at: 1, .touches(trace))])
      return Array(ExpandableButtonFilm(button).events(upTo: 9).dropFirst())
    }
    let (inside, outside) = (Point(x: 5, y: 5), Point(x: 300, y: 90))
    #expect(try events(inside, Point(x: 30, y: 30)) == [ButtonEvent(.closed, at: 1.9)])
    #expect(try events(inside, outside).isEmpty)
    #expect(try events(outside, inside).isEmpty)
    let option = Point(x: 57, y: 20)
    #expect(try events(option, option) == [ButtonEvent(.optionSelected, at: 1.9, index: 0)])
    #expect(try events(option, outside).isEmpty)
  }

  @Test func `what can't be done is told`() {
    let button = ExpandableButton(
      origin: .zero,
      script: [
        ButtonAction(at: 0, .press(option: 4)), ButtonAction(at: 0, .press(option: 1)),
        ButtonAction(at: .nan, .open), ButtonAction(at: 0, .press(option: 0, over: -1)),
      ])
    let errors = ExpandableButtonFilm(button).errors
    #expect(errors.map(\.action) == [0, 1, 2, 3])
    #expect(errors[0].fault == .option(4, count: 4))
    #expect(errors[1].fault == .closed(option: 1))
    #expect(errors[0].description.contains("0…3"))
    for error in errors { #expect(error.description.hasPrefix("script[\(error.action)]")) }
  }

  @Test(arguments: ExpandableButton.Alignment.allCases)
  func `a track poses the whole`(alignment: ExpandableButton.Alignment) throws {
    var button = ExpandableButton(
      origin: Point(x: 230, y: 50), alignment: alignment, script: [ButtonAction(at: 0, .open)])
    let track: Track = try #require(
      Track(keys: [Keyframe(time: 0, value: 0), Keyframe(time: 1, value: 1)]))
    button.openTrack = track
    let film = ExpandableButtonFilm(button)
    let opened = ExpandableButtonFilm(
      ExpandableButton(
        origin: button.origin, alignment: alignment, script: [ButtonAction(at: 0, .open)]))
    #expect(panels(film, at: 1) == panels(opened, at: 3))
    #expect(film.restTime == 1)
    let half = film.state(at: 0.5)
    #expect(half.open == 0.5 && half.isOpen)
    #expect(panels(film, at: 0.5)["background"]?.opacity == 0.5)
    #expect(abs(rect(panels(film, at: 0.5)["background"]).width - 106.5) < 1e-9)
    #expect(film.state(at: 0).options.allSatisfy { $0.opacity == 0 })
    for index in 0..<4 {
      let opacities = (0...50).map { film.state(at: Double($0) / 50).options[index].opacity }
      #expect(zip(opacities, opacities.dropFirst()).allSatisfy { $0 <= $1 })
    }
  }

  @Test func `only what shows is drawn`() {
    let film = ExpandableButtonFilm(
      ExpandableButton(origin: .zero, script: [ButtonAction(at: 1, .open)]))
    let closed = film.panels(at: 0, on: canvas, scope: .visible)
    #expect(closed.map(\.id) == ["arrowButton", "arrow.shadow", "arrow"])
    let open = film.panels(at: 9, on: canvas, scope: .visible)
    #expect(
      open.map(\.id) == ["background", "arrowButton", "arrow"] + (0..<4).map { "option[\($0)]" })
  }

  @Test(arguments: [0, -5, 7, 1e9, Double.nan, .infinity])
  func `no number makes a trap`(value: Double) {
    let button = ExpandableButton(
      origin: Point(x: value, y: 0), size: value,
      options: [
        ButtonOption(
          title: "A", picture: LayerPicture(.file(path: "a.png")),
          size: Size(width: value, height: value))
      ],
      script: [
        ButtonAction(at: 0, .open), ButtonAction(at: 1, .press(option: 0)),
        ButtonAction(at: 1.1, .gesture(.tap(at: Point(x: value.isFinite ? value : 0, y: 0)))),
      ])
    let film = ExpandableButtonFilm(button)
    #expect(film.events(upTo: 9).first == ButtonEvent(.opened, at: 0))
    #expect(!film.panels(at: 1.5, on: canvas, scope: .everything).isEmpty)
  }
}
