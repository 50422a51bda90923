import SkeletonGoldens
import SkeletonModel

/// What changed in the nodes of a document, each change once, however many rows and screens show it.
struct ChangedNodes {
  /// A change, and where it is seen.
  struct Row: Hashable {
    /// `row[2]/avatar`, or `row[*]/avatar` for several.
    var path: String
    var count: Int
    var delta: String
    var followers: Int
    var screens: [String]
  }

  private(set) var rows: [Row] = []

  private struct Key: Hashable {
    var pattern: String
    var delta: String
  }

  private struct Found {
    var paths: [String] = []
    var followers = 0
    var screens: [String] = []
  }

  init(_ strips: [FilmStrip]) {
    var found: [Key: Found] = [:]
    var order: [Key] = []
    func add(_ one: CaseResult, _ strip: FilmStrip, onlyNew: Bool) {
      let known = onlyNew ? Set(order) : []
      for node in one.nodes {
        let key = Key(pattern: Self.pattern(node.path), delta: node.delta)
        if known.contains(key) { continue }
        if found[key] == nil { order.append(key) }
        var entry = found[key] ?? Found()
        if !entry.paths.contains(node.path) { entry.paths.append(node.path) }
        entry.followers = max(entry.followers, node.followers)
        let name = one.isPicture ? strip.name : "\(one.frameName), \(strip.variant)"
        if !entry.screens.contains(name) { entry.screens.append(name) }
        found[key] = entry
      }
    }
    let failing = strips.flatMap { strip in
      strip.cases.filter { !$0.verdict.isClean }.map { (one: $0, strip: strip) }
    }
    for (one, strip) in failing where one.isPicture && !FrameName(one.frame).isOfScenario {
      add(one, strip, onlyNew: false)
    }
    // The same nodes are in the texts and in instants of scenarios; there, only others count.
    for (one, strip) in failing where !one.isPicture || FrameName(one.frame).isOfScenario {
      add(one, strip, onlyNew: true)
    }
    rows = order.compactMap { key in
      guard let entry = found[key], let first = entry.paths.first else { return nil }
      return Row(
        path: entry.paths.count > 1 ? key.pattern : first, count: entry.paths.count,
        delta: key.delta, followers: entry.followers, screens: entry.screens)
    }
  }

  /// The path with the numbers of rows left open.
  private static func pattern(_ path: String) -> String {
    var pattern = ""
    var rest = path[...]
    while let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") {
      let number = rest[rest.index(after: open)..<close]
      let isNumber = !number.isEmpty && number.allSatisfy(\.isNumber)
      pattern += rest[..<open] + "[" + (isNumber ? "*" : number) + "]"
      rest = rest[rest.index(after: close)...]
    }
    return pattern + rest
  }
}

extension FilmStrip {
  /// As a reader names a screen: `content, dark`.
  var name: String { "\(state), \(variant)" }
}
