/// What a view may use of processors until there is a picture of it, or a word why not.
struct TimeAllowance: Hashable, Sendable {
  /// All that compilers use, in seconds; with `recording` less than half a minute.
  var most = 20.0
  var spent = 0.0
  /// Of these, how many are left for what has been begun.
  var left: Double { most - spent }

  /// Whether the compiler may be asked once more.
  ///
  /// - Parameter isLast: Whether nothing less is left to be tried.
  func mayBegin(isLast: Bool) -> Bool { spent < (isLast ? 0.85 * most : lastBeginning) }

  /// After so many less of the app is tried.
  private var lastBeginning: Double { most / 2 }
  /// Of what is left, how many are for what is more than the view alone: some are kept for that.
  var leftForMore: Double { max(most / 10, lastBeginning - most / 20 - spent) }

  /// Whether there is time for two more tries.
  var isEarly: Bool { spent < lastBeginning / 2 }
  /// As many rounds as there would have been by now with time for all: the less of it is left, the more is
  /// replaced at once, so that there is a picture in the end.
  var haste: Int {
    switch spent / most {
    case 0.75...: 14
    case 0.6...: 9
    default: 0
    }
  }

  /// The same for what is far from the view, before less of the app is tried: where a round takes long there are
  /// few.
  func hasteFarAway(after last: Double, round: Int) -> Int {
    let isLate = spent > lastBeginning / 2 || last > 1 && round > 1
    // By then whole bodies are replaced, and no declaration.
    return isLate ? 12 : 0
  }
  /// Whether the little that is left to be mended is worth one more try that takes as long as the last, before
  /// less of the app is.
  func mayFinish(after last: Double) -> Bool { spent + last < 0.65 * most }
  /// What such a try may use.
  var leftToFinish: Double { max(leftForMore, 0.75 * most - spent) }

  /// Whether there is time to add to a view that can be shown already.
  var mayAddMore: Bool { spent < lastBeginning * 0.7 }
  /// For what the view's own program does.
  static let recording = 8
}
