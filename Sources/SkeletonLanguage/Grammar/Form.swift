/// One kind of value of the language: its name, its schema for editors, and its decoder.
///
/// The grammar is declared once, as forms: parsing, hints, the JSON Schema and the reference page
/// are all derived from them.
struct Form<Value: Sendable>: Sendable {
  /// What is expected, for a message: `points or a spacing token`.
  let name: String
  let schema: Schema
  /// Reads a value whose references have been replaced, or complains and returns nil.
  let decode: @Sendable (Tree, Reading) -> Value?

  init(
    _ name: String, _ schema: Schema, decode: @escaping @Sendable (Tree, Reading) -> Value?
  ) {
    self.name = name
    self.schema = schema
    self.decode = decode
  }
}

extension Form {
  /// The same form with its values converted.
  func map<Other: Sendable>(_ change: @escaping @Sendable (Value) -> Other?) -> Form<Other> {
    Form<Other>(name, schema) { tree, reading in decode(tree, reading).flatMap(change) }
  }

  /// A list of this form.
  func list(atLeast least: Int = 0) -> Form<[Value]> {
    let item = self
    return Form<[Value]>("a list of \(name)", .list(schema, atLeast: least)) { tree, reading in
      guard let items = tree.list else {
        reading.expected("a list of \(item.name)", tree)
        return nil
      }
      if items.count < least {
        reading.complain(
          tree, "'\(reading.key)' needs at least \(least == 1 ? "one value" : "\(least) values")")
        return nil
      }
      let values = items.map { tree in
        reading.under(key: reading.key, at: tree.spot) { reading.read(tree, as: item) }
      }
      return values.contains { $0 == nil } ? nil : values.compactMap(\.self)
    }
  }
}

/// A key of a map: its name, its form and its description on the reference page.
struct Key<Value: Sendable>: Sendable {
  let name: String
  let form: Form<Value>
  let isRequired: Bool
  /// The default in words; empty if there is none.
  let fallback: String
  let says: String

  init(
    _ name: String, _ form: Form<Value>, isRequired: Bool = false, default fallback: String = "",
    _ says: String = ""
  ) {
    self.name = name
    self.form = form
    self.isRequired = isRequired
    self.fallback = fallback
    self.says = says
  }
}

/// A key with its value's type erased.
protocol AnyKey: Sendable {
  var name: String { get }
  var formName: String { get }
  var schema: Schema { get }
  var isRequired: Bool { get }
  var fallback: String { get }
  var says: String { get }
  func readAny(_ tree: Tree, in reading: Reading) -> (any Sendable)?
}

extension Key: AnyKey {
  var formName: String { form.name }
  var schema: Schema { form.schema }
  func readAny(_ tree: Tree, in reading: Reading) -> (any Sendable)? {
    reading.read(tree, as: form)
  }
}
