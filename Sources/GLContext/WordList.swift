/// The words of an extension string.
///
/// Looking for a part of the string is not enough: `EGL_EXT_device` is a part of
/// `EGL_EXT_device_base`.
package struct WordList: Sendable, Hashable {
  private let words: Set<Substring>

  /// Splits a string at its spaces; nil, as EGL answers for want of client extensions, has no words.
  package init(_ text: String?) {
    words = Set((text ?? "").split(separator: " "))
  }

  /// Whether a word is there as a whole.
  package func contains(_ word: String) -> Bool { words.contains(Substring(word)) }
}
