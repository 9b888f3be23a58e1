import CreaseCPURenderer
import CreaseEffects
import CreaseGeometry
import CreaseLayers
import CreasePanels
import CreasePixmaps
import Testing

@Suite struct ListTests {
  private static let titles = [
    "Go to the store", "Implement Clear-like demo", "And another thing…", "Mostly Harmless",
    "Marvin, the Paranoid Android", "Zaphod Beeblebrox", "Massive Health",
  ]

  private func list(
    titled titles: [String] = titles, height: Double? = nil, styles: [CellStyle]? = nil
  ) -> FoldingList {
    FoldingList(
      cells: titles.enumerated().map { index, title in
        let usual: CellStyle =
          index == 0 ? .foldBack : index == titles.count - 1 ? .foldUp : .pinch
        return ListCell(title, height: height, style: styles?[index] ?? usual)
      })
  }

  private func frame(_ list: FoldingList, scale: Double = 1) -> FrameDescription {
    let canvas = Canvas(size: Size(width: 320, height: 480), scale: scale)
    return FrameDescription(
      canvas: canvas, panels: ListFilm(list).panels(at: 0, on: canvas, scope: .visible))
  }

  /// A colour in 0…255 as the nearest bytes.
  private func bytes(_ color: Color) -> SIMD4<UInt8> {
    func byte(_ x: Double) -> UInt8 { UInt8((x * 255 + 0.5).rounded(.down)) }
    return SIMD4(byte(color.red), byte(color.green), byte(color.blue), byte(color.alpha))
  }

  @Test(arguments: [1.0, 2.0, 4.0])
  func aListAtRestIsRowsOfItsColours(scale: Double) throws {
    let empty = list(titled: [String](repeating: "", count: 7))
    let picture = try CPURenderer().render(frame(empty, scale: scale))
    for y in 0..<picture.height {
      let point = (Double(y) + 0.5) / scale
      let cell = Int(point / 60)
      var expected = blackPixel
      if cell < 7 {
        let color = empty.heatMap.color(ofCell: cell, count: 7)
        expected = bytes(color)
        if point >= Double(cell) * 60 + 59 {
          for c in 0..<3 { expected[c] = UInt8((Double(expected[c]) * 0.8 + 0.5).rounded(.down)) }
        }
      }
      #expect((0..<picture.width).allSatisfy { picture[$0, y] == expected }, "row \(y)")
    }
  }

  @Test func cellsThatAreNotFoldedAreFlat() throws {
    let folding = try CPURenderer().render(frame(list(height: 60), scale: 2))
    let flat = try CPURenderer().render(
      frame(list(styles: [CellStyle](repeating: .flat, count: 7)), scale: 2))
    #expect(folding == flat)
  }

  @Test(arguments: [60, 59.5, 45.3, 30, 12.7, 0.4], [1.0, 1.7])
  func theNumberOfThreadsChangesNothing(height: Double, scale: Double) throws {
    let frame = frame(list(height: height), scale: scale)
    let alone = try CPURenderer(threads: 1).render(frame)
    let together = CPURenderer(threads: 5)
    #expect(try together.render(frame) == alone)
    #expect(try together.render(frame) == alone)
  }

  @Test(arguments: [nil, 59.5, 45.3, 30, 12.7, 0.4, 0] as [Double?])
  func shortcutsChangeNothing(height: Double?) throws {
    let frame = frame(list(height: height), scale: 1.5)
    let plain = CPURenderer(threads: 2, takesShortcuts: false)
    #expect(try CPURenderer(threads: 2).render(frame) == plain.render(frame))
  }

  @Test func foldedListsShowNoBackgroundBetweenCells() throws {
    for height in stride(from: 60.0, to: 2, by: -2.3) {
      let film = ListFilm(list(height: height))
      let canvas = Canvas(size: Size(width: 320, height: 480), background: magenta)
      let picture = try CPURenderer().render(
        FrameDescription(
          canvas: canvas, panels: film.panels(at: 0, on: canvas, scope: .visible)))
      // The first cell's far edge lies below its slot's top; the last cell's far edge lies above its
      // slot's end, where its rule is.
      let column = (0..<480).map { picture[160, $0] == magentaPixel }
      let first = try #require(column.firstIndex(of: false))
      let gaps = (first...Int(height * 6.5)).filter { column[$0] }
      #expect(gaps.isEmpty, "height \(height)")
    }
  }
}
