extension Form {
  /// A map with free names, each of one form.
  static func names<Item>(_ item: Form<Item>, of what: String) -> Form<
    [(name: String, value: Item)]
  >
  where Value == [(name: String, value: Item)] {
    Form("a map of \(what)", .names(item.schema)) { tree, reading in
      guard let entries = tree.entries else {
        reading.expected("a map of \(what)", tree)
        return nil
      }
      return entries.compactMap { entry in
        guard reading.checkName(entry) else { return nil }
        return reading.under(key: entry.key, at: entry.keySpot) {
          reading.read(entry.value, as: item)
        }
        .map { (entry.key, $0) }
      }
    }
  }
}

extension Form where Value == [Tree.Entry] {
  /// A map with free names whose values are read later, when their place is known.
  static func entries(of what: String, _ schema: Schema) -> Form<[Tree.Entry]> {
    Form("a map of \(what)", .names(schema)) { tree, reading in
      guard let entries = tree.entries else {
        reading.expected("a map of \(what)", tree)
        return nil
      }
      return entries.filter { reading.checkName($0) }
    }
  }
}

extension Form where Value == Tree {
  /// A value kept as it is written.
  static func raw(_ name: String, _ schema: Schema) -> Form<Tree> {
    Form(name, schema) { tree, _ in tree }
  }
}

extension Reading {
  /// Whether a free name is valid; complains if it is not.
  func checkName(_ entry: Tree.Entry) -> Bool {
    guard Name.isValid(entry.key) else {
      complain(
        entry.keySpot,
        "'\(entry.key)' cannot be a name: a letter, then letters, digits, '.', '-' or '_'")
      return false
    }
    guard !Self.reservedWords.contains(entry.key) else {
      complain(entry.keySpot, "'\(entry.key)' is a word of the language and cannot be a name")
      return false
    }
    return true
  }

  private static let reservedWords: Set<String> = [
    "fill", "capsule", "shimmer", "never", "fit", "none",
  ]
}
