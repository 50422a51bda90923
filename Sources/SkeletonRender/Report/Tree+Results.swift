/// Results' values by key, with a complaint at the place of what is not as it should be.
extension Tree {
  /// The value of a key, unless it says `null`.
  func present(_ key: String) -> Tree? {
    guard let value = self[key], !value.isNull else { return nil }
    return value
  }

  func due(_ key: String) throws(SyntaxError) -> Tree {
    guard let value = present(key) else { throw SyntaxError(spot, "'\(key)' is missing here") }
    return value
  }

  func text(_ key: String) throws(SyntaxError) -> String {
    try due(key).string("'\(key)'")
  }

  func optionalText(_ key: String) throws(SyntaxError) -> String? {
    guard let value = present(key) else { return nil }
    return try value.string("'\(key)'")
  }

  private func string(_ what: String) throws(SyntaxError) -> String {
    guard let scalar, !scalar.isPlain else {
      throw SyntaxError(spot, "\(what) is text, found \(found)")
    }
    return scalar.text
  }

  func number(_ key: String) throws(SyntaxError) -> Int {
    let value = try due(key)
    guard let scalar = value.scalar, scalar.isPlain, let number = Int(scalar.text), number >= 0
    else { throw SyntaxError(value.spot, "'\(key)' is a whole number, found \(value.found)") }
    // Reports add such numbers up, and write them as JSON does: beyond this neither is safe.
    guard number < 100_000_000_000 else {
      throw SyntaxError(
        value.spot, "'\(key)' is a whole number of at most 11 digits, found \(value.found)")
    }
    return number
  }

  func optionalNumber(_ key: String) throws(SyntaxError) -> Int? {
    present(key) == nil ? nil : try number(key)
  }

  /// false where there is no such key.
  func flag(_ key: String) throws(SyntaxError) -> Bool {
    guard let value = present(key) else { return false }
    guard let scalar = value.scalar, scalar.isPlain, let flag = Bool(scalar.text) else {
      throw SyntaxError(value.spot, "'\(key)' is true or false, found \(value.found)")
    }
    return flag
  }

  func word<Word: RawRepresentable>(
    _ key: String
  ) throws(SyntaxError) -> Word where Word.RawValue == String {
    let value = try due(key)
    guard let word = Word(rawValue: try value.string("'\(key)'")) else {
      throw SyntaxError(value.spot, "this skelsnap knows no \(key) \(value.found)")
    }
    return word
  }

  /// The items of a list; none where there is no such key.
  func all<Item>(
    _ key: String, _ item: (Tree) throws(SyntaxError) -> Item
  ) throws(SyntaxError) -> [Item] {
    guard let value = present(key) else { return [] }
    guard let list = value.list else {
      throw SyntaxError(value.spot, "'\(key)' is a list, found \(value.found)")
    }
    var items: [Item] = []
    items.reserveCapacity(list.count)
    for tree in list { items.append(try item(tree)) }
    return items
  }

  func texts(_ key: String) throws(SyntaxError) -> [String] {
    try all(key) { (tree) throws(SyntaxError) in try tree.string("an item of '\(key)'") }
  }
}
