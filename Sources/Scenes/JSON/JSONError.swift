/// Why a text is not JSON, and where.
package struct JSONError: Error, Sendable, Hashable {
  /// Where, in bytes from the start of the text.
  package var offset: Int
  /// What is there.
  package var found: String
  /// What could be there, or what to do.
  package var expected: String
}

/// A key that an object has twice.
package struct RepeatedKey: Sendable {
  /// The keys and indices that lead to it.
  var place: ScenePlace
  /// The key.
  var key: String
  /// Where its second appearance began, in bytes from the start of the text.
  var offset: Int
  /// Where its first appearance began.
  var firstOffset: Int
}
