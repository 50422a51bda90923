// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  // What a file uses, it imports: otherwise the targets below would not be all that are in use.
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// For targets that work pixel by pixel or byte by byte: nearly all of the tests' time is spent in
/// them, and optimized they need a fraction of it. Only `scripts/test` asks for this, so that nobody
/// who depends on this package sees the flag.
let optimized: [SwiftSetting] =
  Context.environment["SKELSNAP_OPTIMIZED"] == nil
  ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// For tests, whose own code gains nothing by being optimized and takes minutes to be so: `.ci/run`
/// alone builds them for release, together with what users build.
let unoptimized: [SwiftSetting] =
  Context.environment["SKELSNAP_OPTIMIZED"] == nil
  ? [] : [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// What only tests see of a target, where these are built for release as well: for debugging it is
/// there anyway.
let testable: [SwiftSetting] =
  Context.environment["SKELSNAP_OPTIMIZED"] == nil
  ? [] : [.define("TESTABLE", .when(configuration: .release))]

/// The one target whose tests `scripts/test-room` runs.
let unfinished = Context.environment["SKELSNAP_ROOM"]

/// A target of ours.
///
/// - Parameters:
///   - uses: What its sources import of the library, without `Skeleton`, and nothing else: a change
///     to one of these compiles this target again.
///   - others: Other targets that it imports.
///   - exclude: Files that are no Swift, in folders of their own: a C target has them compiled in.
///   - isHot: Whether it is optimized below tests.
///   - settings: What it is compiled with beside what all are.
func room(
  _ name: String, uses: String = "", others: [String] = [], exclude: [String] = [],
  isHot: Bool = false, settings: [SwiftSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies(uses, others), exclude: exclude,
    swiftSettings: strict + (isHot && name != unfinished ? optimized : []) + settings)
}

/// The tests of a target, in `Tests/NAME`.
func tests(
  _ name: String, uses: String = "", others: [String] = [], exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies(uses, others), exclude: exclude,
    swiftSettings: strict + unoptimized + testable)
}

func dependencies(_ rooms: String, _ others: [String]) -> [Target.Dependency] {
  (rooms.split(separator: " ").map { "Skeleton\($0)" } + others).map { .target(name: $0) }
}

/// Headers of Homebrew's are where only pkg-config finds them.
#if os(macOS)
  let (cairoFlags, pngFlags): (String?, String?) = ("cairo", "libpng")
#else
  let (cairoFlags, pngFlags): (String?, String?) = (nil, nil)
#endif

// Neither cairo nor libpng, pango, libwebp and libmicrohttpd come by pkg-config on Linux, which would
// have the command linked with them: each is found when first needed.
let systemLibraries: [Target] = [
  .systemLibrary(
    name: "CCairo", pkgConfig: cairoFlags,
    providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
  .systemLibrary(
    name: "CPNG", pkgConfig: pngFlags,
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
    name: "CRSVG",
    providers: [.apt(["librsvg2-2"]), .brew(["librsvg"])]),
  .systemLibrary(
    name: "CPoppler",
    providers: [.apt(["libpoppler-glib8"]), .brew(["poppler"])]),
  .systemLibrary(
    name: "CTurboJPEG",
    providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
  .systemLibrary(
    name: "CMicroHTTP",
    providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
]

/// What the command carries that is no Swift, as arrays of bytes: made by `scripts/regenerate`.
let carried: [Target] = [
  .target(name: "CLanguageFiles"),
  .target(name: "CPagesFiles"),
  .target(name: "CReportsFiles"),
  .target(name: "CExportFiles"),
  .target(name: "CServingFiles"),
  .target(name: "CCommandFiles"),
  // The sources of the module named SwiftUI, for the command to compile them on a user's machine.
  .target(name: "CSwiftUISource"),
]

/// What only C can do: between the copy of a process and the program that it becomes, no Swift runs.
/// None of it is in headers, whose code and variables Swift would put into several of its own files.
let inC: [Target] = [
  .target(name: "CSupervisor"),
  // A jump out of libpng crosses no Swift either.
  .target(name: "CPNGReader", dependencies: ["CPNG"]),
]

// Each floor stands on the ones above it, and what is on one floor is side by side. `RoomsTests`
// compares these lines with the imports of the sources, and draws them in CONTRIBUTING.md.
let library: [Target] = [
  // Model: the values that all share, and the machine.
  room("SkeletonModel", isHot: true),
  room("SkeletonSystem", uses: "Model", others: ["CSupervisor"]),

  // Language: from texts to the model.
  room(
    "SkeletonLanguage", uses: "Model System", others: ["CYAML", "CLanguageFiles"],
    exclude: [
      "Theme/BuiltIn/Themes", "Reference/language.md", "Symbols/symbols.txt",
      "Symbols/symbol-boxes.txt",
    ],
    settings: testable),
  room("SkeletonImport", uses: "Model System Language"),

  // Layout and painting: from the model to frames.
  room("SkeletonLifecycle", uses: "Model"),
  room("SkeletonLayout", uses: "Model", others: ["CPango"]),
  room(
    "SkeletonPainting", uses: "Model System Layout",
    others: ["CCairo", "CDeflate", "CPNGReader", "CPoppler", "CRSVG", "CTurboJPEG"], isHot: true),
  room("SkeletonFrames", uses: "Model System Language Lifecycle Layout Painting"),
  // Views of apps' source: to the model, too, but by way of what layout proposes to them.
  room(
    "SkeletonSwiftUI", uses: "Model System Language Import Layout", others: ["CSwiftUISource"],
    isHot: true),

  // Writing the model in another language.
  room("SkeletonGenerate", uses: "Model Language Layout Painting"),

  // Judging: frames against goldens, laws and rules.
  room("SkeletonGoldens", uses: "Model System Language Lifecycle Layout Painting Frames"),
  room("SkeletonLint", uses: "Model System Language Layout Painting Frames"),
  room("SkeletonAudit", uses: "Model System Language Lifecycle Layout Painting Frames Goldens"),

  // Showing: what a run prints, files for people, pages.
  room(
    "SkeletonPages", uses: "Model System", others: ["CPagesFiles"], exclude: ["Page"]),
  room(
    "SkeletonReports",
    uses: "Model System Language Lifecycle Layout Painting Frames Goldens Lint Audit Pages",
    others: ["CReportsFiles"], exclude: ["HTML/Page"]),
  room(
    "SkeletonExport", uses: "Model System Layout Painting Frames Pages",
    others: ["CWebP", "CExportFiles"], exclude: ["Gallery/Page"], isHot: true),
  room(
    "SkeletonServing",
    uses: "Model System Language Lifecycle Layout Painting Frames Goldens Pages",
    others: ["CMicroHTTP", "CServingFiles"], exclude: ["Page"]),

  // The command: and what users of the library import.
  room("SkeletonRender", uses: "Model System Language Lifecycle Layout Painting Frames SwiftUI"),
  room("SkeletonTesting", uses: "Model System Language SwiftUI Goldens Reports Render"),
  .executableTarget(
    name: "skelsnap",
    dependencies: dependencies(
      "Model System Language Import Lifecycle Layout Painting Frames SwiftUI Generate Goldens Lint "
        + "Audit "
        + "Pages Reports Export Serving", ["CCommandFiles"]),
    exclude: ["Verbs/Init/Starter", "Verbs/Init/Workflows", "Verbs/Init/Editor"],
    swiftSettings: strict),
]

let testing: [Target] = [
  // What several test targets build their samples with.
  .target(
    name: "TestSupport", dependencies: dependencies("Model Language Lifecycle Layout", []),
    path: "Tests/TestSupport", swiftSettings: strict),
  // What pictures are, painted as slowly as can be.
  .target(
    name: "PlainPainter", dependencies: dependencies("Model Painting", []),
    path: "Tests/PlainPainter", swiftSettings: strict + optimized + testable),
  // What reads foreign bytes; `scripts/fuzz` makes a program of these targets, which is not built
  // otherwise, because it sees what is internal.
  tests(
    "FuzzTests",
    uses: "Model Language Import Lifecycle Layout Painting Frames SwiftUI Goldens Reports",
    others: ["TestSupport", "skelsnap"], exclude: ["Corpus", "Fuzzer"]),
  // Compares what CPango declares with pango's own headers, in a test target that imports nothing
  // else: types of both cannot be told apart.
  .systemLibrary(
    name: "CPangoCheck", path: "Tests/CPangoCheck", pkgConfig: "pangoft2",
    providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
  tests("CPangoTests", others: ["CPangoCheck"]),

  tests("SkeletonModelTests", uses: "Model"),
  tests("SkeletonSystemTests", uses: "Model System"),
  tests(
    "SkeletonLanguageTests", uses: "Model Language", others: ["TestSupport"], exclude: ["Fixtures"]),
  tests(
    "SkeletonImportTests", uses: "Model Language Import", others: ["TestSupport"],
    exclude: ["Fixtures"]),
  tests("SkeletonLifecycleTests", uses: "Model Lifecycle", others: ["TestSupport"]),
  tests(
    "SkeletonLayoutTests", uses: "Model Layout", others: ["TestSupport"],
    exclude: ["Layout/layout-model.py", "Layout/layout-reference.txt"]),
  tests(
    "SkeletonPaintingTests", uses: "Model System Language Layout Painting",
    others: ["PlainPainter", "TestSupport"]),
  tests(
    "SkeletonFramesTests", uses: "Model Language Lifecycle Layout Painting Frames",
    others: ["TestSupport"]),
  tests("SkeletonSwiftUITests", uses: "Model System Language SwiftUI", exclude: ["Peer"]),
  tests(
    "SkeletonGoldensTests", uses: "Model System Language Lifecycle Layout Painting Frames Goldens",
    others: ["TestSupport"]),
  tests(
    "SkeletonLintTests", uses: "Model Language Layout Lint", others: ["TestSupport"],
    exclude: ["Fixtures"]),
  tests(
    "SkeletonGenerateTests", uses: "Model Language Layout Generate", others: ["TestSupport"]),
  tests("SkeletonAuditTests", uses: "Model Language Audit"),
  tests(
    "SkeletonReportsTests", uses: "Model System Language Layout Painting Goldens Pages Reports"),
  tests(
    "SkeletonExportTests", uses: "Model System Language Layout Painting Frames Export",
    others: ["TestSupport"]),
  tests("SkeletonServingTests", uses: "Model System Serving", others: ["TestSupport"]),
  tests("SkeletonRenderTests", uses: "Model Painting Render", others: ["TestSupport"]),
  tests("SkeletonTestingTests", uses: "Model System Language Goldens Reports Testing"),
  tests(
    "CommandTests", uses: "Model System Language Painting Pages Reports Render",
    others: ["skelsnap", "TestSupport"],
    // Source of apps, which the command compiles.
    exclude: ["Views/Apps"]),
  // The products as their users have them: no package access, so that nothing but what is public
  // can be used.
  .testTarget(
    name: "LibraryTests", dependencies: dependencies("Render Testing", []), packageAccess: false,
    swiftSettings: strict),
  // What this repository promises of itself: its layout, its pages, its goldens, its ledger.
  tests(
    "HouseTests", uses: "Model Language Lifecycle Layout Painting Frames Goldens Lint Reports",
    others: ["TestSupport"], exclude: ["Facts/facts.md", "Mended/mended.md", "public-surface.txt"]),
  tests(
    "Snapshots", uses: "Model System Language Layout Testing",
    exclude: [
      "Devices/skelsnap.yaml", "Devices/upright.skel.yaml", "Devices/turned.skel.yaml",
      "Devices/goldens",
    ]),
]

let package = Package(
  name: "skelsnap",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "skelsnap", targets: ["skelsnap"]),
    .library(name: "SkeletonRender", targets: ["SkeletonRender"]),
    .library(name: "SkeletonTesting", targets: ["SkeletonTesting"]),
  ],
  targets: systemLibraries + carried + inC + library + testing)

// `scripts/fuzz` alone builds the fuzzer, because nothing else can link libFuzzer.
if Context.environment["SKELSNAP_FUZZ"] != nil {
  package.products = [.executable(name: "skelsnap-fuzz", targets: ["skelsnap-fuzz"])]
  package.targets =
    systemLibraries + carried + inC + library + [
      .target(
        name: "Fuzzing",
        dependencies: dependencies(
          "Model Language Import Lifecycle Layout Painting Frames SwiftUI Goldens Reports", []),
        path: "Tests/FuzzTests/Targets", swiftSettings: strict),
      .executableTarget(
        name: "skelsnap-fuzz", dependencies: dependencies("System", ["Fuzzing"]),
        path: "Tests/FuzzTests/Fuzzer", swiftSettings: strict),
    ]
}

// `scripts/test-room` builds one target's tests and what they need, and nothing else: SwiftPM links
// all tests of a package into one program, and so builds them all.
if let room = unfinished {
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
