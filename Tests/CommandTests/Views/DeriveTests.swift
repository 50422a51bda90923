import Foundation
import Testing

/// `skelsnap derive`: what it writes looks as what is derived at each run, and `diff` of one document
/// holds the one against the other.
@Suite("Derived skeletons")
struct DeriveTests {
  static let documents = [
    "agora/posts", "buzzbox/message-thread", "nuvie/feed", "nuvie/cards", "baolife/pieces",
    "baolife/overlays",
  ]

  @Test(arguments: documents) func isAsWhatIsDerivedAtEachRun(_ name: String) throws {
    let project = try ViewProject(copying: "examples")
    let derived = "examples/\(name)-derived.skel.yaml"
    let written = try project.run(["derive", "examples/\(name).skel.yaml", "-o", derived])
    #expect(written.status == 0 && written.error == "", "\(written.error)")
    #expect(written.output == derived + "\n")
    let compared = try project.run(["diff", derived])
    #expect(compared.status == 0, "\(compared.output)")
    #expect(compared.output.hasPrefix("identical: nodes and pixels of the skeletons"))
  }

  private static let document = """
    skelsnap: 1
    canvas: {width: 200, height: fit}
    skeleton:
      hstack:
        maxWidth: fill
        frameAlignment: leading
        children:
          - circle: {id: avatar, size: 40}
          - block: {id: name, width: 80, height: 12, radius: 4}
    content:
      hstack:
        maxWidth: fill
        frameAlignment: leading
        children:
          - circle: {id: avatar, size: 44, fill: systemIndigo}
          - text: {id: name, value: Ada}

    """

  /// The node that is furthest off comes first.
  @Test func aSkeletonOfOnesOwnIsHeldAgainstItsContent() throws {
    let scratch = try Scratch()
    try scratch.write(Self.document, to: "row.skel.yaml")
    let compared = try Skelsnap.run(["diff", "row.skel.yaml"], in: scratch.path)
    #expect(compared.status == 1)
    let lines = compared.output.split(separator: "\n")
    #expect(lines.count == 2, "\(compared.output)")
    #expect(
      lines.first?.hasPrefix("name (row.skel.yaml:9:9), name (row.skel.yaml:16:9): ") ?? false)
    #expect(lines.first?.contains("width 80 → ") ?? false)
    #expect(lines.last?.hasPrefix("avatar (row.skel.yaml:8:9), avatar ") ?? false)
    #expect(lines.last?.contains("width 40 → 44 (+4)") ?? false)
  }

  @Test func aSkeletonOfOnesOwnIsNotReplaced() throws {
    let scratch = try Scratch()
    try scratch.write(Self.document, to: "row.skel.yaml")
    let call = ["derive", "row.skel.yaml", "-o", "row.skel.yaml"]
    let refused = try Skelsnap.run(call, in: scratch.path)
    #expect(refused.status == 2 && refused.error.contains("'--force' replaces it"))
    #expect(try scratch.text(of: "row.skel.yaml") == Self.document)
    #expect(try Skelsnap.run(call + ["--force"], in: scratch.path).status == 0)
    #expect(try Skelsnap.run(["diff", "row.skel.yaml"], in: scratch.path).status == 0)
    // What somebody else has written is not replaced either.
    try scratch.write(Self.document, to: "other.skel.yaml")
    let other = ["derive", "row.skel.yaml", "-o", "other.skel.yaml"]
    #expect(try Skelsnap.run(other, in: scratch.path).status == 2)
    #expect(try Skelsnap.run(other + ["--force"], in: scratch.path).status == 0)
  }

  /// A view is the document's content, and its skeleton is written out.
  @Test func aViewIsTheContent() throws {
    let project = try ViewProject([
      "Sources/Feed.swift": """
      import SwiftUI
      struct FeedScreen: View {
        var body: some View {
          VStack(alignment: .leading, spacing: 8) {
            ForEach(0..<3, id: \\.self) { _ in
              HStack(spacing: 12) {
                Circle().fill(.indigo).frame(width: 40, height: 40)
                Text("Ada Bell").font(.headline)
              }
            }
          }.padding()
        }
      }
      """
    ])
    let written = try project.run(
      ["derive", "--swiftui", "Sources", "--view", "FeedScreen", "-o", "feed.skel.yaml"])
    #expect(written.status == 0, "\(written.error)")
    let text = try project.scratch.text(of: "feed.skel.yaml")
    #expect(
      text.contains("content: {swiftui: {view: \"FeedScreen\", source: \"Sources\"}}"), "\(text)")
    #expect(text.contains("count: 3"))
    let compared = try project.run(["diff", "feed.skel.yaml"])
    #expect(compared.status == 0, "\(compared.output)\(compared.error)")
  }

  /// From the document to code, by hand from there, and back.
  @Test func codeThatIsChangedIsNamedAndComesBack() throws {
    let project = try ViewProject(["row.skel.yaml": Self.document])
    let generate = ["generate", "swiftui", "row.skel.yaml", "-o", "RowSkeleton.swift"]
    #expect(try project.run(generate).status == 0)
    let diff = ["diff", "row.skel.yaml", "RowSkeleton.swift#RowSkeleton"]
    let same = try project.run(diff)
    #expect(same.status == 0, "\(same.output)\(same.error)")

    let code = try project.scratch.text(of: "RowSkeleton.swift")
    let changed = code.replacing("width: 80", with: "width: 90")
    #expect(changed != code)
    try project.scratch.write(changed, to: "RowSkeleton.swift")
    let other = try project.run(diff)
    #expect(other.status == 1)
    #expect(
      other.output.hasPrefix("name (row.skel.yaml:9:9), ")
        && other.output.contains("(RowSkeleton.swift:") && other.output.contains("80 → 90 (+10)")
        && other.output.split(separator: "\n").count == 1, "\(other.output)")

    let back = try project.run([
      "import", "--swiftui", "RowSkeleton.swift", "--view", "RowSkeleton", "-o", "back.skel.yaml",
    ])
    #expect(back.status == 0, "\(back.error)")
    let again = try project.run(["diff", "back.skel.yaml", "RowSkeleton.swift#RowSkeleton"])
    #expect(again.status == 0, "\(again.output)\(again.error)")
  }

  @Test(
    arguments: [
      (["derive", "row.skel.yaml", "-o", "row.png"], 64, "is no name of a document"),
      (["derive", "none.skel.yaml"], 2, "none.skel.yaml"),
      (["derive", "bare.skel.yaml"], 2, "there is no 'content'"),
      (["diff", "bare.skel.yaml"], 2, "has no content that a skeleton could be derived from"),
      (["diff", "row.png"], 64, "'row.png' is no document"),
    ] as [([String], Int32, String)])
  func whatIsAskedForWrongIsRefused(
    _ arguments: [String], _ status: Int32, _ reason: String
  ) throws {
    let scratch = try Scratch()
    try scratch.write(Self.document, to: "row.skel.yaml")
    try scratch.write("skelsnap: 1\nskeleton: {circle: 3}\n", to: "bare.skel.yaml")
    let outcome = try Skelsnap.run(arguments, in: scratch.path)
    #expect(outcome.status == status)
    #expect(outcome.error.contains(reason), "\(outcome.error)")
  }
}
