internal import CreaseGeometry
internal import CreaseLayers
internal import Glibc

/// The prism of a strip roll at a moment: the strips that ride on it, in painting order.
///
/// Faces of a convex prism which turn their outer side to the eye never hide one another, nor do those
/// which turn it away, while each of the former may hide any of the latter: so those that look away
/// come first. Among each kind the order is free; it goes by depth.
struct Prism {
  /// Which way a face's outer side looks, as the eye sees it.
  enum Outlook: Int {
    case away, aside, toward
  }

  /// A face with a strip on it.
  struct Face {
    var strip: Int
    /// How far the strip has rolled, in radians, 0..<2π, with its cosine and sine.
    var angle: Double
    var cosine: Double
    var sine: Double
    var outlook: Outlook
    var leading = Edge.outer
    var trailing = Edge.outer

    /// How near the face is, in steps so large that two which are as near as each other stay so,
    /// whatever is rounded.
    var depth: Double { (-cosine * 0x1p20).rounded() }
  }

  /// The axis, in points from the side where the rolling begins.
  let axis: Double
  /// The faces in painting order.
  private(set) var faces: [Face] = []
  /// How the flat strip that is next ends toward the prism, and at its other side if it is the last.
  private(set) var flatTrailing = Edge.outer
  private(set) var flatLeading = Edge.outer

  /// cot(π/S), which is 1 for a square prism, exactly.
  static func cotangentOfHalfSide(_ sideCount: Int) -> Double {
    sideCount == 4 ? 1 : 1 / tan(.pi / Double(sideCount))
  }

  init(_ paper: StripRollPaper, step: Int, local: Double) {
    axis = paper.axis(step: step, local: local)
    let newest = min(step, paper.stripCount - 1)
    let oldest = max(0, newest - paper.sideCount + 1)
    // A strip that is being picked up still lies with the others.
    let liesFlat = local == 0 && step < paper.stripCount
    let last = liesFlat ? newest - 1 : newest
    guard oldest <= last else { return }
    faces.reserveCapacity(last - oldest + 1)
    for strip in oldest...last {
      faces.append(face(of: strip, paper, step: step, local: local))
    }
    joinFaces(paper, isRound: !liesFlat && faces.count == paper.sideCount)
    if liesFlat {
      joinFlatStrip(
        isRound: faces.count == paper.sideCount - 1, isLast: step == paper.stripCount - 1)
    }
    faces.sort { Self.comesBefore($0, $1) }
  }

  private func face(
    of strip: Int, _ paper: StripRollPaper, step: Int, local: Double
  ) -> Face {
    let turns =
      (Double((step - strip) % paper.sideCount) + local) / Double(paper.sideCount)
    let angle = 2 * .pi * turns
    let rotation = Rotation(turns: turns)
    let (cosine, sine) = (rotation.cosine, rotation.sine)
    // From the face's middle to the eye, along the outer normal, by the distance.
    var look = -cosine
    if let distance = paper.distance {
      let s = paper.plane.length / 2 - (axis - paper.apothem * sine)
      let z = distance - paper.apothem + paper.apothem * cosine
      look = (-s * sine - z * cosine) / max(hypot(s, z), .leastNormalMagnitude)
    }
    let outlook: Outlook = abs(look) <= 1e-9 ? .aside : look < 0 ? .away : .toward
    return Face(strip: strip, angle: angle, cosine: cosine, sine: sine, outlook: outlook)
  }

  private static func comesBefore(_ a: Face, _ b: Face) -> Bool {
    (a.outlook.rawValue, a.depth, a.strip) < (b.outlook.rawValue, b.depth, b.strip)
  }

  /// Joins neighbours, which are still in the order of strips; on a prism that is full the newest and
  /// the oldest are neighbours too.
  private mutating func joinFaces(_ paper: StripRollPaper, isRound: Bool) {
    for index in faces.indices.dropLast() { join(index, leadingTo: index + 1) }
    if isRound { join(faces.count - 1, leadingTo: 0) }
  }

  /// Joins a face's leading edge with another's trailing one: of two that look the same way the one
  /// that is painted first reaches under the other. Else the paper ends there, as the eye sees it.
  private mutating func join(_ index: Int, leadingTo other: Int) {
    guard faces[index].outlook == faces[other].outlook, faces[index].outlook != .aside else {
      return
    }
    let isFirst = Self.comesBefore(faces[index], faces[other])
    faces[index].leading = isFirst ? .tucked : .shared
    faces[other].trailing = isFirst ? .shared : .tucked
  }

  /// Joins the flat strip that is being picked up, which is painted before all faces and looks away,
  /// with the one before it, and at its leading edge, if no strip goes on there, with the oldest.
  private mutating func joinFlatStrip(isRound: Bool, isLast: Bool) {
    if faces[faces.count - 1].outlook == .away {
      flatTrailing = .tucked
      faces[faces.count - 1].leading = .shared
    }
    if isRound, isLast, faces[0].outlook == .away {
      flatLeading = .tucked
      faces[0].trailing = .shared
    }
  }
}
