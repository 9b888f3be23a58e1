import CreaseGLContext
import Foundation
import Testing

@Suite("Device surveys")
struct DeviceSurveyTests {
  static let failed = DeviceAttempt(
    platform: .gbm, node: "/dev/dri/\"card\"\\0", index: nil,
    outcome: .failed(.init(step: "open", reason: "two\nlines\u{1}", remedy: "do this")))

  @Test("try every way and find what auto takes")
  func survey() async {
    await #expect(processExitsWith: .success) {
      let survey = DeviceSurvey()
      let platforms = survey.attempts.map(\.platform)
      #expect(platforms.first == .gbm)
      #expect(platforms.suffix(2) == [.surfaceless, .software])
      #expect(platforms.contains(.egl))
      let place = try #require(survey.automatic)
      let context = try GLContext.open()
      #expect(survey.attempts[place].info == context.info)
      #expect(context.attempts.map(\.name) == survey.attempts.prefix(place).map(\.name))
      #expect(survey.table.contains("* 'auto' takes \(survey.attempts[place].name)."))
      #expect(survey.table.contains(context.info.renderer))
    }
  }

  /// A survey in which `auto` takes software, and one way over a node.
  private static func advice(
    node: String, driver: String?, _ outcome: DeviceAttempt.Outcome
  ) throws -> String {
    let attempt = DeviceAttempt(
      platform: .gbm, node: node, index: nil, driver: driver, outcome: outcome)
    let software = DeviceAttempt(
      platform: .software, node: nil, index: nil,
      outcome: .works(try GLContext.open(.surfaceless).info))
    return DeviceSurvey(attempts: [attempt, software]).table
  }

  @Test("that end in software tell why, node by node")
  func software() throws {
    try #require(GLContext.open(.surfaceless).info.isSoftware)
    let denied = DeviceAttempt.Failure(
      step: "open", reason: "/dev/dri/card0: Permission denied", remedy: "join it")
    let closed = try Self.advice(node: "/dev/dri/card0", driver: "amdgpu", .failed(denied))
    #expect(closed.contains("No graphics chip is used:\n- gbm:/dev/dri/card0 fails at open"))
    #expect(closed.contains("kernel driver amdgpu"))
    let info = try GLContext.open(.surfaceless).info
    let missing = try Self.advice(node: "/dev/dri/card0", driver: "amdgpu", .works(info))
    #expect(missing.contains("the GL driver for the kernel's 'amdgpu' is missing"))
    let nvidia = try Self.advice(node: "/dev/dri/card0", driver: "nvidia-drm", .works(info))
    #expect(nvidia.contains("NVIDIA_DRIVER_CAPABILITIES"))
    let screen = try Self.advice(node: "/dev/dri/card0", driver: "ast", .works(info))
    #expect(screen.contains("gbm:/dev/dri/card0 has no 3D chip"))
  }

  @Test("without a device end in advice")
  func advice() {
    let table = DeviceSurvey(attempts: [Self.failed]).table
    #expect(table.contains("fails at open: two\nlines"))
    #expect(table.contains("remedy: do this"))
    #expect(table.contains("apt-get install libegl-mesa0 libgl1-mesa-dri"))
    #expect(table.contains("--renderer cpu"))
  }

  @Test("are JSON with every key in every object")
  func json() throws {
    let context = try GLContext.open(.surfaceless)
    let works = DeviceAttempt(
      platform: .surfaceless, node: nil, index: nil, outcome: .works(context.info))
    let survey = DeviceSurvey(attempts: [Self.failed, works])
    let parsed = try JSONSerialization.jsonObject(with: Data(survey.json.utf8))
    let objects = try #require(parsed as? [[String: Any]])
    let keys: Set = [
      "platform", "node", "index", "driver", "works", "step", "reason", "remedy", "vendor",
      "renderer",
      "version", "hardware", "alpha", "dmabuf", "maxTextureSize", "auto",
    ]
    #expect(objects.map { Set($0.keys) } == [keys, keys])
    #expect(objects[0]["node"] as? String == Self.failed.node)
    #expect(objects[0]["reason"] as? String == Self.failed.failure?.reason)
    #expect(objects[0]["works"] as? Bool == false)
    #expect(objects[0]["renderer"] is NSNull)
    #expect(objects[1]["renderer"] as? String == context.info.renderer)
    #expect(objects[1]["maxTextureSize"] as? Int == context.info.maxTextureSize)
    #expect(objects[1]["auto"] as? Bool == true)
    #expect(objects[1]["step"] is NSNull)
  }

  @Test("of nothing are an empty array")
  func empty() throws {
    let parsed = try JSONSerialization.jsonObject(with: Data(DeviceSurvey(attempts: []).json.utf8))
    #expect((parsed as? [Any])?.isEmpty == true)
  }
}
