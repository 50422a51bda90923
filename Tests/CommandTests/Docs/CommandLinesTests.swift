import Testing

@testable import skelsnap

/// No page names a verb or a flag that is not there, and none that is there goes without a word.
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

  /// What the command itself would say of it; a word in capitals or brackets stands for another.
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

  /// Were the lines not found, nothing would be wrong with them.
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
