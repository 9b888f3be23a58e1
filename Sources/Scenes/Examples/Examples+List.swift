extension Examples {
  /// Three seconds: one cell of each folding style closes and opens again, one after the other.
  static let list = """
    {
      "crease": 1,
      "canvas": {"width": 320, "height": 480, "scale": 2, "background": "#000000"},
      "fps": 60,
      "duration": 3,
      "list": {
        "cells": [
          {"title": "Go to the store", "style": "foldBack"},
          "Implement Clear-like demo",
          "And another thing…",
          "Mostly Harmless",
          "Marvin, the Paranoid Android",
          "Zaphod Beeblebrox",
          {"title": "Massive Health", "style": "foldUp"}
        ]
      },
      "tracks": [
        {"target": "cells[3].height",
         "keys": [[0.2, 60], [0.9, 0, "easeInEaseOut"], [1.3, 0], [2.0, 60, [0.2, 0.8, 0.2, 1]]]},
        {"target": "cells[0].height",
         "keys": [[0.5, 60], [1.2, 0, "easeInEaseOut"], [1.7, 0], [2.4, 60, [0.2, 0.8, 0.2, 1]]]},
        {"target": "cells[6].height",
         "keys": [[0.8, 60], [1.5, 0, "easeInEaseOut"], [2.1, 0], [2.8, 60, [0.2, 0.8, 0.2, 1]]]}
      ]
    }

    """
}
