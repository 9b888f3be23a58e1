/// Where the samples of a picture lie whose colours are Y'CbCr of eight bits, with one colour sample
/// for two by two pixels.
///
/// One array of bytes holds rows of equal length: first those of luma, then those of colour, each of
/// which has blue's samples (Cb) in its left half and red's (Cr) in its right half. An odd width or
/// height has grown by one, and rows are as long as whole blocks of 16 pixels; what lies beyond the
/// picture repeats its edge.
package struct PlanarLayout: Sendable, Hashable {
  /// The three planes.
  package enum Plane: Sendable, Hashable, CaseIterable {
    /// Brightness: a sample for each pixel.
    case luma
    /// Blue's difference from it: a sample for two by two pixels.
    case blue
    /// Red's difference from it: a sample for two by two pixels.
    case red
  }

  /// The number of pixels in a row of the picture; at least 1.
  package let width: Int
  /// The number of the picture's rows; at least 1.
  package let height: Int

  /// Lays out a picture.
  ///
  /// - Precondition: Both extents are at least 1.
  package init(width: Int, height: Int) {
    precondition(width >= 1 && height >= 1, "a picture has at least one pixel")
    self.width = width
    self.height = height
  }

  /// The number of bytes from one row to the next, in all planes.
  package var stride: Int { (width + 15) / 16 * 16 }

  /// The number of all rows: an even number of luma, and half as many of colour.
  package var rows: Int { rows(of: .luma) + rows(of: .blue) }

  /// The number of all bytes.
  package var byteCount: Int { stride * rows }

  /// The number of rows of a plane.
  package func rows(of plane: Plane) -> Int { (height + 1) / 2 * (plane == .luma ? 2 : 1) }

  /// The number of samples in a row of a plane.
  package func samples(of plane: Plane) -> Int { plane == .luma ? stride : stride / 2 }

  /// The place of a row's first byte.
  package func offset(ofRow row: Int, of plane: Plane) -> Int {
    switch plane {
    case .luma: row * stride
    case .blue: (rows(of: .luma) + row) * stride
    case .red: (rows(of: .luma) + row) * stride + stride / 2
    }
  }
}
