/// The progress of a run.
package struct GoldenProgress: Hashable, Sendable {
  /// The steps of a run: variants of documents.
  package var steps = 0
  package var stepsDone = 0
  /// Cases compared, and how many of them fail.
  package var cases = 0
  package var failures = 0
}
