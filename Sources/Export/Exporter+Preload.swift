internal import Glibc

extension Exporter {
  /// Starts to load the libraries that an output needs, on a thread of its own.
  ///
  /// FFmpeg's take 70 ms for films. Called as soon as the output is known, it
  /// happens while the scene is read and the device opened; the exporter waits for its end.
  public static func preload(for output: Output) {
    let load: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
    switch (output.format, output.format.kind) {
    case (.raw, _): return
    case (_, .picture):
      unsafe load = { _ in
        if unsafe ISAL.functions == nil { _ = try? unsafe AV.coding() }
        return nil
      }
    case (.mp4, _):
      unsafe load = { _ in
        _ = try? unsafe (AV.coding(), AV.muxing())
        return nil
      }
    case (_, .film):
      unsafe load = { _ in
        _ = try? unsafe (AV.coding(), AV.muxing(), AV.scaling())
        return nil
      }
    }
    var thread = pthread_t()
    // Without a thread the exporter loads them itself.
    if unsafe pthread_create(&thread, nil, load, nil) == 0 { pthread_detach(thread) }
  }
}
