/// What a view may use of processors until there is a picture of it, or a word why not.
struct TimeAllowance: Sendable {
  /// Seconds.
  var spent = 0.0
  /// Of these, how many are left for what has been begun.
  var left: Double { Self.most - spent }
  /// Whether the compiler may be asked once more.
  var mayBegin: Bool { spent < Self.lastBeginning }

  /// All that compilers use; with `recording` less than half a minute.
  static let most = 20.0
  /// After so many nothing else is tried.
  private static let lastBeginning = 14.0
  /// A compiler that has not come to an end after so many never does for all that the view reaches.
  static let first = 12.0
  /// For what the view's own program does.
  static let recording = 8
}
