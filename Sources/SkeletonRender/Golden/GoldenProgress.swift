/// How far a run has come.
public struct GoldenProgress: Hashable, Sendable {
  /// Documents in variants: the steps of a run.
  public var steps = 0
  public var stepsDone = 0
  /// Cases compared, and those of them that are wrong.
  public var cases = 0
  public var failures = 0
}
