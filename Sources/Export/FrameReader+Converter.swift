internal import CreaseCAV
internal import CreasePixmaps

/// What a converter of frames to RGBA must know of them.
struct FrameLayout: Hashable {
  var width: Int
  var height: Int
  /// The pixel format's number.
  var format: Int32
  /// The matrix's number for libswscale; nil if the pixels are RGB already.
  var matrix: Int32?
  var isFullRange: Bool
  /// Where colour samples lie, in 256ths of a pixel; nil for where libswscale would have them.
  var chroma: SIMD2<Int>?

  init(_ frame: VideoFrame, _ decoding: AV.Decoding) {
    width = Int(unsafe frame.pointer.pointee.width)
    height = Int(unsafe frame.pointer.pointee.height)
    format = unsafe frame.pointer.pointee.format
    let description = unsafe decoding.pointee.av_pix_fmt_desc_get(AVPixelFormat(rawValue: format))
    let flags = unsafe description?.pointee.flags ?? 0
    let isRGB = flags & UInt64(AV_PIX_FMT_FLAG_RGB | AV_PIX_FMT_FLAG_PAL) != 0
    let isGrey = unsafe description.map { unsafe $0.pointee.nb_components < 3 } ?? false
    matrix =
      isRGB
      ? nil
      : unsafe Self.matrix(
        frame.pointer.pointee.colorspace, isHD: width >= 1280 || height >= 720)
    let range = unsafe frame.pointer.pointee.color_range
    // Grey pictures are full range unless they say otherwise, as JPEG's formats always are.
    isFullRange =
      range == AVCOL_RANGE_JPEG || Self.fullRangeFormats.contains(format)
      || (isGrey && range == AVCOL_RANGE_UNSPECIFIED)
    let isQuartered = unsafe description.map {
      unsafe $0.pointee.log2_chroma_w == 1 && $0.pointee.log2_chroma_h == 1
    }
    chroma =
      isQuartered == true && matrix != nil
      ? unsafe Self.chroma(frame.pointer.pointee.chroma_location) : nil
  }

  private static let fullRangeFormats = [
    AV_PIX_FMT_YUVJ420P, AV_PIX_FMT_YUVJ422P, AV_PIX_FMT_YUVJ444P, AV_PIX_FMT_YUVJ440P,
    AV_PIX_FMT_YUVJ411P,
  ].map(\.rawValue)

  private static func matrix(_ space: AVColorSpace, isHD: Bool) -> Int32 {
    switch space {
    case AVCOL_SPC_BT709: SWS_CS_ITU709
    case AVCOL_SPC_BT470BG, AVCOL_SPC_SMPTE170M: SWS_CS_ITU601
    case AVCOL_SPC_FCC: SWS_CS_FCC
    case AVCOL_SPC_SMPTE240M: SWS_CS_SMPTE240M
    case AVCOL_SPC_BT2020_NCL, AVCOL_SPC_BT2020_CL: SWS_CS_BT2020
    default: isHD ? SWS_CS_ITU709 : SWS_CS_ITU601
    }
  }

  private static func chroma(_ location: AVChromaLocation) -> SIMD2<Int> {
    switch location {
    case AVCHROMA_LOC_CENTER: SIMD2(128, 128)
    case AVCHROMA_LOC_TOPLEFT: SIMD2(0, 0)
    case AVCHROMA_LOC_TOP: SIMD2(128, 0)
    case AVCHROMA_LOC_BOTTOMLEFT: SIMD2(0, 256)
    case AVCHROMA_LOC_BOTTOM: SIMD2(128, 256)
    default: SIMD2(0, 128)
    }
  }
}

/// Turns decoded frames of one layout into premultiplied RGBA.
@safe final class FrameConverter {
  let layout: FrameLayout
  private let context: OpaquePointer
  private let output: VideoFrame
  private let scaling: AV.Scaling

  init(_ layout: FrameLayout, _ av: AV.Coding, _ scaling: AV.Scaling) throws(AVFailure) {
    self.layout = layout
    unsafe self.scaling = unsafe scaling
    output = try unsafe VideoFrame(
      av, width: layout.width, height: layout.height, format: AV_PIX_FMT_RGBA)
    let context = try unsafe av.require { _ in unsafe scaling.pointee.sws_alloc_context() }
    do throws(AVFailure) {
      for (name, value) in Self.options(layout) {
        try unsafe av.check {
          unsafe $0.av_opt_set_int(UnsafeMutableRawPointer(context), name, Int64(value), 0)
        }
      }
      try unsafe av.check { _ in unsafe scaling.pointee.sws_init_context(context, nil, nil) }
      if let number = layout.matrix {
        let matrix = unsafe scaling.pointee.sws_getCoefficients(number)
        try unsafe av.check { _ in
          unsafe scaling.pointee.sws_setColorspaceDetails(
            context, matrix, layout.isFullRange ? 1 : 0, matrix, 1, 0, 1 << 16, 1 << 16)
        }
      }
    } catch {
      unsafe scaling.pointee.sws_freeContext(context)
      throw error
    }
    unsafe self.context = unsafe context
  }

  deinit { unsafe scaling.pointee.sws_freeContext(context) }

  private static func options(_ layout: FrameLayout) -> [(String, Int)] {
    let options = [
      ("srcw", layout.width), ("srch", layout.height), ("dstw", layout.width),
      ("dsth", layout.height), ("src_format", Int(layout.format)),
      ("dst_format", Int(AV_PIX_FMT_RGBA.rawValue)),
      ("src_range", layout.isFullRange ? 1 : 0),
      (
        "sws_flags",
        Int(
          SWS_BILINEAR | SWS_ACCURATE_RND | SWS_FULL_CHR_H_INT | SWS_FULL_CHR_H_INP | SWS_BITEXACT)
      ),
    ]
    guard let chroma = layout.chroma else { return options }
    return options + [("src_h_chr_pos", chroma.x), ("src_v_chr_pos", chroma.y)]
  }

  /// Converts a frame of the layout.
  func convert(_ frame: VideoFrame) throws(AVFailure) -> Pixmap {
    try output.prepare(time: 0)
    unsafe withUnsafePointer(to: &frame.pointer.pointee.data) { source in
      unsafe withUnsafePointer(to: &frame.pointer.pointee.linesize) { sourceLines in
        unsafe withUnsafePointer(to: &output.pointer.pointee.data) { target in
          unsafe withUnsafePointer(to: &output.pointer.pointee.linesize) { targetLines in
            _ = unsafe scaling.pointee.sws_scale(
              context, UnsafeRawPointer(source).assumingMemoryBound(to: UnsafePointer<UInt8>?.self),
              UnsafeRawPointer(sourceLines).assumingMemoryBound(to: Int32.self), 0,
              Int32(truncatingIfNeeded: layout.height),
              UnsafeRawPointer(target).assumingMemoryBound(
                to: UnsafeMutablePointer<UInt8>?.self),
              UnsafeRawPointer(targetLines).assumingMemoryBound(to: Int32.self))
          }
        }
      }
    }
    return premultiplied()
  }

  private func premultiplied() -> Pixmap {
    let rowBytes = layout.width * 4
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: rowBytes * layout.height) {
      bytes, count in
      for y in 0..<layout.height {
        let row = unsafe output.row(y, byteCount: rowBytes)
        for offset in stride(from: 0, to: row.count, by: 4) {
          let alpha = unsafe UInt32(row[offset + 3])
          let target = y * rowBytes + offset
          for c in 0..<3 {
            let value = unsafe UInt32(row[offset + c])
            unsafe bytes[target + c] = UInt8(truncatingIfNeeded: (value * alpha + 127) / 255)
          }
          unsafe bytes[target + 3] = UInt8(truncatingIfNeeded: alpha)
        }
      }
      count = rowBytes * layout.height
    }
    return Pixmap(width: layout.width, height: layout.height, bytes: bytes)
  }
}
