import SkeletonModel
import Testing

@testable import skelsnap

/// All verbs and flags in pages exist, and README.md lists every verb.
struct CommandLinesTests {
  @Test(arguments: Documentation.pages)
  func everyCommandLineIsUnderstood(page: MarkdownPage) {
    let lines = CommandLines(page: page)
    for line in lines.all {
      if let complaint = complaint(about: line) {
        Issue.record("\(page.path): \(line.text): \(complaint)")
      }
    }
    let known = Set(Command.verbs.flatMap(\.allOptions).map(\.name)).union(["version"])
    #expect(Set(lines.flags).subtracting(known) == [], "\(page.path)")
  }

  /// The command's own error for a line; words in capitals or brackets are placeholders.
  private func complaint(about line: CommandLines.Line) -> String? {
    let words = line.words.filter { !$0.hasPrefix("<") && !$0.hasPrefix("[") }
    if words == ["help", "VERB"] { return nil }
    do throws(Stop) {
      _ = try Parser(verbs: Command.verbs).parse(words)
      return nil
    } catch {
      guard case .usage(let message) = error else { return "this is no matter of usage" }
      if message.contains(/^invalid value '[A-Z\/]+'/) { return nil }
      if line.isInSentence || words != line.words, message.hasPrefix("missing argument") {
        return nil
      }
      return message
    }
  }

  /// Without this test, finding no lines at all would look like success.
  @Test func linesAreFoundWhereverTheyStand() {
    let text = """
      `skelsnap list --json` and `--jobs N` say

      ```yaml
      # Have skelsnap on the PATH.
      - run: skelsnap verify --filter 'a b' # all
          - skelsnap record >log
      ```

      ```groovy
      sh 'skelsnap verify --reporter junit:report.xml'
      ```

      ```sh
      cd app && skelsnap diff a b | jq .
      skelsnap render \\
        -o x
      ```
      """
    let lines = CommandLines(page: MarkdownPage(path: "x.md", text: text))
    #expect(
      lines.all.map(\.words) == [
        ["verify", "--filter", "a b"], ["record"], ["verify", "--reporter", "junit:report.xml"],
        ["diff", "a", "b"], ["render", "-o", "x"], ["list", "--json"],
      ])
    #expect(lines.flags == ["jobs"])
  }

  /// The table of verbs in README.md, in the order of the command.
  @Test func readmeNamesEveryVerb() throws {
    let page = try #require(Documentation.pages.first { $0.path == "README.md" })
    let rows = page.prose.compactMap { $0.text.firstMatch(of: /^\| (?:\[?`)([a-z]+)`/) }
    #expect(rows.map { String($0.1) } == Command.verbs.map(\.name))
  }
}
