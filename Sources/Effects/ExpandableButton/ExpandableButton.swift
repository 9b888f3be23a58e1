public import CreaseGeometry
public import CreaseLayers
public import CreaseMotion

/// A button that opens to one side and shows a row of options.
///
/// After Oliver Rickard's OCExpandableButton, which is after Sparrow's.
public struct ExpandableButton: Sendable, Hashable {
  /// The side of the row that the button stays at.
  public enum Alignment: String, Sendable, Hashable, CaseIterable {
    /// The button is at the left and opens to the right.
    case left
    /// The button is at the right and opens to the left.
    case right

    /// 1 to the right, −1 to the left.
    var sign: Double { self == .left ? 1 : -1 }
  }

  /// The button's top left corner on the canvas, in points.
  public var origin: Point
  /// The side of the square button, in points, above 8.
  public var size: Double
  /// Which way the button opens.
  public var alignment: Alignment
  /// The options from left to right.
  public var options: [ButtonOption]
  /// The font of the options' titles.
  public var font: Font
  /// What is done to the button, in any order.
  ///
  /// - A finger that goes down on the button and up again on it, no matter how long it takes, toggles
  ///   the button; one that goes down on an option that shows lets it grow for a moment, and selects it
  ///   when it goes up on it. Of several fingers the first one counts. Everything is hit where it is
  ///   at that moment, at the size that it has at rest, options before the button.
  /// - What changes its mind on the way goes on from where it is: only a new target is set.
  public var script: [ButtonAction]
  /// How far the button is open, 0…1, by keys; it has the last word over the script. Every part is at
  /// that share of its way, and the options come one after the other within the whole.
  public var openTrack: Track?

  /// Makes a button; the defaults are the demo's.
  ///
  /// - Parameters:
  ///   - origin: The top left corner on the canvas, in points.
  ///   - size: The side of the square button, in points.
  ///   - alignment: Which way the button opens.
  ///   - options: The options from left to right.
  ///   - font: The font of the options' titles.
  ///   - script: What is done to the button, in any order.
  ///   - openTrack: How far the button is open, 0…1.
  public init(
    origin: Point, size: Double = 39, alignment: Alignment = .left,
    options: [ButtonOption] = ["0", "1", "2", "3"].map { ButtonOption(title: $0) },
    font: Font = Font(face: "Inter", size: 17), script: [ButtonAction] = [],
    openTrack: Track? = nil
  ) {
    self.origin = origin
    self.size = size
    self.alignment = alignment
    self.options = options
    self.font = font
    self.script = script
    self.openTrack = openTrack
  }
}
