internal import CreaseGeometry
internal import CreaseLayers
internal import CreaseMotion

/// What a stage's changes come to: every property that is set, as a function of time.
struct LayerTimeline: Sendable {
  private struct Course: Sendable {
    /// When the property was set first, in seconds.
    var start: Double
    var value: AnimatedValue<LayerValue>
  }

  /// By layer, and by property in the order in which they are set: a part after its whole.
  private var courses: [String: [(property: LayerProperty, course: Course)]] = [:]
  /// What can't be done.
  private(set) var errors: [LayerChangeError] = []

  init(_ stage: LayerStage) {
    guard !stage.changes.isEmpty else { return }
    var layers: [String: Layer] = [:]
    Self.collect(stage.layers, into: &layers)
    var changes: [(number: Int, change: LayerChange)] = []
    for (number, change) in stage.changes.enumerated() {
      if let fault = Self.fault(of: change, layers: layers) {
        errors.append(LayerChangeError(change: number, fault: fault))
      } else {
        changes.append((number, change))
      }
    }
    changes.sort { ($0.change.time, $0.number) < ($1.change.time, $1.number) }
    for (_, change) in changes {
      guard let layer = layers[change.layer] else { continue }
      for (property, value) in change.parts { set(property, to: value, by: change, of: layer) }
    }
  }

  private static func collect(_ list: [Layer], into layers: inout [String: Layer]) {
    for layer in list {
      if !layer.id.isEmpty, layers[layer.id] == nil { layers[layer.id] = layer }
      collect(layer.children, into: &layers)
    }
  }

  private static func fault(
    of change: LayerChange, layers: [String: Layer]
  ) -> LayerChangeError.Fault? {
    if layers[change.layer] == nil { return .layer(change.layer) }
    if change.value.kind != change.property.kind {
      return .kind(change.value.kind, property: change.property)
    }
    if !(abs(change.time) <= 1e9) { return .time(change.time) }
    if !(change.transaction.duration <= 1e9) { return .time(change.transaction.duration) }
    return nil
  }

  private mutating func set(
    _ property: LayerProperty, to value: LayerValue, by change: LayerChange, of layer: Layer
  ) {
    var list = courses[layer.id] ?? []
    let place = list.firstIndex { $0.property == property }
    let rank = property.rank
    let index = place ?? list.firstIndex { $0.property.rank > rank } ?? list.count
    if place == nil {
      let base = applied(toPropertiesOf: layer, at: change.time).value(of: property)
      list.insert((property, Course(start: change.time, value: AnimatedValue(base))), at: index)
    }
    list[index].course.value.animate(to: value, at: change.time, in: change.transaction)
    courses[layer.id] = list
  }

  /// When the last change has come to its end, in seconds.
  var end: Double {
    courses.values.joined().map(\.course.value.end).filter(\.isFinite).max() ?? 0
  }

  /// The properties of a layer that are set.
  func properties(of layer: String) -> Set<LayerProperty> {
    Set(courses[layer, default: []].map(\.property))
  }

  /// A layer and all below it with the properties that they have at a time in seconds.
  func applied(to layer: Layer, at time: Double) -> Layer {
    if courses.isEmpty { return layer }
    var layer = applied(toPropertiesOf: layer, at: time)
    for index in layer.children.indices {
      layer.children[index] = applied(to: layer.children[index], at: time)
    }
    return layer
  }

  private func applied(toPropertiesOf layer: Layer, at time: Double) -> Layer {
    guard !layer.id.isEmpty, let list = courses[layer.id] else { return layer }
    var layer = layer
    for (property, course) in list where course.start <= time + Instant.tolerance {
      layer.set(property, to: course.value.value(at: time))
    }
    return layer
  }
}

extension LayerChange {
  /// The change by the smallest properties that it sets, so that one coordinate can be set by itself
  /// later.
  fileprivate var parts: [(LayerProperty, LayerValue)] {
    func part(_ name: String, _ value: Double) -> (LayerProperty, LayerValue)? {
      LayerProperty(rawValue: property.rawValue + name).map { ($0, .number(value)) }
    }
    let parts: [(LayerProperty, LayerValue)?] =
      switch value {
      case .point(let p):
        [part(".x", p.x) ?? part(".width", p.x), part(".y", p.y) ?? part(".height", p.y)]
      case .rect(let r):
        [
          part(".origin.x", r.minX), part(".origin.y", r.minY), part(".size.width", r.width),
          part(".size.height", r.height),
        ]
      default: []
      }
    let found = parts.compactMap(\.self)
    return found.isEmpty ? [(property, value)] : found
  }
}

extension LayerProperty {
  /// How many steps the property's name has: parts come after their whole.
  fileprivate var rank: Int { rawValue.utf8.count { $0 == UInt8(ascii: ".") } }
}
