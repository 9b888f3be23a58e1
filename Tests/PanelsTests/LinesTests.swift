import CreaseGeometry
import CreaseLayers
import CreasePanels
import CreasePixmaps
import Testing

/// Text of several lines, and where lines lie.
@Suite struct LinesTests {
  /// From one baseline of Inter to the next, in em: what it reaches above and below the baseline.
  private let lineHeight = 0.96875 + 0.2412

  private func sheet(
    _ text: String, width: Double = 100, limit: Int = 10, alignment: TextSheet.Alignment = .natural
  ) -> TextSheet {
    var sheet = PanelsTests.sheet(
      text, extent: Size(width: 320, height: 300), origin: Point(x: 20, y: 18), lineWidth: width)
    sheet.lineLimit = limit
    sheet.alignment = alignment
    return sheet
  }

  /// Rows of ink on the sheet, from gap to gap.
  private func rows(_ raster: Raster) -> [ClosedRange<Int>] {
    var found: [ClosedRange<Int>] = []
    for y in 0..<raster.pixmap.height
    where (0..<raster.pixmap.width).contains(where: { raster.pixmap[$0, y].w >= 128 }) {
      let row = raster.originY + y
      if let last = found.last, last.upperBound == row - 1 {
        found[found.count - 1] = last.lowerBound...row
      } else {
        found.append(row...row)
      }
    }
    return found
  }

  @Test(arguments: [1.0, 2])
  func wordsGoOnInTheNextLine(scale: Double) throws {
    let raster = try #require(try raster(sheet("HHHH HHHH HHHH", width: 100), scale: scale))
    let rows = rows(raster)
    #expect(rows.count == 3)
    for (i, row) in rows.enumerated() {
      let baseline = (18 + 20 * 0.96875 + Double(i) * 20 * lineHeight) * scale
      #expect(abs(Double(row.upperBound + 1) - baseline) <= 1)
      #expect(abs(Double(row.lowerBound) - (baseline - 0.727 * 20 * scale)) <= 1)
    }
    #expect(Double(raster.solid.right) <= 120 * scale)
  }

  @Test func eachLineIsDrawnLikeALineOfItsOwn() throws {
    let whole = try #require(try raster(sheet("HHHH\nHH")))
    let first = try #require(try raster(sheet("HHHH", limit: 1)))
    #expect(whole.solid.left == first.solid.left)
    #expect(whole.solid.right == first.solid.right)
    #expect(whole.solid.top == first.solid.top)
    for y in 0..<15 {
      for x in 0..<first.pixmap.width {
        #expect(whole.pixmap[x, y] == first.pixmap[x, y])
      }
    }
  }

  @Test(arguments: ["HH\nHH", "HH\r\nHH", "HH\u{2028}HH", "HH\u{85}HH"])
  func lineBreaksBreakLines(text: String) throws {
    #expect(rows(try #require(try raster(sheet(text)))).count == 2)
    #expect(rows(try #require(try raster(sheet(text, limit: 1)))).count == 1)
  }

  @Test func emptyLinesTakeRoom() throws {
    let rows = rows(try #require(try raster(sheet("HH\n\nHH"))))
    #expect(rows.count == 2)
    #expect(abs(Double(rows[1].lowerBound - rows[0].lowerBound) - 2 * 20 * lineHeight) <= 1)
  }

  @Test(arguments: [1, 2, 3])
  func lastLineEndsInAnEllipsis(limit: Int) throws {
    let text = "HHHH HHHH HHHH HHHH HHHH"
    let raster = try #require(try raster(sheet(text, limit: limit)))
    // The ellipsis' dots stand apart from the letters, but in their rows.
    #expect(rows(raster).count == limit)
    let whole = try #require(try PanelsTests.raster(sheet(text)))
    #expect(rows(whole).count == 5)
    let last = rows(raster)[limit - 1]
    func lowInk(_ raster: Raster) -> Int {
      (0..<raster.pixmap.width).filter {
        raster.pixmap[$0, last.upperBound - raster.originY].w > 60
      }.max() ?? 0
    }
    // Dots reach farther right than the letters of a line.
    #expect(lowInk(raster) > 0)
    #expect(raster.solid.right <= 121)
    #expect(raster != whole)
  }

  @Test func breaksAreCountedAmongTheLines() throws {
    let raster = try #require(try raster(sheet("HH\nHH\nHH\nHH", limit: 2)))
    #expect(rows(raster).count == 2)
    let first = try #require(try PanelsTests.raster(sheet("HH\nHH")))
    // The second line is longer by its ellipsis.
    #expect(raster.pixmap.width > first.pixmap.width)
  }

  @Test func longWordsAreBroken() throws {
    let raster = try #require(try raster(sheet("HHHHHHHHHHHHHHHHH", width: 60)))
    #expect(rows(raster).count > 3)
    #expect(raster.solid.right <= 81)
  }

  @Test(arguments: [1, 5])
  func alignments(limit: Int) throws {
    func solid(_ alignment: TextSheet.Alignment) throws -> (left: Int, right: Int) {
      let found = try #require(
        try raster(sheet("HH", width: 200, limit: limit, alignment: alignment)))
      return (found.solid.left, found.solid.right)
    }
    let natural = try solid(.natural)
    let left = try solid(.left)
    let center = try solid(.center)
    let right = try solid(.right)
    #expect(natural == left)
    // What Inter leaves free beside an H is the same on both sides.
    #expect(abs((left.left - 20) - (220 - right.right)) <= 1)
    #expect(abs((center.left + center.right) - 2 * 120) <= 1)
    #expect(abs((right.right - right.left) - (left.right - left.left)) <= 1)
  }

  @Test func alignmentOfTextFromRightToLeft() throws {
    func solid(_ alignment: TextSheet.Alignment) throws -> (left: Int, right: Int) {
      let found = try #require(try raster(sheet("שלום", width: 200, alignment: alignment)))
      return (found.solid.left, found.solid.right)
    }
    #expect(try solid(.natural) == solid(.right))
    #expect(try solid(.right).right > 210)
    #expect(try solid(.left).left < 25)
    let center = try solid(.center)
    #expect(abs(center.left + center.right - 240) <= 4)
  }

  @Test func everyLineIsAligned() throws {
    let raster = try #require(try raster(sheet("HHHH\nHH", width: 200, alignment: .right)))
    let rows = rows(raster)
    let ends = rows.map { row in
      (0..<raster.pixmap.width).last {
        raster.pixmap[$0, row.lowerBound + 2 - raster.originY].w >= 128
      }
    }
    #expect(ends[0] == ends[1])
  }

  @Test(arguments: [-5, 0, 1])
  func fewestLinesIsOne(limit: Int) throws {
    #expect(
      try raster(sheet("HH HH HH HH HH", limit: limit)) == raster(sheet("HH HH HH HH HH", limit: 1))
    )
  }

  @Test func manyLinesAreBounded() throws {
    let text = String(repeating: "wo wo\n", count: 100_000)
    let raster = try #require(try raster(sheet(text, limit: .max)))
    #expect(raster.originY + raster.pixmap.height == 300)
  }

  @Test func fallbackFontsLeaveTheBaselines() throws {
    let plain = rows(try #require(try raster(sheet("HH\nHH\nHH"))))
    let mixed = try #require(try raster(sheet("HH\nHH \u{0F00}\u{0F00} 日\nHH", width: 200)))
    let column =
      plain.isEmpty ? 0 : try #require(try raster(sheet("HH"))).solid.left - mixed.originX + 1
    var ends: [Int] = []
    for y in 1..<mixed.pixmap.height
    where mixed.pixmap[column, y].w < 128 && mixed.pixmap[column, y - 1].w >= 128 {
      ends.append(mixed.originY + y)
    }
    #expect(ends == plain.map { $0.upperBound + 1 })
  }
}
