import SkeletonModel

/// A parsed `layout.txt`, of this run or a golden: sections by state, lines by path.
///
/// A golden may contain anything, so parsing never fails.
package struct LayoutPage {
  /// The beginning of a line about a font's file.
  static let fontMark = "font  "

  var sections: [Section] = []

  /// One state.
  struct Section {
    var state: String
    /// `canvas` and `shimmer`.
    var settings: [Line] = []
    /// In paint order, parents before children.
    var nodes: [Line] = []
  }

  package struct Line {
    package var path: String
    var kind: String
    var fields: [(key: String, value: String)]
    /// The line without its indentation.
    var text: String
    /// The index of the parent in the section.
    var parent: Int?
    fileprivate var indent = 0
  }

  package init(_ text: String) {
    var isStart = false
    var around: [Int] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        isStart = true
      } else if isStart {
        sections.append(Section(state: String(line)))
        around = []
        isStart = false
      } else if !sections.isEmpty {
        add(Line(line), around: &around)
      }
    }
  }

  subscript(state: String) -> Section? { sections.first { $0.state == state } }

  private mutating func add(_ line: Line, around: inout [Int]) {
    let last = sections.count - 1
    guard line.indent > 0 else {
      sections[last].settings.append(line)
      return
    }
    var line = line
    while let parent = around.last, sections[last].nodes[parent].indent >= line.indent {
      around.removeLast()
    }
    line.parent = around.last
    around.append(sections[last].nodes.count)
    sections[last].nodes.append(line)
  }

  /// The document that a text names in its second line.
  static func document(of text: String) -> String? {
    let lines = text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    guard lines.count > 1, lines[1].hasPrefix("document  ") else { return nil }
    return String(lines[1].dropFirst("document  ".count))
  }

  /// A digest of all that a text says, but for the name of its document and the files of its fonts.
  static func likeness(of text: String) -> String {
    let lines = withoutFonts(text).split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines.filter { !$0.hasPrefix("document  ") }.joined(separator: "\n")
    return String(SHA256(Array(rest.utf8)).hexadecimal.prefix(16))
  }

  /// The text without the lines about font files, which are not part of a scene.
  static func withoutFonts(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix(fontMark) }.joined(separator: "\n")
  }
}

extension LayoutPage.Line {
  /// Parses a single node's line without the indentation that distinguishes it from a setting.
  package init(node line: String) { self.init(" " + line[...]) }

  fileprivate init(_ line: Substring) {
    let bare = line.drop { $0 == " " }
    indent = line.utf8.count - bare.utf8.count
    text = String(bare)
    var parts: [Substring] = []
    var rest = bare
    while let gap = rest.firstGap {
      parts.append(rest[..<gap.lowerBound])
      rest = rest[gap.upperBound...]
    }
    parts.append(rest)
    path = String(parts[0])
    // A setting has no kind: its fields follow directly.
    let isNode = indent > 0
    kind = isNode && parts.count > 1 ? String(parts[1]) : path
    fields = parts.dropFirst(isNode ? 2 : 1).map { part in
      let words = part.split(separator: " ", maxSplits: 1)
      return (words.first.map(String.init) ?? "", words.count > 1 ? String(words[1]) : "")
    }
  }

  subscript(key: String) -> String? { fields.first { $0.key == key }?.value }

  func number(_ key: String) -> Double? { self[key].flatMap { Double($0) } }

  package var frame: Frame? {
    guard let x = number("x"), let y = number("y"), let width = number("width"),
      let height = number("height"), [x, y, width, height].allSatisfy(\.isFinite)
    else { return nil }
    return Frame(x: x, y: y, width: width, height: height)
  }
}

extension Substring {
  /// The first two spaces.
  fileprivate var firstGap: Range<Index>? {
    var index = utf8.startIndex
    while let space = utf8[index...].firstIndex(of: 32) {
      let next = utf8.index(after: space)
      guard next < utf8.endIndex else { return nil }
      if utf8[next] == 32 { return space..<utf8.index(after: next) }
      index = next
    }
    return nil
  }
}
