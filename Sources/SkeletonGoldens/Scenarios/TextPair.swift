import SkeletonModel
import SkeletonSystem

/// A text of a scenario, or what a screen reader finds in a variant, of this run and of the golden.
final class TextPair {
  let name: GoldenName
  private let goldens: GuardedFolder
  private let make: () throws -> String
  private var known: [UInt8]?
  private(set) lazy var golden = GoldenFile<String>(text: name.path, in: goldens)

  init(_ name: GoldenName, in goldens: GuardedFolder, make: @escaping () throws -> String) {
    self.name = name
    self.goldens = goldens
    self.make = make
  }

  private func own() throws -> [UInt8] {
    let own = try known ?? Array(make().utf8)
    known = own
    return own
  }

  /// Whether the golden says the same of all instants up to one.
  func areSame(until instant: Microseconds) throws -> Bool {
    guard let before = golden.content else { return false }
    func lines(_ text: String) -> [Substring] {
      text.split(separator: "\n").filter { line in
        let first = line.prefix { $0 != " " }
        return Double(first).map { $0 * 1000 <= Double(instant) } ?? false
      }
    }
    return lines(before) == lines(String(decoding: try own(), as: UTF8.self))
  }

  /// Compares the two, and returns this run's text.
  func judge(_ result: inout CaseResult) throws -> [UInt8] {
    let own = try own()
    guard let (before, bytes) = golden.found(or: &result),
      !Files.areEqual(bytes[...], own[...])
    else { return own }
    result.verdict = .different
    let text = String(decoding: own, as: UTF8.self)
    result.message = Self.otherDocument(before, text) ?? Self.explain(before, text)
    return own
  }

  /// That the golden is of another document, if it says so in its first line and differs in no other.
  private static func otherDocument(_ before: String, _ after: String) -> String? {
    let mark = "document "
    let old = before.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let new = after.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    guard old.count == 2, new.count == 2, old[1].utf8.elementsEqual(new[1].utf8),
      old[0].hasPrefix(mark)
    else {
      return nil
    }
    return PictureJudgement.isOf(document: String(old[0].dropFirst(mark.count)))
  }

  /// The lines that differ, the first few of them in full.
  private static func explain(_ before: String, _ after: String) -> String {
    let changes = LineChanges(from: before, to: after, around: 0)
    var parts: [String] = []
    var count = changes.left
    for hunk in changes.hunks {
      var number = (before: hunk.before, after: hunk.after)
      for line in hunk.lines {
        count += 1
        let isNew = line.kind == .added
        if parts.count < 6 {
          parts.append(
            isNew
              ? "line \(number.after) now: '\(printable(line.text))'"
              : "line \(number.before) was: '\(printable(line.text))'")
        }
        if isNew { number.after += 1 } else { number.before += 1 }
      }
    }
    if count > parts.count { parts.append("and \(count - parts.count) more") }
    return parts.joined(separator: "; ")
  }
}
