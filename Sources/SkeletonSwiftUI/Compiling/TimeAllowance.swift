/// What a view may use of processors until there is a picture of it, or a word why not.
///
/// It is counted in what the compiler does, and not by a clock: what stands in for what must not depend on how
/// fast a machine is and on what else it does. Only what takes far longer than it should is ended by the clock.
struct TimeAllowance: Hashable, Sendable {
  /// All that compilers use, in seconds of a usual machine; with `recording` less than half a minute.
  var most = 20.0
  private(set) var spent = 0.0
  /// By the processor's clock.
  private var measured = 0.0
  /// Of what may be spent, how much is left for what has been begun.
  var left: Double { most - spent }

  /// - Parameters:
  ///   - work: What was done, in seconds of a usual machine; nil where that is not known.
  ///   - seconds: How long it took.
  mutating func spend(_ work: Double?, measured seconds: Double) {
    spent += work ?? seconds
    measured += seconds
  }

  /// A machine may be so much slower than a usual one, or than it is when nobody else uses it.
  private static let slowest = 1.5

  /// After so many seconds of its processor a machine ends what should take `work`.
  func limit(for work: Double) -> Double {
    min(Self.slowest * work + 1, Self.slowest * most - measured)
  }

  /// Whether the compiler may be asked once more.
  ///
  /// - Parameter isLast: Whether nothing less is left to be tried.
  func mayBegin(isLast: Bool) -> Bool {
    let share = isLast ? 0.85 : lastBeginning / most
    return spent < share * most && measured < share * Self.slowest * most
  }

  /// After so many less of the app is tried.
  private var lastBeginning: Double { most / 2 }
  /// Of what is left, how many are for what is more than the view alone: some are kept for that.
  ///
  /// - Parameter isFirst: Whether nothing is known of it yet: one wrong name can have a body take as long as it may.
  func leftForMore(isFirst: Bool) -> Double {
    let left = max(most / 10, lastBeginning - most / 20 - spent)
    return isFirst ? min(left, Self.first * most) : left
  }

  /// A view with much behind it that is right takes as much, and is all there then.
  private static let first = 0.35

  /// Whether there is time for two more tries.
  var isEarly: Bool { spent < lastBeginning / 2 }
  /// Whether what takes so long until it is a program can become one; what is refused before takes less.
  func mayComplete(_ work: Double) -> Bool { spent + work < 0.85 * most }

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
    let isLate = spent > lastBeginning / 2 || last > 1.25 && round > 1
    // By then whole bodies are replaced, and no declaration.
    return isLate ? 12 : 0
  }
  /// Whether the little that is left to be mended is worth one more try that takes as long as the last, before
  /// less of the app is.
  func mayFinish(after last: Double) -> Bool { spent + last < 0.75 * most }
  /// The same of a program that runs, and has a part that ends it: it is there, if nothing more comes of that.
  func mayTryOnceMore(after last: Double) -> Bool { spent + last * 1.1 < 0.92 * most }
  /// What such a try may use.
  var leftToFinish: Double { max(leftForMore(isFirst: false), 0.85 * most - spent) }

  /// Whether there is time to add to a view that can be shown already: with more in it, it takes longer than
  /// the last time.
  func mayAddMore(after last: Double) -> Bool {
    spent < lastBeginning && mayFinish(after: last * 1.2)
  }
  /// For what the view's own program does.
  static let recording = 8
}
