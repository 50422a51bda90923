import Foundation
import Testing

/// A page of the documentation, taken apart as far as its tests need it.
struct MarkdownPage: Sendable, CustomTestStringConvertible {
  /// From the repository's folder: `docs/ci.md`.
  var path: String
  var blocks: [Block] = []
  /// The lines outside of blocks, with their numbers.
  var prose: [(line: Int, text: String)] = []

  /// What stands between fences.
  struct Block: Sendable {
    /// The words after the opening fence: `["sh", "no-test"]`.
    var info: [String]
    var text: String
    /// The line of the opening fence.
    var line: Int
    /// The paragraph right before, without a gap of any other kind.
    var paragraph: String
    /// Whether nothing but empty lines parts it from the block before.
    var followsBlock: Bool

    var language: String { info.first ?? "" }
    var lines: [String] {
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  var testDescription: String { path }

  init(path: String, text: String) {
    self.path = path
    var open: (fence: String, block: Block)?
    var paragraph: [String] = []
    var hasGap = false
    var lastWasBlock = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let trimmed = line.drop { $0 == " " }
      if let fence = open?.fence {
        if trimmed.hasPrefix(fence), trimmed.allSatisfy({ $0 == "`" }) {
          if var block = open?.block {
            block.text = String(block.text.dropLast())
            blocks.append(block)
          }
          open = nil
          (paragraph, hasGap, lastWasBlock) = ([], false, true)
        } else {
          open?.block.text += line + "\n"
        }
      } else if trimmed.hasPrefix("```") {
        let fence = String(trimmed.prefix { $0 == "`" })
        let info = trimmed.dropFirst(fence.count).split(separator: " ").map(String.init)
        open = (
          fence,
          Block(
            info: info, text: "", line: index + 1, paragraph: paragraph.joined(separator: " "),
            followsBlock: lastWasBlock && paragraph.isEmpty)
        )
      } else {
        prose.append((index + 1, String(line)))
        if trimmed.isEmpty {
          hasGap = true
        } else {
          if hasGap { paragraph = [] }
          (hasGap, lastWasBlock) = (false, false)
          paragraph.append(String(trimmed))
        }
      }
    }
  }
}

extension MarkdownPage {
  /// What is set as code within the text, which may run over the end of a line.
  var codeSpans: [String] {
    let text = prose.map(\.text).joined(separator: "\n")
    return text.matches(of: /`([^`]+)`/).map {
      $0.1.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
    }
  }

  /// The names links may go to, as GitHub makes them from headings.
  var anchors: Set<String> {
    var counts: [String: Int] = [:]
    var anchors: Set<String> = []
    for (_, line) in prose {
      guard line.hasPrefix("#"), let match = line.wholeMatch(of: /#{1,6} (.+)/) else { continue }
      // A link in a heading is heard as its text.
      let title = match.1.replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.1 }
      let anchor = title.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        .replacing(" ", with: "-")
      let count = counts[anchor, default: 0]
      counts[anchor] = count + 1
      anchors.insert(count == 0 ? anchor : "\(anchor)-\(count)")
    }
    return anchors
  }

  /// Where its links and pictures lead, with their lines; code is none.
  var links: [(line: Int, target: String)] {
    prose.flatMap { line, text -> [(line: Int, target: String)] in
      guard text.contains("](") || text.contains("=\"") else { return [] }
      let plain = text.replacing(/`[^`]*`/, with: "")
      return plain.matches(of: /\]\(([^)\s]+)[^)]*\)/).map { (line, String($0.1)) }
        + plain.matches(of: /(?:src|href)="([^"]+)"/).map { (line, String($0.1)) }
    }
  }
}
