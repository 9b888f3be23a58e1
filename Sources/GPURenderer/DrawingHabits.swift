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
  /// Whether frames of films that want Y'CbCr are converted before they are read back: a gain where
  /// that is slower than to draw.
  package var makesPlanes: Bool
  /// Whether pictures may be drawn with red and blue exchanged, into memory of that order, which is a gain
  /// only where that is drawn faster; pictures that go through the ring or become Y'CbCr are not.
  package var drawsBlueFirst: Bool
  /// Whether shaders take numbers of panels from one corner, which spares interpolating them; false where
  /// rectangles are drawn as such only if nothing is flat.
  package var drawsFlat: Bool

  package init(
    cutsPanels: Bool, keepsPicture: Bool, pipelineDepth: Int = 1, makesPlanes: Bool = false,
    drawsBlueFirst: Bool = false, drawsFlat: Bool = false
  ) {
    self.cutsPanels = cutsPanels
    self.keepsPicture = keepsPicture
    self.pipelineDepth = pipelineDepth
    self.makesPlanes = makesPlanes
    self.drawsBlueFirst = drawsBlueFirst
    self.drawsFlat = drawsFlat
  }

  /// What is best for a device.
  init(of info: DeviceInfo) {
    let isSoftware = info.isSoftware
    self.init(
      cutsPanels: isSoftware, keepsPicture: true, pipelineDepth: isSoftware ? 1 : 3,
      makesPlanes: !isSoftware, drawsBlueFirst: isSoftware, drawsFlat: !isSoftware)
  }
}
