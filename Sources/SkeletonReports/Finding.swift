import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel

/// Cases of one document that failed in the same way, and the explanation they share.
///
/// A node that moved shows in every phase and most variants, but is reported once.
package struct Finding: Hashable, Sendable {
  package var document: String
  package var verdict: Verdict
  package var message: String?
  /// The nodes of the first case: the texts before and after may differ between variants.
  package var nodes: [NodeChange]
  package var cases: [CaseResult]

  /// A finding of one case.
  init(_ one: CaseResult) {
    document = one.document
    verdict = one.verdict
    message = one.message
    nodes = one.nodes
    cases = [one]
  }
}

extension RunResult {
  /// Everything that fails the run, with equal cases merged.
  package var findings: [Finding] {
    cases.filter { !$0.verdict.isClean }.grouped(by: Explanation.init).map { alike in
      var finding = Finding(alike[0])
      finding.cases = alike
      return finding
    }
  }
}

/// The key that merges cases into one finding: everything that a reader would otherwise read twice.
private struct Explanation: Hashable {
  struct Change: Hashable {
    var path: String
    var change: NodeChange.Kind
    var summary: String
    var followers: Int
  }

  var document: String
  var verdict: Verdict
  var message: String?
  var nodes: [Change]

  init(_ one: CaseResult) {
    document = one.document
    verdict = one.verdict
    message = one.message
    nodes = one.nodes.map {
      Change(path: $0.path, change: $0.change, summary: $0.summary, followers: $0.followers)
    }
  }
}

extension Finding {
  /// Variants and their frames; variants with the same frames are grouped.
  var places: [(variants: [String], frames: [String])] {
    cases.grouped(by: \.variant).grouped { $0.map(\.frameName) }.map { alike in
      (variants: alike.map { $0[0].variant }, frames: alike[0].map(\.frameName))
    }
  }
}

extension CaseResult {
  /// The frame's name as shown to people: without a picture's extension.
  var frameName: String { isPicture ? String(frame.dropLast(4)) : frame }
}
