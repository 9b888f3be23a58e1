internal import CreaseGeometry
internal import CreaseLayers

/// The places of a panel's plane as linear forms of the pixel: u, v and 1, each divided by w
/// (Heckbert, Fundamentals of Texture Mapping and Image Warping, 1989, section 2.2.3).
struct PlaneForms {
  private typealias Form = SIMD3<Double>

  private let toU: Form
  private let toV: Form
  private let toW: Form

  /// Inverts the map from a panel's plane to pixels, which are counted from an origin.
  init(_ panel: Panel, origin: Point, scale: Double) {
    let map = panel.planeMap
    func pixels(_ p: HomogeneousPoint) -> Form {
      Form(p.x * scale - origin.x * p.w, p.y * scale - origin.y * p.w, p.w)
    }
    let (u, v, o) = (pixels(map.u), pixels(map.v), pixels(map.origin))
    // What remains of the determinant in a line through a form's zeros is its sign.
    let side: Double = (u * Self.cross(v, o)).sum() < 0 ? -1 : 1
    toU = Self.cross(v, o) * side
    toV = Self.cross(o, u) * side
    toW = Self.cross(u, v) * side
  }

  /// Appends the distance of a pixel to a cut, as a linear form, and how the cut ends.
  func append(_ cut: Cut, to numbers: inout [Float]) {
    let form = toU * cut.a + toV * cut.b + toW * cut.c
    let length = (form.x * form.x + form.y * form.y).squareRoot()
    guard cut.edge != .clipped, length > 0, length.isFinite else {
      // It leaves all or nothing.
      return numbers.append(0, 0, cut.edge == .clipped || form.z >= 0 ? 1e9 : -1e9, 0)
    }
    numbers.append(form.x / length, form.y / length, form.z / length, Self.code(cut))
  }

  private static func code(_ cut: Cut) -> Double {
    switch cut.edge {
    case .outer, .clipped: 0
    case .shared: cut.claimsLine ? 1 : 2
    case .tucked: 3
    }
  }

  private static func cross(_ a: Form, _ b: Form) -> Form {
    Form(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }
}
