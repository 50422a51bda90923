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

    static func + (a: Screenful, b: Screenful) -> Screenful {
      Screenful(nodes: a.nodes + b.nodes, texts: a.texts + b.texts)
    }

    static func - (a: Screenful, b: Screenful) -> Screenful {
      Screenful(nodes: a.nodes - b.nodes, texts: a.texts - b.texts)
    }
  }

  var screenful = Screenful()
  /// The nodes of all branches together. Nested `when`s double it at each step, while the larger
  /// branch of each stays small.
  private(set) var work = 0
  /// The number of nodes around the current one.
  private(set) var depth = 0
  /// The most that were.
  private var deepest = 0
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
    deepest = max(deepest, depth)
    defer { depth -= 1 }
    return depth <= Limits.depth ? body() : nil
  }

  /// What some nodes take.
  struct Measure {
    var screenful: Screenful
    /// How many are inside each other.
    var height: Int
  }

  /// Runs the body, and measures its nodes.
  func measuring<Value>(_ body: () -> Value) -> (Value, Measure) {
    let (before, outer) = (screenful, deepest)
    deepest = depth
    let value = body()
    let measure = Measure(screenful: screenful - before, height: deepest - depth)
    deepest = max(deepest, outer)
    return (value, measure)
  }

  /// Whether as many nodes more may be as were measured.
  func hasRoom(for measure: Measure) -> Bool {
    let sum = screenful + measure.screenful
    return depth + measure.height <= Limits.depth && sum.nodes <= Limits.nodes
      && sum.texts <= Limits.texts
  }

  /// Counts nodes like others that were measured.
  func take(_ measure: Measure) {
    screenful = screenful + measure.screenful
    deepest = max(deepest, depth + measure.height)
  }
}
