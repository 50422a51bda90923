import SkeletonModel
import Synchronization

/// What a text is asked about; equal questions have equal answers.
struct TextQuestion: Hashable, Sendable {
  var words: StyledText
  var width: Double?
  var lineLimit: Int?
}

struct TextAnswer: Sendable {
  var block: TextBlock
  var missing: [Unicode.Scalar] = []

  /// Its size in path elements.
  fileprivate var cost: Int { block.lines.reduce(8) { $0 + 1 + $1.outline.elements.count } }
}

/// The answers that the shapers of this process have given: the states and variants of a document
/// have the same texts, whichever worker lays them out.
final class TextAnswers: Sendable {
  static let shared = TextAnswers()

  private let known = Mutex(Known())

  private struct Known {
    var answers: [TextQuestion: TextAnswer] = [:]
    /// The size of all of them.
    var kept = 0
  }

  /// The size limit, some 30 MB. A screen of text needs a tenth; beyond the limit all answers are
  /// dropped.
  private static let mostKept = 500_000

  subscript(question: TextQuestion) -> TextAnswer? {
    known.withLock { $0.answers[question] }
  }

  /// There are other fonts than before.
  func forget() {
    known.withLock { known in
      known.answers.removeAll()
      known.kept = 0
    }
  }

  func keep(_ answer: TextAnswer, to question: TextQuestion) {
    let cost = answer.cost
    known.withLock { known in
      if known.kept + cost > Self.mostKept {
        known.answers.removeAll()
        known.kept = 0
      }
      if known.answers.updateValue(answer, forKey: question) == nil { known.kept += cost }
    }
  }
}
