import SkeletonLanguage
import SkeletonModel

/// A value that results store as an object with fields.
protocol Recorded: Sendable {
  /// The initial value for reading; every required field overwrites a part of it.
  static var blank: Self { get }
  /// In the order in which they are written.
  static var fields: [Field<Self>] { get }
}

/// One key of an object in results, declared once for writing and reading.
struct Field<Record>: Sendable {
  let key: String
  /// Returns nil to leave the key out.
  let write: @Sendable (Record) -> JSON?
  /// Takes the whole object, for an error if the key is missing.
  let read: @Sendable (inout Record, Tree) throws(DescriptionError) -> Void
}

extension Field {
  /// A required key.
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

  /// A key that is left out if there is no value; when reading, `null` is none either.
  init<Value>(
    optional key: String, _ path: WritableKeyPath<Record, Value?> & Sendable,
    _ coding: Coding<Value>
  ) {
    self.init(key: key) { record in
      record[keyPath: path].map(coding.write)
    } read: { (record, tree) throws(DescriptionError) in
      guard let value = tree.present(key) else { return }
      record[keyPath: path] = try coding.read(value, "'\(key)'")
    }
  }

  /// A key that is left out if it has the default value.
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

  /// A key with a list that is always written; when reading, a missing key means an empty list.
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

  /// A key that is only written, for people and other programs.
  init(writing key: String, _ write: @escaping @Sendable (Record) -> JSON?) {
    self.init(key: key, write: write) { _, _ in }
  }
}

extension Field {
  /// The key as one of an object that has more than this record.
  func lifted<Whole>(
    to path: WritableKeyPath<Whole, Record> & Sendable
  ) -> Field<Whole> {
    Field<Whole>(key: key) { whole in
      write(whole[keyPath: path])
    } read: { (whole, tree) throws(DescriptionError) in
      try read(&whole[keyPath: path], tree)
    }
  }

  /// The same key, left out of some records.
  func omitted(from isUsual: @escaping @Sendable (Record) -> Bool) -> Field {
    Field(key: key) { record in
      isUsual(record) ? nil : write(record)
    } read: {
      (record, tree) throws(DescriptionError) in
      if tree.present(key) != nil { try read(&record, tree) }
    }
  }
}

extension Recorded {
  var json: JSON {
    .object(
      Self.fields.compactMap { field in field.write(self).map { JSON.Member(field.key, $0) } })
  }

  /// Reads an object; unknown keys are ignored, so that a later version may add some.
  static func read(_ tree: Tree) throws(DescriptionError) -> Self {
    var record = blank
    for field in fields { try field.read(&record, tree) }
    return record
  }
}

extension Tree {
  /// The value of a key, unless it is `null`.
  func present(_ key: String) -> Tree? {
    guard let value = self[key], !value.isNull else { return nil }
    return value
  }
}
