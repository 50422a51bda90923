/// A whole run: what was compared, what was broken, and what stood in the way.
public struct RunResult: Hashable, Sendable {
  /// Sorted by document, then in the order of the document's cases.
  public var cases: [CaseResult]
  /// What could not be compared at all: bad documents, refused tolerances, nothing to compare.
  public var problems: [Problem]
  /// Claims about documents that do not hold and that no document waives.
  public var laws: [LawBreach] = []
  /// Goldens that prove less than they seem to.
  public var warnings: [GoldenWarning] = []
  /// What is worth a line and changes nothing: waivers that waive nothing.
  public var notes: [Diagnostic] = []
  /// What the cases were made from, by document.
  public var origins: [DocumentOrigin] = []
  /// Which part of a run this is, where it was split.
  public var shard: ShardRecord?
  /// Whether the run ended at the first failure, with cases left that nobody has looked at.
  public var isCutShort = false
  /// Whether a warning keeps the run from being clean.
  public var isStrict = false

  public init(cases: [CaseResult], problems: [Problem]) {
    self.cases = cases
    self.problems = problems
  }

  public struct Problem: Hashable, Sendable {
    public var message: String
    public var diagnostics: [Diagnostic]
    /// The document it is about, where it could be read, and the variant, where it is about one.
    public var document: String?
    public var variant: String?

    public init(
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
public struct GoldenWarning: Hashable, Sendable {
  public var document: String
  public var variant: String
  public var frames: [String]
  public var message: String
  public var position: TextPosition
}

extension RunResult {
  public func count(_ verdict: Verdict) -> Int { cases.count { $0.verdict == verdict } }

  /// 0 clean, 1 differences, 2 where something could not be compared; a run that compared nothing
  /// is never a success, unless it is the shard of a run that has cases for others alone.
  public var exitStatus: Int32 {
    if !problemsToReport.isEmpty { return 2 }
    let broken: Int32 = laws.isEmpty && (warnings.isEmpty || !isStrict) ? 0 : 1
    return max(broken, cases.map(\.verdict.exitStatus).max() ?? 0)
  }
}
