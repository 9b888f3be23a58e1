extension Examples {
  /// A card with a shadow turns over and back.
  static let layers = """
    {
      "crease": 1,
      "canvas": {"width": 400, "height": 480, "scale": 2, "background": "#e8ebf1"},
      "fps": 60,
      "duration": 4,
      "layers": {
        "sublayerTransform": {"perspective": 900},
        "children": [
          {
            "id": "card", "bounds": [230, 330], "position": [200, 240],
            "children": [
              {
                "id": "front", "bounds": [230, 330], "position": [115, 165],
                "doubleSided": false, "cornerRadius": 18,
                "gradient": {"colors": ["#4b6cf0", "#7b3fd1", "#d0488f"],
                             "start": [0, 0], "end": [1, 1]},
                "border": {"width": 1, "color": "#ffffff40"},
                "shadow": {"color": "#1c2340", "opacity": 0.45, "radius": 14, "offset": [0, 12]},
                "children": [
                  {"id": "wing", "bounds": [130, 120], "position": [115, 135],
                   "path": {"d": "M0 74 L130 0 L78 120 L58 78 Z", "fill": "#ffffffe6"}},
                  {"id": "crease", "bounds": [130, 120], "position": [115, 135],
                   "path": {"d": "M130 0 L58 78 L60 112 Z", "fill": "#c9cff7"}},
                  {"id": "name", "bounds": [190, 34], "position": [115, 262],
                   "text": {"string": "Paper plane", "font": "Inter Bold 24", "color": "white",
                            "alignment": "center"}},
                  {"id": "note", "bounds": [190, 20], "position": [115, 290],
                   "text": {"string": "one sheet, six folds", "font": "Inter 14",
                            "color": "#ffffffb3", "alignment": "center"}}
                ]
              },
              {
                "id": "back", "bounds": [230, 330], "position": [115, 165],
                "transform": {"rotateY": 3.141592653589793},
                "doubleSided": false, "cornerRadius": 18, "backgroundColor": "#fffaf0",
                "border": {"width": 1, "color": "#00000014"},
                "shadow": {"color": "#1c2340", "opacity": 0.45, "radius": 14, "offset": [0, 12]},
                "children": [
                  {"id": "title", "bounds": [190, 30], "position": [115, 50],
                   "text": {"string": "How to fold it", "font": "Inter Bold 20",
                            "color": "#2a2f55"}},
                  {"id": "steps", "bounds": [190, 220], "position": [115, 186],
                   "text": {"string": "Fold the sheet along its middle and open it again. Fold two corners to the crease, then the new edges. Turn it over, fold it shut, and bend both wings down.",
                            "font": "Inter 18", "color": "#555a7a", "lines": 12}}
                ]
              }
            ],
            "animations": [
              {"keyPath": "transform.rotation.y", "duration": 4,
               "values": [0, 0, 3.141592653589793, 3.141592653589793, 6.283185307179586,
                          6.283185307179586],
               "keyTimes": [0, 0.08, 0.38, 0.58, 0.88, 1],
               "curves": ["linear", "easeInEaseOut", "linear", "easeInEaseOut", "linear"]},
              {"keyPath": "transform.translation.z", "duration": 4,
               "values": [0, 0, 90, 0, 0, 90, 0, 0],
               "keyTimes": [0, 0.08, 0.23, 0.38, 0.58, 0.73, 0.88, 1],
               "curves": ["linear", "easeOut", "easeIn", "linear", "easeOut", "easeIn", "linear"]}
            ]
          }
        ]
      }
    }

    """

  /// A cube of six faces turns in perspective.
  static let cube = """
    {
      "crease": 1,
      "canvas": {"width": 400, "height": 400, "scale": 2, "background": "#14172b"},
      "fps": 60,
      "duration": 6,
      "layers": {
        "sublayerTransform": {"perspective": 800},
        "children": [
          {
            "id": "cube", "position": [200, 200],
            "transform": [{"rotateX": 0.5}, {"rotateY": 0}],
            "children": [
              \(faces)
            ],
            "animations": [
              {"keyPath": "transform.rotation.y", "from": 0, "to": 6.283185307179586,
               "duration": 6, "repeatCount": "forever"},
              {"keyPath": "transform.rotation.x", "values": [0.5, -0.5, 0.5], "duration": 6,
               "curves": ["easeInEaseOut", "easeInEaseOut"], "repeatCount": "forever"}
            ]
          }
        ]
      }
    }

    """

  /// The faces of the cube, each turned to its side and moved out by half an edge.
  private static let faces: String = {
    let quarter = "1.5707963267948966"
    let sides = [
      ("front", "{\"rotateY\": 0}", "#e4572e"), ("right", "{\"rotateY\": \(quarter)}", "#f3a712"),
      ("back", "{\"rotateY\": 3.141592653589793}", "#29a19c"),
      ("left", "{\"rotateY\": -\(quarter)}", "#4f6df5"),
      ("top", "{\"rotateX\": \(quarter)}", "#a54fd8"),
      ("bottom", "{\"rotateX\": -\(quarter)}", "#d9467f"),
    ]
    return sides.map { name, turn, color in
      """
      {"id": "\(name)", "bounds": [170, 170], "position": [0, 0],
               "transform": [\(turn), {"translate": [0, 0, 85]}], "backgroundColor": "\(color)",
               "border": {"width": 2, "color": "#ffffff59"},
               "text": {"string": "\(name)", "font": "Inter Bold 30", "color": "white",
                        "alignment": "center", "verticalAlignment": "center"}}
      """
    }.joined(separator: ",\n          ")
  }()
}
