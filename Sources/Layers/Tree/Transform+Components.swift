internal import CreaseGeometry

extension Transform {
  /// A number within a transform that can be set and animated by itself.
  public enum Component: String, Sendable, Hashable, CaseIterable {
    /// The movement along x, in points.
    case translationX = "translation.x"
    /// The movement along y, in points.
    case translationY = "translation.y"
    /// The movement along z, in points.
    case translationZ = "translation.z"
    /// The factor of all three coordinates; reads as that of x.
    case scale = "scale"
    /// The factor of x.
    case scaleX = "scale.x"
    /// The factor of y.
    case scaleY = "scale.y"
    /// The factor of z.
    case scaleZ = "scale.z"
    /// The angle about x, in radians.
    case rotationX = "rotation.x"
    /// The angle about y, in radians.
    case rotationY = "rotation.y"
    /// The angle about z, in radians.
    case rotationZ = "rotation.z"
    /// The distance of the eye, in points; 0 for none.
    case perspective = "perspective"
  }

  /// A number of the first operation that has it. Where there is none it reads as that of an operation
  /// that changes nothing; when it is set, one comes in: a perspective before all, a translation
  /// before rotations, a rotation before scalings, each after those of its kind.
  public subscript(component: Component) -> Double {
    get {
      for operation in operations {
        if let value = operation.value(of: component) { return value }
      }
      return component.rest
    }
    set {
      for index in operations.indices where operations[index].value(of: component) != nil {
        operations[index].set(component, to: newValue)
        return
      }
      if newValue == component.rest { return }
      var operation = component.restOperation
      operation.set(component, to: newValue)
      let place = operations.firstIndex { $0.rank > operation.rank } ?? operations.endIndex
      operations.insert(operation, at: place)
    }
  }
}

extension Transform.Component {
  /// The value that changes nothing.
  var rest: Double {
    switch self {
    case .scale, .scaleX, .scaleY, .scaleZ: 1
    default: 0
    }
  }

  /// The operation that holds the component and changes nothing.
  var restOperation: Transform.Operation {
    switch self {
    case .translationX, .translationY, .translationZ: .translate(.zero)
    case .scale, .scaleX, .scaleY, .scaleZ: .scale(Vector3(x: 1, y: 1, z: 1))
    case .rotationX: .rotate(angle: 0, axis: .unitX)
    case .rotationY: .rotate(angle: 0, axis: .unitY)
    case .rotationZ: .rotate(angle: 0, axis: .unitZ)
    case .perspective: .perspective(distance: 0)
    }
  }
}

extension Transform.Operation {
  /// Where an operation that comes in takes its place.
  fileprivate var rank: Int {
    switch self {
    case .perspective: 0
    case .translate: 1
    case .rotate: 2
    case .scale: 3
    case .matrix: 4
    }
  }

  /// A component's value, if this operation has it.
  fileprivate func value(of component: Transform.Component) -> Double? {
    switch (self, component) {
    case (.translate(let v), .translationX): v.x
    case (.translate(let v), .translationY): v.y
    case (.translate(let v), .translationZ): v.z
    case (.scale(let v), .scale), (.scale(let v), .scaleX): v.x
    case (.scale(let v), .scaleY): v.y
    case (.scale(let v), .scaleZ): v.z
    case (.rotate(let angle, .unitX), .rotationX): angle
    case (.rotate(let angle, .unitY), .rotationY): angle
    case (.rotate(let angle, .unitZ), .rotationZ): angle
    case (.perspective(let distance), .perspective): distance
    default: nil
    }
  }

  /// Sets a component that this operation has.
  fileprivate mutating func set(_ component: Transform.Component, to value: Double) {
    switch self {
    case .translate(var v):
      switch component {
      case .translationX: v.x = value
      case .translationY: v.y = value
      default: v.z = value
      }
      self = .translate(v)
    case .scale(var v):
      switch component {
      case .scaleX: v.x = value
      case .scaleY: v.y = value
      case .scaleZ: v.z = value
      default: v = Vector3(x: value, y: value, z: value)
      }
      self = .scale(v)
    case .rotate(_, let axis): self = .rotate(angle: value, axis: axis)
    case .perspective: self = .perspective(distance: value)
    case .matrix: break
    }
  }
}
