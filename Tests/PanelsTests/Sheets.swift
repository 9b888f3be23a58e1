import CreaseGeometry
import CreaseLayers
import CreasePanels
import CreasePixmaps

/// A sheet of 320 × 60 points like a list's cell, with its text 20 points from the left and 18
/// from the top.
func sheet(
  _ text: String, face: String = "Inter Bold", size: Double = 20, color: Color = .white,
  extent: Size = Size(width: 320, height: 60), origin: Point = Point(x: 20, y: 18),
  lineWidth: Double = 280
) -> TextSheet {
  TextSheet(
    text: text, font: Font(face: face, size: size), color: color, size: extent, origin: origin,
    lineWidth: lineWidth)
}

/// A raster from a rasterizer of its own.
func raster(_ sheet: TextSheet, scale: Double = 1) throws -> Raster? {
  try Rasterizer().raster(of: .text(sheet), scale: scale)
}

extension Raster {
  /// The inked columns and rows on the sheet, in pixels: all pixels of at least half opacity.
  var solid: (left: Int, top: Int, right: Int, bottom: Int) {
    var box = (left: Int.max, top: Int.max, right: Int.min, bottom: Int.min)
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width where pixmap[x, y].w >= 128 {
        box = (
          min(box.left, originX + x), min(box.top, originY + y),
          max(box.right, originX + x + 1), max(box.bottom, originY + y + 1)
        )
      }
    }
    return box
  }

  /// The area of ink and its centre, in points: the mean of the pixel centres by opacity.
  func mass(scale: Double) -> (x: Double, y: Double, area: Double) {
    var sum = SIMD3<Double>.zero
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width {
        let place = SIMD3(Double(originX + x) + 0.5, Double(originY + y) + 0.5, 1)
        sum += place * (Double(pixmap[x, y].w) / 255)
      }
    }
    return (sum.x / sum.z / scale, sum.y / sum.z / scale, sum.z / (scale * scale))
  }

  /// The pixels in reading order.
  var texels: [SIMD4<UInt8>] {
    (0..<pixmap.height).flatMap { y in (0..<pixmap.width).map { x in pixmap[x, y] } }
  }
}

/// A sheet that differs from the usual one in font, colour and place.
func differing(_ text: String) -> TextSheet {
  sheet(text, face: "Noto Sans Italic", size: 31, color: .black, origin: Point(x: 3, y: 2))
}
