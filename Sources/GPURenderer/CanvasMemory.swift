internal import CreaseLayers

/// What the framebuffer holds: the frame drawn last.
struct CanvasMemory {
  /// Beyond this many changed parts of the canvas they are drawn as fewer, larger ones.
  private static let areaLimit = 4
  /// Beyond this many there is little to gain.
  private static let solidLimit = 400

  /// The stage of the frame.
  var canvas: Canvas { frame.canvas }

  private let frame: FrameDescription
  private var solids: [SolidArea]

  /// - Parameters:
  ///   - frame: The frame that was drawn.
  ///   - solids: Pixels that have a colour.
  init(_ frame: FrameDescription, solids: [SolidArea]) {
    self.frame = frame
    self.solids = Array(solids.prefix(Self.solidLimit))
  }

  /// The parts of the canvas where another frame may look different, without overlaps.
  func changedAreas(in next: FrameDescription) -> [PixelRect] {
    let all = [PixelRect(next.canvas)]
    guard next.canvas == canvas, next.groups == frame.groups else { return all }
    var changed: [PixelRect] = []
    func note(_ panel: Panel) {
      let extent = panel.visibleExtent(on: next.canvas)
      if !extent.isEmpty { changed.append(extent) }
    }
    if next.groups.isEmpty {
      compare(frame.panels, next.panels, note)
    } else {
      // The groups' ranges count panels.
      guard next.panels.count == frame.panels.count else { return all }
      for (old, new) in zip(frame.panels, next.panels) where old != new {
        note(old)
        note(new)
      }
    }
    return Self.joined(changed)
  }

  /// The known pixels in some parts of the canvas.
  func solids(in areas: [PixelRect]) -> [SolidArea] {
    solids.filter { solid in areas.contains { $0.overlaps(solid.rect) } }
  }

  /// The known pixels outside some parts of the canvas.
  func solids(outside areas: [PixelRect]) -> [SolidArea] {
    solids.flatMap { solid in
      var rest = [solid.rect]
      rest.subtract(areas)
      return rest.map { SolidArea(rect: $0, color: solid.color) }
    }
  }

  /// Finds the panels of either frame that have no equal in the other, or not at the same place in
  /// the order of those that have.
  private func compare(_ old: [Panel], _ new: [Panel], _ note: (Panel) -> Void) {
    if old.count == new.count, zip(old, new).allSatisfy({ $0.id == $1.id }) {
      for (old, new) in zip(old, new) where old != new {
        note(old)
        note(new)
      }
      return
    }
    var places: [String: Int] = [:]
    for (index, panel) in old.enumerated() { places[panel.id] = index }
    var next = 0
    for panel in new {
      if let place = places[panel.id], place >= next, old[place] == panel {
        for index in next..<place { note(old[index]) }
        next = place + 1
      } else {
        note(panel)
      }
    }
    for index in next..<old.count { note(old[index]) }
  }

  /// Joins rectangles until they are few and do not overlap.
  private static func joined(_ rects: [PixelRect]) -> [PixelRect] {
    var areas: [PixelRect] = []
    for rect in rects {
      var rect = rect
      while let index = areas.firstIndex(where: { $0.overlaps(rect) }) {
        rect = rect.union(areas.remove(at: index))
      }
      areas.append(rect)
      if areas.count > areaLimit { joinNearest(&areas) }
    }
    return areas
  }

  /// Joins the two rectangles that grow least by it, and what the result overlaps.
  private static func joinNearest(_ areas: inout [PixelRect]) {
    var best = (growth: Int.max, a: 0, b: 1)
    for a in areas.indices {
      for b in areas.indices where b > a {
        let growth = areas[a].union(areas[b]).area - areas[a].area - areas[b].area
        if growth < best.growth { best = (growth, a, b) }
      }
    }
    var rect = areas[best.a].union(areas[best.b])
    areas.remove(at: best.b)
    areas.remove(at: best.a)
    while let index = areas.firstIndex(where: { $0.overlaps(rect) }) {
      rect = rect.union(areas.remove(at: index))
    }
    areas.append(rect)
  }
}
