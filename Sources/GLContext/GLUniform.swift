internal import CreaseCGLES

/// A uniform of a program. It is set while the program is in use; inside `withCurrent`.
package struct GLUniform: Sendable, Hashable {
  let location: Int32

  /// Sets a `float`.
  package func set(_ value: Float) { glUniform1f(location, value) }
  /// Sets a `vec2`.
  package func set(_ value: SIMD2<Float>) { glUniform2f(location, value.x, value.y) }
  /// Sets a `vec4`.
  package func set(_ value: SIMD4<Float>) {
    glUniform4f(location, value.x, value.y, value.z, value.w)
  }
  /// Sets an `int`, or the texture unit of a sampler.
  package func set(integer value: Int32) { glUniform1i(location, value) }
}
