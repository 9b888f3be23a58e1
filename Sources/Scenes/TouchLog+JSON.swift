internal import CreaseGeometry
public import CreaseMotion

extension TouchLog {
  /// Touch sessions as a JSON text: an array of objects, the keys of which are those of
  /// `TouchSession`, where points are `[x, y]` and what is not there is null.
  public static func json(of sessions: [TouchSession]) -> String {
    JSONWriter.text(of: .array(sessions.map(json)))
  }

  private static func json(of session: TouchSession) -> JSONValue {
    .object(
      .init("start", .rounded(session.start)), .init("end", session.end.json),
      .init("fingers", .rounded(Double(session.fingerCount))),
      .init("gesture", JSONValue(session.kind.map { .string($0.rawValue) } ?? .null)),
      .init("recognized", session.recognized.json),
      .init("outcome", JSONValue(session.outcome.map { .string($0.rawValue) } ?? .null)),
      .init("location", .array([.rounded(session.location.x), .rounded(session.location.y)])),
      .init(
        "translation", .array([.rounded(session.translation.x), .rounded(session.translation.y)])),
      .init("velocity", .array([.rounded(session.velocity.x), .rounded(session.velocity.y)])),
      .init("scale", .rounded(session.scale)), .init("reason", .init(.string(session.reason))))
  }
}

extension Double? {
  fileprivate var json: JSONValue { map { .rounded($0) } ?? JSONValue(.null) }
}
