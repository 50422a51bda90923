import SkeletonLanguage
import SkeletonModel

/// A value that results hold as an object, by its fields.
protocol Recorded: Sendable {
  /// What reading starts from; every field that may not be missing is set over it.
  static var blank: Self { get }
  /// In the order in which they are written.
  static var fields: [Field<Self>] { get }
}

/// One key of an object in results, declared once for writing and reading.
struct Field<Record>: Sendable {
  let key: String
  /// nil: the key is left out.
  let write: @Sendable (Record) -> JSON?
  /// The object is given whole, for a complaint where the key is missing.
  let read: @Sendable (inout Record, Tree) throws(DescriptionError) -> Void
}

extension Field {
  /// A key that is always there.
  init<Value>(
    _ key: String, _ path: WritableKeyPath<Record, Value> & Sendable, _ coding: Coding<Value>
  ) {
    self.init(key: key) { record in
      coding.write(record[keyPath: path])
    } read: { (record, tree) throws(DescriptionError) in
      guard let value = tree.present(key) else {
        throw DescriptionError(tree.spot, "'\(key)' is missing here")
      }
      record[keyPath: path] = try coding.read(value, "'\(key)'")
    }
  }

  /// A key that is always there, `null` where there is nothing to say.
  init<Value>(
    orNull key: String, _ path: WritableKeyPath<Record, Value?> & Sendable, _ coding: Coding<Value>
  ) {
    self.init(key: key) { record in
      record[keyPath: path].map(coding.write) ?? .null
    } read: { (record, tree) throws(DescriptionError) in
      guard let value = tree.present(key) else { return }
      record[keyPath: path] = try coding.read(value, "'\(key)'")
    }
  }

  /// A key that is left out where there is nothing to say.
  init<Value>(
    optional key: String, _ path: WritableKeyPath<Record, Value?> & Sendable,
    _ coding: Coding<Value>
  ) {
    let field = Field(orNull: key, path, coding)
    self.init(key: key) { record in
      record[keyPath: path] == nil ? Optional.none : field.write(record)
    } read: { (record, tree) throws(DescriptionError) in
      try field.read(&record, tree)
    }
  }

  /// A key that is left out where its value is the usual one.
  init<Value: Equatable & Sendable>(
    _ key: String, _ path: WritableKeyPath<Record, Value> & Sendable, _ coding: Coding<Value>,
    unless usual: Value
  ) {
    self.init(key: key) { record in
      record[keyPath: path] == usual ? Optional.none : coding.write(record[keyPath: path])
    } read: { (record, tree) throws(DescriptionError) in
      guard let value = tree.present(key) else { return }
      record[keyPath: path] = try coding.read(value, "'\(key)'")
    }
  }

  /// A key with a list that is always there; one that is missing is an empty list.
  init<Item>(
    list key: String, _ path: WritableKeyPath<Record, [Item]> & Sendable, _ coding: Coding<Item>
  ) {
    let list = Coding.list(of: coding)
    self.init(key: key) { record in
      list.write(record[keyPath: path])
    } read: { (record, tree) throws(DescriptionError) in
      guard let value = tree.present(key) else { return }
      record[keyPath: path] = try list.read(value, "'\(key)'")
    }
  }

  /// A key for people and programs that reading has no use for.
  init(writing key: String, _ write: @escaping @Sendable (Record) -> JSON?) {
    self.init(key: key, write: write) { _, _ in }
  }
}

extension Recorded {
  var json: JSON {
    .object(
      Self.fields.compactMap { field in field.write(self).map { JSON.Member(field.key, $0) } })
  }

  /// Reads an object; keys that have no field are passed over, so that a later version may say
  /// more.
  static func read(_ tree: Tree) throws(DescriptionError) -> Self {
    var record = blank
    for field in fields { try field.read(&record, tree) }
    return record
  }
}

extension Tree {
  /// The value of a key, unless it says `null`.
  fileprivate func present(_ key: String) -> Tree? {
    guard let value = self[key], !value.isNull else { return nil }
    return value
  }
}
