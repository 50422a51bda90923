import SkeletonGoldens
import SkeletonModel

/// What a run's documents were compared with, if that is not their goldens.
package struct EarlierState: Hashable, Sendable {
  /// As the user named it, with its number: `main (abc1234)`.
  package var name: String
  /// Documents that were elsewhere then, or had another name.
  package var moves: [DocumentChanges.Move]

  package init(_ name: String, moves: [DocumentChanges.Move]) {
    self.name = name
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
  /// The documents of a run that are new or gone or were elsewhere.
  func fates(in result: RunResult) -> [(document: String, fate: DocumentFate)] {
    let before = Dictionary(moves.map { ($0.document, $0.before) }) { first, _ in first }
    return result.byDocument.compactMap { document, cases in
      if let name = before[document] { return (document, .moved(from: name)) }
      if cases.allSatisfy({ $0.verdict == .missing }) { return (document, .new) }
      if cases.allSatisfy({ $0.verdict == .obsolete }) { return (document, .gone) }
      return nil
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
    var seen: Set<[String]> = []
    for strip in strips {
      let pictures = strip.cases.filter(\.isPicture)
      let isGone = !pictures.isEmpty && pictures.allSatisfy { $0.verdict == .obsolete }
      if !pictures.isEmpty, !isGone { all += 1 }
      if isGone {
        gone += 1
      } else if !pictures.isEmpty, pictures.allSatisfy({ $0.verdict == .missing }) {
        new += 1
      } else if pictures.contains(where: { !$0.verdict.isClean }) {
        changed += 1
      } else if !strip.isClean, seen.insert([strip.document, strip.variant]).inserted {
        inWords += 1
      }
    }
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

  var hasChanges: Bool { changed + new + gone + inWords > 0 }
}

extension String {
  /// With its first letter in upper case.
  var asSentence: String { prefix(1).uppercased() + dropFirst() }
}

extension RunResult {
  /// What a report on an earlier state is headed by: `3 of 24 screens changed since main (abc1234)`.
  func headline(since earlier: EarlierState) -> String {
    let sentence = "\(ScreenTally(strips).sentence.asSentence) since \(earlier.name)"
    guard !problems.isEmpty else { return sentence }
    return "\(Columns.counted(problems.count, "problem")); \(sentence)"
  }
}
