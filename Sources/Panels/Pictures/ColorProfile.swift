internal import CreaseCPictures

/// A picture's colour profile, turned into sRGB by Little CMS.
///
/// The conversion keeps colours that both have (relative colorimetric intent) and maps the darkest
/// colour to black, as programs for photographs do.
@safe struct ColorProfile {
  /// What a profile's numbers stand for.
  enum Space { case gray, rgb, cmyk }

  let space: Space
  private let bytes: ArraySlice<UInt8>
  private let library: UnsafePointer<crease_color>

  /// Takes up an embedded profile; nil for one that is damaged or of another kind, which is as good
  /// as none.
  ///
  /// - Throws: `PanelError.libraryMissing`.
  init?(_ bytes: ArraySlice<UInt8>, of data: PictureData) throws(PanelError) {
    if bytes.isEmpty { return nil }
    unsafe library = try PictureLibraries.color(data)
    self.bytes = bytes
    guard let space = unsafe Self.space(of: bytes, library) else { return nil }
    self.space = space
    // A profile may be whole and yet lack what a conversion needs.
    let format =
      switch space {
      case .gray: crease_color_gray8
      case .rgb: crease_color_rgba8
      case .cmyk: crease_color_cmyk8
      }
    guard
      let trial = unsafe transform(from: format, flags: crease_color_flags_of_trial)
    else { return nil }
    unsafe library.pointee.cmsDeleteTransform(trial)
  }

  /// The pixels in sRGB: red, green, blue and straight alpha, eight bits each.
  ///
  /// - Precondition: The layout is of the profile's space.
  /// - Throws: `PanelError.outOfMemory`: what else can fail was tried before.
  func converted(_ samples: Samples) throws(PanelError) -> [UInt8] {
    let format = Self.format(of: samples.layout)
    guard let transform = unsafe transform(from: format, flags: crease_color_flags) else {
      throw .outOfMemory(width: samples.width, height: samples.height)
    }
    defer { unsafe library.pointee.cmsDeleteTransform(transform) }
    if samples.layout == .rgba8, unsafe isIdentity(transform) { return samples.bytes }
    let count = samples.width * samples.height * 4
    let sourceRow = samples.width * samples.layout.bytesPerPixel
    return unsafe samples.bytes.withUnsafeBytes { source in
      unsafe [UInt8](unsafeUninitializedCapacity: count) { target, filled in
        // Alpha is copied where there is one.
        unsafe target.initialize(repeating: 255)
        for y in 0..<samples.height {
          unsafe library.pointee.cmsDoTransform(
            transform, source.baseAddress.map { unsafe $0 + y * sourceRow },
            target.baseAddress.map { unsafe $0 + y * samples.width * 4 },
            cmsUInt32Number(samples.width))
        }
        filled = count
      }
    }
  }

  private func transform(
    from format: cmsUInt32Number, flags: cmsUInt32Number
  ) -> UnsafeMutableRawPointer? {
    guard let profile = unsafe Self.open(bytes, library) else { return nil }
    defer { _ = unsafe library.pointee.cmsCloseProfile(profile) }
    let target = unsafe library.pointee.cmsCreate_sRGBProfile()
    defer { _ = unsafe library.pointee.cmsCloseProfile(target) }
    let intent = cmsUInt32Number(INTENT_RELATIVE_COLORIMETRIC)
    return unsafe library.pointee.cmsCreateTransform(
      profile, format, target, crease_color_rgba8, intent, flags)
  }

  /// Whether a profile is one of the many descriptions of sRGB: none of the colours tried changes by
  /// more than one step. Such a picture's bytes are left as they are.
  private func isIdentity(_ transform: UnsafeMutableRawPointer) -> Bool {
    var colors: [UInt8] = []
    let steps = (0...16).map { UInt8(min($0 * 16, 255)) }
    for r in steps { for g in steps { for b in steps { colors += [r, g, b, 255] } } }
    var found = colors
    let count = cmsUInt32Number(colors.count / 4)
    unsafe library.pointee.cmsDoTransform(transform, colors, &found, count)
    return zip(colors, found).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
  }

  private static func space(
    of bytes: ArraySlice<UInt8>, _ library: UnsafePointer<crease_color>
  ) -> Space? {
    guard let profile = unsafe open(bytes, library) else { return nil }
    defer { _ = unsafe library.pointee.cmsCloseProfile(profile) }
    switch unsafe library.pointee.cmsGetColorSpace(profile) {
    case cmsSigGrayData: return .gray
    case cmsSigRgbData: return .rgb
    case cmsSigCmykData: return .cmyk
    default: return nil
    }
  }

  private static func open(
    _ bytes: ArraySlice<UInt8>, _ library: UnsafePointer<crease_color>
  ) -> UnsafeMutableRawPointer? {
    unsafe bytes.withUnsafeBytes { bytes in
      unsafe library.pointee.cmsOpenProfileFromMem(
        bytes.baseAddress, cmsUInt32Number(clamping: bytes.count))
    }
  }

  private static func format(of layout: Samples.Layout) -> cmsUInt32Number {
    switch layout {
    case .gray8: crease_color_gray8
    case .grayAlpha8: crease_color_gray_alpha8
    case .grayAlpha16: crease_color_gray_alpha16
    case .rgba8: crease_color_rgba8
    case .rgba16: crease_color_rgba16
    case .cmyk8: crease_color_cmyk8
    }
  }
}
