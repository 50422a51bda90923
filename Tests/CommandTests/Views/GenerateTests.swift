import Foundation
import Testing

/// `skelsnap generate`: the SwiftUI that it writes is compiled as an app's own source, and painted
/// beside the document.
@Suite("Generated code against its document")
struct GenerateTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var document: String
    var view: String
    /// How far a sample may be off.
    var threshold = 0

    var testDescription: String { document }
  }

  static let rows = [
    Row(document: "buzzbox/conversation-list", view: "ConversationListSkeleton"),
    Row(document: "buzzbox/skeleton-view", view: "SkeletonView"),
    Row(document: "agora/recommended", view: "RecommendedSkeleton"),
    Row(document: "baolife/pieces", view: "PiecesSkeleton"),
    // A translucent light on an opaque placeholder: together they are no steps of 255.
    Row(document: "nuvie/cards", view: "CardsSkeleton", threshold: 1),
    // Rows that scroll to the side, with margins round what scrolls.
    Row(document: "nuvie/feed", view: "FeedSkeleton", threshold: 1),
  ]

  @Test(arguments: rows) func isAsTheDocument(_ row: Row) throws {
    let project = try ViewProject(copying: "examples")
    let document = "examples/\(row.document).skel.yaml"
    let generated = try project.run(["generate", "swiftui", document, "-o", "View.swift"])
    #expect(generated.status == 0 && generated.error == "", "\(generated.error)")
    #expect(try project.scratch.text(of: "View.swift").contains("\nstruct \(row.view): View {"))
    let text = try project.scratch.text(of: document)
    let twin = "examples/\(row.document)-view"
    try project.scratch.write(
      Self.frame(of: text)
        + "\nskeleton: {swiftui: {view: \(row.view), source: ../../View.swift}}\n",
      to: twin + ".skel.yaml")
    for (path, folder) in [(document, "before"), (twin + ".skel.yaml", "after")] {
      let painted = try project.run(
        ["render", path, "--all", "--state", "skeleton", "-q", "-o", folder])
      #expect(painted.status == 0, "\(painted.error)")
    }
    let compared = try project.run([
      "diff", "before/examples/\(row.document)", "after/\(twin)", "--metric", "channel",
      "--threshold", "\(row.threshold)",
    ])
    #expect(compared.status == 0, "\(compared.output)\(compared.error)")
  }

  /// What a view in its place needs of a document: all but its trees.
  private static func frame(of document: String) -> String {
    var kept: [Substring] = []
    var isKept = true
    for line in document.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.first?.isLetter == true {
        isKept = ["skelsnap", "theme", "canvas", "snapshots"].contains(line.prefix { $0 != ":" })
      }
      if isKept { kept.append(line) }
    }
    return kept.joined(separator: "\n")
  }

  private static let document = """
    skelsnap: 1
    canvas: {width: 200, height: fit}
    skeleton:
      hstack:
        spacing: 12
        children:
          - circle: {size: 40}
          - block: {height: 16, radius: 4}

    """

  @Test(arguments: ["swiftui", "svg"])
  func aFileThatIsNotWhatTheDocumentSaysIsAFinding(_ language: String) throws {
    let scratch = try Scratch()
    try scratch.write(Self.document, to: "row.skel.yaml")
    let check = ["generate", language, "row.skel.yaml", "-o", "row.code", "--check"]
    let missing = try Skelsnap.run(check, in: scratch.path)
    #expect(missing.status == 1)
    #expect(!FileManager.default.fileExists(atPath: scratch.path + "/row.code"))
    let written = try Skelsnap.run(
      ["generate", language, "row.skel.yaml", "-o", "row.code"], in: scratch.path)
    #expect(written.status == 0 && written.output == "" && written.error == "")
    let same = try Skelsnap.run(check, in: scratch.path)
    #expect(same.status == 0 && same.output == "")
    try scratch.write(
      Self.document.replacing("spacing: 12", with: "spacing: 16"), to: "row.skel.yaml")
    let stale = try Skelsnap.run(check, in: scratch.path)
    #expect(stale.status == 1)
    #expect(stale.output.hasPrefix("stale  row.code is not what row.skel.yaml says; "))
  }

  /// A loader has the document's shapes where the document has them: taken in again, both have the
  /// same frames.
  @Test func aLoaderHasTheDocumentsShapes() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      skelsnap: 1
      canvas: {width: 300, height: 140}
      skeleton:
        vstack:
          alignment: leading
          padding: 12
          children:
            - hstack: [circle: 40, {block: {width: 120, height: 16, radius: 4}}]
            - block: {height: 30, radius: {topLeading: 12, bottomTrailing: 4}}
            - ellipse: {width: 60, height: 20}

      """, to: "row.skel.yaml")
    let written = try Skelsnap.run(
      ["generate", "jsx", "row.skel.yaml", "--appearance", "dark", "-o", "Row.jsx"],
      in: scratch.path)
    #expect(written.status == 0 && written.error == "", "\(written.error)")
    let code = try scratch.text(of: "Row.jsx")
    #expect(code.contains("export default function RowSkeleton(props)"))
    #expect(code.contains("viewBox=\"0 0 300 140\""))
    let taken = try Skelsnap.run(
      ["import", "Row.jsx", "-q", "-o", "loader.skel.yaml"], in: scratch.path)
    #expect(taken.status == 0, "\(taken.error)")
    let compared = try Skelsnap.run(
      ["diff", "row.skel.yaml", "loader.skel.yaml"], in: scratch.path)
    for line in compared.output.split(separator: "\n") {
      // Corners are circular in SVG, and one colour is not both appearances'.
      #expect(line.contains("painted otherwise") || line.hasPrefix("a round takes"), "\(line)")
    }
  }

  /// The project of a document, and the files that are written from it.
  private static func project(_ generated: String) throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write("skelsnap: 1\ngenerated:\n\(generated)", to: "skelsnap.yaml")
    try scratch.write(document, to: "row.skel.yaml")
    return scratch
  }

  private static let both = """
      Sources/Row.swift: {swiftui: row.skel.yaml}
      row-dark.svg: {svg: row.skel.yaml, appearance: dark}

    """

  @Test func filesOfAProjectAreWrittenAndVerified() throws {
    let scratch = try Self.project(Self.both)
    let all = try Skelsnap.run(["generate"], in: scratch.path)
    #expect(all.status == 0 && all.output == "Sources/Row.swift\nrow-dark.svg\n", "\(all.error)")
    #expect(try scratch.text(of: "row-dark.svg").contains("<svg"))
    // What is as it should be is not written again.
    #expect(try Skelsnap.run(["generate"], in: scratch.path).output == "")
    #expect(try Skelsnap.run(["record", "-q"], in: scratch.path).status == 0)
    try scratch.write(
      Self.document.replacing("spacing: 12", with: "spacing: 16"), to: "row.skel.yaml")
    let check = try Skelsnap.run(["generate", "--check"], in: scratch.path)
    #expect(check.status == 1)
    #expect(check.output.split(separator: "\n").count == 2)
    let record = try Skelsnap.run(["record", "-q"], in: scratch.path)
    #expect(record.status == 1)
    let stale = try Skelsnap.run(["verify"], in: scratch.path)
    #expect(stale.status == 1)
    let found = stale.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for words in [
      "generated light", "says 'HStack(spacing: 12) {', and 'HStack(spacing: 16) {' is what",
      "at skelsnap.yaml:3:3", "row-dark.svg: line 3 is not what the document says",
      "waive: {generated: \"why\"}",
    ] { #expect(found.contains(words), "\(found)") }
    #expect(try Skelsnap.run(["generate"], in: scratch.path).status == 0)
    #expect(try Skelsnap.run(["verify"], in: scratch.path).status == 0)
  }

  /// Once, whichever shard it falls to.
  @Test func aRunInPartsFindsThemOnce() throws {
    let scratch = try Self.project(Self.both)
    #expect(try Skelsnap.run(["record", "-q"], in: scratch.path).status == 1)
    for index in 1...2 {
      _ = try Skelsnap.run(
        ["verify", "-q", "--shard", "\(index)/2", "--artifacts", "s\(index)"], in: scratch.path)
    }
    let merged = try Skelsnap.run(["merge", "s1", "s2"], in: scratch.path)
    #expect(merged.status == 1)
    #expect(merged.output.split(separator: "Sources/Row.swift: ").count == 2, "\(merged.output)")
    let narrowed = try Skelsnap.run(["verify", "--filter", "row/light*"], in: scratch.path)
    #expect(narrowed.status == 0, "\(narrowed.output)")
  }

  @Test(arguments: [
    ("  ../row.svg: {svg: row.skel.yaml}\n", "'../row.svg' leads outside the project's folder"),
    ("  Row.swift: {}\n", "needs 'swiftui'"),
    ("  Row.swift: {swiftui: row.skel.yaml, type: ax1}\n", "'type' is for jsx and svg"),
    ("  row.svg: {svg: none.skel.yaml}\n", "there is no document none.skel.yaml"),
  ])
  func aFileThatIsNamedWrongIsAnError(_ generated: String, _ reason: String) throws {
    let scratch = try Self.project(generated)
    let verified = try Skelsnap.run(["verify"], in: scratch.path)
    #expect(verified.status == 2)
    #expect(
      (verified.output + verified.error).contains(reason), "\(verified.output)\(verified.error)")
    #expect(try Skelsnap.run(["generate"], in: scratch.path).status != 0)
  }

  /// What SwiftUI cannot say, by what is changed in the document, and the line that is warned of.
  static let warnings: [(String, String, String)] = [
    ("circle: {size: 40}", "spinner: {size: 30}", ":7:9: warning: a spinner is 20 points wide"),
    ("height: 16", "height: 16, width: 60%", ":8:9: warning: a part of the width"),
    ("circle: {size: 40}", "text: {value: Ada, font: {leading: 30}}", "as high as its leading"),
    (
      "skeleton:",
      "theme: {shimmer: {gradient: {stops: [red, blue], rest: 1s, easing: easeIn}}}\nskeleton:",
      "warning: SwiftUI waits before each movement"
    ),
    (
      "skeleton:", "theme: {shimmer: {pulse: {stops: [red, blue, red]}}}\nskeleton:",
      "warning: a pulse of more than two colours"
    ),
    (
      "skeleton:", "theme: {shimmer: {pulse: {stops: [red, blue], rest: 1s}}}\nskeleton:",
      "warning: SwiftUI has no rest after a movement and back"
    ),
  ]

  @Test(arguments: warnings.indices) func whatCannotBeSaidIsAWarning(_ index: Int) throws {
    let (old, new, warning) = Self.warnings[index]
    let scratch = try Scratch()
    #expect(Self.document.contains(old))
    let text = Self.document.replacing(old, with: new)
      .replacing("red", with: "systemRed").replacing("blue", with: "systemBlue")
    try scratch.write(text, to: "row.skel.yaml")
    let generated = try Skelsnap.run(["generate", "swiftui", "row.skel.yaml"], in: scratch.path)
    #expect(generated.status == 0)
    #expect(generated.error.contains(warning), "\(generated.error)")
  }

  @Test func jsonHasTheCodeAndTheNotes() throws {
    let scratch = try Scratch()
    try scratch.write(Self.document, to: "row.skel.yaml")
    let outcome = try Skelsnap.run(
      ["generate", "swiftui", "row.skel.yaml", "--json"], in: scratch.path)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("{\n  \"version\": 1,\n  \"language\": \"swiftui\""))
    #expect(outcome.output.contains("struct RowSkeleton: View"))
  }

  @Test(arguments: [
    (["generate", "swift", "row.skel.yaml"], "nothing is generated as 'swift'"),
    (["generate", "swiftui", "row.skel.yaml", "--check"], "'--check' compares a file"),
    (["generate", "swiftui"], "'swiftui' is written from a document"),
    (["generate"], "the project names no files under 'generated'"),
    (["generate", "--json"], "are for one"),
    (
      ["generate", "swiftui", "row.skel.yaml", "--appearance", "dark"],
      "the axes are for jsx and svg"
    ),
    (["generate", "swiftui", "row.skel.yaml", "-o", "row.skel.yaml"], "cannot be written to"),
  ])
  func whatIsAskedForWrongIsRefused(_ arguments: [String], _ reason: String) throws {
    let scratch = try Scratch()
    try scratch.write(Self.document, to: "row.skel.yaml")
    let outcome = try Skelsnap.run(arguments, in: scratch.path)
    #expect(outcome.status == 64)
    #expect(outcome.error.contains(reason), "\(outcome.error)")
    #expect(try scratch.text(of: "row.skel.yaml") == Self.document)
  }
}
