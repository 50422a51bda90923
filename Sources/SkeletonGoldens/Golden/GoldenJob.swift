import SkeletonLanguage
import SkeletonModel
import SkeletonSystem

/// A document whose goldens are asked after.
package struct GoldenJob: Sendable {
  package var document: Document
  /// The folder goldens are kept in; the document's stand in a folder of its name.
  package var goldens: GuardedFolder
  /// Those of the document's variants that are meant.
  package var variants: [Variant]
  /// The files the document was read from, where it is known.
  package var origin: DocumentOrigin?

  package init(_ document: Document, goldens: GuardedFolder, variants: [Variant]? = nil) {
    self.document = document
    self.goldens = goldens
    self.variants = variants ?? document.snapshots.variants
  }
}

/// How a run treats its goldens.
package struct GoldenOptions: Sendable {
  package var record = RecordMode.never
  package var filter = CaseFilter([])
  /// Whether only some of the documents' variants are meant.
  package var isNarrowed = false
  /// Which part of the run is meant; nil: all of it.
  package var shard: Shard?
  package var workers = Workers.most
  /// Where pictures of what went wrong are put; nil: nowhere.
  package var artifacts: GuardedFolder?
  /// Whether a tolerance that could hide a node is taken.
  package var allowsBlind = false
  /// Whether documents are held to the laws, and goldens that prove little are told of.
  package var checksLaws = false
  /// Whether the first document and variant in which something is wrong ends the run.
  package var stopsEarly = false
  /// Told each time a document is done in a variant, by one worker at a time.
  package var progress: (@Sendable (GoldenProgress) -> Void)?

  package init() {}
}

/// What a run came to, and what it has written.
package struct GoldenOutcome: Sendable {
  /// As things stand afterwards: what was recorded is identical now.
  package var result: RunResult
  /// What was recorded, with the verdict and the explanation it had before.
  package var written: [CaseResult]
}

extension GoldenOutcome {
  /// As things were found, before anything was recorded.
  package var found: RunResult {
    let before = Dictionary(written.map { ($0.name, $0) }) { first, _ in first }
    var found = result
    found.cases = result.cases.map { before[$0.name] ?? $0 }
    return found
  }
}
