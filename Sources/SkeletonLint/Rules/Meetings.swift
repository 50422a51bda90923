import SkeletonLanguage
import SkeletonModel

extension LintCheck {
  /// The things of a kind that lie upon others, by their numbers, each with the worst of these.
  ///
  /// - Parameters:
  ///   - noun: What they are, for a note that not all of them were compared.
  ///   - whole: All that is seen of one.
  ///   - index: Its number in paint order.
  ///   - common: What a lower and an upper one share; nil if that is no fault.
  mutating func meetings<Thing>(
    of things: [Thing], _ noun: String, _ screen: LintedScreen, whole: (Thing) -> Frame,
    index: (Thing) -> Int, common: (Thing, Thing) -> Frame?
  ) -> [Int: Meeting] {
    var patience = patience
    var met: [Int: Meeting] = [:]
    let order = things.map { (thing: $0, whole: whole($0), index: index($0)) }
      .sorted { ($0.whole.y, $0.index) < ($1.whole.y, $1.index) }
    for (place, one) in order.enumerated() {
      for other in order[(place + 1)...] {
        guard other.whole.y < one.whole.maxY else { break }
        guard patience > 0 else {
          notes.append(screen.unfinished(noun, in: job.document))
          return met
        }
        patience -= 1
        let (below, above) = one.index < other.index ? (one, other) : (other, one)
        guard let common = common(below.thing, above.thing) else { continue }
        met.keep(common, of: above.index, with: below.index)
      }
    }
    return met
  }
}

extension LintedScreen {
  /// That two things of a kind may lie upon each other without being found.
  fileprivate func unfinished(_ things: String, in document: Document) -> Diagnostic {
    Diagnostic(
      .note, at: document.position,
      "\(state.name) has so many \(things) in one place that not all of them were compared")
  }
}

/// What a thing lies upon most, and upon how many in all.
struct Meeting {
  var below: Int
  var common: Frame
  var count = 1

  var amount: Double { min(common.width, common.height) }

  /// How many it does not name.
  var others: String {
    switch count {
    case 1: ""
    case 2: ", and there is another"
    default: ", and there are \(count - 1) others"
    }
  }
}

extension [Int: Meeting] {
  /// Counts a meeting of two things, and keeps the one that shares most; of equals the lower.
  fileprivate mutating func keep(_ common: Frame, of above: Int, with below: Int) {
    var worst = Meeting(below: below, common: common)
    if let known = self[above] {
      if (known.amount, -known.below) > (worst.amount, -worst.below) { worst = known }
      worst.count = known.count + 1
    }
    self[above] = worst
  }
}
