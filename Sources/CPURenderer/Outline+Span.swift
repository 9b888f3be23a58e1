internal import CreaseGeometry

extension Outline {
  /// The pixels of a row that the shape may colour.
  ///
  /// Every bound is found with the very test that `coverage` makes, hence it is exact.
  func span(inRow row: Int) -> Span {
    let y = Double(row) + 0.5
    var span = Span(reach: columns, solid: columns)
    if map.perColumn.z != 0 || map.perRow.z != 0 {
      let term = map.perRow.z * y + map.atOrigin.z
      span.reach = span.reach.narrowed(
        slope: map.perColumn.z, crossing: 0.5 - term / map.perColumn.z
      ) { isInFront(x: Double($0) + 0.5, y: y) }
      span.solid = span.reach
    }
    top.narrow(&span, y: y)
    bottom.narrow(&span, y: y)
    left.narrow(&span, y: y)
    right.narrow(&span, y: y)
    if let trim = unsafe trim {
      unsafe trim._withUnsafeGuaranteedRef { $0.narrow(&span, y: y) }
    }
    return span
  }
}

extension Trim {
  /// Confines the span of a row to what is left; round corners merely don't count as covered in
  /// full, to a hair beyond them.
  fileprivate func narrow(_ span: inout Span, y: Double) {
    for cut in cuts { cut.narrow(&span, y: y) }
    guard !span.solid.isEmpty, let straight else { return }
    let between = straight.x.columns(of: span.solid, y: y)
    let beside = straight.y.columns(of: span.solid, y: y)
    span.solid = between.count >= beside.count ? between : beside
  }
}

extension StraightPart.Strip {
  /// The columns of a row that lie in the strip.
  fileprivate func columns(of range: Range<Int>, y: Double) -> Range<Int> {
    var range = range
    for form in forms {
      let term = form.y * y + form.z
      range = range.narrowed(slope: form.x, crossing: 0.5 - term / form.x) {
        form.x * (Double($0) + 0.5) + term >= 0
      }
    }
    return range
  }
}

extension EdgeLine {
  /// Confines the span of a row to the line's inside.
  @inline(__always)
  fileprivate func narrow(_ span: inout Span, y: Double) {
    if role == .absent || span.reach.isEmpty { return }
    let term = rowTerm(y: y)
    // The column whose centre has distance 0, rounded up.
    let zero = start.x + 0.5 - term / normal.x
    if role == .hard {
      span.reach = span.reach.narrowed(slope: normal.x, crossing: zero) {
        claims(distance(x: Double($0) + 0.5, rowTerm: term))
      }
      span.solid = span.solid.clamped(to: span.reach)
    } else {
      let half = 0.5 / normal.x
      span.reach = span.reach.narrowed(slope: normal.x, crossing: zero - half) {
        distance(x: Double($0) + 0.5, rowTerm: term) + 0.5 > 0
      }
      span.solid = span.solid.clamped(to: span.reach)
        .narrowed(slope: normal.x, crossing: zero + half) {
          distance(x: Double($0) + 0.5, rowTerm: term) + 0.5 >= 1
        }
    }
  }
}
