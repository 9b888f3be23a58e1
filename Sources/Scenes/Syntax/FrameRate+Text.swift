public import CreaseMotion

extension FrameRate {
  /// Reads a frame rate as a scene writes it: frames per second such as "60" or "29.97" (which
  /// stands for 30000/1001), or a fraction such as "30000/1001"; 0.01 to 1000.
  ///
  /// - Throws: `SceneError` that tells what is allowed.
  public init(text: String) throws(SceneError) {
    switch FrameRateSyntax.parse(text) {
    case .success(let rate): self = rate
    case .failure(let fault): throw SceneError(fault)
    }
  }
}
