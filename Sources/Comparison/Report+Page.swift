extension Report {
  /// The whole document around the articles of the worst frames.
  func page(frames: [String]) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
    style-src 'nonce-crease'; script-src 'nonce-crease'">
    <title>\(title.escapedForHTML) – \(comparison.passes ? "within" : "beyond") tolerance</title>
    <style nonce="crease">
    \(ReportStyle.css)
    </style>
    </head>
    <body>
    <main>
    \(header)
    \(metricsSection)
    \(plotSection)
    \(framesSection(frames))
    \(definitions)
    </main>
    <script nonce="crease">
    \(ReportScript.javaScript)
    </script>
    </body>
    </html>

    """
  }

  private var header: String {
    let passes = comparison.passes
    let facts =
      [Fact("Expected", expected), Fact("Actual", actual), Fact("Tolerance", toleranceText)]
      + self.facts
    let list = facts.map {
      "<div><dt>\($0.name.escapedForHTML)</dt><dd>\($0.value.escapedForHTML)</dd></div>"
    }.joined(separator: "\n")
    let objections = comparison.objections.map { "<p class=\"objection\">\($0.escapedForHTML)</p>" }
    return """
      <header>
      <h1>\(title.escapedForHTML)</h1>
      <div class="verdict \(passes ? "passed" : "failed")" role="status">
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="\(passes ? "M5 13l4.5 4.5L19 7" : "M7 7l10 10M17 7L7 17")"/></svg>
      <div><strong>\(passes ? "Within tolerance" : "Beyond tolerance")</strong>
      \(objections.joined(separator: "\n"))
      <p>\(comparison.numbers.capitalizedFirst.escapedForHTML)</p></div>
      </div>
      <dl class="facts">
      \(list)
      </dl>
      </header>
      """
  }

  private var toleranceText: String {
    let parity = comparison.parity
    let interior = "\(parity.interior) of 255"
    guard comparison.band.pixelCount > 0 else { return interior }
    return "interior \(interior) · band \(parity.band), but for \(parity.bandPerMille) ‰ of it"
  }

  private func framesSection(_ frames: [String]) -> String {
    guard !frames.isEmpty else { return "" }
    let isFilm = comparison.frameCount > 1
    let isEqual = comparison.whole.largest == 0
    let heading =
      isFilm
      ? (isEqual ? "First frame" : frames.count > 1 ? "Worst frames" : "Worst frame") : "Picture"
    return """
      <section aria-labelledby="frames">
      <h2 id="frames">\(heading)</h2>
      \(frames.joined(separator: "\n"))
      </section>
      """
  }

  private var definitions: String {
    """
    <details>
    <summary>What the numbers mean</summary>
    <p>Differences are absolute, for each channel of the premultiplied pixels, in steps of 1/255.
    The <em>band</em> holds the pixels whose centre lies within one pixel of a panel’s edge; the
    <em>interior</em> holds all others. A frame is within tolerance if no interior pixel exceeds
    the interior’s limit and no more than the stated share of the band exceeds the band’s.</p>
    <p>PSNR is 10 · log₁₀(255² / mean squared difference) over the four channels. SSIM is the mean
    structural similarity of luma after Wang, Bovik, Sheikh and Simoncelli (2004), with a Gaussian
    window of 11 × 11 pixels.</p>
    </details>
    """
  }
}

extension String {
  /// The text with a capital first letter.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
