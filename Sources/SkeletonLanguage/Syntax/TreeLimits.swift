import SkeletonModel

/// The limits of a text; a larger one is refused whatever it says.
///
/// Both readers count while they read, so that no text can cost more than its limits.
package struct TreeLimits: Sendable {
  package var bytes: Int
  /// Lists and maps inside each other.
  var depth: Int
  /// Scalars, lists and maps, each alias counted as the copy it stands for.
  var values: Int

  /// Limits of files that people write.
  static let description = TreeLimits(bytes: 8_000_000, depth: 512, values: 400_000)
  /// Limits of a run's results, which may have tens of thousands of cases.
  package static let results = TreeLimits(bytes: 256_000_000, depth: 64, values: 20_000_000)
  /// Limits of what views are recorded to be.
  static let recording = TreeLimits(bytes: 256_000_000, depth: 1024, values: 20_000_000)
}

extension DescriptionError {
  /// A single error, after which nothing else is checked.
  package init(_ spot: Spot, _ message: String, notes: [Diagnostic.Note] = []) {
    self.init([Diagnostic(at: spot.position, message, notes: notes)])
  }
}
