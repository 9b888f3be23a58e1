extension Prism {
  /// How far back the paper of the next flat strip goes on under the strip that is being picked up, in
  /// points from the side where the rolling begins; nil if it ends with the flat strip.
  ///
  /// Where two edges that fade touch within a pixel, what is below would show through by
  /// (1 − c)(1 − d), c and d being what they cover: by a quarter where nothing shows in truth. So while
  /// the lifted strip, as the eye sees it, covers the boundary by less than a pixel, the paper below
  /// goes on for one; as a gap opens that shrinks, until at a pixel nothing is left of it. It never
  /// goes on beyond the lifted strip.
  ///
  /// - Parameters:
  ///   - strip: The strip that is being picked up.
  ///   - paper: What is rolled.
  ///   - pixel: A pixel's width in points.
  func reach(underlying strip: Int, _ paper: StripRollPaper, pixel: Double) -> Double? {
    guard strip + 1 < paper.stripCount, let face = faces.first(where: { $0.strip == strip }) else {
      return nil
    }
    let half = paper.stripWidth / 2
    let ends = [half, -half].map { offset in
      place(
        axis - paper.apothem * face.sine + offset * face.cosine,
        z: paper.apothem * (1 - face.cosine) - offset * face.sine, paper)
    }
    let (low, high) = (min(ends[0], ends[1]), max(ends[0], ends[1]))
    let boundary = paper.stripWidth * Double(strip + 1)
    // Corners are rounded to parts of a pixel, hence a little more than one.
    guard high > boundary - pixel, high < boundary + 1.1 * pixel else { return nil }
    let length = min(pixel, pixel - (boundary - high))
    let reach = max(boundary - length, low)
    return reach < boundary ? reach : nil
  }

  /// Where the eye sees a place that lies before the pictures' plane by z, as a place in that plane.
  private func place(_ along: Double, z: Double, _ paper: StripRollPaper) -> Double {
    guard let distance = paper.distance else { return along }
    let middle = paper.plane.length / 2
    return middle + (along - middle) * distance / (distance - z)
  }
}
