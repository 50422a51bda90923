/// How large a text may be before it is refused, whatever it says.
///
/// Both readers count while they read, so that no text can cost more than its limits.
enum TreeLimits {
  static let bytes = 8_000_000
  /// Lists and maps inside each other.
  static let depth = 512
  /// Scalars, lists and maps, each alias counted as the copy it stands for.
  static let values = 400_000
}

/// A text that is no tree at all.
struct SyntaxError: Error {
  let diagnostic: Diagnostic

  init(_ spot: Spot, _ message: String, notes: [Diagnostic.Note] = []) {
    diagnostic = Diagnostic(at: spot.position, message, notes: notes)
  }
}
