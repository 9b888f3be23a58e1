import CreaseGeometry
import CreaseLayers
import CreasePanels
import CreasePixmaps
import Testing

/// SVG documents.
@Suite struct SVGTests {
  private func document(_ body: String, _ attributes: String = #"width="40" height="20""#) -> String
  {
    #"<svg xmlns="http://www.w3.org/2000/svg" \#(attributes)>\#(body)</svg>"#
  }

  private func raster(
    _ text: String, _ width: Double, _ height: Double, _ fit: PictureSheet.Fit = .fill,
    scale: Double = 1
  ) throws -> Raster {
    let sheet = PictureSheet(
      picture: .svg(text), size: Size(width: width, height: height), fit: fit)
    return try #require(try PanelsTests.raster(sheet, scale: scale))
  }

  private let halves =
    ##"<rect width="20" height="20" fill="#f00"/><rect x="20" width="20" height="20" fill="#00f"/>"##

  @Test(arguments: [0.5, 1, 2, 10])
  func edgesAreSharpAtAnyScale(scale: Double) throws {
    let raster = try raster(document(halves), 40, 20, scale: scale)
    let width = Int(40 * scale)
    #expect(raster.pixmap.width == width)
    #expect(raster.edge == .clamped)
    for y in [0, raster.pixmap.height - 1] {
      #expect((0..<width / 2).allSatisfy { raster.pixmap[$0, y] == SIMD4(255, 0, 0, 255) })
      #expect((width / 2..<width).allSatisfy { raster.pixmap[$0, y] == SIMD4(0, 0, 255, 255) })
    }
  }

  @Test func fits() throws {
    let filled = try raster(document(halves), 80, 20)
    #expect(filled.pixmap[39, 10] == SIMD4(255, 0, 0, 255))
    #expect(filled.pixmap[40, 10] == SIMD4(0, 0, 255, 255))
    let covered = try raster(document(halves), 20, 20, .cover)
    #expect(covered.pixmap[9, 0] == SIMD4(255, 0, 0, 255))
    #expect(covered.pixmap[10, 19] == SIMD4(0, 0, 255, 255))
    let contained = try raster(document(halves), 40, 60, .contain)
    #expect(contained.originY == 20)
    #expect(contained.pixmap.height == 20)
    #expect(contained.edge == .transparent)
  }

  @Test(arguments: [PictureSheet.Fit.fill, .cover])
  func sheetsThatEndWithinAPixelAreCovered(fit: PictureSheet.Fit) throws {
    let body = ##"<rect width="40" height="20" fill="#0a0"/>"##
    for (width, height) in [(40.4, 20.2), (33.3, 20), (80, 33.7)] {
      let texels = try raster(document(body), width, height, fit).texels
      #expect(texels.allSatisfy { $0 == SIMD4(0, 170, 0, 255) })
    }
  }

  @Test func naturalSizes() throws {
    func size(_ attributes: String) throws -> [Int] {
      let size = try PictureFile.size(of: .svg(document(halves, attributes)))
      return [size.width, size.height]
    }
    #expect(try size(#"width="40" height="20""#) == [40, 20])
    #expect(try size(#"width="1in" height="2in""#) == [96, 192])
    #expect(try size(#"viewBox="0 0 300 100""#) == [300, 100])
    #expect(try size(#"width="100%" height="50%" viewBox="0 0 30 10""#) == [30, 10])
    #expect(try size("") == [300, 150])
    #expect(throws: PanelError.self) { try size(#"width="1e9" height="1e9""#) }
  }

  @Test(arguments: ["1e-300", "1e9", "1e300", "-5", "0", "NaN"])
  func oddSizesDoNoHarm(length: String) throws {
    for attributes in [
      "width=\"\(length)\" height=\"20\"", "width=\"40\" height=\"\(length)\"",
      "viewBox=\"0 0 \(length) 20\"",
    ] {
      for fit in PictureSheet.Fit.allCases {
        do { _ = try raster(document(halves, attributes), 40, 20, fit) } catch is PanelError {}
      }
    }
  }

  @Test func withoutASizeTheSheetDecides() throws {
    let body = ##"<rect width="50%" height="100%" fill="#f00"/>"##
    let raster = try raster(document(body, ""), 70, 30, scale: 2)
    #expect(raster.pixmap.width == 140)
    #expect(raster.pixmap[69, 59] == SIMD4(255, 0, 0, 255))
    #expect(raster.pixmap[70, 30] == .zero)
  }

  @Test func viewBoxIsScaled() throws {
    let body = ##"<circle cx="50" cy="50" r="50" fill="#fff"/>"##
    let raster = try raster(document(body, #"viewBox="0 0 100 100""#), 200, 200)
    let area = raster.texels.reduce(0.0) { $0 + Double($1.w) / 255 }
    #expect(abs(area / (.pi * 10_000) - 1) < 0.001)
  }

  @Test func gradientsAndTextAreDrawn() throws {
    let body = #"""
      <defs><linearGradient id="g"><stop stop-color="#000"/><stop offset="1" stop-color="#fff"/>
      </linearGradient></defs><rect width="256" height="32" fill="url(#g)"/>
      """#
    let gradient = try raster(document(body, #"width="256" height="32""#), 256, 32)
    for x in 0..<256 { #expect(abs(Int(gradient.pixmap[x, 16].x) - x) <= 1) }
    let text = ##"<text x="5" y="40" font-family="Inter" font-size="40" fill="#00f">Tea</text>"##
    let drawn = try raster(document(text, #"width="100" height="50""#), 100, 50)
    #expect(drawn.texels.count { $0 == SIMD4(0, 0, 255, 255) } > 200)
  }

  @Test func translucencyIsPremultiplied() throws {
    let body = ##"<rect width="40" height="20" fill="#fff" fill-opacity="0.5"/>"##
    let texel = try raster(document(body), 40, 20).pixmap[20, 10]
    #expect(texel.w == 127 || texel.w == 128)
    #expect(texel.x == texel.w)
  }

  @Test func nothingOutsideTheDocumentIsRead() throws {
    let folder = try PictureFolder()
    try folder.run("convert", "-size", "40x20", "xc:red", "red.png")
    for address in [
      "file://\(folder.file("red.png"))", folder.file("red.png"), "red.png",
      "http://127.0.0.1:9/red.png",
    ] {
      let text = document(#"<image width="40" height="20" href="\#(address)"/>"#)
      #expect(try raster(text, 40, 20).texels.allSatisfy { $0 == .zero }, "\(address)")
      let path = try folder.write(Array(text.utf8), to: "a.svg")
      #expect(try natural(path).bytes.allSatisfy { $0 == 0 }, "\(address)")
    }
    let secret = try folder.write(Array("Tea".utf8), to: "secret.txt")
    let entity =
      #"<!DOCTYPE svg [<!ENTITY x SYSTEM "file://\#(secret)">]>"#
      + document(#"<text y="15">&x;</text>"#)
    if let raster = try? raster(entity, 40, 20) {
      #expect(raster.texels.allSatisfy { $0 == .zero })
    }
  }

  @Test func picturesWithinTheDocumentAreDrawn() throws {
    let folder = try PictureFolder()
    try folder.run("sh", "-c", "convert -size 4x4 xc:red a.png && base64 -w0 a.png > a.txt")
    let data = String(decoding: try folder.bytes("a.txt"), as: UTF8.self)
    let text = document(
      #"<image width="40" height="20" preserveAspectRatio="none" href="data:image/png;base64,\#(data)"/>"#
    )
    #expect(try raster(text, 40, 20).pixmap[20, 10] == SIMD4(255, 0, 0, 255))
  }

  @Test func multiplyingEntitiesAndUsesAreBounded() throws {
    var entities = #"<!ENTITY a0 "hahahahaha">"#
    for i in 1..<12 {
      entities += "<!ENTITY a\(i) \"" + String(repeating: "&a\(i - 1);", count: 10) + "\">"
    }
    let laughs = "<!DOCTYPE svg [\(entities)]>" + document("<text>&a11;</text>")
    #expect(throws: PanelError.self) { try raster(laughs, 40, 20) }
    var uses = #"<g id="g0"><rect width="9" height="9"/></g>"#
    for i in 1..<12 {
      uses +=
        "<g id=\"g\(i)\">"
        + String(repeating: "<use href=\"#g\(i - 1)\"/>", count: 10) + "</g>"
    }
    #expect(throws: PanelError.self) { try raster(document(uses), 40, 20) }
    let circle = ##"<g id="a"><use href="#a"/></g>"##
    _ = try? raster(document(circle), 40, 20)
  }

  @Test(arguments: [
    "", "Tea", "<svg", "<svg></svg", "<svg xmlns='http://www.w3.org/2000/svg'><rect></svg>",
  ])
  func brokenDocuments(text: String) throws {
    #expect(throws: PanelError.self) { try raster(text, 40, 20) }
    #expect(throws: PanelError.self) { try PictureFile.size(of: .svg(text)) }
  }
}
