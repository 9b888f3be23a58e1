/// A kind of GL object: what to call it, and how to make and delete one.
protocol GLObjectKind {
  /// What identifies an object: a name or, for fences, a pointer.
  associatedtype Handle
  /// The call that makes one, for errors.
  static var call: String { get }
  /// Makes an object in the current context; nil if the driver does not.
  static func create() -> Handle?
  /// Deletes an object of the current context.
  static func delete(_ handle: Handle)
}

/// A GL object and the context it lives in: deleted when it goes out of use.
///
/// It can't be copied, since two owners would delete it twice; it keeps its context alive, since
/// it has to be deleted there.
///
/// A struct that holds one needs a deinit of its own, if an empty one: Swift 6.3's optimiser lets
/// other modules destroy a struct without a deinit member by member, and does not see there that
/// this one, which is not public, has a deinit to run.
struct GLObject<Kind: GLObjectKind>: ~Copyable {
  let handle: Kind.Handle
  let context: GLContext

  init(in context: GLContext) throws(GLContextError) {
    handle = try context.withCurrent { () throws(GLContextError) in
      guard let handle = Kind.create() else {
        try context.check(Kind.call)
        throw .outOfMemory(call: Kind.call)
      }
      return handle
    }
    self.context = context
    context.objectCount += 1
  }

  deinit {
    let handle = handle
    let context = context
    context.forDeletion {
      Kind.delete(handle)
      context.objectCount -= 1
    }
  }
}
