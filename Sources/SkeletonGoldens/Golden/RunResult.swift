import SkeletonModel

/// A whole run: what was compared, what was broken, and what stood in the way.
package struct RunResult: Hashable, Sendable {
  /// Sorted by document, then in the order of the document's cases.
  package var cases: [CaseResult]
  /// What could not be compared at all: bad documents, refused tolerances, nothing to compare.
  package var problems: [Problem]
  /// Claims about documents that do not hold and that no document waives.
  package var laws: [LawBreach] = []
  /// Goldens that prove less than they seem to.
  package var warnings: [GoldenWarning] = []
  /// What is worth a line and changes nothing: waivers that waive nothing.
  package var notes: [Diagnostic] = []
  /// What the cases were made from, by document.
  package var origins: [DocumentOrigin] = []
  /// Which part of a run this is, where it was split.
  package var shard: ShardRecord?
  /// Whether the run ended at the first failure, with cases left that nobody has looked at.
  package var isCutShort = false
  /// Whether a warning keeps the run from being clean.
  package var isStrict = false

  package init(cases: [CaseResult], problems: [Problem]) {
    self.cases = cases
    self.problems = problems
  }

  package struct Problem: Hashable, Sendable {
    package var message: String
    package var diagnostics: [Diagnostic]
    /// The document it is about, where it could be read, and the variant, where it is about one.
    package var document: String?
    package var variant: String?

    package init(
      message: String, diagnostics: [Diagnostic] = [], document: String? = nil,
      variant: String? = nil
    ) {
      self.message = message
      self.diagnostics = diagnostics
      self.document = document
      self.variant = variant
    }
  }
}

/// A golden, or a few that belong together, that could not tell a broken screen from a whole one.
package struct GoldenWarning: Hashable, Sendable {
  package var document: String
  package var variant: String
  package var frames: [String]
  package var message: String
  package var position: TextPosition

  package init(
    document: String, variant: String, frames: [String], message: String, position: TextPosition
  ) {
    self.document = document
    self.variant = variant
    self.frames = frames
    self.message = message
    self.position = position
  }
}

extension RunResult {
  package func count(_ verdict: Verdict) -> Int { cases.count { $0.verdict == verdict } }

  /// What stood in the way; that nothing was compared at all is a problem too.
  package var problemsToReport: [Problem] {
    cases.isEmpty && problems.isEmpty && shard?.cases != 0
      ? [Problem(message: "nothing was compared", diagnostics: [])] : problems
  }

  /// Something that could not be compared is a failure; a run that compared nothing is never a
  /// success, unless it is the shard of a run that has cases for others alone.
  package var standing: Standing {
    if !problemsToReport.isEmpty { return .failure }
    let own: Standing = laws.isEmpty && (warnings.isEmpty || !isStrict) ? .clean : .differences
    return max(own, cases.map(\.verdict.standing).max() ?? .clean)
  }

  package var isClean: Bool { standing == .clean }
}
