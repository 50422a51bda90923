import SkeletonModel

/// What a text has used up of its limits.
final class Budget {
  /// What counts once for each branch of a `when`: only one of them is shown.
  struct Screenful {
    var nodes = 0
    /// Bytes of the texts.
    var texts = 0

    /// The larger of each.
    func orMore(_ other: Screenful) -> Screenful {
      Screenful(nodes: max(nodes, other.nodes), texts: max(texts, other.texts))
    }
  }

  var screenful = Screenful()
  /// Nodes around the one at hand.
  private(set) var depth = 0
  private var references = 0
  /// Set where a limit is passed: nothing more is read.
  var isExhausted = false
  /// Whether anything but depth is counted.
  private let isLimited: Bool

  init(isLimited: Bool = true) {
    self.isLimited = isLimited
  }

  /// Whether there may be so many nodes more.
  func take(nodes more: Int) -> Bool {
    screenful.nodes += more
    return !isLimited || screenful.nodes <= Limits.nodes
  }

  /// Whether this text may stand beside the others.
  func take(text: String) -> Bool {
    screenful.texts += max(text.utf8.count, Limits.shortestText)
    return !isLimited || screenful.texts <= Limits.texts
  }

  /// Whether so many pieces of text with references in it may be replaced.
  func take(references more: Int) -> Bool {
    references += more
    return !isLimited || references <= Limits.references
  }

  /// One node deeper; nil where that is too deep.
  func deeper<Value>(_ body: () -> Value) -> Value? {
    depth += 1
    defer { depth -= 1 }
    return depth <= Limits.depth ? body() : nil
  }
}
