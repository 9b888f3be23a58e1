extension Matrix4 {
  /// A rotation by an angle about an axis through the origin (Rodrigues' formula), right-handed in a
  /// frame with x right, y down and z toward the viewer: a positive angle about z turns clockwise as
  /// seen on the canvas, those about x and y are `Rotation`'s.
  ///
  /// - Parameters:
  ///   - angle: In radians.
  ///   - axis: The direction of the axis, of any length; without a length nothing turns.
  public static func rotation(angle: Double, about axis: Vector3) -> Matrix4 {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite else { return .identity }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let turn = Rotation(angle: angle)
    let (c, s) = (turn.cosine, turn.sine)
    let t = 1 - c
    return Matrix4(
      columns: [t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0],
      [t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0],
      [t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0],
      [0, 0, 0, 1])
  }
}
