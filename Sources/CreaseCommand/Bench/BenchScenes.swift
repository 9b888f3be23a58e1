internal import Crease

/// The scenes that the benchmark measures when none is named.
enum BenchScenes {
  /// The scenes by name, each made when it is asked for.
  static var all: [(name: String, make: () throws(CommandFailure) -> Scene)] {
    [
      (
        "list 640 × 960",
        { () throws(CommandFailure) in try list(width: 320, height: 480, scale: 2) }
      ),
      (
        "list 1280 × 1920",
        { () throws(CommandFailure) in try list(width: 320, height: 480, scale: 4) }
      ),
      (
        "list 3840 × 2160",
        { () throws(CommandFailure) in try list(width: 640, height: 360, scale: 6) }
      ),
      ("10,000 cells", { () throws(CommandFailure) in longList }),
      ("fold of a photo", { () throws(CommandFailure) in fold }),
      ("roll of a photo", { () throws(CommandFailure) in roll }),
    ]
  }

  /// The built-in list on a canvas of another size.
  private static func list(
    width: Double, height: Double, scale: Double
  ) throws(CommandFailure) -> Scene {
    var scene = try SceneInput.load("example:list")
    scene.canvas.size = Size(width: width, height: height)
    scene.canvas.scale = scale
    return scene
  }

  /// A long list that scrolls by one cell, far from its ends.
  private static var longList: Scene {
    var list = FoldingList(cells: (0..<10_000).map { ListCell("Cell \($0 % 8)") })
    list.offsetTrack = Track(keys: [
      Keyframe(time: 0, value: 299_970), Keyframe(time: 3, value: 300_030),
    ])
    return Scene(
      canvas: Canvas(size: Size(width: 320, height: 480), scale: 2), duration: 3,
      stage: .list(list))
  }

  private static var page: Page { .picture(BenchPhoto.picture) }
  private static let screen = Canvas(size: Size(width: 1920, height: 1080))

  /// A photo of 4000 × 3000 that folds shut and opens again.
  private static var fold: Scene {
    let angle = Track(keys: [
      Keyframe(time: 0, value: 0), Keyframe(time: 1.5, value: 1.5), Keyframe(time: 3, value: 0),
    ])
    return Scene(
      canvas: screen, duration: 3,
      stage: .fold(HalfFold(page: page, tracks: HalfFoldTracks(angle: angle))))
  }

  /// The same photo, rolled off a page of text.
  private static var roll: Scene {
    let next = Page.text("Next", color: Color(red: 0.1, green: 0.3, blue: 0.5))
    return Scene(
      canvas: screen, duration: 3,
      stage: .roll(StripRoll(pictures: [page, next], strips: 8, duration: 2.6)))
  }
}
