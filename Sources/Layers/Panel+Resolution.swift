package import CreaseGeometry
internal import Glibc

extension Panel {
  /// Pixels per point at which the contents are best rasterised: the canvas's scale times the power of
  /// two nearest above the panel's magnification, a fifth of a step down included.
  ///
  /// The magnification is the larger singular value of the map from the panel's plane to the canvas
  /// in the middle of the panel, so that contents that grow stay sharp, and contents that shrink
  /// evenly are averaged when they are rasterised; what is squeezed in one direction is left to the
  /// filter of the renderer. Powers of two keep the number of rasters small.
  package func rasterScale(on canvas: Canvas, sheet: Size) -> Double {
    let magnification = middleMagnification
    guard magnification > 0, magnification.isFinite else { return canvas.scale }
    var step = (log2(magnification) - 0.2).rounded(.up)
    step = min(max(step, -8), 4)
    // A sheet beyond this many pixels gains nothing on any screen.
    let limit = 4096.0
    let side = max(sheet.width, sheet.height) * canvas.scale
    while step > 0, side * exp2(step) > limit { step -= 1 }
    // A blur by sixteen pixels is as smooth when it is enlarged.
    while blur * canvas.scale * exp2(step) >= 16, step > -16 { step -= 1 }
    while step < 0, side * exp2(step) < 1 { step += 1 }
    return canvas.scale * exp2(step)
  }

  /// The standard deviation of the contents' blur, in points.
  private var blur: Double {
    if case .path(let sheet) = contents { return sheet.blur }
    return 0
  }

  /// The larger singular value of the derivative of the projection, in the middle of the panel.
  private var middleMagnification: Double {
    if placement.isTranslation, fold.rotation == .none { return 1 }
    let (u, v, o) = planeMap
    let middle = rect.center
    let w = u.w * middle.x + v.w * middle.y + o.w
    guard w > 0 else { return 1 }
    let x = (u.x * middle.x + v.x * middle.y + o.x) / w
    let y = (u.y * middle.x + v.y * middle.y + o.y) / w
    let (a, b) = ((u.x - x * u.w) / w, (v.x - x * v.w) / w)
    let (c, d) = ((u.y - y * u.w) / w, (v.y - y * v.w) / w)
    // Singular values of a 2×2 matrix in closed form (Blinn, Consider the Lowly 2×2 Matrix, 1996).
    return (hypot(a + d, c - b) + hypot(a - d, b + c)) / 2
  }
}

extension Matrix4 {
  /// Whether all it does is to move points within the plane.
  fileprivate var isTranslation: Bool {
    c0 == [1, 0, 0, 0] && c1 == [0, 1, 0, 0] && c3.z == 0 && c3.w == 1
  }
}
