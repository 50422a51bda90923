import Foundation
import TestSupport
import Testing
@testable import SkeletonPainting

@testable import SkeletonModel
@testable import SkeletonSystem

#if os(Linux)
  /// Which libraries the command loads: only those that it needs for what it is asked.
  struct LoadingTests {
    struct Row: Sendable, CustomTestStringConvertible {
      var arguments: String
      /// Of `costly`, what is loaded.
      var loads: Set<String> = []

      var testDescription: String { arguments }
    }

    /// What libraries for text and painting are called; they bring two dozen others.
    static let costly = [
      "cairo", "fontconfig", "freetype", "glib", "harfbuzz", "microhttpd", "pango", "png16",
    ]

    static let paint: Set = ["cairo", "fontconfig", "freetype"]
    static let text: Set = ["fontconfig", "freetype", "glib", "harfbuzz", "pango"]

    @Test(arguments: [
      Row(arguments: "--help"), Row(arguments: "help list"), Row(arguments: "help --markdown"),
      Row(arguments: "list"), Row(arguments: "list --json"), Row(arguments: "list --catalogue"),
      Row(arguments: "inspect blocks.skel.yaml"), Row(arguments: "schema"),
      Row(arguments: "completions bash"), Row(arguments: "prune"),
      Row(arguments: "diff one.png other.png"),
      Row(arguments: "diff one.png interlaced.png", loads: ["png16"]),
      Row(arguments: "render --format svg blocks.skel.yaml"),
      Row(arguments: "render blocks.skel.yaml", loads: paint),
      Row(arguments: "inspect words.skel.yaml", loads: text),
      Row(arguments: "--version", loads: paint.union(text)),
    ])
    func onlyWhatIsNeededIsLoaded(row: Row) throws {
      let scratch = try Scratch()
      try scratch.write("skelsnap: 1\n", to: "skelsnap.yaml")
      try scratch.write(Self.document("block: {height: 20}"), to: "blocks.skel.yaml")
      try scratch.write(Self.document("text: Hello"), to: "words.skel.yaml")
      let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
      for (name, width) in [("one.png", 4), ("other.png", 5)] {
        let picture = png(
          Bitmap(width: width, height: 4, pixels: Array(repeating: white, count: width * 4)))
        try Files.write(picture, to: "\(scratch.path)/\(name)")
      }
      var interlaced = HandmadePNG(kind: .rgba, depth: 8)
      interlaced.isInterlaced = true
      try Files.write(interlaced.bytes(), to: "\(scratch.path)/interlaced.png")
      let command = "LD_DEBUG=files '\(Skelsnap.binary.path)' \(row.arguments) 2>&1"
      let outcome = try Skelsnap.run(
        URL(fileURLWithPath: "/bin/bash"), ["-c", command], in: scratch.path)
      // The dynamic linker has said something at all.
      #expect(outcome.output.contains("file=libc.so"))
      let loaded = Self.costly.filter { outcome.output.contains("file=lib\($0)") }
      #expect(row.loads.isSubset(of: loaded))
      if row.loads.isEmpty { #expect(loaded == []) }
      if !row.loads.contains("pango") { #expect(!loaded.contains("pango")) }
      if row.loads == Self.text { #expect(!loaded.contains("cairo")) }
    }

    /// A text says what it needs, and where the dynamic linker found fault; all else still works.
    @Test func aTextSaysThatPangoCannotBeLoaded() throws {
      let scratch = try Scratch()
      try scratch.write(Self.document("text: Hello"), to: "words.skel.yaml")
      try scratch.write(Self.document("block: {height: 20}"), to: "blocks.skel.yaml")
      try scratch.write("no library", to: "libpangoft2-1.0.so.0")
      let environment = ["LD_LIBRARY_PATH": scratch.path]
      let outcome = try Skelsnap.run(
        ["inspect", "words.skel.yaml"], in: scratch.path, environment: environment)
      #expect(outcome.status == 2)
      for part in [
        "words.skel.yaml:5:", "texts need pango 1.44 and HarfBuzz 4 or newer",
        "libpangoft2-1.0.so.0: file too short", "libpangoft2-1.0-0 (apt) or pango (brew)",
      ] {
        #expect(outcome.error.contains(part), "\(outcome.error)")
      }
      let blocks = try Skelsnap.run(
        ["inspect", "blocks.skel.yaml"], in: scratch.path, environment: environment)
      #expect(blocks.status == 0, "\(blocks.error)")
      let versions = try Skelsnap.run(["--version"], environment: environment)
      #expect(versions.output.contains("\npango missing\nharfbuzz missing\nfontconfig missing\n"))
    }

    private static func document(_ skeleton: String) -> String {
      """
      skelsnap: 1
      canvas: {width: 100, height: 50}
      skeleton:
        vstack:
          - \(skeleton)

      """
    }
  }
#endif
