/// What tells one EGL config from another.
///
/// eglChooseConfig can't filter by visual and sorts by its own mind: some drivers begin with ten
/// bits a channel, Mesa's software driver on GBM with RGB565. So configs are picked by what they
/// are, never by their place.
package struct ConfigTraits: Sendable, Hashable {
  /// EGL_NATIVE_VISUAL_ID: on GBM the DRM fourcc of the pixels.
  package let visual: UInt32
  /// The bits of red, green, blue and alpha.
  package let channels: [Int32]

  package init(visual: UInt32, channels: [Int32]) {
    self.visual = visual
    self.channels = channels
  }

  /// The place of the first config whose windows have the pixels of a DRM fourcc.
  package static func place(ofVisual format: UInt32, in configs: [ConfigTraits]) -> Int? {
    configs.firstIndex { $0.visual == format }
  }

  /// The place of the first config of RGBA with eight bits each.
  package static func placeOfRGBA8(in configs: [ConfigTraits]) -> Int? {
    configs.firstIndex { $0.channels == [8, 8, 8, 8] }
  }
}
