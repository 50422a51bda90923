// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// What HTML reports are made of, compiled in: the command is one file.
let reportPage = [
  "basics.css", "basics.js", "body.html", "page.css", "data.js", "list.js", "strip.js", "stage.js",
  "detail.js", "decide.js", "run.js", "page.js",
]

/// The page of `preview`, compiled in like the report's.
let previewPage = ["preview.html", "preview.css", "feed.js", "screen.js", "preview.js"]

let gallery = ["gallery.html", "gallery.css", "gallery.js", "pane.js"]

/// What `init` writes.
let starter =
  ["skelsnap.yaml", "feed.skel.yaml"].map { "Starter/" + $0 }
  + [
    "github.yml", "github-fetch.yml", "gitlab.yml", "buildkite.yml", "BUILD.bazel",
    "snapshots.bzl", "snapshots.sh",
  ].map { "Workflows/" + $0 } + ["Editor/tasks.json"]

/// The built-in themes, in Theme/BuiltIn.
let themes = ["ios", "agora", "baolife", "buzzbox", "nuvie"]

/// The library's targets in the order in which data passes through them: each may use those before
/// it.
let rooms = [
  "SkeletonModel", "SkeletonSystem", "SkeletonLanguage", "SkeletonLifecycle", "SkeletonLayout",
  "SkeletonSwiftUI", "SkeletonRender", "SkeletonGoldens", "SkeletonLint", "SkeletonAudit",
  "SkeletonImport",
  "SkeletonReports", "SkeletonExport", "SkeletonServing",
]

/// Homebrew's headers are where only pkg-config finds them.
#if os(macOS)
  let cairoFlags: String? = "cairo"
#else
  let cairoFlags: String? = nil
#endif

func rooms(upTo last: String) -> [Target.Dependency] {
  (rooms.prefix { $0 != last } + [last]).map { .target(name: $0) }
}

let package = Package(
  name: "skelsnap",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "skelsnap", targets: ["skelsnap"]),
    .library(name: "SkeletonRender", targets: ["SkeletonRender"]),
    .library(name: "SkeletonTesting", targets: ["SkeletonTesting"]),
  ],
  targets: [
    // Neither cairo nor pango comes by pkg-config, which would have the command linked with it: each
    // is found when first needed.
    .systemLibrary(
      name: "CCairo", pkgConfig: cairoFlags,
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CPango",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .systemLibrary(
      name: "CWebP",
      providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    .systemLibrary(
      name: "CMicroHTTP",
      providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
    .target(
      name: "SkeletonModel",
      swiftSettings: strict),
    .target(
      name: "SkeletonSystem",
      dependencies: rooms(upTo: "SkeletonModel"),
      swiftSettings: strict),
    .target(
      name: "SkeletonLanguage",
      dependencies: rooms(upTo: "SkeletonSystem") + ["CYAML"],
      resources: themes.map { .embedInCode("Theme/BuiltIn/\($0).theme.yaml") }
        + [.embedInCode("Reference/language.md")],
      swiftSettings: strict),
    .target(
      name: "SkeletonLifecycle",
      dependencies: rooms(upTo: "SkeletonLanguage"),
      swiftSettings: strict),
    .target(
      name: "SkeletonLayout",
      dependencies: rooms(upTo: "SkeletonLifecycle") + ["CPango"],
      swiftSettings: strict),
    // The sources of the module named SwiftUI, for the command to compile them on a user's machine.
    .target(name: "CSwiftUISource"),
    .target(
      name: "SkeletonSwiftUI",
      dependencies: rooms(upTo: "SkeletonLayout") + ["CSwiftUISource"],
      swiftSettings: strict),
    .target(
      name: "SkeletonRender",
      dependencies: rooms(upTo: "SkeletonSwiftUI") + ["CCairo", "CDeflate", "CPNG"],
      swiftSettings: strict),
    .target(
      name: "SkeletonGoldens",
      dependencies: rooms(upTo: "SkeletonRender"),
      swiftSettings: strict),
    .target(
      name: "SkeletonLint",
      dependencies: rooms(upTo: "SkeletonGoldens"),
      swiftSettings: strict),
    .target(
      name: "SkeletonAudit",
      dependencies: rooms(upTo: "SkeletonLint"),
      swiftSettings: strict),
    .target(
      name: "SkeletonImport",
      dependencies: rooms(upTo: "SkeletonAudit"),
      swiftSettings: strict),
    .target(
      name: "SkeletonReports",
      dependencies: rooms(upTo: "SkeletonImport"),
      resources: reportPage.map { .embedInCode("HTML/Page/" + $0) },
      swiftSettings: strict),
    .target(
      name: "SkeletonExport",
      dependencies: rooms(upTo: "SkeletonReports") + ["CWebP"],
      resources: gallery.map { .embedInCode("Gallery/Page/" + $0) },
      swiftSettings: strict),
    .target(
      name: "SkeletonServing",
      dependencies: rooms(upTo: "SkeletonExport") + ["CMicroHTTP"],
      resources: previewPage.map { .embedInCode("Page/" + $0) },
      swiftSettings: strict),
    .target(
      name: "SkeletonTesting",
      dependencies: rooms(upTo: "SkeletonReports"),
      swiftSettings: strict),
    .executableTarget(
      name: "skelsnap",
      dependencies: rooms(upTo: "SkeletonServing"),
      resources: starter.map { .embedInCode("Verbs/Init/" + $0) },
      swiftSettings: strict),
    // What several test targets build their samples with.
    .target(
      name: "TestSupport",
      dependencies: rooms(upTo: "SkeletonLayout"),
      path: "Tests/TestSupport",
      swiftSettings: strict),
    // What reads foreign bytes, for FuzzTests and for libFuzzer.
    .target(
      name: "Fuzzing",
      dependencies: rooms(upTo: "SkeletonReports"),
      path: "Tests/Fuzzing",
      swiftSettings: strict),
    .testTarget(
      name: "FuzzTests",
      dependencies: rooms(upTo: "SkeletonReports") + ["Fuzzing", "TestSupport", "skelsnap"],
      exclude: ["Corpus", "Fuzzer"],
      swiftSettings: strict),
    // Compares what CPango declares with pango's own headers, in a test target that imports nothing
    // else: types of both cannot be told apart.
    .systemLibrary(
      name: "CPangoCheck", path: "Tests/CPangoCheck", pkgConfig: "pangoft2",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .testTarget(
      name: "CPangoTests",
      dependencies: ["CPangoCheck"],
      swiftSettings: strict),
    .testTarget(
      name: "SkeletonModelTests",
      dependencies: rooms(upTo: "SkeletonModel"),
      swiftSettings: strict),
    .testTarget(
      name: "SkeletonSystemTests",
      dependencies: rooms(upTo: "SkeletonSystem"),
      swiftSettings: strict),
    .testTarget(
      name: "SkeletonLanguageTests",
      dependencies: rooms(upTo: "SkeletonLanguage") + ["TestSupport"],
      exclude: ["Fixtures"],
      swiftSettings: strict),
    .testTarget(
      name: "SkeletonLifecycleTests",
      dependencies: rooms(upTo: "SkeletonLifecycle") + ["TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "SkeletonLayoutTests",
      dependencies: rooms(upTo: "SkeletonLayout") + ["TestSupport"],
      exclude: ["Layout/layout-model.py", "Layout/layout-reference.txt"],
      swiftSettings: strict),
    .testTarget(
      name: "SkeletonSwiftUITests",
      dependencies: rooms(upTo: "SkeletonSwiftUI") + ["TestSupport"],
      exclude: ["Peer"],
      swiftSettings: strict),
    .testTarget(
      name: "SkeletonRenderTests",
      dependencies: rooms(upTo: "SkeletonRender") + ["TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "SkeletonGoldensTests",
      dependencies: rooms(upTo: "SkeletonGoldens") + ["TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "SkeletonLintTests",
      dependencies: rooms(upTo: "SkeletonLint") + ["TestSupport"],
      exclude: ["Fixtures"],
      swiftSettings: strict),
    .testTarget(
      name: "SkeletonAuditTests",
      dependencies: rooms(upTo: "SkeletonAudit") + ["TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "SkeletonImportTests",
      dependencies: rooms(upTo: "SkeletonImport") + ["TestSupport"],
      exclude: ["Fixtures"],
      swiftSettings: strict),
    .testTarget(
      name: "SkeletonReportsTests",
      dependencies: rooms(upTo: "SkeletonReports") + ["TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "SkeletonExportTests",
      dependencies: rooms(upTo: "SkeletonExport") + ["TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "SkeletonServingTests",
      dependencies: rooms(upTo: "SkeletonServing"),
      swiftSettings: strict),
    .testTarget(
      name: "SkeletonTestingTests",
      dependencies: rooms(upTo: "SkeletonReports") + ["SkeletonTesting", "TestSupport"],
      swiftSettings: strict),
    // The products as their users have them: no package access, so that nothing but what is public
    // can be used.
    .testTarget(
      name: "LibraryTests",
      dependencies: ["SkeletonRender", "SkeletonTesting"],
      packageAccess: false,
      swiftSettings: strict),
    .testTarget(
      name: "CommandTests",
      dependencies: rooms(upTo: "SkeletonReports") + ["skelsnap", "TestSupport"],
      // Source of apps, which the command compiles.
      exclude: ["Views/Apps"],
      swiftSettings: strict),
    // What this repository promises of itself: its layout, its pages, its goldens, its ledger.
    .testTarget(
      name: "HouseTests",
      dependencies: rooms(upTo: "SkeletonReports") + ["TestSupport"],
      exclude: ["Facts/facts.md", "public-surface.txt"],
      swiftSettings: strict),
    .testTarget(
      name: "Snapshots",
      dependencies: rooms(upTo: "SkeletonRender") + ["SkeletonTesting"],
      exclude: [
        "Devices/skelsnap.yaml", "Devices/upright.skel.yaml", "Devices/turned.skel.yaml",
        "Devices/goldens",
      ],
      swiftSettings: strict),
  ]
)

// `scripts/fuzz` alone builds the fuzzer, because nothing else can link libFuzzer.
if Context.environment["SKELSNAP_FUZZ"] != nil {
  package.products = [.executable(name: "skelsnap-fuzz", targets: ["skelsnap-fuzz"])]
  package.targets.append(
    .executableTarget(
      name: "skelsnap-fuzz", dependencies: rooms(upTo: "SkeletonSystem") + ["Fuzzing"],
      path: "Tests/FuzzTests/Fuzzer",
      swiftSettings: strict))
}

// `scripts/test-room` builds one target's tests and what they need, and nothing else: SwiftPM links
// all tests of a package into one program, and so builds them all.
if let room = Context.environment["SKELSNAP_ROOM"] {
  var kept: Set<String> = []
  var waiting = [room + "Tests"]
  while let name = waiting.popLast() {
    guard kept.insert(name).inserted else { continue }
    for target in package.targets where target.name == name {
      waiting += target.dependencies.compactMap { dependency in
        switch dependency {
        case .targetItem(let name, _), .byNameItem(let name, _): name
        default: nil
        }
      }
    }
  }
  package.products = []
  package.targets.removeAll { !kept.contains($0.name) }
}
