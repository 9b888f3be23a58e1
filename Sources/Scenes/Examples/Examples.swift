internal import CreaseWords

/// The scenes that come with the program.
public enum Examples {
  /// The names in the order in which they are listed.
  public static var names: [String] { all.map(\.name) }

  /// What an example shows, in a line; nil for a name that is none.
  public static func summary(of name: String) -> String? {
    all.first { $0.name == name }?.summary
  }

  /// The JSON document of an example.
  ///
  /// - Throws: `SceneError` that tells the names, and the nearest for a typo.
  public static func text(named name: String) throws(SceneError) -> String {
    if let example = all.first(where: { $0.name == name }) { return example.text }
    throw SceneError(
      .unknownName(
        found: name.quotedExcerpt, what: "an example",
        nearest: Spelling.nearest(to: name, among: names), known: names))
  }

  private static let all: [(name: String, summary: String, text: String)] = [
    (
      "list", "a list of seven cells, of which the first, a middle one and the last fold away",
      list
    ),
    ("list-poses", "the four ways in which a cell folds, half and almost closed", listPoses),
    ("list-pull", "new cells are pulled in at the top: too short, enough, and too far", listPull),
    ("list-pinch-open", "new cells open between two fingers that move apart", listPinchOpen),
    ("list-pinch-close", "cells fold away between two fingers that come together", listPinchClose),
    ("list-scroll", "sixty cells are thrown, caught and bounced", listScroll),
    ("clear", "ten seconds of a list in use: pulls, pinches, scrolling, insertions", clear),
    ("fold", "a magazine page is tapped open, half folded, moved and closed", fold),
    ("fold-up", "a card opens downward, folds and lies flat, driven by keys", foldUp),
    ("roll", "a picture is rolled off another one, strip by strip", roll),
    ("roll-deck", "four pictures are swiped away, and one of them back", rollDeck),
    ("button", "a button opens to a row of options, one is pressed, and it closes", button),
    ("button-right", "a button with pictures opens to the left by command", buttonRight),
    ("layers", "a card with a shadow turns over and back", layers),
    ("cube", "a cube of six labelled faces turns in perspective", cube),
  ]
}
