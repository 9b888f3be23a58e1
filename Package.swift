// swift-tools-version: 6.2
import PackageDescription

/// Settings that hold for every Swift target of the package.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// A room of the house: folder `Sources/<name>`, module `Crease<name>`.
///
/// Modules carry the prefix because SwiftPM allows no two modules of one name
/// in a user's whole dependency graph; the folders stay short.
func room(_ name: String, uses rooms: [String] = [], c libraries: [String] = []) -> Target {
  .target(
    name: "Crease\(name)",
    dependencies: (rooms + libraries).map { .target(name: "Crease\($0)") },
    path: "Sources/\(name)",
    swiftSettings: strict)
}

/// A C library of the system: a module map and a shim header.
///
/// Without a pkg-config name nothing is linked.
func library(_ name: String, pkgConfig: String?, apt: String) -> Target {
  .systemLibrary(
    name: "Crease\(name)", path: "Sources/\(name)", pkgConfig: pkgConfig,
    providers: [.apt([apt])])
}

/// The tests of a room: folder `Tests/<name>Tests`.
func tests(of name: String, uses rooms: [String], exclude: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: rooms.map { .target(name: $0 == "Crease" ? $0 : "Crease\($0)") },
    path: "Tests/\(name)Tests",
    exclude: exclude,
    swiftSettings: strict)
}

let package = Package(
  name: "Crease",
  products: [
    .library(name: "Crease", targets: ["Crease"]),
    .executable(name: "crease", targets: ["crease"]),
  ],
  targets: [
    library("CEGL", pkgConfig: "egl", apt: "libegl-dev"),
    library("CGLES", pkgConfig: "glesv2", apt: "libgles-dev"),
    library("CGBM", pkgConfig: "gbm", apt: "libgbm-dev"),
    library("CPango", pkgConfig: "pangocairo", apt: "libpango1.0-dev"),
    library("CAV", pkgConfig: nil, apt: "libavfilter-dev"),
    library("CCompression", pkgConfig: nil, apt: "libisal-dev"),
    library("CPictures", pkgConfig: nil, apt: "liblcms2-dev"),
    .systemLibrary(name: "CreaseCLanes", path: "Sources/CLanes"),

    room("System"),
    room("Words"),
    room("Geometry"),
    room("Pixmaps"),
    room("Motion", uses: ["Geometry"]),
    room("Layers", uses: ["Geometry", "Motion", "Pixmaps"]),
    room("Effects", uses: ["Geometry", "Motion", "Layers"]),
    room("Scenes", uses: ["Words", "Geometry", "Motion", "Layers", "Effects"]),
    room("Panels", uses: ["Geometry", "Layers", "Pixmaps"], c: ["CPango", "CPictures"]),
    room("GLContext", c: ["CEGL", "CGLES", "CGBM"]),
    .target(
      name: "CreaseShaders", path: "Shaders",
      resources: [
        .embedInCode("panel.vert"), .embedInCode("panel.frag"), .embedInCode("rect.vert"),
        .embedInCode("rect.frag"),
      ],
      swiftSettings: strict),
    room(
      "GPURenderer",
      uses: ["Geometry", "Pixmaps", "Layers", "Panels", "GLContext", "Shaders"],
      c: ["CGLES"]),
    room("CPURenderer", uses: ["Geometry", "Pixmaps", "Layers", "Panels"]),
    room("Comparison", uses: ["Pixmaps"]),
    room("Export", uses: ["Pixmaps", "Words"], c: ["CAV", "CCompression", "CLanes"]),
    .target(
      name: "Crease",
      dependencies: [
        "CreaseGeometry", "CreasePixmaps", "CreaseMotion", "CreaseLayers", "CreaseEffects",
        "CreaseScenes", "CreasePanels", "CreaseGLContext", "CreaseGPURenderer",
        "CreaseCPURenderer", "CreaseComparison", "CreaseExport", "CreaseWords",
      ],
      path: "Sources/Crease", swiftSettings: strict),
    .target(
      name: "CreaseCommand", dependencies: ["Crease", "CreaseSystem"],
      path: "Sources/CreaseCommand", swiftSettings: strict),
    .executableTarget(
      name: "crease", dependencies: ["CreaseCommand"], path: "Sources/Main",
      swiftSettings: strict),

    .executableTarget(
      name: "crease-bench-encode", dependencies: ["CreasePixmaps", "CreaseExport"],
      path: "tools/bench/encode", swiftSettings: strict),
    .executableTarget(
      name: "crease-bench-layout",
      dependencies: ["CreaseGeometry", "CreaseMotion", "CreaseLayers", "CreaseEffects"],
      path: "tools/bench/layout", swiftSettings: strict),

    tests(of: "Geometry", uses: ["Geometry"]),
    tests(of: "Motion", uses: ["Geometry", "Motion"]),
    tests(of: "Layers", uses: ["Geometry", "Motion", "Layers"]),
    tests(of: "Effects", uses: ["Geometry", "Motion", "Layers", "Effects"]),
    tests(of: "Scenes", uses: ["Geometry", "Motion", "Layers", "Effects", "Scenes"]),
    tests(of: "Panels", uses: ["Geometry", "Layers", "Pixmaps", "Panels"]),
    tests(of: "GLContext", uses: ["GLContext"]),
    tests(
      of: "Renderer",
      uses: [
        "Geometry", "Motion", "Layers", "Effects", "Pixmaps", "Panels", "GLContext",
        "GPURenderer", "CPURenderer", "Comparison", "Export", "Crease",
      ],
      exclude: ["Goldens"]),
    tests(
      of: "CPURenderer",
      uses: ["Geometry", "Layers", "Pixmaps", "Panels", "CPURenderer", "Effects", "Motion"]),
    tests(of: "Comparison", uses: ["Pixmaps", "Comparison"]),
    tests(of: "Export", uses: ["Pixmaps", "Export"]),
    tests(of: "Command", uses: ["Crease", "Command"]),
  ]
)
