import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonSystem

extension RunResult {
  /// The results as a file, a piece at a time.
  ///
  /// A case is one line, and so is whatever else there may be very many of: laid out like the rest,
  /// they would be half spaces. Memory holds one of them at a time.
  package var pieces: FilePieces {
    { put throws(Failure) in
      var shared = SharedParts(cases)
      let run = StoredRun(
        result: self, goldens: shared.goldens, artifacts: shared.artifacts,
        nodes: shared.nodes.values, positions: shared.positions.values)
      let limit = 1 << 16
      var text = "{"
      text.reserveCapacity(2 * limit)
      func write(_ count: Int, _ item: (Int) -> JSON) throws(Failure) {
        text += "["
        for index in 0..<count {
          text += index == 0 ? "\n    " : ",\n    "
          item(index).write(to: &text, style: .line, depth: 2)
          if text.utf8.count > limit {
            try put(Array(text.utf8))
            text.removeAll(keepingCapacity: true)
          }
        }
        text += count == 0 ? "]" : "\n  ]"
      }
      var isFirst = true
      for field in StoredRun.fields {
        let lines = ["nodes", "positions", "cases", "documents"].contains(field.key)
        let value = lines ? nil : field.write(run)
        guard lines || value != nil else { continue }
        text += isFirst ? "\n  \"" : ",\n  \""
        text += field.key + "\": "
        isFirst = false
        switch field.key {
        case "nodes": try write(run.nodes.count) { run.nodes[$0].json }
        case "positions": try write(run.positions.count) { run.positions[$0].json }
        case "cases": try write(cases.count) { shared.stored(cases[$0]).json }
        case "documents": try write(origins.count) { origins[$0].json }
        default: value?.write(to: &text, style: .pretty, depth: 1)
        }
      }
      try put(Array((text + "\n}\n").utf8))
    }
  }
}

/// What the cases of a run have in common.
private struct SharedParts {
  private(set) var goldens = ""
  private(set) var artifacts = ""
  private(set) var nodes = Numbered<NodeChange>()
  private(set) var positions = Numbered<TextPosition>()
  /// The nodes that were numbered last: the next picture of a screen has the same.
  private var last: (nodes: [NodeChange], numbers: [Int]) = ([], [])

  init(_ cases: [CaseResult]) {
    for one in cases {
      _ = numbers(of: one.nodes)
      _ = positions.number(of: one.position)
      if goldens.isEmpty { goldens = Self.folder(of: one.golden, one.name) }
      if artifacts.isEmpty, let (role, path) = one.kept.files.first {
        artifacts = Self.folder(of: path, role.name(of: one.name))
      }
    }
  }

  /// What comes before a name in a path; nothing if it does not end with it.
  private static func folder(of path: String, _ name: String) -> String {
    path.hasSuffix(name) ? String(decoding: path.utf8.dropLast(name.utf8.count), as: UTF8.self) : ""
  }

  private mutating func numbers(of nodes: [NodeChange]) -> [Int] {
    if nodes != last.nodes { last = (nodes, nodes.map { self.nodes.number(of: $0) }) }
    return last.numbers
  }

  /// The case with what it shares by number, and without what follows from its name.
  mutating func stored(_ one: CaseResult) -> StoredCase {
    let name = one.name
    return StoredCase(
      one: one, nodes: one.nodes.isEmpty ? nil : numbers(of: one.nodes),
      position: positions.number(of: one.position),
      hasUsualGolden: one.golden == goldens + name,
      kept: one.kept.files.compactMap { role, path in
        path == artifacts + role.name(of: name) ? role : nil
      })
  }
}

/// Values, and the place of each among them.
private struct Numbered<Value: Hashable> {
  private(set) var values: [Value] = []
  private var places: [Value: Int] = [:]

  mutating func number(of value: Value) -> Int {
    if let place = places[value] { return place }
    places[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
