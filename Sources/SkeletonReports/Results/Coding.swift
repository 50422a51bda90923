import SkeletonLanguage
import SkeletonModel

/// How values of one type are written to results and read from them, with an error at the right
/// position.
struct Coding<Value>: Sendable {
  let write: @Sendable (Value) -> JSON
  /// `what` names the value in an error: `'golden'`.
  let read: @Sendable (_ tree: Tree, _ what: String) throws(DescriptionError) -> Value
}

extension Coding<String> {
  static let text = Coding(write: JSON.string) { (tree, what) throws(DescriptionError) in
    guard let scalar = tree.scalar, !scalar.isPlain else {
      throw DescriptionError(tree.spot, "\(what) is text, found \(tree.found)")
    }
    return scalar.text
  }
}

extension Coding<Int> {
  /// A whole number, limited so that sums of them fit in an `Int`.
  static let count = Coding(write: JSON.integer) { (tree, what) throws(DescriptionError) in
    guard let scalar = tree.scalar, scalar.isPlain, let number = Int(scalar.text),
      (0...Int(Int32.max)).contains(number)
    else {
      throw DescriptionError(
        tree.spot,
        "\(what) is a whole number from 0 to \(Int32.max), found \(tree.found)")
    }
    return number
  }
}

extension Coding<Bool> {
  static let flag = Coding(write: JSON.bool) { (tree, what) throws(DescriptionError) in
    guard let scalar = tree.scalar, scalar.isPlain, let flag = Bool(scalar.text) else {
      throw DescriptionError(tree.spot, "\(what) is true or false, found \(tree.found)")
    }
    return flag
  }
}

extension Coding where Value: RawRepresentable & Sendable, Value.RawValue == String {
  /// One of the raw values of an enum.
  static var word: Coding {
    Coding { value in
      .string(value.rawValue)
    } read: { (tree, what) throws(DescriptionError) in
      guard let word = Value(rawValue: try Coding<String>.text.read(tree, what)) else {
        let key = what.filter { $0 != "'" }
        throw DescriptionError(tree.spot, "this skelsnap knows no \(key) \(tree.found)")
      }
      return word
    }
  }
}

extension Coding where Value: Recorded {
  static var record: Coding {
    Coding(write: \.json) { (tree, _) throws(DescriptionError) in try Value.read(tree) }
  }
}

extension Coding {
  static func list<Item>(of item: Coding<Item>) -> Coding where Value == [Item] {
    Coding { values in
      .array(values.map(item.write))
    } read: { (tree, what) throws(DescriptionError) in
      guard let list = tree.list else {
        throw DescriptionError(tree.spot, "\(what) is a list, found \(tree.found)")
      }
      var items: [Item] = []
      items.reserveCapacity(list.count)
      for entry in list { items.append(try item.read(entry, "an item of \(what)")) }
      return items
    }
  }
}
