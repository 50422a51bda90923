import SkeletonModel

/// A map with fixed keys.
struct MapForm: Sendable {
  /// Its name in the schema and on the reference page.
  let name: String
  let says: String
  let keys: [any AnyKey]
  /// The key whose value may stand for the whole map (rule 2).
  let principal: String?
  /// Groups of keys, of each of which exactly one must be given.
  let exactlyOne: [[String]]
  /// Groups of keys, of each of which at least one must be given.
  let atLeastOne: [[String]]
  /// Whether `$schema` and keys that begin with `x-` are ignored: at the top level of a file.
  let isFile: Bool
  /// Whether it also has keys with names that the author chooses.
  let isOpen: Bool
  /// Whether keys that are required elsewhere may be left out.
  let isPartial: Bool

  private let named: [String: any AnyKey]

  init(
    _ name: String, _ says: String, principal: String? = nil, isFile: Bool = false,
    isOpen: Bool = false, isPartial: Bool = false, exactlyOne: [[String]] = [],
    atLeastOne: [[String]] = [],
    _ keys: [any AnyKey]
  ) {
    self.name = name
    self.says = says
    self.keys = keys
    self.principal = principal
    self.exactlyOne = exactlyOne
    self.atLeastOne = atLeastOne
    self.isFile = isFile
    self.isOpen = isOpen
    self.isPartial = isPartial
    named = Dictionary(keys.map { ($0.name, $0) }) { first, _ in first }
  }

  func key(_ name: String) -> (any AnyKey)? { named[name] }
}

/// The values that a map has for its keys.
struct Fields: Sendable {
  let form: MapForm
  let tree: Tree
  private let found: [String: Found]
  /// Keys that were written, valid or not.
  let given: Set<String>

  /// A value with everything needed to read it again.
  fileprivate struct Found: Sendable {
    let finding: Finding<any Sendable>
    let tree: Tree
    let keySpot: Spot
  }

  fileprivate init(form: MapForm, tree: Tree, found: [String: Found], given: Set<String>) {
    self.form = form
    self.tree = tree
    self.found = found
    self.given = given
  }
}

extension Fields {
  /// The value of a key; nil if it is missing or invalid.
  subscript<Value>(key: Key<Value>) -> Value? {
    assert(form.key(key.name) != nil, "\(form.name) declares no key '\(key.name)'")
    return found[key.name].flatMap { $0.finding.value as? Value }
  }

  /// The value of a key for a template.
  func value<Content>(_ key: Key<Content>) -> Value<Content>? {
    guard let found = found[key.name] else { return nil }
    guard !found.finding.isOpen else {
      return .open(
        OpenValue(form: key.form, tree: found.tree, key: key.name, keySpot: found.keySpot))
    }
    return self[key].map { .settled($0) }
  }

  func value<Content>(_ key: Key<Content>, or usual: Content) -> Value<Content> {
    value(key) ?? .settled(usual)
  }

  /// The same with what other fields have in place of its own, and without some keys.
  func overlaid(by other: Fields, without left: Set<String>) -> Fields {
    Fields(
      form: form, tree: tree,
      found: found.filter { !left.contains($0.key) }.merging(other.found) { $1 },
      given: given.subtracting(left).union(other.given))
  }

  /// Where a key is written; nil if it is not.
  func spot(of key: String) -> Spot? { found[key]?.keySpot }

  /// Whether any of these keys has a value, or may have.
  func hasAny(of names: Set<String>) -> Bool {
    found.contains {
      names.contains($0.key) && ($0.value.finding.isOpen || $0.value.finding.value != nil)
    }
  }
}

extension Reading {
  /// Reads all keys of a map, in the order of the text, and reports all mistakes.
  ///
  /// - Parameters:
  ///   - isNode: whether a map under the principal is a node, and so needs telling from the keys.
  ///   - defaults: entries that hold where the map is silent.
  ///   - place: what the map is, for messages: `circle`, `the theme`.
  func fields(
    of tree: Tree, _ form: MapForm, principalIsNode: Bool = false, defaults: [Tree.Entry] = [],
    place: String? = nil, spot: Spot? = nil
  ) -> Fields? {
    let place = place ?? form.name
    let own = ownEntries(
      of: tree, form, principalIsNode: principalIsNode, place, isNode: spot != nil)
    guard var entries = own else { return nil }
    let given = Set(entries.map(\.key))
    entries += defaults.filter { !given.contains($0.key) && form.key($0.key) != nil }
    var found: [String: Fields.Found] = [:]
    let cut = textsCutByCommas(entries, form)
    for (index, entry) in entries.enumerated() {
      if let text = cut[index] {
        if let text {
          complain(
            entry.value.spot, "'\(entry.key)' ends at the first comma; quote it: \"\(text)\"")
        }
        continue
      }
      guard let key = form.key(entry.key) else {
        if form.isFile && (entry.key == "$schema" || entry.key.hasPrefix("x-")) { continue }
        unknownKey(entry, of: form, place)
        continue
      }
      let finding = watching {
        under(key: key.name, at: entry.keySpot) { key.readAny(entry.value, in: self) }
      }
      found[key.name] = Fields.Found(
        finding: finding, tree: entry.value, keySpot: entry.keySpot)
    }
    checkPresence(form, entries, place, at: spot ?? keySpot ?? tree.spot)
    return Fields(form: form, tree: tree, found: found, given: given)
  }

  private func ownEntries(
    of tree: Tree, _ form: MapForm, principalIsNode: Bool, _ place: String, isNode: Bool
  ) -> [Tree.Entry]? {
    if let entries = tree.entries, !isShortForm(entries, form, principalIsNode) { return entries }
    if tree.isNull { return [] }
    guard let principal = form.principal else {
      let names = form.keys.map(\.name)
      // A kind stands where its key would; the key around it is its parent's.
      under(key: isNode || key.isEmpty ? place : key) {
        expected(
          names.isEmpty
            ? "a map with no keys"
            : "a map with \(names.prefix(6).joined(separator: ", "))"
              + (names.count > 6 ? " …" : ""), tree)
      }
      return nil
    }
    return [Tree.Entry(key: principal, keySpot: tree.spot, value: tree)]
  }

  /// Whether a map stands for the principal: where that is a node, or a map with other keys.
  private func isShortForm(
    _ entries: [Tree.Entry], _ form: MapForm, _ principalIsNode: Bool
  ) -> Bool {
    guard let principal = form.principal else { return false }
    if principalIsNode {
      return entries.count == 1 && form.key(entries[0].key) == nil
        && Kind(rawValue: entries[0].key) != nil
    }
    // A colour pair under `border`, a pair of nothing else: maps that hold none of our keys.
    guard form.key(principal)?.formName.hasPrefix("a colour") == true, !entries.isEmpty else {
      return false
    }
    return entries.allSatisfy { ColorPair.keys.contains($0.key) }
  }

  private func unknownKey(_ entry: Tree.Entry, of form: MapForm, _ place: String) {
    let names = form.keys.map(\.name)
    var message = "\(place) has no key '\(entry.key)'"
    if let own = WordsOfOthers.keys(for: entry.key).first(where: { form.key($0) != nil }) {
      message += "; it is '\(own)'"
    } else if ["left", "right"].contains(entry.key) {
      message += "; edges are 'leading' and 'trailing'"
    } else if let near = nearestWord(to: entry.key, among: names) {
      message += "; did you mean '\(near)'?"
    } else if form.isFile {
      message += "; keys of your own begin with 'x-'"
    } else if names.count <= 12 {
      message += "; it has \(names.joined(separator: ", "))"
    }
    complain(entry.keySpot, message)
  }

  /// Texts that a comma has cut, in braces without quotes: `{data: M0,0L4,4}` is a map of 'data'
  /// and '0L4', which has no value.
  ///
  /// - Returns: by the entry's index, the whole text; nil for the entries that are its rest.
  private func textsCutByCommas(_ entries: [Tree.Entry], _ form: MapForm) -> [Int: String?] {
    var cut: [Int: String?] = [:]
    var start = 0
    while start < entries.count {
      let head = entries[start]
      let rest = entries[(start + 1)...].prefix { entry in
        form.key(entry.key) == nil && entry.value.isNull
          && entry.keySpot.line == head.value.spot.line
      }
      defer { start += 1 + rest.count }
      guard let last = rest.last, head.value.scalar?.isPlain == true, !head.value.isNull,
        case .text? = form.key(head.key)?.schema, let line = head.value.spot.line(to: last)
      else { continue }
      cut[start] = .some(line)
      for index in rest.indices { cut[index] = .some(nil) }
    }
    return cut
  }

  private func checkPresence(
    _ form: MapForm, _ entries: [Tree.Entry], _ place: String, at spot: Spot
  ) {
    let given = Set(entries.map(\.key))
    // An unknown key is probably the missing one, misspelt.
    let isMisspelt = entries.contains { form.key($0.key) == nil }
    for key in form.keys
    where key.isRequired && !form.isPartial && !given.contains(key.name) && !isMisspelt {
      complain(spot, "\(place) needs '\(key.name)': \(key.formName)")
    }
    for group in form.exactlyOne {
      let found = entries.filter { group.contains($0.key) }
      let names = group.quotedChoice
      if found.isEmpty {
        if !isMisspelt { complain(spot, "\(place) needs \(names)") }
      } else if found.count > 1 {
        complain(found[1].keySpot, "\(place) takes one of \(names)")
      }
    }
    for group in form.atLeastOne where !group.contains(where: given.contains) && !isMisspelt {
      complain(spot, "\(place) needs \(group.quotedChoice)")
    }
  }
}

extension Form where Value == Fields {
  /// A map with fixed keys.
  static func map(_ form: MapForm) -> Form<Fields> {
    Form("a map", .defined(form.name)) { tree, reading in reading.fields(of: tree, form) }
  }
}

extension Spot {
  /// The text from here to the end of a key that stands on the same line.
  fileprivate func line(to entry: Tree.Entry) -> String? {
    guard let scalars = source.line(Int(line))?.unicodeScalars else { return nil }
    let start = Int(column) - 1
    let end = Int(entry.keySpot.column) - 1 + entry.key.unicodeScalars.count
    guard start >= 0, start < end, end <= scalars.count else { return nil }
    return String(String.UnicodeScalarView(scalars.dropFirst(start).prefix(end - start)))
  }
}
