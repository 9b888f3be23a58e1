extension DeviceSurvey {
  /// The survey for programs: a JSON array with an object for each way. The keys are always there,
  /// null where they say nothing: platform, node, index, driver, works, step, reason, remedy,
  /// vendor, renderer, version, hardware, alpha, dmabuf, maxTextureSize, auto.
  public var json: String {
    let objects = attempts.enumerated().map { place, attempt in
      let fields = Self.fields(attempt) + [("auto", "\(place == automatic)")]
      return "  {" + fields.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
    }
    return objects.isEmpty ? "[]\n" : "[\n" + objects.joined(separator: ",\n") + "\n]\n"
  }

  private static func fields(_ attempt: DeviceAttempt) -> [(String, String)] {
    let info = attempt.info
    let failure = attempt.failure
    return [
      ("platform", quoted(attempt.platform.rawValue)),
      ("node", quoted(attempt.node)),
      ("index", value(attempt.index)),
      ("driver", quoted(attempt.driver)),
      ("works", "\(info != nil)"),
      ("step", quoted(failure?.step)),
      ("reason", quoted(failure?.reason)),
      ("remedy", quoted(failure?.remedy)),
      ("vendor", quoted(info?.eglVendor)),
      ("renderer", quoted(info?.renderer)),
      ("version", quoted(info?.version)),
      ("hardware", value(info.map { !$0.isSoftware })),
      ("alpha", value(info?.hasAlphaSurface)),
      ("dmabuf", value(info?.exportsDmaBuf)),
      ("maxTextureSize", value(info?.maxTextureSize)),
    ]
  }

  private static func value(_ value: (some CustomStringConvertible)?) -> String {
    value?.description ?? "null"
  }

  /// A JSON string (RFC 8259, section 7), or null.
  private static func quoted(_ text: String?) -> String {
    guard let text else { return "null" }
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case ..<" ":
        "\\u" + String(String(0x10000 + scalar.value, radix: 16).dropFirst())
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
