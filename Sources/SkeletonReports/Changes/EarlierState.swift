import SkeletonGoldens
import SkeletonModel

/// What a run's documents were compared with, if that is not their goldens.
package struct EarlierState: Hashable, Sendable {
  /// As the user named it, with its number: `main (abc1234)`.
  package var name: String
  /// The names of documents that were not there then, and of those that are no more.
  package var new: Set<String>
  package var gone: Set<String>
  /// Documents that had another name.
  package var moves: [DocumentChanges.Move]

  package init(
    _ name: String, new: Set<String> = [], gone: Set<String> = [],
    moves: [DocumentChanges.Move] = []
  ) {
    self.name = name
    self.new = new
    self.gone = gone
    self.moves = moves
  }
}

/// What a reader is told of a document as a whole.
package enum DocumentFate: Hashable, Sendable {
  case new
  case gone
  case moved(from: String)
}

extension EarlierState {
  /// The documents of a run that are new or gone or had another name, in the run's order.
  func fates(in result: RunResult) -> [(document: String, fate: DocumentFate)] {
    let before = Dictionary(moves.map { ($0.document, $0.before) }) { first, _ in first }
    return result.byDocument.compactMap { document, _ in
      if let name = before[document] { return (document, .moved(from: name)) }
      if new.contains(document) { return (document, .new) }
      return gone.contains(document) ? (document, .gone) : nil
    }
  }
}

/// How many screens there are, and what became of them: a screen is a state of a document, or a
/// scenario, in a variant.
struct ScreenTally {
  private(set) var all = 0
  private(set) var changed = 0
  private(set) var new = 0
  private(set) var gone = 0
  /// Documents and variants in which no picture changed, but a text.
  private(set) var inWords = 0

  init(_ strips: [FilmStrip]) {
    /// Documents and variants: their texts cover all of their screens, and are in one strip.
    var seen: Set<[String]> = []
    var worded: Set<[String]> = []
    for strip in strips {
      let verdicts = strip.cases.filter(\.isPicture).map(\.verdict)
      let isGone = !verdicts.isEmpty && verdicts.allSatisfy { $0 == .obsolete }
      if !verdicts.isEmpty, !isGone { all += 1 }
      if verdicts.allSatisfy(\.isClean) {
        if !strip.isClean { worded.insert([strip.document, strip.variant]) }
        continue
      }
      seen.insert([strip.document, strip.variant])
      if isGone {
        gone += 1
      } else if verdicts.allSatisfy({ $0 == .missing }) {
        new += 1
      } else {
        changed += 1
      }
    }
    inWords = worded.subtracting(seen).count
  }

  /// `3 of 24 screens changed, 2 are new, 1 is gone`.
  var sentence: String {
    let total = Columns.counted(all, "screen")
    var parts: [String] = []
    if changed > 0 { parts.append("\(changed.grouped) of \(total) changed") }
    func add(_ count: Int, _ word: String) {
      guard count > 0 else { return }
      let noun = parts.isEmpty ? Columns.counted(count, "screen") : count.grouped
      parts.append("\(noun) \(count == 1 ? "is" : "are") \(word)")
    }
    add(new, "new")
    add(gone, "gone")
    if inWords > 0 {
      parts.append(
        parts.isEmpty
          ? "no picture changed, but layout or accessibility of "
            + Columns.counted(inWords, "screen")
          : "\(inWords.grouped) in layout or accessibility alone")
    }
    return parts.isEmpty ? "none of \(total) changed" : parts.joined(separator: ", ")
  }
}

extension String {
  /// With its first letter in upper case.
  var asSentence: String { prefix(1).uppercased() + dropFirst() }
}

extension RunResult {
  /// What a report on an earlier state is headed by:
  /// `3 of 24 screens changed since main (abc1234)`.
  func headline(since earlier: EarlierState) -> String {
    let sentence = "\(ScreenTally(strips).sentence.asSentence) since \(earlier.name)"
    guard !problems.isEmpty else { return sentence }
    return "\(Columns.counted(problems.count, "problem")); \(sentence)"
  }
}
