internal import CreaseGLContext

/// How the work is done where a device leaves a choice; the pictures are the same.
package struct DrawingHabits: Sendable, Hashable {
  /// Whether panels are cut into pieces that shorter shaders draw: a gain where every pixel is shaded
  /// at the price of the longest way through a shader.
  package var cutsPanels: Bool
  /// Whether only those parts of a frame are drawn that may differ from the last one.
  package var keepsPicture: Bool
  /// How many frames may be under way: a gain where one is drawn while another is read back.
  package var pipelineDepth: Int

  /// Whether pictures may be drawn blue first and turned round when they are read back, which is a gain
  /// only where that order is drawn faster; it means nothing where several frames are under way.
  package var drawsBlueFirst: Bool

  package init(
    cutsPanels: Bool, keepsPicture: Bool, pipelineDepth: Int = 1, drawsBlueFirst: Bool = false
  ) {
    self.drawsBlueFirst = drawsBlueFirst
    self.cutsPanels = cutsPanels
    self.keepsPicture = keepsPicture
    self.pipelineDepth = pipelineDepth
  }

  /// What is best for a device.
  init(of info: DeviceInfo) {
    let isSoftware = info.isSoftware
    self.init(
      cutsPanels: isSoftware, keepsPicture: true, pipelineDepth: isSoftware ? 1 : 3,
      drawsBlueFirst: isSoftware)
  }
}
