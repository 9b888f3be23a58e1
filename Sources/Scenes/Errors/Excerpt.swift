extension String {
  /// The text as an error message shows it: without control characters and at most 40 characters.
  var escapedExcerpt: String {
    var text = ""
    for (count, scalar) in unicodeScalars.enumerated() {
      if count == 40 { return text + "…" }
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        text += "\\u{" + scalar.value.hexadecimal(digits: 1) + "}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The excerpt in double quotes.
  var quotedExcerpt: String { "\"\(escapedExcerpt)\"" }
}
