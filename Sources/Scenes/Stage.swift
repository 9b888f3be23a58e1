public import CreaseEffects

/// What a scene shows.
public enum Stage: Sendable, Hashable {
  /// A list whose cells fold away at their middle line.
  case list(FoldingList)
  /// A page that is cut at its middle and folds there.
  case fold(HalfFold)
  /// Pictures that a prism rolls away strip by strip.
  case roll(StripRoll)
  /// A button that opens to one side and shows a row of options.
  case button(ExpandableButton)
  /// A tree of layers with animations.
  case layers(LayerStage)
}
