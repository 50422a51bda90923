import TestSupport
import Testing

@testable import SkeletonGoldens
@testable import SkeletonLanguage
import SkeletonLayout
@testable import SkeletonModel

/// A document, and what laws find in it: `law node [variants]: message`, a line a breach.
struct LawRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let document: String
  let findings: String

  init(
    _ rule: String, canvas: String = "{width: 200, height: 100}", theme: String? = nil,
    _ snapshots: String, waive: String? = nil, _ skeleton: String, finds findings: String = ""
  ) {
    testDescription = rule
    let indented = skeleton.split(separator: "\n").map { "  \($0)\n" }.joined()
    document =
      "skelsnap: 1\ncanvas: \(canvas)\n" + (theme.map { "theme: \($0)\n" } ?? "")
      + "snapshots: \(snapshots)\n" + (waive.map { "waive: \($0)\n" } ?? "")
      + "skeleton:\n\(indented)"
    self.findings = findings
  }

  func check() throws {
    let found = try Document.reading(document).lawFindings()
    #expect(found.breaches.map(\.line).joined(separator: "\n") == findings)
  }
}

extension Document {
  /// What laws find in all its variants.
  func lawFindings() -> LawFindings {
    let asked = snapshots.variants.map {
      AskedVariant(variant: $0, states: snapshots.states ?? states)
    }
    return checkLaws(of: self, in: asked, shaper: TextShaper())
  }
}

extension LawBreach {
  var line: String {
    let others = alike.isEmpty ? "" : " + \(alike.joined(separator: " + "))"
    return "\(law.rawValue) \(node)\(others) [\(variants.joined(separator: ", "))]: \(message)"
  }
}
