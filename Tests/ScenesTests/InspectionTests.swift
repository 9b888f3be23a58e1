import CreaseScenes
import Foundation
import Testing

@Suite("Inspection")
struct InspectionTests {
  private struct Report: Decodable {
    struct Canvas: Decodable { var width, height, scale: Double }
    struct Panel: Decodable {
      var id: String
      var corners: [[Double]]
      var angle, z: Double
      var color: [Double]
      var shade, opacity: Double
      var visible: Bool
    }
    struct Cell: Decodable {
      var title: String
      var y, height: Double
      var style: String
    }
    struct List: Decodable {
      var contentOffset, contentHeight: Double
      var cells: [Cell]
    }
    struct Event: Decodable {}
    var time: Double
    var canvas: Canvas
    var panels: [Panel]
    var list: List
    var events: [Event]
  }

  private func inspect(_ text: String, at time: Double) throws -> Report {
    let json = try Inspection.json(of: Film(Scene(json: text)), at: time)
    return try JSONDecoder().decode(Report.self, from: Data(json.utf8))
  }

  private let scene = document(
    list: ##""cells": ["a", {"title": "é\"", "color": "#804020", "style": "pinch"}, "c"]"##,
    tracks: #"{"target": "cells[1].height", "keys": [[0, 60], [1, 0]]}"#,
    canvas: #""width": 320, "height": 100, "scale": 2"#)

  @Test("panels are told in numbers")
  func panels() throws {
    let report = try inspect(scene, at: 0.5)
    #expect(report.time == 0.5 && report.events.isEmpty)
    #expect(report.canvas.width == 320 && report.canvas.height == 100 && report.canvas.scale == 2)
    #expect(
      report.panels.map(\.id)
        == (0..<3).flatMap { cell in ["top", "bottom", "rule"].map { "cells[\(cell)].\($0)" } })
    let panel = report.panels[3]
    let z = 30 * sin(acos(0.5))
    #expect(abs(panel.angle + acos(0.5)) < 1e-8 && abs(panel.z + z) < 1e-8)
    let half = 160 * 200 / (200 + z)
    let corners: [[Double]] = [[0, 60], [320, 60], [160 + half, 75], [160 - half, 75]]
    for (corner, expected) in zip(panel.corners, corners) {
      #expect(abs(corner[0] - expected[0]) < 1e-8 && abs(corner[1] - expected[1]) < 1e-8)
    }
    #expect(panel.shade == 1 - 0.35 / 2 && panel.opacity == 1 && panel.visible)
    for (component, byte) in zip(panel.color, [128, 64, 32]) {
      #expect(abs(component - Double(byte) / 255 * panel.shade) < 1e-8)
    }
    #expect(panel.color.count == 4 && panel.color[3] == 1)
  }

  @Test("all panels are told, with whether they show")
  func visibility() throws {
    let report = try inspect(scene, at: 0)
    #expect(report.panels.count == 9)
    let hidden = report.panels.filter { !$0.visible }.map(\.id)
    #expect(hidden == ["cells[1].rule", "cells[2].top", "cells[2].bottom", "cells[2].rule"])
  }

  @Test("the list tells its own state")
  func state() throws {
    let list = try inspect(scene, at: 0.5).list
    #expect(list.contentOffset == 0 && list.contentHeight == 150)
    #expect(list.cells.map(\.title) == ["a", "é\"", "c"])
    #expect(list.cells.map(\.y) == [0, 60, 90] && list.cells.map(\.height) == [60, 30, 60])
    #expect(list.cells.map(\.style) == ["pinch", "pinch", "pinch"])
  }

  @Test("the keys come in one order, the same in every run")
  func order() throws {
    let film = try Film(Scene(json: scene))
    let json = try Inspection.json(of: film, at: 0.25)
    #expect(try Inspection.json(of: film, at: 0.25) == json)
    let keys = ["time", "canvas", "panels", "list", "events"].map { "\n  \"\($0)\": " }
    let places = keys.compactMap { json.range(of: $0)?.lowerBound }
    #expect(places.count == 5 && places == places.sorted())
  }

  @Test("a time outside the film is refused with its duration")
  func outside() throws {
    let film = try Film(Scene(json: scene))
    let error = #expect(throws: SceneError.self) { try Inspection.json(of: film, at: 1.3) }
    #expect(try #require(error).description.contains("1.3 s is out of range; allowed: 0 to 1.25 s"))
  }
}
