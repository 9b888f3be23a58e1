extension Examples {
  /// A still of one second: every style at three quarters and at a third of the full height.
  static let listPoses = """
    {
      "crease": 1,
      "canvas": {"width": 320, "height": 260, "scale": 2, "background": "#000000"},
      "fps": 60,
      "duration": 1,
      "list": {
        "cells": [
          {"title": "flat", "height": 45, "style": "flat"},
          {"title": "foldBack", "height": 45, "style": "foldBack"},
          {"title": "pinch", "height": 45, "style": "pinch"},
          {"title": "foldUp", "height": 45, "style": "foldUp"},
          {"title": "flat", "height": 20, "style": "flat"},
          {"title": "foldBack", "height": 20, "style": "foldBack"},
          {"title": "pinch", "height": 20, "style": "pinch"},
          {"title": "foldUp", "height": 20, "style": "foldUp"}
        ]
      }
    }

    """
}
