/// Compresses pictures of one size as PNG files, several at once where there are several cores.
protocol PNGPress: AnyObject {
  /// Gives a picture of premultiplied RGBA; `pull` until it says no comes between two of them.
  ///
  /// - Returns: Whether it was taken: not if it has transparency and the files have none.
  func push(_ pixels: UnsafeRawBufferPointer, number: Int) throws(ExportError) -> Bool

  /// Says that there are no more pictures; `pull` until it says no comes after it.
  func end() throws(ExportError)

  /// Hands out the next file's bytes and its picture's number, in the order in which they came, if it
  /// is ready.
  ///
  /// - Returns: Whether it was.
  func pull(
    _ use: (Int, UnsafeRawBufferPointer) throws(ExportError) -> Void
  ) throws(ExportError) -> Bool
}
