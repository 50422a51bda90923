import Foundation
import Testing

/// A page of the documentation, parsed as far as its tests need.
struct MarkdownPage: Sendable, CustomTestStringConvertible {
  /// Relative to the repository's folder: `docs/ci.md`.
  var path: String
  var blocks: [Block] = []
  /// The lines outside of code blocks, with their numbers.
  var prose: [(line: Int, text: String)] = []

  /// A fenced code block.
  struct Block: Sendable {
    /// The words after the opening fence: `["sh", "no-test"]`.
    var info: [String]
    var text: String
    /// The line of the opening fence.
    var line: Int
    /// The paragraph directly before the block.
    var paragraph: String
    /// Whether only empty lines separate it from the previous block.
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
  /// Inline code, which can be broken across lines.
  var codeSpans: [String] {
    let text = prose.map(\.text).joined(separator: "\n")
    return text.matches(of: /`([^`]+)`/).map {
      $0.1.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
    }
  }

  /// The anchors of headings, as GitHub generates them.
  var anchors: Set<String> {
    var counts: [String: Int] = [:]
    var anchors: Set<String> = []
    for (_, line) in prose {
      guard line.hasPrefix("#"), let match = line.wholeMatch(of: /#{1,6} (.+)/) else { continue }
      // Of a link in a heading, only the text counts.
      let title = match.1.replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.1 }
      let anchor = title.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        .replacing(" ", with: "-")
      let count = counts[anchor, default: 0]
      counts[anchor] = count + 1
      anchors.insert(count == 0 ? anchor : "\(anchor)-\(count)")
    }
    return anchors
  }

  /// The targets of links and pictures, with their lines; code is ignored.
  var links: [(line: Int, target: String)] {
    prose.flatMap { line, text -> [(line: Int, target: String)] in
      guard text.contains("](") || text.contains("=\"") else { return [] }
      let plain = text.replacing(/`[^`]*`/, with: "")
      return plain.matches(of: /\]\(([^)\s]+)[^)]*\)/).map { (line, String($0.1)) }
        + plain.matches(of: /(?:src|href)="([^"]+)"/).map { (line, String($0.1)) }
    }
  }
}
