extension String {
  /// The most Unicode scalars of a text that are laid out: more than any line shows, few enough
  /// that a text of any length takes a bounded time.
  static let scalarLimit = 8192

  /// The text without control characters (which no font draws, and of which NUL would end a C
  /// string): tabs are spaces, and line breaks are U+2028 or spaces too. A text over the limit is
  /// cut between two characters and ends in an ellipsis.
  func printable(limit: Int = scalarLimit, keepsLines: Bool = false) -> String {
    let lineBreak: Unicode.Scalar = keepsLines ? "\u{2028}" : " "
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
      case "\t": line.append(" ")
      case "\n"..."\r", "\u{85}", "\u{2028}", "\u{2029}": line.append(lineBreak)
      case _ where scalar.properties.generalCategory == .control: break
      default: line.append(scalar)
      }
      previous = scalar
    }
    let text = String(line)
    return isCut ? String(text.dropLast()) + "…" : text
  }
}
