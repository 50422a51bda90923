import SkeletonModel
import SkeletonPainting

/// How the nodes of one state changed between a golden's `layout.txt` and this run's.
struct LayoutChanges {
  /// The changes to report: those with a cause of their own first. A node that only moved along with
  /// another is counted there.
  private(set) var nodes: [NodeChange] = []
  /// The areas in which these changes may change pixels, in points.
  private(set) var areas: [Frame] = []

  private typealias Line = LayoutPage.Line
  private let old: LayoutPage.Section
  private let new: LayoutPage.Section
  private let known: LayoutNodes
  private let matching: NodeMatching
  private let own: OwnChanges

  init(
    from old: LayoutPage.Section, to new: LayoutPage.Section, knowing nodes: LayoutNodes = .none
  ) {
    self.old = old
    self.new = new
    known = nodes
    matching = NodeMatching(from: old.nodes, to: new.nodes)
    own = OwnChanges(from: old, to: new, matching, nodes)
    compareSettings()
    compareNodes()
    findLost()
    leaveOutUnchangedTokens()
    takeMoveForCause()
    let causes = self.nodes.filter { !$0.causes.isEmpty }
    self.nodes = causes + self.nodes.filter(\.causes.isEmpty)
  }
}

extension LayoutChanges {
  private mutating func compareSettings() {
    for name in ["canvas", "shimmer"] {
      let before = old.settings.first { $0.path == name }
      let after = new.settings.first { $0.path == name }
      guard before?.text != after?.text else { continue }
      let place = tell(name, before, after)
      nodes[place].causes = own.causes(ofSetting: name, before, after)
      if name == "canvas" { coverGrowth(before, after) }
      for line in old.nodes + new.nodes where name == "canvas" || line.shimmers {
        cover(line)
      }
    }
  }

  /// How a line of this run relates to the golden's: the entry that reports it, and its move.
  private struct Fate {
    var leader: Int?
    var move: Offset?
  }

  private mutating func compareNodes() {
    var fates: [Fate] = []
    /// The first of several siblings with the same move.
    var movers: [Int?: [(move: Offset, leader: Int)]] = [:]
    for (index, line) in new.nodes.enumerated() {
      let parent = line.parent.map { fates[$0] }
      guard let place = matching.twins[index] else {
        if let leader = parent?.leader, nodes[leader].change == .added {
          nodes[leader].followers += 1
          fates.append(Fate(leader: leader))
        } else {
          let leader = tell(line.path, nil, line)
          nodes[leader].causes = own.arrival(of: index)
          fates.append(Fate(leader: leader))
        }
        cover(line)
        continue
      }
      let before = old.nodes[place]
      guard before.text != line.text else {
        let causes = own.causesInside(place, index)
        if !causes.isEmpty {
          // Its own line is as it was: what has changed shows in those of its children.
          let leader = tell(line.path, before, line)
          nodes[leader].causes = causes
          nodes[leader].summary = causes.map(\.words).joined(separator: ", ")
        }
        fates.append(Fate())
        continue
      }
      if before.look == line.look {
        // It has another name, and nothing else is new.
        if matching.renamed.contains(index) {
          fates.append(Fate(leader: tellRename(line, before)))
        } else if let leader = parent?.leader, nodes[leader].change == .renamed {
          nodes[leader].followers += 1
          fates.append(Fate(leader: leader))
        } else {
          fates.append(Fate())
        }
        continue
      }
      if matching.renamed.contains(index) { tellRename(line, before) }
      coverChange(before, place, line, index)
      let causes = own.causes(place, index)
      let move = before.move(to: line)
      let isMere = causes.isEmpty && move.map { before.isSame(as: line, movedBy: $0) } ?? false
      if isMere, let move, let leader = parent?.leader, parent?.move?.isNear(move) == true {
        nodes[leader].followers += 1
        fates.append(Fate(leader: leader, move: move))
      } else if isMere, let move,
        let first = movers[line.parent]?.first(where: { $0.move.isNear(move) })
      {
        nodes[first.leader].followers += 1
        fates.append(Fate(leader: first.leader, move: move))
      } else {
        let leader = tell(line.path, before, line)
        nodes[leader].causes = causes
        if isMere, let move { movers[line.parent, default: []].append((move, leader)) }
        fates.append(Fate(leader: leader, move: move))
      }
    }
  }

  private mutating func findLost() {
    let present = Set(matching.twins.compactMap { $0 })
    var leaders: [Int?] = []
    for (index, line) in old.nodes.enumerated() {
      guard !present.contains(index) else {
        leaders.append(nil)
        continue
      }
      cover(line)
      if let leader = line.parent.flatMap({ leaders[$0] }) {
        nodes[leader].followers += 1
        leaders.append(leader)
      } else {
        let leader = tell(line.path, line, nil)
        nodes[leader].causes = own.departure(of: index)
        leaders.append(leader)
      }
    }
  }

  @discardableResult
  private mutating func tellRename(_ line: Line, _ before: Line) -> Int {
    let place = tell(line.path, before, line)
    nodes[place].change = .renamed
    nodes[place].summary = "was \(before.path)"
    let naming = known.naming(of: line.path)
    var cause = ChangeCause("id", "", at: naming.position)
    cause.line = naming.id
    nodes[place].causes = [cause]
    return place
  }

  /// Where it is not known why nodes have another place or size, that of the first is what is told. A
  /// node that others are inside of has grown with them.
  private mutating func takeMoveForCause() {
    guard nodes.allSatisfy(\.causes.isEmpty) else { return }
    let told = Set(nodes.map(\.path))
    var around: Set<String> = []
    for line in new.nodes where told.contains(line.path) && !line.isPart {
      var parent = line.parent
      while let place = parent, around.insert(new.nodes[place].path).inserted {
        parent = new.nodes[place].parent
      }
    }
    let first =
      nodes.firstIndex { $0.path != "canvas" && !around.contains($0.path) } ?? nodes.indices.first
    guard let first, let position = known.origin(of: nodes[first].path) else { return }
    // The same in other rows is the same.
    let pattern = nodes[first].path.withoutRowNumbers
    let delta = nodes[first].delta
    for place in nodes.indices
    where nodes[place].path.withoutRowNumbers == pattern && nodes[place].delta == delta {
      var cause = ChangeCause("frame", nodes[place].summary, at: position)
      cause.line = known.placeOfMove(of: nodes[place].path)
      nodes[place].causes = [cause]
    }
  }

  private mutating func leaveOutUnchangedTokens() {
    guard nodes.contains(where: { $0.causes.contains { !$0.tokens.isEmpty } }) else { return }
    let unchanged = own.unchangedTokens
    for place in nodes.indices {
      for index in nodes[place].causes.indices {
        nodes[place].causes[index].tokens.removeAll(where: unchanged.contains)
      }
    }
  }

  @discardableResult
  private mutating func tell(_ path: String, _ before: Line?, _ after: Line?) -> Int {
    let change: NodeChange.Kind =
      before == nil ? .added : after == nil ? .removed : .changed
    var summary = ""
    if let before, let after { summary = before.summary(of: after) }
    nodes.append(
      NodeChange(
        path: path, change: change, before: before?.text, after: after?.text, summary: summary,
        followers: 0, position: known.position(of: path)))
    return nodes.count - 1
  }
}

extension LayoutChanges {
  /// A node that only takes up space explains no pixel, except through its effect on the nodes
  /// inside.
  private mutating func coverChange(_ before: Line, _ place: Int, _ after: Line, _ index: Int) {
    if before.rules || after.rules || !before.hasFieldsOnlyMoved(to: after) {
      coverAll(old, from: place)
      coverAll(new, from: index)
    } else {
      cover(before)
      cover(after)
    }
  }

  private mutating func coverAll(_ section: LayoutPage.Section, from start: Int) {
    var inside: Set<Int> = [start]
    cover(section.nodes[start])
    for index in section.nodes.indices.dropFirst(start + 1) {
      guard let parent = section.nodes[index].parent, inside.contains(parent) else { break }
      inside.insert(index)
      cover(section.nodes[index])
    }
  }

  /// What only the larger of two canvases has: its right and its lower edge. Of another ground, all.
  private mutating func coverGrowth(_ before: Line?, _ after: Line?) {
    let canvases = [before, after].compactMap { line -> (width: Double, height: Double)? in
      guard let width = line?.number("width"), let height = line?.number("height") else {
        return nil
      }
      return (width, height)
    }
    guard canvases.count == 2 else { return }
    if before?["background"] != after?["background"] {
      areas += canvases.map { Frame(x: 0, y: 0, width: $0.width, height: $0.height) }
        .filter { $0.width.isFinite && $0.height.isFinite }
    }
    let widths = canvases.map(\.width).sorted()
    let heights = canvases.map(\.height).sorted()
    areas += [
      Frame(x: widths[0], y: 0, width: widths[1] - widths[0], height: heights[1]),
      Frame(x: 0, y: heights[0], width: widths[1], height: heights[1] - heights[0]),
    ].filter { $0.width > 0 && $0.height > 0 && $0.width.isFinite && $0.height.isFinite }
  }

  private mutating func cover(_ line: Line) {
    guard line.paints, var frame = line.frame else { return }
    if line.kind == "line" {
      // Glyphs may extend beyond the box of their line.
      let room = frame.height / 2
      frame = Frame(
        x: frame.x - room, y: frame.y - room, width: frame.width + 2 * room,
        height: frame.height + 2 * room)
    }
    areas.append(frame)
  }
}

extension LayoutPage.Line {
  /// Whether it affects how the nodes inside it are painted.
  fileprivate var rules: Bool {
    kind == "scroll" || self["clip"] != nil || self["opacity"] != nil || self["group"] != nil
  }

  fileprivate var shimmers: Bool { fields.contains { $0.value.hasPrefix("shimmer") } }

  fileprivate var paints: Bool {
    if ["bar", "dot", "line", "rule"].contains(kind) { return true }
    return ["fill", "background", "border", "tint", "color"].contains { self[$0] != nil }
  }

  /// The line without the node's name.
  fileprivate var look: Substring { text.dropFirst(path.count) }

  fileprivate func move(to other: Self) -> Offset? {
    guard let from = frame, let to = other.frame else { return nil }
    return to.origin - from.origin
  }

  private static let placeKeys: Set = [
    "x", "y", "width", "height", "content", "baseline", "length",
  ]

  /// Whether only its position has changed.
  fileprivate func hasFieldsOnlyMoved(to other: Self) -> Bool {
    func rest(_ line: Self) -> [String] {
      line.fields.filter { !Self.placeKeys.contains($0.key) }.map { "\($0.key) \($0.value)" }
    }
    return kind == other.kind && rest(self) == rest(other)
  }

  /// Whether it has moved and not changed otherwise.
  fileprivate func isSame(as other: Self, movedBy move: Offset) -> Bool {
    guard kind == other.kind, fields.count == other.fields.count else { return false }
    return zip(fields, other.fields).allSatisfy { before, after in
      guard before.key == after.key else { return false }
      switch before.key {
      case "x", "y": return true
      case "content", "baseline":
        let from = before.value.split(separator: " ").map { Double($0) ?? .nan }
        let to = after.value.split(separator: " ").map { Double($0) ?? .nan }
        guard from.count == to.count, from.count >= 2 else { return false }
        let moved = [from[0] + move.x, from[1] + move.y] + from.dropFirst(2)
        return zip(moved, to).allSatisfy { abs($0 - $1) < 0.0025 }
      default: return before.value == after.value
      }
    }
  }

  /// `x 16 → 20 (+4), radius 25 → 20`.
  fileprivate func summary(of other: Self) -> String {
    var parts: [String] = kind == other.kind ? [] : ["\(kind) → \(other.kind)"]
    var keys = fields.map(\.key)
    keys += other.fields.map(\.key).filter { !keys.contains($0) }
    var quiet: [String] = []
    for key in keys where self[key] != other[key] {
      var part = "\(key) \(self[key] ?? "none") → \(other[key] ?? "none")"
      if let from = number(key), let to = other.number(key), Self.placeKeys.contains(key) {
        part += " (\(to > from ? "+" : "")\((to - from).threeDecimals))"
      }
      // The frame of a node's content usually follows from the node's own frame.
      if key == "content" || key == "baseline" { quiet.append(part) } else { parts.append(part) }
    }
    return (parts.isEmpty ? quiet : parts).joined(separator: ", ")
  }
}

extension Offset {
  /// Whether two moves are the same, after rounding to thousandths in the text.
  fileprivate func isNear(_ other: Offset) -> Bool {
    abs(x - other.x) < 0.0025 && abs(y - other.y) < 0.0025
  }
}
