// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// On Apple's platforms there is a SwiftUI already, and this package has nothing to add to it.
#if os(Linux)
  /// Modules of Apple's whose names apps import beside SwiftUI's: each is SwiftUI by another name.
  let aliases = [
    "AVFoundation", "AVKit", "Combine", "CoreGraphics", "CoreLocation", "CoreText", "MapKit",
    "Network", "OSLog", "PhotosUI", "QuartzCore", "SafariServices", "SwiftData", "SwiftUICore",
    "TipKit", "UIKit",
    "UniformTypeIdentifiers", "UserNotifications", "WebKit", "os",
  ]

  /// The libraries of SwiftSyntax that the toolchain has for its own use; nil where it has none.
  func syntaxLibraries() -> String? {
    for folder in (Context.environment["PATH"] ?? "").split(separator: ":") {
      let compiler = URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc")
      guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
      let host = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
        .appendingPathComponent("../lib/swift/host").standardized.path
      return FileManager.default.fileExists(atPath: host + "/libSwiftSyntax.so") ? host : nil
    }
    return nil
  }

  // For `#Preview` and `@Entry` in targets that depend on this package. Without the libraries all
  // else compiles.
  let macros: [Target] =
    syntaxLibraries().map { host in
      let libraries = [
        "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros",
        "SwiftCompilerPluginMessageHandling",
      ]
      return [
        .macro(
          name: "SwiftUIMacros",
          swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-I", host])],
          linkerSettings: [
            .unsafeFlags(
              ["-L", host, "-Xlinker", "-rpath", "-Xlinker", host] + libraries.map { "-l" + $0 })
          ])
      ]
    } ?? []

  let products: [Product] = [
    .library(name: "SwiftUI", targets: ["SwiftUI"] + aliases),
    .library(name: "SwiftUISnapshots", targets: ["SwiftUISnapshots"]),
  ]

  // What tests of views are made of: only they build more than the module.
  let dependencies: [Package.Dependency] = [.package(name: "skelsnap", path: "..")]

  // `.ci/run` builds what it tests for release, and here that would gain nothing: these are programs
  // of an instant.
  let unoptimized: [SwiftSetting] =
    Context.environment["SKELSNAP_OPTIMIZED"] == nil
    ? [] : [.unsafeFlags(["-Onone"], .when(configuration: .release))]

  let targets: [Target] =
    [
      .target(
        name: "SwiftUI", dependencies: macros.map { .target(name: $0.name) },
        swiftSettings: [.swiftLanguageMode(.v5)] + unoptimized),
      .target(
        name: "SwiftUISnapshots",
        dependencies: ["SwiftUI", .product(name: "SkeletonTesting", package: "skelsnap")]),
      // Views with what is expected of their recordings, and the program that records them: tests
      // run in threads of their own, a recording needs the main one.
      .target(
        name: "Samples", dependencies: ["SwiftUI"], path: "Tests/Samples",
        swiftSettings: [.swiftLanguageMode(.v5)] + unoptimized),
      .executableTarget(
        name: "record-samples", dependencies: ["Samples"], path: "Tests/RecordSamples"),
      .testTarget(
        name: "SwiftUITests", dependencies: ["Samples", "record-samples"],
        swiftSettings: unoptimized),
      .testTarget(
        name: "SwiftUISnapshotsTests", dependencies: ["SwiftUI", "SwiftUISnapshots"],
        swiftSettings: unoptimized),
    ]
    + macros
    + aliases.map {
      .target(name: $0, dependencies: ["SwiftUI"], path: "Sources/Aliases/" + $0)
    }
#else
  let products: [Product] = []
  let targets: [Target] = []
  let dependencies: [Package.Dependency] = []
#endif

let package = Package(
  name: "SwiftUI", platforms: [.macOS(.v15)], products: products, dependencies: dependencies,
  targets: targets)
