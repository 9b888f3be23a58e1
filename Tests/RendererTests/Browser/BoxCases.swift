import CreaseGeometry
import CreaseLayers

/// Boxes that a browser and Crease draw alike.
///
/// All lie on whole points, where a browser would put them anyway, and nothing in perspective is
/// enlarged, for which a browser stretches pixels.
struct BoxCase: Sendable, CustomStringConvertible {
  let name: String
  /// In a square of `BoxCase.side` points; with a perspective about its middle.
  let boxes: [Box]
  var perspective: Double?
  var description: String { name }

  init(_ name: String, perspective: Double? = nil, _ boxes: Box...) {
    self.name = name
    self.boxes = boxes
    self.perspective = perspective
  }

  /// The square's side, in points.
  static let side = 150.0

  static let all = plain + shadows + turned + grouped + solid

  // MARK: Colours

  static let red = Color(red255: 214, green: 48, blue: 49)
  static let blue = Color(red255: 41, green: 98, blue: 210)
  static let gold = Color(red255: 250, green: 200, blue: 60)
  static let ink = Color(red255: 20, green: 24, blue: 40)
  static let haze = Color(red255: 255, green: 255, blue: 255, alpha: 102)

  private static func stops(_ list: (Double, Color)...) -> [Gradient.Stop] {
    list.map { Gradient.Stop(location: $0.0, color: $0.1) }
  }

  static let two = stops((0, gold), (1, red))
  static let four = stops((0, blue), (0.3, .white), (0.55, gold), (1, ink))
  static let bands = stops((0, red), (0.4, red), (0.4, blue), (0.7, blue), (0.7, gold), (1, gold))
  static let fading = stops((0.1, red), (0.9, Color(red255: 41, green: 98, blue: 210, alpha: 0)))

  static func card(_ width: Double = 90, _ height: Double = 64) -> Box {
    Box(75, 75, width, height).with {
      $0.fill = .gradient(angle: 135, four)
      $0.radius = 12
      $0.border = Border(width: 3, color: ink)
    }
  }

  // MARK: Cases

  static let plain = [
    BoxCase("sharp", Box(75, 75, 110, 90).with { $0.fill = .gradient(angle: 180, two) }),
    BoxCase(
      "round",
      Box(75, 75, 110, 90).with {
        $0.fill = .gradient(angle: 90, four)
        $0.radius = 8
        $0.border = Border(width: 1, color: ink)
      }),
    BoxCase(
      "rounder",
      Box(75, 75, 110, 90).with {
        $0.fill = .gradient(angle: 30, two)
        $0.radius = 27.5
        $0.border = Border(width: 4, color: blue)
      }),
    BoxCase(
      "pill",
      Box(75, 75, 122, 60).with {
        $0.fill = .gradient(angle: 200, bands)
        $0.radius = 30
        $0.border = Border(width: 2, color: haze)
      }),
    BoxCase(
      "circle with a thick border",
      Box(75, 75, 100, 100).with {
        $0.fill = .gradient(angle: 300, four)
        $0.radius = 50
        $0.border = Border(width: 20, color: red)
      }),
    BoxCase(
      "border wider than the radius",
      Box(75, 75, 110, 90).with {
        $0.fill = .gradient(angle: 0, bands)
        $0.radius = 6
        $0.border = Border(width: 14, color: haze)
      }),
    BoxCase(
      "fading stops",
      Box(75, 75, 110, 90).with {
        $0.fill = .gradient(angle: 60, fading)
        $0.radius = 20
        $0.border = Border(width: 2, color: ink)
      }),
    BoxCase(
      "steep angle in a long box",
      Box(75, 75, 130, 30).with { $0.fill = .gradient(angle: 170, four) }),
  ]

  private static func shadow(
    _ name: String, radius: Double, x: Double = 0, y: Double = 0, color: Color = ink,
    corners: Double
  ) -> BoxCase {
    BoxCase(
      name,
      Box(75, 75, 60, 50).with {
        $0.fill = .color(.white)
        $0.radius = corners
        $0.shadow = Shadow(color: color, radius: radius, offset: Vector2(x: x, y: y))
      })
  }

  static let shadows = [
    shadow("hard shadow", radius: 0, x: 6, y: 9, corners: 10),
    shadow("shadow of radius 1", radius: 1, y: 3, corners: 0),
    shadow("shadow of radius 3", radius: 3, x: -4, y: 4, corners: 12),
    shadow("shadow of radius 6", radius: 6, y: 5, corners: 25),
    shadow("shadow of radius 9", radius: 9, color: blue, corners: 8),
    shadow(
      "pale shadow of radius 14", radius: 14, y: 6,
      color: Color(red255: 0, green: 0, blue: 0, alpha: 102), corners: 0),
  ]

  private static func turned(
    _ name: String, perspective: Double? = nil, _ steps: Box.Step...
  ) -> BoxCase {
    BoxCase(name, perspective: perspective, card().with { $0.steps = steps })
  }

  static let turned = [
    turned("rotated", .turnZ(17)),
    turned("rotated and moved", .move(x: 5, y: -7.5), .turnZ(-48)),
    turned("enlarged", .scale(1.55)),
    turned("made small", .scale(0.4)),
    turned("turned about y", perspective: 400, .turnY(40)),
    turned("turned about x", perspective: 300, .turnX(-55)),
    turned("seen from behind", perspective: 350, .turnY(145)),
    turned("turned about all", perspective: 320, .turnX(30), .turnY(-35), .turnZ(20)),
    BoxCase(
      "moved away", perspective: 300,
      card(88, 64).with {
        $0.border = nil
        $0.steps = [.move(x: 4, y: 4, z: -100)]
      }),
    BoxCase(
      "turned with its shadow", perspective: 400,
      card(70, 56).with {
        $0.steps = [.turnX(25), .turnY(30)]
        $0.shadow = Shadow(color: ink, radius: 5, offset: Vector2(x: 3, y: 8))
      }),
    BoxCase(
      "rotated with its shadow",
      card(70, 56).with {
        $0.steps = [.turnZ(30)]
        $0.shadow = Shadow(color: blue, radius: 4, offset: Vector2(x: 0, y: 9))
      }),
  ]

  private static let pair = [
    Box(38, 30, 50, 40).with { $0.fill = .color(red) },
    Box(62, 50, 50, 40).with {
      $0.fill = .color(blue)
      $0.radius = 10
    },
  ]

  static let grouped = [
    BoxCase(
      "two that fade as one",
      Box(75, 75, 100, 80).with {
        $0.opacity = 0.5
        $0.children = pair
      }),
    BoxCase(
      "fading within fading",
      Box(75, 75, 100, 80).with {
        $0.opacity = 0.6
        $0.fill = .color(gold)
        $0.children = pair.map { box in box.with { $0.opacity = 0.5 } }
      }),
    BoxCase(
      "cut to a round corner",
      Box(75, 75, 90, 70).with {
        $0.clips = true
        $0.radius = 22
        $0.fill = .color(gold)
        $0.children =
          pair + [
            Box(80, 66, 60, 24).with {
              $0.fill = .color(ink)
              $0.steps = [.turnZ(-30)]
            }
          ]
      }),
    BoxCase(
      "cut and turned", perspective: 300,
      Box(75, 75, 90, 70).with {
        $0.clips = true
        $0.radius = 22
        $0.fill = .gradient(angle: 90, two)
        $0.steps = [.turnY(-45), .turnZ(10)]
        $0.children = pair
      }),
    BoxCase(
      "fading, cut and turned", perspective: 300,
      Box(75, 75, 90, 70).with {
        $0.clips = true
        $0.opacity = 0.7
        $0.radius = 16
        $0.fill = .color(gold)
        $0.steps = [.turnX(50)]
        $0.children = pair
      }),
  ]

  private static func plate(_ color: Color, _ steps: Box.Step...) -> Box {
    Box(0, 0, 72, 46).with {
      $0.fill = .color(color)
      $0.steps = steps
    }
  }

  private static func space(_ steps: [Box.Step], _ children: [Box]) -> Box {
    Box(75, 75, 0, 0).with {
      $0.carriesSpace = true
      $0.steps = steps
      $0.children = children
    }
  }

  private static func die(isDoubleSided: Bool) -> [Box] {
    let faces: [([Box.Step], Color)] = [
      ([.turnY(0)], red), ([.turnY(90)], gold), ([.turnY(180)], blue), ([.turnY(-90)], ink),
      ([.turnX(90)], Color(red255: 40, green: 170, blue: 90)), ([.turnX(-90)], .white),
    ]
    return faces.map { steps, color in
      Box(0, 0, 64, 64).with {
        $0.fill = .color(color)
        $0.border = Border(width: 2, color: ink)
        $0.radius = 6
        $0.isDoubleSided = isDoubleSided
        $0.steps = steps + [.move(x: 0, y: 0, z: 32)]
      }
    }
  }

  static let solid = [
    BoxCase(
      "two that cross", perspective: 400,
      space([.turnX(-20)], [plate(red, .turnY(35)), plate(blue, .turnY(-40))])),
    BoxCase(
      "three that cross", perspective: 350,
      space(
        [.turnX(-25), .turnY(15)],
        [plate(red, .turnY(10)), plate(blue, .turnY(95)), plate(gold, .turnX(80))])),
    BoxCase(
      "glass that crosses", perspective: 400,
      space(
        [.turnX(-20)],
        [
          plate(red, .turnY(35)),
          plate(Color(red255: 41, green: 98, blue: 210, alpha: 153), .turnY(-40)),
        ])),
    BoxCase(
      "nearer though earlier", perspective: 400,
      space(
        [.turnY(20)], [plate(red, .move(x: -10, y: -8, z: 40)), plate(blue, .move(x: 8, y: 8))])),
    BoxCase(
      "die", perspective: 400, space([.turnX(-28), .turnY(33)], die(isDoubleSided: true))),
    BoxCase(
      "die without backs", perspective: 350,
      space([.turnX(25), .turnY(-130), .turnZ(12)], die(isDoubleSided: false))),
  ]
}
