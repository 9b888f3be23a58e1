internal import CreaseGeometry
internal import CreaseLayers
internal import CreaseMotion

/// The page of a half fold where it lies, and the closed forms of its fold.
struct HalfFoldPaper: Sendable {
  /// One of the two halves.
  enum Half: Sendable {
    /// The left or top one.
    case first
    /// The right or bottom one.
    case second

    var other: Half { self == .first ? .second : .first }
  }

  let size: Size
  /// The middle of the page before it is moved, in canvas points.
  let center: Point
  private let fold: HalfFold
  private let contents: Contents?
  private let back: Surface?

  init(_ fold: HalfFold, viewport: Size) {
    self.fold = fold
    size = Size(width: fold.width ?? viewport.width, height: fold.height ?? viewport.height)
    if let origin = fold.origin {
      center = Rect(origin: origin, size: size).center
    } else {
      center = Point(x: viewport.width / 2, y: viewport.height / 2)
    }
    contents = fold.page.contents(of: size)
    back = fold.back.surface(of: size)
  }

  private var isUpright: Bool { fold.direction.isHorizontal }

  /// The page's length across the hinge, in points.
  var length: Double { isUpright ? size.width : size.height }

  /// The half that is turned behind the other one when the page is closed.
  var turningHalf: Half {
    switch fold.direction {
    case .left, .up: .second
    case .right, .down: .first
    }
  }

  /// k = clamp((m − c)/L, −½, ½), for fingers around a place on the canvas and a moved page.
  func lightness(_ place: Point, pan: Vector2) -> Double {
    let way = place - (center + pan)
    let share = (isUpright ? way.x : way.y) / length
    return share.isNaN ? 0 : min(max(share, -0.5), 0.5)
  }

  /// A half's panel.
  func half(_ half: Half, _ state: HalfFoldState, lightness: Double) -> Panel {
    let recess = recess(of: half, state)
    // About x a positive angle takes the first half back, about y a negative one.
    let isNegative = (half == .first) == isUpright
    let angle = recess == 0 ? 0 : isNegative ? -recess : recess
    return Panel(
      id: half == .first ? "first" : "second", rect: rect(of: half),
      fold: Fold(
        axis: isUpright ? .y : .x, angle: angle, rotation: Rotation(exactly: angle),
        translation: .zero),
      placement: placement(state), contents: contents, contentsRect: part(of: half),
      color: fold.page.color, gradient: gradient(of: half, state, lightness: lightness),
      edges: edges(of: half, state), back: back(of: half))
  }

  /// How far a half is turned back from the plane of the page, in radians: a, or
  /// a + (1 − t) · (π − 2a) if it is the one that turns, with the ends exact.
  private func recess(of half: Half, _ state: HalfFoldState) -> Double {
    guard half == turningHalf, state.turn < 1 else { return state.angle }
    let folded = .pi - state.angle
    return folded.interpolated(to: state.angle, progress: state.turn)
  }

  /// The hinge space has the hinge's middle at its origin.
  private func rect(of half: Half) -> Rect {
    let (w, h) = (size.width / 2, size.height / 2)
    let isFirst = half == .first
    return isUpright
      ? Rect(x: isFirst ? -w : 0, y: -h, width: w, height: size.height)
      : Rect(x: -w, y: isFirst ? -h : 0, width: size.width, height: h)
  }

  private func part(of half: Half) -> Rect {
    let start = half == .first ? 0 : 0.5
    return isUpright
      ? Rect(x: start, y: 0, width: 0.5, height: 1) : Rect(x: 0, y: start, width: 1, height: 0.5)
  }

  /// The back is the page turned over about the hinge: seen through the front it is mirrored, and the
  /// first half has its second half.
  private func back(of half: Half) -> Surface? {
    guard var back else { return nil }
    let end = half == .first ? 1 : 0.5
    back.contentsRect =
      isUpright
      ? Rect(x: end, y: 0, width: -0.5, height: 1) : Rect(x: 0, y: end, width: 1, height: -0.5)
    return back
  }

  /// A page that lies flat is only moved, so that it can be copied pixel for pixel.
  private func placement(_ state: HalfFoldState) -> Matrix4 {
    let moved = Matrix4.translation(x: center.x + state.pan.x, y: center.y + state.pan.y)
    let isFlat = state.angle == 0 && state.turn == 1
    let distance = fold.perspective >= 1 ? fold.perspective : 1
    var placement = isFlat ? moved : moved * .perspective(distance: distance)
    if state.scale != 1 {
      placement = placement * .scale(x: state.scale, y: state.scale, z: state.scale)
    }
    return placement
  }

  /// The halves are one sheet at the hinge until the turning one comes to lie behind the other.
  private func edges(of half: Half, _ state: HalfFoldState) -> Edges {
    let isRidge = recess(of: turningHalf, state) < .pi / 2
    let hinge: Edge = isRidge ? .shared : .outer
    return switch (isUpright, half) {
    case (true, .first): Edges(right: hinge)
    case (true, .second): Edges(left: hinge)
    case (false, .first): Edges(bottom: hinge)
    case (false, .second): Edges(top: hinge)
    }
  }

  /// Black at the outer edge, a third of white at half its opacity at the hinge; the opacity is
  /// clamp(strength · (1 − cos a) · (1 ± k), 0, 1), plus for the first half.
  private func gradient(of half: Half, _ state: HalfFoldState, lightness: Double) -> Gradient? {
    let factor = half == .first ? 1 + lightness : 1 - lightness
    let opacity = fold.strength * (1 - Rotation(exactly: state.angle).cosine) * factor
    guard opacity > 0 else { return nil }
    let third = 1.0 / 3
    let (outer, hinge) = half == .first ? (0.0, 1.0) : (1.0, 0.0)
    func place(_ across: Double) -> Point {
      isUpright ? Point(x: across, y: 0.5) : Point(x: 0.5, y: across)
    }
    return Gradient(
      stops: [
        .init(location: 0, color: .black),
        .init(location: 1, color: Color(red: third, green: third, blue: third, alpha: 0.5)),
      ], start: place(outer), end: place(hinge), opacity: min(opacity, 1))
  }

  /// The shadow that the page casts on what is behind it: black at half its opacity, of a rectangle
  /// centred on the page that is L · (1 − 2a/π) long across the hinge.
  func shadow(_ state: HalfFoldState, angle: Double) -> Panel {
    let across = length * max(0, 1 - 2 * angle / .pi)
    let inset = isUpright && fold.shadowInset > 0 ? min(fold.shadowInset, size.height) : 0
    let (w, h) = isUpright ? (across, size.height) : (size.width, across)
    var placement = Matrix4.translation(x: center.x + state.pan.x, y: center.y + state.pan.y)
    if state.scale != 1 { placement = placement * .scale(x: state.scale, y: state.scale) }
    return Panel(
      id: "shadow", rect: Rect(x: -w / 2, y: inset - h / 2, width: w, height: h - inset),
      placement: placement, color: .clear, shadow: Shadow(opacity: 0.5, radius: 2))
  }
}
