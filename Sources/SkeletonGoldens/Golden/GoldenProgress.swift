/// How far a run has come.
package struct GoldenProgress: Hashable, Sendable {
  /// Documents in variants: the steps of a run.
  package var steps = 0
  package var stepsDone = 0
  /// Cases compared, and those of them that are wrong.
  package var cases = 0
  package var failures = 0
}
