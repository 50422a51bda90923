import Foundation
import SkeletonLanguage
import SkeletonModel
import TestSupport
import Testing

@testable import SkeletonLint

/// Every rule has a document that breaks it, and one that narrowly does not.
struct LintTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures")

  private static func fixture(_ name: String) throws -> (text: String, document: Document) {
    let file = name + ".skel.yaml"
    let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    let document = try Document.read(file: file, bytes: Array(text.utf8), name: name) { path, _ in
      .refused("is not there")
    }
    return (text, document)
  }

  private static func findings(_ document: Document, _ rule: LintRule) -> [String] {
    let result = lint([LintJob(document, LintSettings())], isWhole: true, workers: 1)
    #expect(result.problems == [])
    return result.findings.filter { $0.rule == rule }.map(\.line)
  }

  @Test(arguments: LintRule.allCases)
  func aRuleFindsWhatBreaksIt(rule: LintRule) throws {
    let (text, document) = try Self.fixture("\(rule.rawValue).breaks")
    let due = text.split(separator: "\n").filter { $0.hasPrefix("# finds ") }
      .map { String($0.dropFirst(8)) }
    #expect(!due.isEmpty)
    #expect(Self.findings(document, rule) == due)
  }

  @Test(arguments: LintRule.allCases)
  func aRuleLeavesWhatNarrowlyKeepsIt(rule: LintRule) throws {
    let (_, document) = try Self.fixture("\(rule.rawValue).misses")
    #expect(Self.findings(document, rule) == [])
  }

  @Test func thereIsNoFixtureWithoutARule() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".skel.yaml") }.sorted()
    let due = LintRule.allCases.flatMap {
      ["\($0.rawValue).breaks.skel.yaml", "\($0.rawValue).misses.skel.yaml"]
    }
    #expect(names == due.sorted())
  }

  /// One map waives both.
  @Test func noRuleIsNamedAsALaw() {
    let laws = Set(Law.allCases.map(\.rawValue))
    #expect(LintRule.allCases.map(\.rawValue).filter(laws.contains) == [])
  }
}

extension LintFinding {
  /// `7:11 contrast row[0]/name + row[1]/name [dark, dark-ax3]: the message`
  var line: String {
    let others = alike.isEmpty ? "" : " + \(alike.joined(separator: " + "))"
    let place = node.isEmpty ? "" : " \(node)\(others)"
    return "\(position.line):\(position.column) \(rule.rawValue)\(place) "
      + "[\(variants.joined(separator: ", "))]: \(message)"
  }
}
