extension Examples {
  /// A button opens to the right, an option is pressed, and the button closes.
  static let button = """
    {
      "crease": 1,
      "canvas": {"width": 240, "height": 90, "scale": 4, "background": "#f4f5f8"},
      "fps": 60,
      "duration": 3.2,
      "button": {"origin": [20, 26]},
      "script": [
        {"at": 0.4, "tap": {"at": [39, 45]}},
        {"at": 1.1, "press": {"option": 2}},
        {"at": 2.4, "tap": {"at": [39, 45]}}
      ]
    }

    """

  /// A button with pictures opens to the left by command, and an option is pressed.
  static let buttonRight = """
    {
      "crease": 1,
      "canvas": {"width": 240, "height": 90, "scale": 4, "background": "#f4f5f8"},
      "fps": 60,
      "duration": 3.2,
      "button": {
        "origin": [181, 26],
        "alignment": "right",
        "options": [
          {"image": {"svg": "\(ExampleArt.heart)"}},
          {"image": {"svg": "\(ExampleArt.star)"}},
          {"image": {"svg": "\(ExampleArt.leaf)"}},
          {"title": "Aa", "width": 36}
        ],
        "font": "Inter Semi-Bold 17"
      },
      "script": [
        {"at": 0.4, "open": {}},
        {"at": 1.1, "press": {"option": 0, "over": 0.15}},
        {"at": 2.4, "close": {}}
      ]
    }

    """
}
