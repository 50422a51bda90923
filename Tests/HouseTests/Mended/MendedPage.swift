import Foundation

/// `mended.md`: a row for each defect that was mended, and the test that fails if it comes back.
struct MendedPage {
  var rows: [Row] = []
  /// Lines of the tables that are no row, and rows that stand there twice.
  var mistakes: [String] = []

  struct Row: Hashable {
    var defect: String
    /// Below `Tests`.
    var file: String
    var function: String
    /// Words of the table's row that the test goes through, or a fixture beside it; may be empty.
    var word: String
  }

  /// Every line of a table but its head is a row: `| defect | File.swift `function` | `word` |`.
  init(_ page: String) {
    for (number, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where line.hasPrefix("|") && !line.hasPrefix("| what was wrong |") && !line.hasPrefix("| --- |")
    {
      guard
        let parts = line.wholeMatch(
          of: /\| (\S.*?) \| (\S+\.(?:swift|py)) `(\w+)` \| (?:`([^`|]+)` )?\|/),
        !parts.1.contains("|")
      else {
        mistakes.append(
          "line \(number + 1): a row says what was wrong, the test, and its row or nothing")
        continue
      }
      rows.append(
        Row(
          defect: String(parts.1), file: String(parts.2), function: String(parts.3),
          word: String(parts.4 ?? "")))
    }
    for (defect, twins) in Dictionary(grouping: rows, by: \.defect) where twins.count > 1 {
      mistakes.append("\(defect): stands there twice")
    }
  }
}

extension MendedPage.Row {
  /// What is not where the row says that it is; nil if all of it is there.
  ///
  /// - Parameters:
  ///   - text: What the test's file says; nil if there is none.
  ///   - isThere: Whether there is a file of that path, seen from the test's folder.
  func failure(in text: String?, fixture isThere: (String) -> Bool) -> String? {
    guard let text else { return "\(defect): there is no file Tests/\(file)" }
    guard let head = Self.heads(of: function, in: text).first else {
      return "\(defect): there is no test '\(function)' in \(file)"
    }
    if head.contains(".disabled(") || head.contains("pytest.mark.skip") {
      return "\(defect): the test '\(function)' in \(file) does not run"
    }
    let isFixture = word.hasPrefix("Fixtures/")
    if !word.isEmpty, !(isFixture ? isThere(word) : text.contains(word)) {
      return "\(defect): there is no row '\(word)' for \(file)"
    }
    return nil
  }

  /// Each test of that name, from what makes it a test to its declaration.
  private static func heads(of function: String, in text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    func indentation(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }
    return lines.indices.compactMap { index in
      let line = lines[index]
      if line.hasPrefix("def \(function)(") {
        let marks = lines[..<index].reversed().prefix { $0.hasPrefix("@") }
        return function.hasPrefix("test_") ? marks.joined(separator: "\n") : nil
      }
      guard ["(", "<"].contains(where: { line.contains("func \(function)\($0)") }) else {
        return nil
      }
      if line.contains("@Test") { return String(line) }
      let depth = indentation(line)
      for above in lines[..<index].indices.reversed() where indentation(lines[above]) == depth {
        let words = lines[above].dropFirst(depth)
        if words.hasPrefix("@Test") {
          return lines[above...index].joined(separator: "\n")
        }
        if words == "}" || words.contains("func ") { return nil }
      }
      return nil
    }
  }
}
