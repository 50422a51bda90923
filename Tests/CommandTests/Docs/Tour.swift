import Foundation

/// What somebody does who follows a page from top to bottom: one shell, in one project.
///
/// A block of `sh` is typed in as it stands. Each command has to succeed, unless its line ends in
/// `# exits 1`. A block of `text` right after it is what it answers; a line `…` stands for any
/// lines, `…` within a line for anything. A block whose paragraph begins with a file's name and ends
/// in a colon is that file, and so is one that begins with `#!`. Only `sh no-test` is left out.
struct Tour {
  var page: MarkdownPage

  /// The blocks that are typed in, with what they are to answer.
  struct Step {
    var block: MarkdownPage.Block
    var answer: MarkdownPage.Block?
  }

  /// How one ended.
  struct Outcome {
    var status: Int32
    /// What each block came to say, as far as the shell came.
    var said: [String]
    var all: String
  }

  var steps: [Step] {
    var steps: [Step] = []
    for (index, block) in page.blocks.enumerated() where Self.isTyped(block) {
      let next = page.blocks.dropFirst(index + 1).first
      let isAnswer = next.map { $0.followsBlock && $0.language == "text" } ?? false
      steps.append(Step(block: block, answer: isAnswer ? next : nil))
    }
    return steps
  }

  /// A control character that no command writes, before what each block says.
  private static let mark = "\u{1e}"

  private static func isTyped(_ block: MarkdownPage.Block) -> Bool {
    block.language == "sh" && !block.info.contains("no-test") && file(block) == nil
  }

  /// The file a block is, by the paragraph before it.
  private static func file(_ block: MarkdownPage.Block) -> String? {
    guard block.language != "text", block.paragraph.hasSuffix(":"),
      block.language != "sh" || block.text.hasPrefix("#!")
    else { return nil }
    return block.paragraph.firstMatch(of: /^`([\w.\/-]+\.\w+)`/).map { String($0.1) }
  }

  /// The page as a script.
  var script: String {
    var script = "set -e\n"
    for block in page.blocks {
      if let file = Self.file(block) {
        let folder = (file as NSString).deletingLastPathComponent
        if !folder.isEmpty { script += "mkdir -p '\(folder)'\n" }
        script += "cat >'\(file)' <<'END OF FILE'\n\(block.text)\nEND OF FILE\n"
      } else if Self.isTyped(block) {
        script += "printf '\\036'\n" + commands(of: block)
      }
    }
    return script
  }

  /// A block with what its lines say of their status put into words of the shell.
  private func commands(of block: MarkdownPage.Block) -> String {
    var commands = ""
    var continued = ""
    for line in block.lines {
      continued += line + "\n"
      if line.hasSuffix("\\") { continue }
      if let match = line.firstMatch(of: /# exits (\d+)$/) {
        commands += "got=0; { \(continued)} || got=$?\n"
        commands += "[ $got -eq \(match.1) ] || { echo \"exits $got, not \(match.1)\"; exit 1; }\n"
      } else {
        commands += continued
      }
      continued = ""
    }
    return commands + continued
  }

  func take(in shell: ReadersShell) throws -> Outcome {
    let outcome = try shell.run(script)
    let parts = outcome.output.components(separatedBy: Self.mark)
    return Outcome(status: outcome.status, said: Array(parts.dropFirst()), all: outcome.output)
  }
}
