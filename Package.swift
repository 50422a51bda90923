// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// What HTML reports are made of, compiled in: the command is one file.
let reportPage = [
  "body.html", "page.css", "data.js", "list.js", "strip.js", "stage.js", "detail.js", "run.js",
  "page.js",
]

/// The built-in themes, in Theme/BuiltIn.
let themes = ["ios", "agora", "baolife", "buzzbox", "nuvie"]

let package = Package(
  name: "skelsnap",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "skelsnap", targets: ["skelsnap"]),
    .library(name: "SkeletonRender", targets: ["SkeletonRender"]),
    .library(name: "SkeletonTesting", targets: ["SkeletonTesting"]),
  ],
  targets: [
    // Not by pkg-config, which would have the command linked with cairo: it is found when first
    // needed. pango's flags lead to its header where that stands in no usual place.
    .systemLibrary(
      name: "CCairo",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangoft2",
      providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .target(
      name: "SkeletonModel",
      swiftSettings: strict),
    .target(
      name: "SkeletonSystem",
      swiftSettings: strict),
    .target(
      name: "SkeletonLanguage",
      dependencies: ["SkeletonModel", "SkeletonSystem", "CYAML"],
      resources: themes.map { .embedInCode("Theme/BuiltIn/\($0).theme.yaml") }
        + [.embedInCode("Reference/language.md")],
      swiftSettings: strict),
    .target(
      name: "SkeletonRender",
      dependencies: [
        "SkeletonModel", "SkeletonSystem", "SkeletonLanguage", "CPango", "CCairo", "CPNG",
      ],
      swiftSettings: strict),
    .target(
      name: "SkeletonGoldens",
      dependencies: ["SkeletonModel", "SkeletonSystem", "SkeletonLanguage", "SkeletonRender"],
      swiftSettings: strict),
    .target(
      name: "SkeletonReports",
      dependencies: [
        "SkeletonModel", "SkeletonSystem", "SkeletonLanguage", "SkeletonRender", "SkeletonGoldens",
      ],
      resources: reportPage.map { .embedInCode("HTML/Page/" + $0) },
      swiftSettings: strict),
    .target(
      name: "SkeletonTesting",
      dependencies: ["SkeletonModel", "SkeletonSystem", "SkeletonGoldens", "SkeletonReports"],
      swiftSettings: strict),
    .executableTarget(
      name: "skelsnap",
      dependencies: [
        "SkeletonModel", "SkeletonSystem", "SkeletonLanguage", "SkeletonRender", "SkeletonGoldens",
        "SkeletonReports",
      ],
      // What `init` writes.
      resources: ["skelsnap.yaml", "feed.skel.yaml"].map { .embedInCode("Verbs/Starter/" + $0) },
      swiftSettings: strict),
    .testTarget(
      name: "SkeletonRenderTests",
      dependencies: [
        "SkeletonModel", "SkeletonSystem", "SkeletonLanguage", "SkeletonRender", "SkeletonGoldens",
        "SkeletonReports",
      ],
      exclude: ["Fixtures", "Facts/facts.md"],
      swiftSettings: strict),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "skelsnap", "SkeletonModel", "SkeletonSystem", "SkeletonLanguage", "SkeletonRender", "SkeletonGoldens",
        "SkeletonReports",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SkeletonTestingTests",
      dependencies: [
        "SkeletonTesting", "SkeletonModel", "SkeletonSystem", "SkeletonLanguage", "SkeletonRender", "SkeletonGoldens",
        "SkeletonReports",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "Snapshots",
      dependencies: [
        "SkeletonTesting", "SkeletonModel", "SkeletonSystem", "SkeletonLanguage", "SkeletonRender", "SkeletonGoldens",
        "SkeletonReports",
      ],
      swiftSettings: strict),
  ]
)
