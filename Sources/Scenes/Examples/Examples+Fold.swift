extension Examples {
  /// A page is tapped open, half folded, moved, and closed again.
  static let fold = """
    {
      "crease": 1,
      "canvas": {"width": 640, "height": 480, "scale": 2, "background": "#ddd6c8"},
      "fps": 60,
      "fold": {
        "picture": {"svg": "\(ExampleArt.page)"},
        "width": 560, "height": 400,
        "direction": "left",
        "back": "#efe7d8",
        "open": false
      },
      "script": [
        {"at": 0.5, "tap": {"at": [320, 240]}},
        {"at": 1.4, "pinch": {"at": [300, 240], "from": 520, "to": 310, "over": 1.0}},
        {"at": 3.0, "pan": {"from": [320, 240], "by": [28, -20], "over": 0.5}},
        {"at": 3.6, "pan": {"from": [320, 240], "by": [-28, 20], "over": 0.5}},
        {"at": 4.5, "tap": {"at": [320, 240]}}
      ]
    }

    """

  /// A card opens downward, comes nearer, folds and lies flat: driven by keys alone.
  static let foldUp = """
    {
      "crease": 1,
      "canvas": {"width": 400, "height": 560, "scale": 2, "background": "#23324f"},
      "fps": 60,
      "duration": 4.5,
      "fold": {
        "picture": {"svg": "\(ExampleArt.card)"},
        "width": 300, "height": 420,
        "direction": "up",
        "back": "#d9cdb6"
      },
      "tracks": [
        {"target": "fold.turn", "keys": [[0.3, 0], [1.3, 1, "easeInEaseOut"]]},
        {"target": "fold.angle",
         "keys": [[1.7, 0], [2.5, 0.95, "easeInEaseOut"], [2.9, 0.95], [3.9, 0, "easeInEaseOut"]]},
        {"target": "fold.scale",
         "keys": [[0.3, 0.85], [1.3, 1, "easeInEaseOut"], [2.5, 1.1, "easeInEaseOut"], [3.9, 1,
          "easeInEaseOut"]]}
      ]
    }

    """
}
