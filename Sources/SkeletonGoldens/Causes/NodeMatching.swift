import SkeletonModel

/// Which line of this run's layout is which of the golden's, though a name or the number of a
/// sibling may be another.
struct NodeMatching {
  /// For each line of this run the index of the golden's.
  private(set) var twins: [Int?] = []
  /// Whether it has another name than its twin, and is not only inside a node that has.
  private(set) var renamed: Set<Int> = []

  private let old: [LayoutPage.Line]
  private let new: [LayoutPage.Line]

  init(from old: [LayoutPage.Line], to new: [LayoutPage.Line]) {
    self.old = old
    self.new = new
    let isSame = old.count == new.count && zip(old, new).allSatisfy { $0.path == $1.path }
    if isSame {
      twins = Array(old.indices)
      return
    }
    var names: [String: String] = [:]
    match(names)
    // What is inside a node with another name can be found only once that is known.
    for _ in 0..<4 {
      var found = renames()
      if found.isEmpty { found = renamesOfChanged() }
      if found.isEmpty { break }
      for (own, other) in found {
        names[new[own].path] = old[other].path
        renamed.insert(own)
      }
      match(names)
    }
    // The numbers of what is inside have the other kind's name before them.
    for _ in 0..<4 {
      let found = otherKinds()
      if found.isEmpty { break }
      for (own, other) in found { names[new[own].path] = old[other].path }
      match(names)
    }
  }

  /// A node whose name is a number of its kind has another one with its kind: what is gone and what
  /// came in its place are the same, where both are the only ones of what is around them.
  private func otherKinds() -> [(own: Int, other: Int)] {
    let matched = Set(twins.compactMap { $0 })
    func loose(_ lines: [LayoutPage.Line], _ isKnown: (Int) -> Bool) -> [Int: [(
      line: Int, place: Int
    )]] {
      var counts: [Int: Int] = [:]
      var loose: [Int: [(line: Int, place: Int)]] = [:]
      for (index, line) in lines.enumerated() where !line.isPart {
        guard let parent = line.parent else { continue }
        let place = counts[parent, default: 0]
        counts[parent] = place + 1
        if !isKnown(index) { loose[parent, default: []].append((index, place)) }
      }
      return loose
    }
    let gone = loose(old, matched.contains)
    return loose(new, { twins[$0] != nil }).compactMap { parent, come in
      guard come.count == 1, let twin = twins[parent], let others = gone[twin], others.count == 1,
        case let (added, removed) = (come[0], others[0]), added.place == removed.place,
        new[added.line].path.isNumbered, old[removed.line].path.isNumbered,
        new[added.line].kind != old[removed.line].kind
      else { return nil }
      return (added.line, removed.line)
    }
  }

  /// - Parameter names: What nodes with new names were called.
  private mutating func match(_ names: [String: String]) {
    var places: [String: Int] = [:]
    for (index, line) in old.enumerated() { places[line.path] = index }
    let groups = Dictionary(grouping: old.indices) { old[$0].path.group }
    let newGroups = Dictionary(grouping: new.indices) { new[$0].path.group }
    /// What a node of this run was called, where that was another name.
    var formerly = names
    var taken: Set<Int> = []
    var aligned: [Int: Int] = [:]
    var known: Set<String> = []
    twins = new.indices.map { index in
      let path = new[index].path
      var before = names[path]
      if before == nil {
        let scope = path.scope
        let group = path.group
        let formerScope = formerly[scope] ?? scope
        let formerGroup = formerScope + group.dropFirst(scope.count)
        before = formerScope + path.dropFirst(scope.count)
        if path.isNumbered, known.insert(group).inserted, let others = groups[formerGroup],
          let own = newGroups[group], others.count != own.count
        {
          aligned.merge(align(others, own)) { $1 }
          for one in own where aligned[one] == nil { aligned[one] = -1 }
        }
        if let other = aligned[index] { before = other < 0 ? nil : old[other].path }
      }
      guard let before, let twin = places[before], taken.insert(twin).inserted else { return nil }
      if before != path { formerly[path] = before }
      return twin
    }
  }

  /// Nodes that differ in nothing but their names, the outermost ones alone.
  private func renames() -> [(own: Int, other: Int)] {
    let matched = Set(twins.compactMap { $0 })
    var gone = Dictionary(
      grouping: old.indices.filter { index in
        !matched.contains(index) && old[index].parent.map(matched.contains) ?? true
          && !old[index].isPart
      }
    ) { Likeness(parent: old[$0].parent, fields: old[$0].likeness) }
    var pairs: [(own: Int, other: Int)] = []
    for index in new.indices where twins[index] == nil && !new[index].isPart {
      let parent = new[index].parent
      if let parent, twins[parent] == nil { continue }
      let likeness = Likeness(parent: parent.flatMap { twins[$0] }, fields: new[index].likeness)
      guard let other = gone[likeness]?.first else { continue }
      gone[likeness]?.removeFirst()
      pairs.append((index, other))
    }
    return pairs
  }

  /// Nodes that have other names and look otherwise, too, where as many were there before with nodes
  /// of the same names inside.
  private func renamesOfChanged() -> [(own: Int, other: Int)] {
    let matched = Set(twins.compactMap { $0 })
    /// The outermost nodes without a twin that have nodes inside.
    func rest(
      _ lines: [LayoutPage.Line], _ isKnown: (Int) -> Bool, _ parent: (Int) -> Int?
    ) -> [Likeness: [Int]] {
      var rest: [Likeness: [Int]] = [:]
      for (index, line) in lines.enumerated() {
        guard !isKnown(index), line.parent.map(isKnown) ?? true,
          let shape = Self.shape(of: index, in: lines)
        else { continue }
        rest[Likeness(parent: line.parent.flatMap(parent), fields: shape), default: []].append(
          index)
      }
      return rest
    }
    let gone = rest(old, matched.contains) { $0 }
    let come = rest(new, { twins[$0] != nil }) { twins[$0] }
    return come.flatMap { shape, own in
      let others = gone[shape] ?? []
      return own.count == others.count ? zip(own, others).map { (own: $0, other: $1) } : []
    }.sorted { $0.own < $1.own }
  }

  /// Its kind, and the names and kinds of all inside; nil if nothing is.
  private static func shape(of index: Int, in lines: [LayoutPage.Line]) -> String? {
    let path = lines[index].path + "/"
    let inside = lines[(index + 1)...].prefix { $0.path.hasPrefix(path) }.filter { !$0.isPart }
    if inside.isEmpty { return nil }
    return inside.reduce(into: lines[index].kind) { text, line in
      text += "  \(line.path.dropFirst(path.count)) \(line.kind)"
    }
  }

  private struct Likeness: Hashable {
    var parent: Int?
    var fields: String
  }

  /// The most comparisons of two siblings; beyond it, the first are taken for the first.
  private static let mostPairs = 250_000

  /// Siblings that are called by their numbers: one more or less gives all that follow other
  /// numbers. As many as possible are paired with one that looks the same.
  private func align(_ others: [Int], _ own: [Int]) -> [Int: Int] {
    var pairs: [Int: Int] = [:]
    guard others.count * own.count <= Self.mostPairs else {
      for (other, one) in zip(others, own) { pairs[one] = other }
      return pairs
    }
    let before = others.map { old[$0].likeness }
    let after = own.map { new[$0].likeness }
    var lengths = [[Int]](
      repeating: [Int](repeating: 0, count: own.count + 1), count: others.count + 1)
    for other in others.indices.reversed() {
      for one in own.indices.reversed() {
        lengths[other][one] =
          before[other] == after[one]
          ? lengths[other + 1][one + 1] + 1
          : max(lengths[other + 1][one], lengths[other][one + 1])
      }
    }
    var other = 0
    var one = 0
    var rest: (others: [Int], own: [Int]) = ([], [])
    /// Between two pairs, what is left is the same nodes as far as there are as many.
    func pairRest() {
      for (other, one) in zip(rest.others, rest.own) { pairs[one] = other }
      rest = ([], [])
    }
    while other < others.count || one < own.count {
      if other < others.count, one < own.count, before[other] == after[one] {
        pairRest()
        pairs[own[one]] = others[other]
        (other, one) = (other + 1, one + 1)
      } else if one == own.count
        || other < others.count && lengths[other + 1][one] >= lengths[other][one + 1]
      {
        rest.others.append(others[other])
        other += 1
      } else {
        rest.own.append(own[one])
        one += 1
      }
    }
    pairRest()
    return pairs
  }
}

extension LayoutPage.Line {
  /// A line of a text, a bar: it has no name of its own.
  package var isPart: Bool { ["bar", "dot", "line", "rule"].contains(kind) && path.hasSuffix("]") }

  /// Its kind, its size and what it looks like: all but its name and place.
  fileprivate var likeness: String {
    let left: Set = ["x", "y", "content", "baseline"]
    return fields.reduce(into: kind) { text, field in
      if !left.contains(field.key) { text += "  \(field.key) \(field.value)" }
    }
  }
}

extension String {
  /// The path of what the node is named in: `row[2]` of `row[2]/avatar`; empty where there is
  /// nothing around it.
  fileprivate var scope: String {
    guard let slash = lastIndex(of: "/") else { return "" }
    return String(self[..<slash])
  }

  fileprivate var isNumbered: Bool { last == "]" }

  /// The path without the number of its last name, which its siblings have, too.
  fileprivate var group: String {
    guard isNumbered, let bracket = lastIndex(of: "[") else { return self }
    return String(self[..<bracket])
  }
}
