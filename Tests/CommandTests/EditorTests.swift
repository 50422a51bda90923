import Foundation
import Testing

/// What editors are given: schemas with the names of a project's themes, and problem matchers.
struct EditorTests {
  private static let theme = """
    skelsnap: 1
    colors: {brand: {light: "#336699", dark: "#99ccff"}}
    spacing: {gutter: 14}
    components: {card: {parameters: {title: null, lines: 2}, view: {block: {height: 80}}}}

    """

  @Test func aProjectsNamesAreWrittenAndKeptUpToDate() throws {
    let scratch = try Scratch()
    try #expect(Skelsnap.run(["init"], in: scratch.path).status == 0)
    let file = ".skelsnap-schema/document.schema.json"
    #expect(try !scratch.text(of: file).contains("brand"))
    try #expect(Skelsnap.run(["schema", "--write"], in: scratch.path).output == "")
    try scratch.write(Self.theme, to: "app.theme.yaml")
    try scratch.write("skelsnap: 1\ntheme: app.theme.yaml\n", to: "skelsnap.yaml")
    // A document that cannot be read is no reason to go without.
    try scratch.write("skelsnap: 1\nskeleton: {blok: {}}\n", to: "documents/broken.skel.yaml")
    let outcome = try Skelsnap.run(["schema", "--write"], in: scratch.path + "/documents")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.output.contains("../" + file + "\n"))
    let text = try scratch.text(of: file)
    for words in [
      "\"brand\"", "light #336699, dark #99ccff", "14 pt", "with title (required), lines = 2",
    ] {
      #expect(text.contains(words), "\(words)")
    }
    let printed = try Skelsnap.run(["schema", "--project"], in: scratch.path)
    #expect(printed.output.contains("\"brand\""))
  }

  @Test func aDocumentsOwnThemeIsNamedToo() throws {
    let scratch = try Scratch()
    try scratch.write("skelsnap: 1\n", to: "skelsnap.yaml")
    try scratch.write(Self.theme, to: "app.theme.yaml")
    try scratch.write(
      "skelsnap: 1\ntheme: app.theme.yaml\nskeleton: {block: {fill: brand}}\n",
      to: "a.skel.yaml")
    let outcome = try Skelsnap.run(["schema", "--project"], in: scratch.path)
    #expect(outcome.output.contains("light #336699, dark #99ccff"))
  }

  @Test(arguments: [
    (["schema", "--project"], Int32(2), "there is no skelsnap.yaml here or above"),
    (["schema", "--write", "theme"], 64, "it takes no kind"),
    (["schema", "--reference", "--project"], 64, "it takes no '--project'"),
    (["init", "--editor", "emacs"], 64, "'vscode'"),
  ])
  func whatCannotBeIsRefused(arguments: [String], status: Int32, says: String) throws {
    let scratch = try Scratch()
    let outcome = try Skelsnap.run(arguments, in: scratch.path)
    #expect(outcome.status == status)
    #expect(outcome.error.contains(says), "\(outcome.error)")
  }

  /// A problem matcher of Visual Studio Code, as `init` writes it.
  private struct Matcher {
    var patterns: [[String: Any]]
    var locations: [String]

    /// What it finds in a text: its patterns fit as many lines in a row.
    func problems(in text: String) throws -> [[String: String]] {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      var found: [[String: String]] = []
      for start in lines.indices where start + patterns.count <= lines.count {
        var problem: [String: String] = [:]
        for (pattern, line) in zip(patterns, lines[start...]) {
          let regex = try NSRegularExpression(pattern: try #require(pattern["regexp"] as? String))
          let all = NSRange(line.startIndex..., in: line)
          guard let match = regex.firstMatch(in: line, range: all) else {
            problem = [:]
            break
          }
          for (key, group) in pattern {
            guard let group = group as? Int,
              let range = Range(match.range(at: group), in: line)
            else { continue }
            problem[key] = String(line[range])
          }
        }
        if problem["file"] != nil { found.append(problem) }
      }
      return found
    }

    static func written(in scratch: Scratch) throws -> [Matcher] {
      let data = Data(try scratch.text(of: ".vscode/tasks.json").utf8)
      let tasks =
        try #require(
          JSONSerialization.jsonObject(with: data) as? [String: Any])["tasks"] as? [[String: Any]]
      let matchers = try #require(tasks?[0]["problemMatcher"] as? [[String: Any]])
      return matchers.map { matcher in
        Matcher(
          patterns: matcher["pattern"] as? [[String: Any]]
            ?? [matcher["pattern"] as? [String: Any] ?? [:]],
          locations: matcher["fileLocation"] as? [String] ?? [])
      }
    }
  }

  @Test func theProblemMatchersFindMistakesAndChanges() throws {
    let scratch = try Scratch()
    try scratch.write("", to: ".git/HEAD")
    let begun = try Skelsnap.run(["init", "--editor", "vscode", "app"], in: scratch.path)
    #expect(begun.output.hasSuffix("\n.vscode/tasks.json\n"), "\(begun.error)")
    let matchers = try Matcher.written(in: scratch)
    #expect(
      matchers.map(\.locations)
        == Array(
          repeating: ["relative", "${workspaceFolder}/app"], count: 2))
    let app = scratch.path + "/app"
    try #expect(Skelsnap.run(["record", "-q"], in: app).status == 0)
    let feed = try scratch.text(of: "app/documents/feed.skel.yaml")

    try scratch.write(
      feed.replacing("vertical: 12", with: "vertical: 10"), to: "app/documents/feed.skel.yaml")
    var outcome = try Skelsnap.run(["verify"], in: app)
    #expect(outcome.status == 1)
    #expect(try matchers[0].problems(in: outcome.output + outcome.error).isEmpty)
    let changes = try matchers[1].problems(in: outcome.output)
    let change = try #require(changes.first, "\(outcome.output)")
    #expect(change["file"] == "documents/feed.skel.yaml")
    #expect(change["message"]?.contains("12 → 10") == true)
    #expect(change["line"] == "11")

    try scratch.write(
      feed.replacing("size: 50", with: "siz: 50"), to: "app/documents/feed.skel.yaml")
    outcome = try Skelsnap.run(["verify"], in: app)
    let mistakes = try matchers[0].problems(in: outcome.output + outcome.error)
    #expect(mistakes.count == 1)
    #expect(mistakes.first?["file"] == "documents/feed.skel.yaml")
    #expect(mistakes.first?["severity"] == "error")
    #expect(mistakes.first?["line"] == "13")
    #expect(mistakes.first?["message"]?.hasPrefix("circle has no key 'siz'") == true)

    let again = try Skelsnap.run(["init", "--editor", "vscode"], in: app)
    #expect(again.output == "")
    #expect(again.error.contains("kept ../.vscode/tasks.json"))
  }

  @Test func thePageShowsTheTask() throws {
    let scratch = try Scratch()
    try #expect(Skelsnap.run(["init", "--editor", "vscode"], in: scratch.path).status == 0)
    let page = try #require(Documentation.pages.first { $0.path == "docs/editors.md" })
    let text = try scratch.text(of: ".vscode/tasks.json")
    #expect(page.blocks.contains { $0.text + "\n" == text })
  }
}
