import SkeletonModel

/// A parsed but uninterpreted document: scalars with their spelling, lists and maps.
///
/// The key of a scalar decides its type (number, text, token), so nothing is converted here: `no`,
/// `9:41` and `2016` keep their spelling.
package struct Tree: Sendable {
  package let spot: Spot
  let value: Value
  /// Where the value was given, if a reference brought it to `spot`.
  var origin: Origin?

  struct Origin: Sendable {
    let spot: Spot
    /// As it is written: `$size`.
    let reference: String
  }

  enum Value: Sendable {
    case scalar(Scalar)
    case list([Tree])
    case map([Entry])
  }

  package struct Entry: Sendable {
    package let key: String
    package let keySpot: Spot
    package let value: Tree
  }

  init(_ value: Value, at spot: Spot, origin: Origin? = nil) {
    self.spot = spot
    self.value = value
    self.origin = origin
  }
}

extension Tree {
  /// A value that an event brings, as if it were written at `spot`.
  ///
  /// - Parameter isLiteral: Whether all its references have been replaced, so that a dollar is one.
  init(_ value: JSON, at spot: Spot, isLiteral: Bool) {
    func plain(_ text: String) -> Value { .scalar(Scalar(text: text, isPlain: true)) }
    let own: Value =
      switch value {
      case .null: plain("null")
      case .bool(let value): plain(value ? "true" : "false")
      case .number(let number): plain(number.shortestDecimal)
      case .string(let text):
        .scalar(Scalar(word: isLiteral ? text.replacing("$", with: "$$") : text))
      case .array(let items): .list(items.map { Tree($0, at: spot, isLiteral: isLiteral) })
      case .object(let members):
        .map(
          members.map {
            Entry(key: $0.key, keySpot: spot, value: Tree($0.value, at: spot, isLiteral: isLiteral))
          })
      }
    self.init(own, at: spot)
  }
}

/// Characters, and whether they were written without quotes.
package struct Scalar: Hashable, Sendable {
  package let text: String
  /// Only a plain scalar can be a number, a truth value or nothing.
  package let isPlain: Bool

  /// Text that is text: quoted, where it would be something else without quotes.
  fileprivate init(word text: String) {
    let plain = Scalar(text: text, isPlain: true)
    if case .value = Number.read(plain) {
      self.init(text: text, isPlain: false)
    } else {
      self.init(text: text, isPlain: !plain.isNull && !["true", "false"].contains(text))
    }
  }

  init(text: String, isPlain: Bool) {
    self.text = text
    self.isPlain = isPlain
  }

  var isNull: Bool {
    isPlain && (text.isEmpty || text == "~" || text == "null" || text == "Null" || text == "NULL")
  }
}

extension Tree {
  package var scalar: Scalar? {
    if case .scalar(let scalar) = value { scalar } else { nil }
  }

  package var list: [Tree]? {
    if case .list(let items) = value { items } else { nil }
  }

  package var entries: [Entry]? {
    if case .map(let entries) = value { entries } else { nil }
  }

  package var isNull: Bool { scalar?.isNull ?? false }

  package subscript(key: String) -> Tree? {
    entries?.first { $0.key == key }?.value
  }

  /// Whether a key of this name is anywhere in it.
  func mentions(_ key: String) -> Bool {
    switch value {
    case .scalar: false
    case .list(let items): items.contains { $0.mentions(key) }
    case .map(let entries): entries.contains { $0.key == key || $0.value.mentions(key) }
    }
  }

  /// What was found, for a message: `'12px'`, `a list`, `nothing`.
  package var found: String {
    switch value {
    case .scalar(let scalar):
      if scalar.isNull { return "nothing" }
      let shown = scalar.text.count > 60 ? scalar.text.prefix(57) + "…" : scalar.text[...]
      return scalar.isPlain ? "'\(shown)'" : "the text \"\(shown)\""
    case .list: return "a list"
    case .map(let entries):
      return entries.count == 1 ? "a map with the key '\(entries[0].key)'" : "a map"
    }
  }
}
