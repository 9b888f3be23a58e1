import CreaseGLContext
import Testing

@Suite("Errors")
struct ErrorTests {
  @Test(
    "name the code",
    arguments: [
      (
        .gl(call: "glReadPixels", code: 0x0502),
        "glReadPixels failed: GL_INVALID_OPERATION (0x0502)"
      ),
      (.gl(call: "glFlush", code: 0x9999), "glFlush failed: 0x9999"),
      (.egl(call: "eglSwapBuffers", code: 0x3003), "eglSwapBuffers failed: EGL_BAD_ALLOC (0x3003)"),
      (.gbm(call: "gbm_surface_create", errno: 22), "gbm_surface_create failed: Invalid argument"),
    ] as [(GLContextError, String)])
  func code(error: GLContextError, text: String) { #expect(error.description == text) }

  @Test("a shader's source comes with its lines counted")
  func numbered() {
    let source = (1...10).map { "line \($0)" }.joined(separator: "\n")
    let text = GLContextError.shader(stage: "vertex", log: "0:9: wrong", source: source).description
    #expect(text.contains("0:9: wrong"))
    #expect(text.contains("\n 9 | line 9\n10 | line 10"))
  }

  @Test("that no device works lists every attempt, reason and remedy")
  func list() {
    let attempts = [
      DeviceAttempt(
        platform: .gbm, node: "/dev/dri/card0", index: nil,
        outcome: .failed(.init(step: "open", reason: "it is locked", remedy: "unlock it"))),
      DeviceAttempt(
        platform: .egl, node: nil, index: 3,
        outcome: .failed(.init(step: "eglInitialize", reason: "no driver", remedy: nil))),
    ]
    let text = GLContextError.noDevice(
      choice: .automatic, requireHardware: true, attempts: attempts
    ).description
    #expect(
      text == """
        no usable hardware device for 'auto'; tried:
          gbm:/dev/dri/card0: open: it is locked; unlock it
          egl:3: eglInitialize: no driver
        """)
  }

  @Test(
    "software drivers are told by their names",
    arguments: [
      ("llvmpipe (LLVM 15.0.6, 256 bits)", true), ("softpipe", true),
      ("virgl (LLVMPIPE (LLVM 15.0.6, 256 bits))", true),
      ("ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)))", true),
      ("Mesa Intel(R) UHD Graphics 620 (KBL GT2)", false),
      ("AMD Radeon RX 6600 (navi23, LLVM 15.0.6)", false), ("NVIDIA H200/PCIe/SSE2", false),
    ])
  func software(renderer: String, expected: Bool) {
    #expect(DeviceInfo.isSoftware(renderer: renderer) == expected)
  }
}
