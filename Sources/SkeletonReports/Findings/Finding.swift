import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel

/// What is not right in some cases, and why.
package struct Finding: Hashable, Sendable {
  /// The document of the first case.
  package var document: String
  package var verdict: Verdict
  package var message: String?
  /// What was changed, if that is known: the cases differ for these reasons.
  package var causes: [FindingCause] = []
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

  /// The documents it is found in.
  package var documents: [String] { cases.map(\.document).withoutRepeats }
}

extension RunResult {
  /// Everything that fails the run, with the cases that differ for the same reasons merged. Each case
  /// is in one of them: to accept one takes nothing from another.
  package var findings: [Finding] { CauseTable(self).findings }

  /// The same, one for each reason: a case that differs for two of them is in both.
  package var findingsByCause: [Finding] { CauseTable(self).findingsByCause }
}

extension Finding {
  /// Variants and their frames; variants with the same frames are grouped.
  var places: [(variants: [String], frames: [String])] {
    cases.grouped(by: \.variant).grouped { $0.map(\.frameName).withoutRepeats }.map { alike in
      (variants: alike.map { $0[0].variant }, frames: alike[0].map(\.frameName).withoutRepeats)
    }
  }
}

extension CaseResult {
  /// The frame's name as shown to people: without a picture's extension.
  var frameName: String { isPicture ? String(frame.dropLast(4)) : frame }
}
