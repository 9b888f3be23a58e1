/// The keys and indices that lead to a value of a document, such as `list.cells[2].color`.
struct ScenePlace: Sendable, Hashable, CustomStringConvertible {
  /// One step from a value into it.
  enum Step: Sendable, Hashable {
    /// To the member of an object.
    case key(String)
    /// To the element of an array.
    case index(Int)
  }

  /// The steps from the whole document on.
  var steps: [Step] = []

  /// The place of a member of this one.
  func key(_ key: String) -> ScenePlace { ScenePlace(steps: steps + [.key(key)]) }
  /// The place of an element of this one.
  func index(_ index: Int) -> ScenePlace { ScenePlace(steps: steps + [.index(index)]) }

  /// Whether this is another place or holds it.
  func holds(_ other: ScenePlace) -> Bool { other.steps.starts(with: steps) }

  /// The place as an error names it; the empty text for the whole document.
  var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key):
        let isPlain = !key.isEmpty && key.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
        if !isPlain {
          text += "[\(key.quotedExcerpt)]"
        } else {
          text += (text.isEmpty ? "" : ".") + key.escapedExcerpt
        }
      }
    }
    return text
  }

  /// Where the value at this place began, or the innermost one around it that the document has.
  func offset(in document: JSONValue) -> Int {
    var value = document
    for step in steps {
      switch step {
      case .key(let key):
        guard let member = value.members?.first(where: { $0.key == key }) else {
          return value.offset
        }
        value = member.value
      case .index(let index):
        guard let elements = value.elements, elements.indices.contains(index) else {
          return value.offset
        }
        value = elements[index]
      }
    }
    return value.offset
  }
}
