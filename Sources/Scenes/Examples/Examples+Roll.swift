extension Examples {
  /// A picture is rolled off another one.
  static let roll = """
    {
      "crease": 1,
      "canvas": {"width": 640, "height": 400, "scale": 2, "background": "#000000"},
      "fps": 60,
      "duration": 2.6,
      "roll": {
        "pictures": [
          {"svg": "\(ExampleArt.dawn)"},
          {"svg": "\(ExampleArt.night)"}
        ],
        "strips": 8,
        "sides": 6,
        "duration": 1.4
      },
      "script": [{"at": 0.4, "roll": {}}]
    }

    """

  /// Four pictures, swiped away one after the other and one of them back.
  static let rollDeck = """
    {
      "crease": 1,
      "canvas": {"width": 640, "height": 400, "scale": 2, "background": "#000000"},
      "fps": 60,
      "roll": {
        "pictures": [
          {"svg": "\(ExampleArt.dawn)"},
          {"svg": "\(ExampleArt.noon)"},
          {"svg": "\(ExampleArt.dusk)"},
          {"svg": "\(ExampleArt.night)"}
        ],
        "strips": 6,
        "sides": 6,
        "duration": 0.8,
        "perspective": 1600
      },
      "script": [
        {"at": 0.4, "swipe": {"direction": "left"}},
        {"at": 1.9, "swipe": {"direction": "left"}},
        {"at": 3.4, "swipe": {"direction": "right"}},
        {"at": 4.9, "swipe": {"direction": "left"}},
        {"at": 6.4, "swipe": {"direction": "left"}},
        {"at": 7.9, "swipe": {"direction": "left"}}
      ]
    }

    """
}
