extension Examples {
  private static let canvas = """
    "canvas": {"width": 320, "height": 480, "scale": 2, "background": "#000000"},
      "fps": 60
    """

  private static let demo = """
    "Go to the store",
          "Implement Clear-like demo",
          "And another thing…",
          "Mostly Harmless",
          "Marvin, the Paranoid Android",
          "Zaphod Beeblebrox",
          "Massive Health"
    """

  /// A pull that is not enough, one that is, and one far beyond the cell's height.
  static let listPull = """
    {
      "crease": 1,
      \(canvas),
      "list": {
        "cells": [
          \(demo)
        ],
        "newTitle": "Water the plants"
      },
      "script": [
        {"at": 0.3, "pull": {"by": 38, "over": 0.7}},
        {"at": 1.5, "pull": {"by": 58, "over": 0.8}},
        {"at": 2.9, "pull": {"by": 190, "over": 0.9}}
      ]
    }

    """

  /// New cells in the middle, with a stretch, at the top and at the bottom.
  static let listPinchOpen = """
    {
      "crease": 1,
      \(canvas),
      "list": {
        "cells": [
          "Go to the store",
          "Implement Clear-like demo",
          "And another thing…",
          "Mostly Harmless",
          "Marvin, the Paranoid Android"
        ],
        "newTitle": "Water the plants"
      },
      "script": [
        {"at": 0.3, "pinch": {"at": [160, 170], "from": 80, "to": 200, "over": 0.9}},
        {"at": 1.7, "pinch": {"at": [160, 10], "from": 80, "to": 155, "over": 0.8}},
        {"at": 3.0, "pinch": {"at": [160, 410], "from": 80, "to": 150, "over": 0.8}},
        {"at": 4.3, "pinch": {"at": [160, 190], "from": 80, "to": 125, "over": 0.7}}
      ]
    }

    """

  /// A middle cell, the first and the last fold away, and one that is let go of too early.
  static let listPinchClose = """
    {
      "crease": 1,
      \(canvas),
      "list": {
        "cells": [
          \(demo)
        ]
      },
      "script": [
        {"at": 0.3, "pinch": {"at": [160, 210], "from": 150, "to": 128, "over": 0.6}},
        {"at": 1.3, "pinch": {"at": [160, 210], "from": 150, "to": 30, "over": 0.9}},
        {"at": 2.7, "pinch": {"at": [160, 30], "from": 150, "to": 40, "over": 0.8}},
        {"at": 4.0, "pinch": {"at": [160, 270], "from": 150, "to": 40, "over": 0.8}}
      ]
    }

    """

  /// Sixty cells: thrown, caught, thrown again, bounced off the end, and scrolled back.
  static let listScroll = """
    {
      "crease": 1,
      \(canvas),
      "list": {
        "cells": [
          \(sixty)
        ],
        "ramp": {"from": "#d90016", "to": "#eaaf1c"}
      },
      "script": [
        {"at": 0.2, "pan": {"from": [160, 400], "by": [0, -240], "over": 0.22}},
        {"at": 1.5, "tap": {"at": [160, 240]}},
        {"at": 1.8, "pan": {"from": [160, 420], "by": [0, -330], "over": 0.16}},
        {"at": 2.5, "pan": {"from": [160, 420], "by": [0, -330], "over": 0.16}},
        {"at": 3.6, "scroll": {"to": 3120, "over": 0.6}},
        {"at": 4.5, "pan": {"from": [160, 400], "by": [0, -260], "over": 0.3}},
        {"at": 5.6, "scroll": {"to": 0, "over": 1.2}}
      ]
    }

    """

  private static let sixty: String = {
    let things = [
      "Tea", "Milk", "Bread", "Jam", "Apples", "Cheese", "Coffee", "Rice", "Salt", "Honey",
    ]
    return (0..<60).map { "\"\($0 + 1) · \(things[$0 % things.count])\"" }
      .joined(separator: ",\n      ")
  }()

  /// Ten seconds in which a list is used in all the ways there are.
  static let clear = """
    {
      "crease": 1,
      \(canvas),
      "duration": 10,
      "list": {
        "cells": [
          \(demo)
        ],
        "newTitle": "Feed the towel"
      },
      "script": [
        {"at": 0.4, "pull": {"by": 62, "over": 0.7}},
        {"at": 1.6, "pinch": {"at": [160, 200], "from": 70, "to": 158, "over": 0.7}},
        {"at": 2.9, "pan": {"from": [160, 420], "by": [0, -150], "over": 0.3}},
        {"at": 4.0, "pinch": {"at": [160, 270], "from": 150, "to": 30, "over": 0.7}},
        {"at": 5.2, "pull": {"by": 32, "over": 0.5}},
        {"at": 6.1, "insert": {"title": "Buy milk", "index": 3, "over": 0.5}},
        {"at": 6.5, "remove": {"index": 6, "over": 0.5}},
        {"at": 7.2, "pinch": {"at": [160, 30], "from": 150, "to": 45, "over": 0.6}},
        {"at": 8.3, "pinch": {"at": [160, 405], "from": 70, "to": 150, "over": 0.7}}
      ]
    }

    """
}
