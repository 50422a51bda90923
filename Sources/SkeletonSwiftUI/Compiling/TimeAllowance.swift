/// What a view may use of processors until there is a picture of it, or a word why not.
struct TimeAllowance: Sendable {
  /// Seconds.
  var spent = 0.0
  /// Of these, how many are left for what has been begun.
  var left: Double { Self.most - spent }

  /// Whether the compiler may be asked once more.
  ///
  /// - Parameter isLast: Whether nothing less is left to be tried.
  func mayBegin(isLast: Bool) -> Bool { spent < (isLast ? Self.end : Self.lastBeginning) }

  /// All that compilers use; with `recording` less than half a minute.
  static let most = 20.0
  /// After so many less of the app is tried.
  private static let lastBeginning = 10.0
  /// After so many nothing else is tried.
  private static let end = 17.0
  /// Of what is left, how many are for what is more than the view alone: some are kept for that.
  var leftForMore: Double { max(2, Self.lastBeginning - 1 - spent) }

  /// Whether there is time for two more tries.
  var isEarly: Bool { spent < Self.lastBeginning / 2 }
  /// For what the view's own program does.
  static let recording = 8
}
