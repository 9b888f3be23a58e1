import Crease
import Foundation
import Testing

/// Films whose frames the device has converted are the films of converted pixels.
@Suite struct PlanarFilmTests {
  /// Counts what is asked of a renderer, and may lose its device on the way.
  private final class Witness: PlanarRenderer {
    let renderer: GPURenderer
    var planes = 0
    var pictures = 0
    /// After how many frames the device is lost.
    var loss: Int?

    init(depth: Int, makesPlanes: Bool) throws {
      renderer = try GPURenderer()
      renderer.habits = DrawingHabits(
        cutsPanels: true, keepsPicture: true, pipelineDepth: depth, makesPlanes: makesPlanes)
    }

    var pipelineDepth: Int { renderer.pipelineDepth }

    func prefersPlanes(on canvas: Canvas) -> Bool { renderer.prefersPlanes(on: canvas) }

    func render(
      _ frame: FrameDescription, into pixels: inout MutableSpan<UInt8>
    ) throws(RenderError) {
      loseIfTime()
      pictures += 1
      try renderer.render(frame, into: &pixels)
    }

    func renderPlanes(
      of frame: FrameDescription, into samples: inout MutableSpan<UInt8>
    ) throws(RenderError) {
      loseIfTime()
      planes += 1
      try renderer.renderPlanes(of: frame, into: &samples)
    }

    func submit(_ frame: FrameDescription) {
      pictures += 1
      renderer.submit(frame)
    }

    func submitPlanes(of frame: FrameDescription) {
      planes += 1
      renderer.submitPlanes(of: frame)
    }

    func collect(into bytes: inout MutableSpan<UInt8>) throws(RenderError) {
      loseIfTime()
      try renderer.collect(into: &bytes)
    }

    func abandon() { renderer.abandon() }

    func takeWarnings() -> [String] { renderer.takeWarnings() }

    private func loseIfTime() {
      if loss == 0 { renderer.loseContext() }
      loss? -= 1
    }
  }

  private static func film(scale: Double, background: Color? = nil) throws -> Film {
    let json = """
      {"crease": 1, "fps": 12, "duration": 1.5, "canvas": {"width": 160, "height": 120},
       "list": {"cells": ["Tea", "Jam", "Towel"]},
       "script": [{"at": 0.1, "insert": {"title": "Fish", "index": 1}},
                  {"at": 0.6, "remove": {"index": 0}}]}
      """
    var scene = try Scene.decode(json: Array(json.utf8))
    scene.canvas.scale = scale
    if let background { scene.canvas.background = background }
    return try Film(scene)
  }

  /// The bytes of a film's file.
  private static func bytes(
    _ film: Film, _ format: OutputFormat, _ witness: Witness,
    change: (inout FilmWriter) -> Void = { _ in }
  ) throws -> Data {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "crease-planes-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    var writer = FilmWriter(
      film, to: try Output(format: format, destination: .file(path: file.path)))
    change(&writer)
    try writer.write(with: witness)
    return try Data(contentsOf: file)
  }

  /// An even size, and one that is odd both ways and no multiple of anything.
  @Test(arguments: [OutputFormat.mp4, .webm], [1, 1.13])
  func theFileIsTheSame(format: OutputFormat, scale: Double) throws {
    let film = try Self.film(scale: scale)
    let plain = try Witness(depth: 1, makesPlanes: false)
    let expected = try Self.bytes(film, format, plain)
    #expect(plain.planes == 0 && plain.pictures == film.frameCount)
    for depth in [1, 3] {
      let planar = try Witness(depth: depth, makesPlanes: true)
      #expect(try Self.bytes(film, format, planar) == expected, "\(depth) frames at a time")
      #expect(planar.planes == film.frameCount && planar.pictures == 0)
    }
  }

  @Test(arguments: [1, 3]) func aLostDeviceDoesNotShow(depth: Int) throws {
    let film = try Self.film(scale: 1)
    let expected = try Self.bytes(film, .mp4, Witness(depth: depth, makesPlanes: true))
    let witness = try Witness(depth: depth, makesPlanes: true)
    witness.loss = 7
    #expect(try Self.bytes(film, .mp4, witness) == expected)
    #expect(witness.planes == film.frameCount && witness.loss ?? 0 < 0)
  }

  @Test func aRunOfFramesIsTheSame() throws {
    let film = try Self.film(scale: 1)
    func shard(_ writer: inout FilmWriter) { writer.keepShard(2, of: 3) }
    let expected = try Self.bytes(
      film, .mp4, Witness(depth: 1, makesPlanes: false), change: shard)
    let planar = try Witness(depth: 3, makesPlanes: true)
    #expect(try Self.bytes(film, .mp4, planar, change: shard) == expected)
    #expect(planar.planes == film.frameCount / 3)
  }

  /// Transparency, other layouts, and frames that are looked at twice.
  @Test(arguments: [OutputFormat.webm, .mp4, .y4m, .gif, .mkv])
  func otherFilmsAreMadeOfPixels(format: OutputFormat) throws {
    let isForPlanes = format == .webm || format == .mp4
    let film = try Self.film(scale: 1, background: isForPlanes ? .clear : nil)
    let plain = try Witness(depth: 1, makesPlanes: false)
    let expected = try Self.bytes(film, format, plain)
    let planar = try Witness(depth: 3, makesPlanes: true)
    #expect(try Self.bytes(film, format, planar) == expected)
    #expect(planar.planes == 0 && planar.pictures == plain.pictures)
  }

  /// Planes of 160 and of 159 pixels a row have as many bytes.
  @Test func settingsOfAnotherSizeAreRefused() throws {
    let film = try Self.film(scale: 1)
    for makesPlanes in [false, true] {
      let error = #expect(throws: FilmError.self) {
        try Self.bytes(film, .mp4, Witness(depth: 3, makesPlanes: makesPlanes)) {
          $0.settings.width = 159
        }
      }
      #expect(error?.description.contains("bytes") == true)
    }
  }
}
