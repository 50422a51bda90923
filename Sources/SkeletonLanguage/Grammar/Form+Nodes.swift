import SkeletonModel

/// A node as it is written, with the scope of its references.
struct WrittenNode: Sendable {
  let tree: Tree
  let scope: Scope
  /// The key it stands under, for messages.
  let key: String
}

extension Form where Value == WrittenNode {
  static let node = Form("a node", .defined("node")) { tree, reading in
    WrittenNode(tree: tree, scope: reading.scope, key: reading.key)
  }
}

extension Form where Value == [WrittenNode] {
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
    return items.map { WrittenNode(tree: $0, scope: reading.scope, key: reading.key) }
  }
}

/// The arguments that a `use` passes to its component, in the order of the text.
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

/// What a `repeat` goes through.
struct RepeatedValues: Sendable {
  var items: [Tree]
  var scope: Scope
}

extension RepeatedValues {
  /// What a view can name of its value, beside `$value`; nil if that is not known before it lands.
  var names: [String]? {
    guard !items.contains(where: { $0.scalar?.text.mayRefer == true }) else { return nil }
    return items.flatMap { $0.entries?.map(\.key) ?? [] }.withoutRepeats
  }
}

extension Form where Value == RepeatedValues {
  static let repeatedValues = Form("a list of values", .list(.anything, atLeast: 0)) {
    tree, reading in
    guard let items = tree.list else {
      reading.expected("a list of values", tree)
      return nil
    }
    for entry in items.flatMap({ $0.entries ?? [] }) {
      if !Name.isValidParameter(entry.key) {
        reading.complain(
          entry.keySpot,
          "'\(entry.key)' would be '$\(entry.key)'; such a name is of letters and digits")
        return nil
      }
      if ["index", "value"].contains(entry.key) {
        reading.complain(
          entry.keySpot,
          "'$\(entry.key)' is there in every 'repeat'; give the entry another name")
        return nil
      }
    }
    return RepeatedValues(items: items, scope: reading.scope)
  }
}

/// The condition of a `when`.
struct Condition: Sendable {
  /// The part that does not depend on the variant: a bool, and comparisons of parameters.
  var holdsAnyway = true
  /// The part that depends on the variant: for each axis, the words that match.
  var asked: [(axis: ConditionAxis, words: [String])] = []
}

extension Condition {
  var axes: Set<ConditionAxis> { Set(asked.map(\.axis)) }

  func holds(for variant: Variant, widthClass: String?) -> Bool {
    holdsAnyway
      && asked.allSatisfy { axis, words in
        words.contains { axis.matches($0, variant, widthClass: widthClass) }
      }
  }
}

extension Form where Value == Condition {
  static let condition = Form(
    "a bool, $flag, or a map of axes and parameters", .any([.bool, .defined("condition")])
  ) { tree, reading in
    guard let entries = tree.entries else {
      return reading.read(tree, as: Form<Bool>.bool).map { Condition(holdsAnyway: $0) }
    }
    guard !entries.isEmpty else {
      reading.expected("an axis or a parameter", tree)
      return nil
    }
    var condition = Condition()
    var isKnown = true
    for entry in entries where !reading.take(entry, into: &condition) { isKnown = false }
    return isKnown ? condition : nil
  }
}

extension ConditionAxis {
  /// The words a condition may name on the axis; of languages there are too many.
  func words(_ theme: Theme) -> [String]? {
    switch self {
    case .appearance: Appearance.allCases.map(\.rawValue)
    case .contrast: Contrast.allCases.map(\.rawValue)
    case .motion: MotionPreference.allCases.map(\.rawValue)
    case .type: TypeSize.allCases.map(\.rawValue) + ["accessibility"]
    case .direction: LayoutDirection.allCases.map(\.rawValue)
    case .language: nil
    case .width: theme.widthClasses.map(\.name)
    case .scale: ["1", "2", "3", "4"]
    }
  }

  fileprivate func matches(_ word: String, _ variant: Variant, widthClass: String?) -> Bool {
    switch self {
    case .appearance: variant.appearance.rawValue == word
    case .contrast: variant.contrast.rawValue == word
    case .motion: variant.motion.rawValue == word
    case .type:
      variant.type.rawValue == word || (word == "accessibility" && variant.type.isAccessibility)
    case .direction: variant.direction.rawValue == word
    case .language:
      Language(tag: word).map { variant.language?.general.contains($0.tag) == true } ?? false
    case .width: widthClass == word
    case .scale: String(variant.scale) == word
    }
  }
}

extension Reading {
  /// Adds an entry to a condition; false where it is wrong, or not known yet.
  fileprivate func take(_ entry: Tree.Entry, into condition: inout Condition) -> Bool {
    if entry.key.hasPrefix("$") {
      guard let holds = parameterHolds(entry) else { return false }
      condition.holdsAnyway = condition.holdsAnyway && holds
      return true
    }
    guard let axis = ConditionAxis(rawValue: entry.key) else {
      let names = ConditionAxis.allCases.map(\.rawValue)
      let near = nearestWord(to: entry.key, among: names)
      complain(
        entry.keySpot,
        "'\(entry.key)' is no axis"
          + (near.map { "; did you mean '\($0)'?" }
            ?? "; there are \(names.joined(separator: ", ")), and $parameters"))
      return false
    }
    guard let wanted = words(entry.value, among: axis.words(theme), of: entry.key) else {
      return false
    }
    if axis == .language, let wrong = wanted.first(where: { Language(tag: $0) == nil }) {
      complain(entry.value, "'\(wrong)' is no language: write de, pt-BR or zh-Hans")
      return false
    }
    condition.asked.append((axis, wanted))
    return true
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
