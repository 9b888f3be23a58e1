internal import CreaseCPango
internal import CreaseGeometry
internal import CreaseLayers
internal import Glibc

extension Rasterizer {
  /// Starts to read fontconfig's settings and to load what draws text, on a thread of its own.
  ///
  /// The first text otherwise waits 20 ms for them. Called at the start, it happens while the scene is
  /// read and the device opened.
  public static func preload() {
    let load: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { _ in
      let letter = TextSheet(
        text: "A", font: Font(face: "Inter Bold", size: 12), color: .black,
        size: Size(width: 16, height: 16), origin: .zero,
        lineWidth: 16)
      _ = try? Rasterizer().raster(of: .text(letter), scale: 1)
      return nil
    }
    var thread = pthread_t()
    // Without a thread the first text does it.
    if unsafe pthread_create(&thread, nil, load, nil) == 0 { pthread_detach(thread) }
  }
}
