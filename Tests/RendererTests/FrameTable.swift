import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreaseMotion

/// A frame that every renderer draws.
struct NamedFrame: Sendable, CustomStringConvertible {
  let name: String
  let frame: FrameDescription
  var description: String { name }
}

/// The frames that every renderer draws: the one table behind goldens, parity and rules.
enum FrameTable {
  static let titles = [
    "Go to the store", "Implement Clear-like demo", "And another thing…", "Mostly Harmless",
    "Marvin, the Paranoid Android", "Zaphod Beeblebrox", "Massive Health",
  ]

  static let all: [NamedFrame] = lists + PanelFrames.all + PanelFrames.groups

  /// Folding lists.
  static let lists: [NamedFrame] = [
    NamedFrame(name: "list-flat", frame: list(titles.map { ListCell($0) })),
    NamedFrame(name: "list-poses", frame: list(poses)),
    NamedFrame(name: "list-poses-odd", frame: list(poses, width: 317, height: 471, scale: 1.5)),
    NamedFrame(name: "list-poses-1x", frame: list(poses, width: 853, height: 481, scale: 1)),
    NamedFrame(name: "list-thin", frame: list(thin)),
    NamedFrame(name: "list-scrolled", frame: list(poses, offset: 33.3)),
    NamedFrame(
      name: "list-contents",
      frame: list(poses, shading: ListShading(target: .contents), background: .white)),
    NamedFrame(name: "list-clear", frame: list(poses, background: .clear)),
    // The hinge of the second cell lies on a row of pixel centres.
    NamedFrame(name: "list-tie", frame: list(ties, width: 100, height: 100, scale: 1, offset: 13)),
    // Acute tips, seen from near.
    NamedFrame(
      name: "list-steep",
      frame: list(steep, width: 97.5, height: 120, scale: 0.5, offset: -23.5, perspective: 60)),
    NamedFrame(name: "one-pixel", frame: list(poses, width: 1, height: 1, scale: 1)),
  ]

  /// All four styles at several heights.
  static let poses = [
    ListCell("Fold back", height: 40, style: .foldBack), ListCell("Pinch", height: 50),
    ListCell("Pinch further", height: 25), ListCell("Flat", height: 30, style: .flat),
    ListCell("Whole"), ListCell("Deep", height: 8),
    ListCell("Fold up", height: 37.7, style: .foldUp),
  ]

  static let ties = [ListCell("Go to the store"), ListCell("Tea", height: 7), ListCell("Jam")]

  static let steep = [
    ListCell("iiiiiii", height: 3, style: .foldUp), ListCell("", height: 19, style: .foldUp),
    ListCell("Ax", height: 20, style: .foldBack),
  ]

  /// Cells that are all but gone.
  static let thin = [
    ListCell("A", height: 0.4), ListCell("B"), ListCell("C", height: 0.01),
    ListCell("D", height: 0.4, style: .foldBack), ListCell("E", height: 0.4, style: .foldUp),
    ListCell("F", height: 1.3, style: .flat), ListCell("G", height: 59.99),
  ]

  static func list(
    _ cells: [ListCell], width: Double = 320, height: Double = 480, scale: Double = 2,
    offset: Double = 0, perspective: Double = 200, shading: ListShading = ListShading(),
    background: Color = .black
  ) -> FrameDescription {
    let canvas = Canvas(
      size: Size(width: width, height: height), scale: scale, background: background)
    let track = Track(keys: [Keyframe(time: 0, value: offset)])
    let film = ListFilm(
      FoldingList(
        cells: cells, perspective: perspective, shading: shading, offsetTrack: track))
    return FrameDescription(
      canvas: canvas, panels: film.panels(at: 0, on: canvas, scope: .visible))
  }
}
