/// Compresses pictures of one size as PNG files, several at once where there are several cores.
protocol PNGPress: AnyObject {
  /// Gives a picture of premultiplied RGBA, or nil at the end; `pull` until it says no comes between
  /// two of them.
  func push(_ pixels: UnsafeRawBufferPointer?, number: Int) throws(ExportError)

  /// Hands out the next file's bytes and its picture's number, in the order in which they came, if it
  /// is ready.
  ///
  /// - Returns: Whether it was.
  func pull(
    _ use: (Int, UnsafeRawBufferPointer) throws(ExportError) -> Void
  ) throws(ExportError) -> Bool
}
