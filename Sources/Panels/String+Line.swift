extension String {
  /// The most Unicode scalars of a text that are laid out: more than any line shows, few enough
  /// that a text of any length takes a bounded time.
  static let lineLimit = 8192

  /// The text as one line without control characters: line breaks and tabs are spaces, the rest
  /// of the control characters (which no font draws, and of which NUL would end a C string) is
  /// left out. A text over the limit is cut between two characters and ends in an ellipsis.
  func singleLine(limit: Int = lineLimit) -> String {
    var line = String.UnicodeScalarView()
    var count = 0
    var previous: Unicode.Scalar?
    var isCut = false
    for scalar in unicodeScalars {
      if count == limit {
        isCut = true
        break
      }
      // What is left out counts too, or a long run of it would take long.
      count += 1
      switch scalar {
      case "\n" where previous == "\r": break
      case "\t"..."\r", "\u{85}", "\u{2028}", "\u{2029}": line.append(" ")
      case _ where scalar.properties.generalCategory == .control: break
      default: line.append(scalar)
      }
      previous = scalar
    }
    let text = String(line)
    return isCut ? String(text.dropLast()) + "…" : text
  }
}
