/// Moments of a film side by side in one picture, with their times under them.
public struct ContactSheet: Sendable {
  /// The film.
  public let film: Film
  /// The moments in seconds, from left to right and from top to bottom.
  public let times: [Double]
  /// The number of frames in a row.
  public let columns: Int

  /// The most frames that a sheet has.
  public static let countLimit = 1000

  /// Lays out a sheet.
  ///
  /// The frames are as large as the film's; lower its canvas's scale for smaller ones.
  ///
  /// - Parameters:
  ///   - film: The film.
  ///   - count: How many of its frames, evenly spread from the first to the last, 1…1000; no more
  ///     than the film has. What is out of range counts as the nearest end.
  public init(of film: Film, count: Int = 12) {
    self.film = film
    let count = min(max(count, 1), Self.countLimit, film.frameCount)
    let last = Double(film.frameCount - 1)
    times = (0..<count).map { number in
      let frame = count == 1 ? 0 : (last * Double(number) / Double(count - 1)).rounded()
      return film.time(ofFrame: Int(frame))
    }
    columns = Self.columns(
      count: count, width: film.canvas.pixelWidth, height: film.canvas.pixelHeight)
  }

  /// How many columns make a sheet that is about half as wide again as it is high, and full.
  private static func columns(count: Int, width: Int, height: Int) -> Int {
    func badness(_ columns: Int) -> Double {
      let rows = (count + columns - 1) / columns
      let shape = Double(columns * width) / Double(rows * (height + SheetLabel.height)) / 1.5
      return max(shape, 1 / shape) * (1 + Double(rows * columns - count) / Double(count))
    }
    return (1...count).min { badness($0) < badness($1) } ?? 1
  }

  /// Draws the sheet.
  ///
  /// - Parameter renderer: What draws the frames.
  /// - Throws: `FilmError.render` for a frame that can't be drawn, and for a sheet that has more
  ///   pixels than a picture can have.
  public func picture(with renderer: any Renderer) throws(FilmError) -> Pixmap {
    let gap = 8
    let (width, height) = (film.canvas.pixelWidth, film.canvas.pixelHeight)
    let slotWidth = max(width, SheetLabel.width)
    let rows = (times.count + columns - 1) / columns
    let sheetWidth = gap + columns * (slotWidth + gap)
    let sheetHeight = gap + rows * (height + SheetLabel.height + gap)
    let limit = RenderError.pixelLimit
    let (pixels, overflow) = sheetWidth.multipliedReportingOverflow(by: sheetHeight)
    guard !overflow, pixels <= limit else {
      throw .render(
        frame: 0, .canvasTooLarge(width: sheetWidth, height: sheetHeight, limit: limit))
    }
    var sheet = Pixmap(width: sheetWidth, height: sheetHeight)
    sheet.fill(SheetLabel.background)
    let label = try labelled(0) { () throws(PanelError) in try SheetLabel() }
    for (number, time) in times.enumerated() {
      let frame: Pixmap
      do { frame = try renderer.render(film.frame(at: time)) } catch {
        throw .render(frame: number, error)
      }
      let x = gap + number % columns * (slotWidth + gap)
      let y = gap + number / columns * (height + SheetLabel.height + gap)
      sheet.lay(frame, atX: x + (slotWidth - width) / 2, y: y)
      let text = try labelled(number) { () throws(PanelError) in try label.picture(of: time) }
      guard let text else { continue }
      sheet.lay(text, atX: x + (slotWidth - text.width) / 2, y: y + height + SheetLabel.inset)
    }
    return sheet
  }

  /// Writes a sheet's picture.
  ///
  /// - Parameters:
  ///   - picture: What `picture(with:)` gave.
  ///   - output: Where it goes; a format for single pictures.
  /// - Throws: `FilmError.export`.
  public func write(_ picture: Pixmap, to output: Output) throws(FilmError) {
    let settings = ExportSettings(
      width: picture.width, height: picture.height, isOpaque: true,
      comment: "Made with Crease \(CreaseLibrary.version)")
    do throws(ExportError) {
      let exporter = try Exporter(output, settings: settings)
      if exporter.needsSurvey { try exporter.survey(picture) }
      try exporter.append(picture)
      try exporter.finish()
    } catch {
      throw .export(error)
    }
  }

  private func labelled<R>(
    _ frame: Int, _ body: () throws(PanelError) -> R
  ) throws(FilmError) -> R {
    do { return try body() } catch {
      throw .render(frame: frame, .contents(panel: "label", reason: "\(error)"))
    }
  }
}
