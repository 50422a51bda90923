import SkeletonModel
import SkeletonSystem

/// A node as it is written, with what its references mean there; read once its place is known.
struct NodeSlot: Sendable {
  let tree: Tree
  let scope: Scope
  /// The key it stands under, for messages.
  let key: String

  init(tree: Tree, scope: Scope, key: String = "view") {
    self.tree = tree
    self.scope = scope
    self.key = key
  }

  func seeing(_ scope: Scope) -> NodeSlot { NodeSlot(tree: tree, scope: scope, key: key) }
}

extension Form where Value == NodeSlot {
  static let node = Form("a node", .defined("node")) { tree, reading in
    NodeSlot(tree: tree, scope: reading.scope, key: reading.key)
  }
}

extension Form where Value == [NodeSlot] {
  static let nodes = Form("a list of nodes", .list(.defined("node"), atLeast: 0)) {
    tree, reading in
    guard let items = tree.list else {
      if tree.isNull {
        reading.complain(
          tree.spot, "'\(reading.key)' needs a list of nodes, found nothing; write []")
      } else {
        reading.expected(
          "a list of nodes", tree,
          hint: tree.entries?.count == 1 ? "put '- ' before the node" : "")
      }
      return nil
    }
    return items.map { NodeSlot(tree: $0, scope: reading.scope, key: reading.key) }
  }
}

/// What a `use` hands to its component, in the order of the text.
struct Arguments: Sendable {
  var entries: [Tree.Entry]
  var scope: Scope
}

extension Form where Value == Arguments {
  static let arguments = Form("a map of arguments", .names(.anything)) { tree, reading in
    guard let entries = tree.entries else {
      reading.expected("a map of arguments", tree)
      return nil
    }
    return Arguments(entries: entries, scope: reading.scope)
  }
}

/// Whether a `when` holds, and what it asked of the variant to tell.
enum Condition: Sendable {
  case known(Bool, by: Set<ConditionAxis>)
  /// Both branches count.
  case open
}

extension Form where Value == Condition {
  static let condition = Form(
    "a bool, $flag, or a map of axes and parameters", .any([.bool, .defined("condition")])
  ) { tree, reading in
    guard let entries = tree.entries else {
      return reading.read(tree, as: Form<Bool>.bool).map {
        reading.isOneVariant ? .known($0, by: []) : .open
      }
    }
    guard !entries.isEmpty else {
      reading.expected("an axis or a parameter", tree)
      return nil
    }
    let answers = entries.map { reading.holds($0) }
    if answers.contains(where: { $0 == nil }) { return reading.isOneVariant ? nil : .open }
    guard reading.isOneVariant else { return .open }
    let axes = entries.compactMap { ConditionAxis(rawValue: $0.key) }
    return .known(answers.allSatisfy { $0 == true }, by: Set(axes))
  }
}

extension ConditionAxis {
  /// The words a condition may name on the axis.
  func words(_ theme: Theme) -> [String] {
    switch self {
    case .appearance: Appearance.allCases.map(\.rawValue)
    case .contrast: Contrast.allCases.map(\.rawValue)
    case .motion: MotionPreference.allCases.map(\.rawValue)
    case .type: TypeSize.allCases.map(\.rawValue) + ["accessibility"]
    case .direction: LayoutDirection.allCases.map(\.rawValue)
    case .width: theme.widthClasses.map(\.name)
    case .scale: ["1", "2", "3", "4"]
    }
  }
}

extension Reading {
  /// Whether one entry of a condition holds for this variant.
  fileprivate func holds(_ entry: Tree.Entry) -> Bool? {
    if entry.key.hasPrefix("$") { return parameterHolds(entry) }
    guard let axis = ConditionAxis(rawValue: entry.key) else {
      let names = ConditionAxis.allCases.map(\.rawValue)
      let near = nearestWord(to: entry.key, among: names)
      complain(
        entry.keySpot,
        "'\(entry.key)' is no axis"
          + (near.map { "; did you mean '\($0)'?" }
            ?? "; there are \(names.joined(separator: ", ")), and $parameters"))
      return nil
    }
    let allowed = axis.words(theme)
    guard let wanted = words(entry.value, among: allowed, of: entry.key) else { return nil }
    return wanted.contains { matches(axis, $0) }
  }

  private func matches(_ axis: ConditionAxis, _ word: String) -> Bool {
    switch axis {
    case .appearance: variant.appearance.rawValue == word
    case .contrast: variant.contrast.rawValue == word
    case .motion: variant.motion.rawValue == word
    case .type:
      variant.type.rawValue == word || (word == "accessibility" && variant.type.isAccessibility)
    case .direction: variant.direction.rawValue == word
    case .width: widthClass == word
    case .scale: String(variant.scale) == word
    }
  }

  /// A word or a list of words, each among those allowed (nil: any).
  private func words(_ tree: Tree, among allowed: [String]?, of name: String) -> [String]? {
    guard let (tree, inner) = dereference(tree) else { return nil }
    return within(inner) {
      if let items = tree.list {
        let found = items.map { words($0, among: allowed, of: name) }
        return found.contains { $0 == nil } ? nil : found.flatMap { $0 ?? [] }
      }
      guard let scalar = tree.scalar else {
        complain(tree, "'\(name)' needs a word or a list of words, found \(tree.found)")
        return nil
      }
      if let allowed, !allowed.contains(scalar.text) {
        let near = nearestWord(to: scalar.text, among: allowed)
        complain(
          tree,
          "'\(name)' is one of \(allowed.joined(separator: ", ")), found \(tree.found)"
            + (near.map { "; did you mean '\($0)'?" } ?? ""))
        return nil
      }
      return [scalar.text]
    }
  }

  private func parameterHolds(_ entry: Tree.Entry) -> Bool? {
    let key = Tree(.scalar(Scalar(text: entry.key, isPlain: true)), at: entry.keySpot)
    let wanted = words(entry.value, among: nil, of: entry.key)
    guard let (found, _) = dereference(key), let wanted else { return nil }
    guard let scalar = found.scalar else {
      complain(key, "'\(entry.key)' is \(found.found); only a scalar can be compared")
      return nil
    }
    return wanted.contains(scalar.text)
  }
}
