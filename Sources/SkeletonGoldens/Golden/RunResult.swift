import SkeletonModel

/// The result of a whole run: cases, broken laws, and problems.
package struct RunResult: Hashable, Sendable {
  /// Sorted by document, then in the order of the document's cases.
  package var cases: [CaseResult]
  /// What could not be compared at all: documents with errors, refused tolerances, nothing to
  /// compare.
  package var problems: [Problem]
  /// Laws that documents break without a waiver.
  package var laws: [LawBreach] = []
  /// Goldens that prove less than they seem to.
  package var warnings: [GoldenWarning] = []
  /// Remarks that do not change the result: unused waivers.
  package var notes: [Diagnostic] = []
  /// The files that the cases were made from, by document.
  package var origins: [DocumentOrigin] = []
  /// Which part of a run this is, if the run was split.
  package var shard: ShardRecord?
  /// Whether the run stopped at the first failure and left cases uncompared.
  package var isCutShort = false
  /// Whether a warning fails the run.
  package var isStrict = false

  package init(cases: [CaseResult], problems: [Problem]) {
    self.cases = cases
    self.problems = problems
  }

  package struct Problem: Hashable, Sendable {
    package var message: String
    package var diagnostics: [Diagnostic]
    /// The document, if it could be read, and the variant, if the problem concerns only one.
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

/// A golden, or a group of goldens, that would not show whether a screen is broken; or something
/// that a document says in vain.
package struct GoldenWarning: Hashable, Sendable {
  package var document: String
  /// Empty where it is about the document.
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

  /// All problems; that nothing was compared is a problem, too.
  package var problemsToReport: [Problem] {
    cases.isEmpty && problems.isEmpty && shard?.cases != 0
      ? [Problem(message: "nothing was compared", diagnostics: [])] : problemsByCause
  }

  /// What is wrong with a file that several documents, or variants, are made of is told once.
  private var problemsByCause: [Problem] {
    problems.enumerated().map { (number: $0.offset, problem: $0.element) }.grouped {
      // One without a place is like no other.
      Cause(
        number: $0.problem.diagnostics.isEmpty ? $0.number : nil,
        diagnostics: $0.problem.diagnostics)
    }.map { alike in
      var first = alike[0].problem
      if alike.count > 1 { first.message += ", and \(alike.count - 1) more for the same reason" }
      return first
    }
  }

  private struct Cause: Hashable {
    var number: Int?
    var diagnostics: [Diagnostic]
  }

  /// A case that could not be compared is a failure. A run that compared nothing never passes,
  /// unless it is a shard and all cases belong to other shards.
  package var standing: Standing {
    if !problemsToReport.isEmpty { return .failure }
    let own: Standing = laws.isEmpty && (warnings.isEmpty || !isStrict) ? .clean : .differences
    return max(own, cases.map(\.verdict.standing).max() ?? .clean)
  }

  package var isClean: Bool { standing == .clean }
}
