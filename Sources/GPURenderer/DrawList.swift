internal import CreaseLayers

/// The panels of a frame as the device takes them: numbers for all, and runs of panels that share a
/// texture and so are one draw call.
struct DrawList {
  /// Consecutive panels whose contents lie on one shelf.
  struct Run {
    /// The texture; nil while no panel of the run has contents.
    var shelf: TextureShelf?
    /// The first panel's index among the instances.
    let first: Int
    /// How many panels.
    var count: Int
  }

  /// The instances' numbers, one after another.
  private(set) var floats: [Float] = []
  /// The draw calls, in painting order.
  private(set) var runs: [Run] = []

  /// Uploads what the panels need and lists them.
  init(_ frame: FrameDescription, textures: TextureStore) throws(DrawingError) {
    let canvas = frame.canvas
    floats.reserveCapacity(frame.panels.count * PanelInstance.floatCount)
    var count = 0
    for panel in frame.panels where panel.isVisible(on: canvas) {
      let place = try textures.place(of: panel, scale: canvas.scale)
      let texels = place.map { TexelMapping(panel: panel, raster: $0.raster, layer: $0.layer) }
      PanelInstance(panel, on: canvas, texels: texels).append(to: &floats)
      add(shelf: place?.shelf, index: count)
      count += 1
    }
  }

  private mutating func add(shelf: TextureShelf?, index: Int) {
    if var run = runs.last, run.shelf == nil || shelf == nil || run.shelf === shelf {
      run.count += 1
      run.shelf = run.shelf ?? shelf
      runs[runs.count - 1] = run
    } else {
      runs.append(Run(shelf: shelf, first: index, count: 1))
    }
  }
}
