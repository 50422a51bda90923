import SkeletonLanguage
import SkeletonModel

extension Draft {
  /// The node as the language has it.
  var tree: Tree {
    var entries: [(key: String, value: Tree, spot: Spot)] = []
    func add(_ key: String, _ value: Tree) { entries.append((key, value, spot)) }
    if let id { add("id", .word(id, at: spot)) }
    for field in fields {
      let place = field.spot ?? spot
      entries.append((field.key, field.value.start.tree(at: field.weightSpot ?? place), place))
    }
    if !mask.isEmpty { add("mask", maskTree) }
    if let timing { add("motion", motion(timing)) }
    switch kind {
    case "scroll",
      "repeat" where children.count == 1:
      add("view", Draft.only(children, at: spot).tree)
    case "repeat": add("cycle", .list(children.map(\.tree), at: spot))
    case "vstack", "hstack", "zstack", "grid":
      add("children", .list(children.map(\.tree), at: spot))
    default: break
    }
    return .map([(kind, .map(entries, at: spot))], at: spot)
  }

  /// Whether it is a symbol, or what stands for one.
  var isSymbol: Bool {
    ["icon", "block"].contains(kind)
      || kind == "zstack" && !children.isEmpty && children.allSatisfy { $0.kind == "icon" }
  }

  /// Has the first that scrolls upright in it be measured, and what it scrolls.
  ///
  /// - Returns: nil if nothing scrolls, false if it has a name of its own already.
  mutating func measureScroll(room: String, content: String) -> Bool? {
    if kind == "scroll", self["axis"] == nil {
      guard id == nil, geometry == nil, children.count == 1 else { return false }
      geometry = room
      children[0] = children[0].wrapped(at: children[0].spot)
      children[0].geometry = content
      return true
    }
    for index in children.indices {
      if let found = children[index].measureScroll(room: room, content: content) { return found }
    }
    return nil
  }

  /// Has words and symbols in it be of one colour.
  mutating func color(_ color: Written) {
    switch kind {
    case "text", "icon": set("color", color)
    case "hstack", "vstack", "zstack":
      for index in children.indices { children[index].color(color) }
    default: break
    }
  }

  private var maskTree: Tree { Draft.only(mask, at: spot).tree }

  /// One node for several: they stand behind each other, as SwiftUI puts them.
  static func only(_ drafts: [Draft], as kind: String = "zstack", at spot: Spot) -> Draft {
    if drafts.count == 1 { return drafts[0] }
    var stack = Draft(kind, at: spot)
    stack.children = drafts
    if kind == "vstack" { stack.set("spacing", .word("system")) }
    return stack
  }

  private func motion(_ timing: Timing) -> Tree {
    var ends: [(key: String, value: Tree)] = []
    for field in fields {
      if case .moving(_, let to, _) = field.value { ends.append((field.key, to.tree(at: spot))) }
    }
    var entries: [(key: String, value: Tree)] = [
      ("to", .map(ends, at: spot)), ("duration", duration(max(timing.duration, 0.000_001))),
      ("easing", easing(timing.easing)), ("repeat", .word(timing.repetition.rawValue, at: spot)),
    ]
    if timing.delay > 0 { entries.append(("delay", duration(timing.delay))) }
    if timing.start > 0 { entries.append(("start", duration(timing.start))) }
    // SwiftUI's animations do not ask: a view that is to stand still says so itself.
    entries.append(("whenReduced", .word("moves", at: spot)))
    return .map(entries, at: spot)
  }

  private func duration(_ seconds: Double) -> Tree {
    let milliseconds = (min(max(seconds, 0), 86_400) * 1_000_000).rounded() / 1000
    return .word(milliseconds.shortestDecimal + "ms", at: spot)
  }

  private func easing(_ easing: Easing) -> Tree {
    switch easing {
    case .linear: .word("linear", at: spot)
    case .easeIn: .word("easeIn", at: spot)
    case .easeOut: .word("easeOut", at: spot)
    case .easeInOut: .word("easeInOut", at: spot)
    case .bezier(let x1, let y1, let x2, let y2):
      .list(
        [x1.within(0...1), y1.within(-100...100), x2.within(0...1), y2.within(-100...100)]
          .map { .number($0, at: spot) }, at: spot)
    case .spring(let response, let damping):
      .map(
        [
          (
            "spring",
            .map(
              [
                ("response", duration(max(response, 0.000_001))),
                ("dampingFraction", .number(damping.within(0.01...100), at: spot)),
              ], at: spot)
          )
        ], at: spot)
    }
  }
}

extension Draft.Written {
  func tree(at spot: Spot) -> Tree {
    switch self {
    case .word(let word): .word(word, at: spot)
    case .text(let text): .text(text, at: spot)
    case .number(let number): .number(number, at: spot)
    case .bool(let value): .bool(value, at: spot)
    case .list(let items): .list(items.map { $0.tree(at: spot) }, at: spot)
    case .map(let entries): .map(entries.map { ($0.key, $0.value.tree(at: spot)) }, at: spot)
    }
  }
}
