import CreaseGLContext
import Foundation
import Testing

/// Faults of the machine and of its user must come to a sentence. Those that change the process, or
/// whose outcome depends on when EGL is loaded, run in a process of their own.
@Suite("Faults")
struct FaultTests {
  /// The failures of a choice that can't work.
  private static func failures(of text: String, requireHardware: Bool = false) throws
    -> [DeviceAttempt.Failure]
  {
    let choice = try DeviceChoice(parsing: text)
    do throws(GLContextError) {
      let context = try GLContext.open(choice, requireHardware: requireHardware)
      Issue.record("\(text) opened \(context.info)")
    } catch {
      if case .noDevice(_, _, let attempts) = error { return attempts.compactMap(\.failure) }
      Issue.record("\(error)")
    }
    return []
  }

  @Test(
    "a name that is no device is refused alone, and says why",
    arguments: [
      ("egl:99", "there is no device 99"),
      ("gbm:/dev/null", "/dev/null is not a DRM node"),
      ("gbm:/etc/passwd", "/etc/passwd is not a DRM node"),
      ("gbm:/no/such", "No such file or directory"),
      ("gbm:/etc/passwd/x", "Not a directory"),
      ("gbm:/tmp", "Is a directory"),
    ])
  func named(choice: String, reason: String) throws {
    let failures = try Self.failures(of: choice)
    #expect(failures.count == 1)
    #expect(failures.first?.reason.contains(reason) == true, "\(failures)")
  }

  @Test("a node that may not be opened names the group to join, or has one let in")
  func permission() async {
    await #expect(processExitsWith: .success) {
      let path = NSTemporaryDirectory() + "crease-node-\(getpid())"
      try #require(FileManager.default.createFile(atPath: path, contents: nil))
      defer { unsafe unlink(path) }
      if geteuid() == 0 {
        #expect(setgroups(0, nil) == 0 && setegid(65534) == 0 && seteuid(65534) == 0)
      }
      defer { _ = seteuid(0) }
      for (mode, advice) in [(0o000, "chgrp render"), (0o060, "belongs to group")] {
        _ = seteuid(0)
        unsafe chmod(path, mode_t(mode))
        if getuid() == 0 { _ = seteuid(65534) }
        let failures = try FaultTests.failures(of: "gbm:\(path)")
        #expect(failures.first?.reason.contains("Permission denied") == true)
        #expect(failures.first?.remedy?.contains(advice) == true, "\(failures)")
      }
    }
  }

  @Test("no vendor library behind EGL names the packages and the variable")
  func noVendor() async {
    await #expect(processExitsWith: .success) {
      Variables.set("__EGL_VENDOR_LIBRARY_DIRS", "/nowhere")
      let failures = try FaultTests.failures(of: "auto")
      #expect(failures.count >= 4)
      let remedy = failures.last?.remedy ?? ""
      #expect(remedy.contains("libegl-mesa0"))
      #expect(remedy.contains("__EGL_VENDOR_LIBRARY_DIRS=/nowhere"))
    }
  }

  @Test("no driver behind Mesa's EGL names the packages")
  func noDriver() async {
    await #expect(processExitsWith: .success) {
      Variables.set("__EGL_VENDOR_LIBRARY_FILENAMES", "/usr/share/glvnd/egl_vendor.d/50_mesa.json")
      Variables.set("LIBGL_DRIVERS_PATH", "/nowhere")
      let failures = try FaultTests.failures(of: "surfaceless")
      #expect(failures.map(\.step) == ["eglInitialize", "eglInitialize"])
      #expect(failures.allSatisfy { $0.remedy?.contains("libgl1-mesa-dri") == true })
    }
  }

  @Test("EGL_PLATFORM has no say")
  func platformVariable() async {
    await #expect(processExitsWith: .success) {
      Variables.set("EGL_PLATFORM", "nonsense")
      let context = try GLContext.open(.surfaceless)
      #expect(context.info.platform == .surfaceless)
    }
  }

  @Test("screens that are not there have no say, nor has a GBM of another make")
  func display() async {
    await #expect(processExitsWith: .success) {
      Variables.set("DISPLAY", ":99")
      Variables.set("WAYLAND_DISPLAY", "wayland-99")
      Variables.set("EGL_PLATFORM", "x11")
      Variables.set("GBM_BACKEND", "nonsense")
      let pixel = try ContextTests.drawnPixel(in: .open())
      #expect(pixel == [51, 102, 153, 204])
    }
  }

  @Test("Mesa told to draw in software draws")
  func software() async {
    await #expect(processExitsWith: .success) {
      Variables.set("LIBGL_ALWAYS_SOFTWARE", "1")
      let context = try GLContext.open()
      #expect(try ContextTests.drawnPixel(in: context) == [51, 102, 153, 204])
      let advice = DeviceSurvey().advice.joined(separator: "\n")
      #expect(!context.info.isSoftware || advice.contains("LIBGL_ALWAYS_SOFTWARE=1"))
    }
  }

  @Test("four processes at once draw")
  func processes() async {
    await withTaskGroup { group in
      for _ in 0..<4 {
        group.addTask {
          await #expect(processExitsWith: .success) {
            for _ in 0..<3 {
              let pixel = try ContextTests.drawnPixel(in: .open())
              #expect(pixel == [51, 102, 153, 204])
            }
          }
        }
      }
    }
  }

  @Test("want of a node tells whether the kernel has one")
  func absence() {
    let hidden = DRMNode.absence(of: "there is no render node", ["renderD128 (amdgpu)"])
    #expect(hidden.reason == "there is no render node, but the kernel has renderD128 (amdgpu)")
    #expect(hidden.remedy?.contains("docker run --device /dev/dri") == true)
    let absent = DRMNode.absence(of: "there is no render node", [])
    #expect(absent.reason == "there is no render node, and the kernel tells of none")
    #expect(absent.remedy?.contains("kernel driver") == true)
  }

  @Test("software where hardware is required names the renderer, and leaves the environment alone")
  func hardware() async {
    await #expect(processExitsWith: .success) {
      Variables.set("__EGL_VENDOR_LIBRARY_FILENAMES", "/usr/share/glvnd/egl_vendor.d/50_mesa.json")
      Variables.set("LIBGL_ALWAYS_SOFTWARE", "true")
      let failures = try FaultTests.failures(of: "surfaceless", requireHardware: true)
      #expect(failures.map(\.step) == ["hardware", "hardware"])
      #expect(failures.allSatisfy { $0.reason.contains("draws in software") })
      #expect(Variables.value(of: "LIBGL_ALWAYS_SOFTWARE") == "true")
      Variables.remove("LIBGL_ALWAYS_SOFTWARE")
      _ = DeviceSurvey()
      #expect(Variables.value(of: "LIBGL_ALWAYS_SOFTWARE") == nil)
    }
  }
}
