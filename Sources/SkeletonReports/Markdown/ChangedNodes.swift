import SkeletonGoldens
import SkeletonModel

/// What changed in the nodes of a document, each change once, however many rows and screens show
/// it.
struct ChangedNodes {
  /// A change, and where it is seen.
  struct Row: Hashable {
    /// `row[2]/avatar`, or `row[*]/avatar` for several.
    var path: String
    var count: Int
    var delta: String
    var followers: Int
    var screens: [String]
    /// Texts that have it, if no picture of a state has.
    var texts: [String]
  }

  private(set) var rows: [Row] = []

  private struct Key: Hashable {
    var pattern: String
    var delta: String
  }

  /// Each name once, in the order in which they came.
  private struct Names {
    private(set) var list: [String] = []
    private var known: Set<String> = []

    mutating func add(_ name: String) {
      if known.insert(name).inserted { list.append(name) }
    }
  }

  private struct Found {
    let key: Key
    var paths = Names()
    var followers = 0
    var screens = Names()
    var texts = Names()

    mutating func add(_ node: NodeChange, _ one: CaseResult, _ strip: FilmStrip) {
      paths.add(node.path)
      followers = max(followers, node.followers)
      if one.isPicture {
        screens.add(strip.name)
      } else {
        texts.add("\(one.frameName), \(strip.variant)")
      }
    }
  }

  init(_ strips: [FilmStrip]) {
    var found: [Found] = []
    var places: [Key: Int] = [:]
    /// - Parameter known: How many of those that were found take no more.
    func add(_ one: CaseResult, _ strip: FilmStrip, after known: Int) {
      for node in one.nodes {
        let key = Key(pattern: node.path.withoutRowNumbers, delta: node.delta)
        let place = places[key] ?? found.count
        if place < known { continue }
        if place == found.count {
          places[key] = place
          found.append(Found(key: key))
        }
        found[place].add(node, one, strip)
      }
    }
    let failing = strips.flatMap { strip in
      strip.cases.filter { !$0.verdict.isClean }.map { (one: $0, strip: strip) }
    }
    for (one, strip) in failing where one.isPicture && !FrameName(one.frame).isOfScenario {
      add(one, strip, after: 0)
    }
    // The same nodes are in the texts and in instants of scenarios; there, only others count.
    let ofScreens = found.count
    for (one, strip) in failing where !one.isPicture || FrameName(one.frame).isOfScenario {
      add(one, strip, after: ofScreens)
    }
    rows = found.compactMap { one in
      guard let first = one.paths.list.first else { return nil }
      let count = one.paths.list.count
      return Row(
        path: count > 1 ? one.key.pattern : first, count: count, delta: one.key.delta,
        followers: one.followers, screens: one.screens.list, texts: one.texts.list)
    }
  }
}

extension FilmStrip {
  /// As a reader names a screen: `content, dark`.
  var name: String { "\(state), \(variant)" }
}
