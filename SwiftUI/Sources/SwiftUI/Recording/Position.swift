/// A place in the structure of the views, kept from update to update.
///
/// State belongs to places. A place that an update no longer visits is forgotten, and a view that
/// comes back to it starts anew.
public final class _Position {
  enum Key: Hashable {
    case index(Int)
    case id(AnyHashable)
    case type(ObjectIdentifier)
    case word(StaticWord)
  }

  /// Names of places that a view has beside its content.
  enum StaticWord: Hashable {
    case content, first, second, decoration, header, footer, label, icon, style, body, modifier
    case placeholder, leading, trailing, destination, value
  }

  private let label: String
  private let parent: _Position?
  private var children: [Key: _Position] = [:]
  private var storage: [Int: AnyObject] = [:]
  private var lastVisit = -1

  init(label: String, parent: _Position? = nil) {
    self.label = label
    self.parent = parent
  }

  /// The way from the root, which is the same in each recording of a view.
  var path: String {
    guard let parent else { return label }
    return parent.path + "." + label
  }

  /// The place of a part. `label` stands in the path where the key differs from run to run.
  func child(_ key: Key, label: @autoclosure () -> String) -> _Position {
    if let known = children[key] { return known }
    let made = _Position(label: label(), parent: self)
    children[key] = made
    return made
  }

  func child(_ index: Int) -> _Position { child(.index(index), label: "\(index)") }

  func child(_ word: StaticWord) -> _Position { child(.word(word), label: "\(word)") }

  func child(_ type: Any.Type) -> _Position {
    child(.type(ObjectIdentifier(type)), label: "\(_typeName(type, qualified: false))")
  }

  /// Notes that an update reaches this place; true where it had not been there before.
  @discardableResult
  func visit(in pass: Int) -> Bool {
    let isNew = lastVisit < pass - 1 || lastVisit < 0
    if isNew { storage = [:] }
    lastVisit = pass
    return isNew
  }

  /// What is kept here under a number, made when first asked for.
  func stored<Kept: AnyObject>(_ slot: Int, _ make: () -> Kept) -> Kept {
    if let known = storage[slot] as? Kept { return known }
    let made = make()
    storage[slot] = made
    return made
  }
}

/// A value of this update beside that of the update before.
final class Remembered<Value> {
  private var pass = -1
  private(set) var previous: Value?
  private(set) var current: Value?

  func update(_ value: Value, in pass: Int) {
    if self.pass != pass {
      previous = current
      self.pass = pass
    }
    current = value
  }
}
