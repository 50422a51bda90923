import SkeletonModel

/// How much of its limits a text has used.
final class Budget {
  /// Counted separately for each branch of a `when`, because only one of them is shown.
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
  /// The nodes of all branches together. Nested `when`s double it at each step, while the larger
  /// branch of each stays small.
  private(set) var work = 0
  /// The number of nodes around the current one.
  private(set) var depth = 0
  private var references = 0
  /// Set when a limit is exceeded: reading stops.
  var isExhausted = false
  /// Whether anything except the depth is counted.
  private let isLimited: Bool

  init(isLimited: Bool = true) {
    self.isLimited = isLimited
  }

  /// Counts more nodes; false if there are too many.
  func take(nodes more: Int) -> Bool {
    screenful.nodes += more
    work += more
    return !isLimited || screenful.nodes <= Limits.nodes && work <= Limits.branchedNodes
  }

  /// Counts a text; false if there is too much text.
  func take(text: String) -> Bool {
    screenful.texts += max(text.utf8.count, Limits.shortestText)
    return !isLimited || screenful.texts <= Limits.texts
  }

  /// Counts pieces of text with references; false if there are too many.
  func take(references more: Int) -> Bool {
    references += more
    return !isLimited || references <= Limits.references
  }

  /// Counts a text into which references were replaced; false if there are too many. A long text
  /// counts as several references, because texts that contain each other twice grow to any length.
  func take(madeText text: String) -> Bool { take(references: text.utf8.count / 1000) }

  /// Runs the body one node deeper; nil if that is too deep.
  func deeper<Value>(_ body: () -> Value) -> Value? {
    depth += 1
    defer { depth -= 1 }
    return depth <= Limits.depth ? body() : nil
  }
}
