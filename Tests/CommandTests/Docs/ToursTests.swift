import Foundation
import Testing

/// Runs every command of every page, as a reader would.
struct ToursTests {
  /// Pages that start without a project; the others assume that there is one.
  static let fromNothing = ["README.md", "docs/getting-started.md"]

  @Test(arguments: Documentation.tours)
  func aPageDoesWhatItSays(page: MarkdownPage) throws {
    let shell = try ReadersShell(hasProject: !Self.fromNothing.contains(page.path))
    let tour = Tour(page: page)
    let steps = tour.steps
    let outcome = try tour.take(in: shell)
    if outcome.status != 0 {
      let line = outcome.said.isEmpty ? 1 : steps[outcome.said.count - 1].block.line
      Issue.record(
        "\(page.path):\(line) leaves with \(outcome.status):\n\(outcome.all.suffix(2000))")
    }
    for (step, said) in zip(steps, outcome.said) {
      guard let answer = step.answer else { continue }
      #expect(
        CutText(text: answer.text).fits(said),
        "\(page.path):\(answer.line) shows what is not said:\n\(said)")
    }
  }

  /// The complete list of blocks that cannot be run in a test.
  @Test func onlyTheseBlocksAreLeftOut() {
    let left = Documentation.tours.flatMap { page in
      page.blocks.filter { $0.info.contains("no-test") }.map { "\(page.path): \($0.lines[0])" }
    }
    #expect(
      left == [
        "README.md: scripts/demo    # builds the command and renders every example into demo/",
        "README.md: skelsnap verify --swiftui Sources/Feed --view FeedSkeleton",
        "docs/ci.md: bazel test :snapshots",
        "docs/derive.md: skelsnap derive --swiftui Sources/Feed --view FeedScreen -o feed.skel.yaml",
        "docs/derive.md: skelsnap diff feed.skel.yaml Sources/Feed#FeedSkeleton",
        "docs/getting-started.md: sudo apt-get install ./skelsnap_*.deb",
        "docs/preview.md: skelsnap preview                        # all documents of the project",
        "docs/reports.md: npx reg-cli --from reg/reg.json --report reg/index.html",
        "docs/review.md: skelsnap export --against \"origin/$GITHUB_BASE_REF\" -o changes/",
        "docs/swiftui.md: skelsnap render --swiftui Sources/Feed --view FeedSkeleton -o feed.png",
        "docs/swiftui.md: skelsnap check --swiftui Sources --reporter html:views.html",
      ])
  }

  /// Shell commands under another language name would not be tested.
  @Test(arguments: Documentation.pages)
  func commandsAreCalledSh(page: MarkdownPage) {
    for block in page.blocks {
      #expect(!["bash", "shell", "console", "zsh"].contains(block.language), "line \(block.line)")
      let unknown = Set(block.info.dropFirst()).subtracting(["no-test"])
      #expect(unknown.isEmpty, "line \(block.line)")
    }
  }

  @Test(arguments: [
    ("a\n…\nd", "a\nb\nc\nd\n", true), ("a\n…\nd", "a\nd", true), ("a\n…", "b", false),
    ("a … c", "a b c", true), ("a … c", "a b d", false), ("a", "a\n\n", true),
    ("a", "a\nb", false), ("…", "", true), ("a…b…a", "aba", true), ("a…ba", "aba", true),
    ("ab…ba", "aba", false),
  ])
  func cutTextFits(cut: String, whole: String, fits: Bool) {
    #expect(CutText(text: cut).fits(whole) == fits)
  }
}
