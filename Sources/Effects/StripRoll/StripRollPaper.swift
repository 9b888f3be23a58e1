internal import CreaseGeometry
internal import CreaseLayers

/// The pictures of a strip roll where they lie, and the closed forms of the roll.
struct StripRollPaper: Sendable {
  /// The part of a step in which the prism moves on; then it only turns.
  private static let travel = 0.98
  /// The most strips and the most sides.
  private static let limit = 10_000

  let stripCount: Int
  let sideCount: Int
  let plane: RollingPlane
  /// A strip's width, in points.
  let stripWidth: Double
  /// The distance of the prism's faces from its axis, in points.
  let apothem: Double
  /// The eye's distance from the pictures, in points; nil for parallel projection.
  let distance: Double?
  private let size: Size
  private let shade: Double
  private let fronts: [Surface]
  private let back: Surface?
  /// From the pictures to the canvas, for what lies in their plane.
  private let flat: Matrix4
  /// The same for what may not.
  private let solid: Matrix4

  init(_ roll: StripRoll, viewport: Size) {
    let size = Size(width: roll.width ?? viewport.width, height: roll.height ?? viewport.height)
    self.size = size
    stripCount = min(max(roll.strips, 1), Self.limit)
    sideCount = min(max(roll.sides, 3), Self.limit)
    plane = RollingPlane(roll.direction, size: size)
    stripWidth = plane.length / Double(stripCount)
    apothem = stripWidth / 2 * Prism.cotangentOfHalfSide(sideCount)
    shade = roll.shade >= 0 ? min(roll.shade, 1) : 0
    fronts = roll.pictures.map { Surface(contents: $0.contents(of: size), color: $0.color) }
    back = roll.back.surface(of: size)
    let middle = Point(x: viewport.width / 2, y: viewport.height / 2)
    let origin =
      roll.origin ?? Point(x: middle.x - size.width / 2, y: middle.y - size.height / 2)
    flat = .translation(x: origin.x, y: origin.y)
    distance = roll.perspective.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    if let distance {
      let center = Point(x: size.width / 2, y: size.height / 2)
      solid =
        .translation(x: origin.x + center.x, y: origin.y + center.y)
        * .perspective(distance: distance)
        * .translation(x: -center.x, y: -center.y, z: apothem)
    } else {
      solid = flat
    }
  }

  /// The panels of a roll with a picture on its strips, at a progress k + u, for pixels of a width in
  /// points.
  func panels(picture: Int, progress: Double, pixel: Double) -> [Panel] {
    guard fronts.indices.contains(picture), plane.length > 0, plane.breadth > 0 else { return [] }
    var panels: [Panel] = []
    let step = min(Int(progress), stripCount)
    let local = progress - Double(step)
    let prism = Prism(self, step: step, local: local)
    let flatStart = local == 0 ? step : step + 1
    panels.reserveCapacity(1 + max(0, stripCount - flatStart) + prism.faces.count)
    if fronts.count > 1 {
      panels.append(next(picture, opacity: progress == 0 ? 0 : 1))
    }
    if local >= 1 { return panels }
    let front = fronts[picture]
    let reach = local == 0 ? nil : prism.reach(underlying: step, self, pixel: pixel)
    if flatStart < stripCount {
      for strip in flatStart..<stripCount {
        let isFirst = strip == flatStart
        let isLast = strip == stripCount - 1
        panels.append(
          flatStrip(
            strip, front,
            leading: isLast ? (isFirst ? prism.flatLeading : .outer) : .shared,
            trailing: isFirst ? prism.flatTrailing : .shared, reach: isFirst ? reach : nil))
      }
    }
    for face in prism.faces { panels.append(riding(face, front, prism: prism)) }
    return panels
  }

  private func next(_ picture: Int, opacity: Double) -> Panel {
    let surface = fronts[(picture + 1) % fronts.count]
    return Panel(
      id: "next", rect: Rect(origin: .zero, size: size),
      fold: Fold(
        axis: plane.axis, angle: 0, rotation: .none, translation: plane.vector(0, z: -apothem)),
      placement: flat, contents: surface.contents, color: surface.color, opacity: opacity)
  }

  /// A strip that lies flat; with a reach its paper goes on beyond its trailing side, up to there.
  private func flatStrip(
    _ strip: Int, _ front: Surface, leading: Edge, trailing: Edge, reach: Double?
  ) -> Panel {
    let (start, end) = interval(of: strip)
    let trailing = reach == nil ? trailing : .clipped
    return Panel(
      id: "strip[\(strip)]",
      rect: plane.rect(from: start, length: end - start, across: plane.breadth),
      fold: Fold(
        axis: plane.axis, angle: 0, rotation: .none, translation: plane.vector(0, z: -apothem)),
      placement: flat, contents: front.contents, contentsRect: part(start, end),
      color: front.color, edges: plane.edges(leading: leading, trailing: trailing),
      cuts: reach.map { [plane.cut(behind: $0)] } ?? [], back: back(start, end))
  }

  private func riding(_ face: Prism.Face, _ front: Surface, prism: Prism) -> Panel {
    let (start, end) = interval(of: face.strip)
    let factor = 1 - shade + shade * abs(face.cosine)
    let place = plane.coordinate(prism.axis - apothem * face.sine)
    let angle = plane.angle(face.angle)
    return Panel(
      id: "strip[\(face.strip)]",
      rect: plane.rect(from: -stripWidth / 2, length: stripWidth, across: plane.breadth),
      fold: Fold(
        axis: plane.axis, angle: angle,
        rotation: Rotation(
          cosine: face.cosine, sine: angle < 0 ? -face.sine : face.sine),
        translation: plane.vector(place, z: -apothem * face.cosine)),
      placement: solid, contents: front.contents, contentsRect: part(start, end),
      color: front.color, shade: Shade(contents: factor, color: factor),
      edges: plane.edges(leading: face.leading, trailing: face.trailing),
      back: back(start, end))
  }

  /// How far the prism's axis has come, in points from the side where the rolling begins.
  func axis(step: Int, local: Double) -> Double {
    stripWidth / 2 + stripWidth * (Double(step) + min(1, local / Self.travel))
  }

  /// The coordinates between which a strip lies on the picture. They are multiples of 2^-20 points
  /// within the picture, so that a strip's start plus its length is its end to the last bit.
  private func interval(of strip: Int) -> (start: Double, end: Double) {
    let first = plane.isFalling ? stripCount - 1 - strip : strip
    return (boundary(first), boundary(first + 1))
  }

  private func boundary(_ number: Int) -> Double {
    if number == 0 { return 0 }
    if number == stripCount { return plane.length }
    let place = plane.length * Double(number) / Double(stripCount)
    return (place * 0x1p20).rounded() * 0x1p-20
  }

  /// The part of the whole picture between two coordinates, in fractions.
  private func part(_ start: Double, _ end: Double) -> Rect {
    plane.rect(
      from: start / plane.length, length: (end - start) / plane.length, across: 1)
  }

  /// The back is the picture's back turned over about an axis parallel to the strips: seen through
  /// the front it is mirrored.
  private func back(_ start: Double, _ end: Double) -> Surface? {
    guard var back else { return nil }
    back.contentsRect = plane.rect(
      from: 1 - start / plane.length, length: (start - end) / plane.length, across: 1)
    return back
  }
}
