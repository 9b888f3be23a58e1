/// One thing that is wrong with a scene, and where.
public struct SceneProblem: Sendable, Hashable {
  /// The keys and indices that lead to the value, such as `list.cells[2].color`; the empty text
  /// for the whole document.
  public var place: String
  /// The line of the document, from 1; nil for a scene that was not read from a text.
  public var line: Int?
  /// The column in characters, from 1; nil for a scene that was not read from a text.
  public var column: Int?
  /// What is wrong.
  public var fault: SceneFault

  /// Makes a problem.
  public init(place: String, line: Int? = nil, column: Int? = nil, fault: SceneFault) {
    self.place = place
    self.line = line
    self.column = column
    self.fault = fault
  }
}

extension SceneProblem: CustomStringConvertible {
  /// Place and fault, without line and column.
  public var description: String { place.isEmpty ? "\(fault)" : "\(place): \(fault)" }
}
