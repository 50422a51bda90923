import Foundation
import SkeletonLanguage

/// Follows a page from top to bottom as a reader would, in one shell and one project.
///
/// An `sh` block is run as it is. Each command must succeed, unless its line ends with `# exits 1`.
/// A `text` block directly after it is the expected output, in which a line `…` stands for any
/// lines, and `…` within a line for any text. A block whose paragraph begins with a file name and
/// ends with a colon is the contents of that file, and so is a block that begins with `#!`. Only
/// `sh no-test` blocks are skipped.
struct Tour {
  var page: MarkdownPage

  /// A block that is run, with its expected output.
  struct Step {
    var block: MarkdownPage.Block
    var answer: MarkdownPage.Block?
  }

  /// The result of running a page.
  struct Outcome {
    var status: Int32
    /// The output of each block that was run.
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

  /// A control character that separates the outputs of blocks, because no command prints it.
  private static let mark = "\u{1e}"

  private static func isTyped(_ block: MarkdownPage.Block) -> Bool {
    block.language == "sh" && !block.info.contains("no-test") && file(block) == nil
  }

  /// The file that a block contains, according to the paragraph before it.
  private static func file(_ block: MarkdownPage.Block) -> String? {
    guard block.language != "text", block.paragraph.hasSuffix(":"),
      block.language != "sh" || block.text.hasPrefix("#!")
    else { return nil }
    return block.paragraph.firstMatch(of: /^`([\w.\/-]+\.\w+)`/).map { String($0.1) }
  }

  /// The page as a shell script.
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

  /// The block's commands, with the expected exit statuses checked by the shell.
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
