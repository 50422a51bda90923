import SkeletonLanguage
import SkeletonModel
import SkeletonSystem

/// A document whose goldens are compared.
package struct GoldenJob: Sendable {
  package var document: Document
  /// The folder of goldens; this document's are in a subfolder with its name.
  package var goldens: GuardedFolder
  /// The selected variants of the document.
  package var variants: [Variant]
  /// The files that the document was read from, if known.
  package var origin: DocumentOrigin?
  /// How strictly its project takes the rules of lint.
  package var lint = LintSettings()

  package init(_ document: Document, goldens: GuardedFolder, variants: [Variant]? = nil) {
    self.document = document
    self.goldens = goldens
    self.variants = variants ?? document.variants
  }
}

/// The options of a run.
package struct GoldenOptions: Sendable {
  package var record = RecordMode.never
  package var filter = CaseFilter([])
  /// Whether only some of the documents' variants are selected.
  package var isNarrowed = false
  /// The folder in which every golden should be of one of these documents; nil if others may have
  /// goldens there.
  package var wholeGoldens: GuardedFolder?
  /// The part of the run to do; nil means all of it.
  package var shard: Shard?
  package var workers = Workers.most
  /// The folder for artifacts; nil means that none are written.
  package var artifacts: GuardedFolder?
  /// Whether a tolerance that could hide a node is allowed.
  package var allowsBlind = false
  /// Whether documents are checked against the laws, and goldens that prove little are reported.
  package var checksLaws = false
  /// Whether the run stops after the first document and variant with a failure.
  package var stopsEarly = false
  /// Called after each variant of a document, by one worker at a time.
  package var progress: (@Sendable (GoldenProgress) -> Void)?

  package init() {}
}

/// The result of a run, and what it has written.
package struct GoldenOutcome: Sendable {
  /// The result after recording: what was recorded is identical now.
  package var result: RunResult
  /// The recorded cases, with their verdicts and explanations from before recording.
  package var written: [CaseResult]
}

extension GoldenOutcome {
  /// The result before recording.
  package var found: RunResult {
    let before = Dictionary(written.map { ($0.name, $0) }) { first, _ in first }
    var found = result
    found.cases = result.cases.map { before[$0.name] ?? $0 }
    return found
  }
}
