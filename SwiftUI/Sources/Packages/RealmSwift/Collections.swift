import SwiftUI

public protocol RealmCollection: RandomAccessCollection where Index == Int {
  var _items: [Element] { get }
}

extension RealmCollection {
  public var realm: Realm? { nil }
  public var isInvalidated: Bool { false }
  public var isFrozen: Bool { false }
  public var startIndex: Int { 0 }

  /// What a predicate says is not known here: nothing is left out.
  public func filter(_ format: String, _ arguments: Any...) -> Results<Element> {
    Results(_items: _items)
  }
  public func filter(_ predicate: NSPredicate) -> Results<Element> { Results(_items: _items) }
  public func `where`(_ isIncluded: (Query<Element>) -> Query<Bool>) -> Results<Element> {
    Results(_items: _items)
  }
  public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> {
    Results(_items: ascending ? _items : _items.reversed())
  }
  public func sorted<S: Sequence>(by sortDescriptors: S) -> Results<Element>
  where S.Element == SortDescriptor { Results(_items: _items) }
  public func sorted<Value: Comparable>(
    by keyPath: KeyPath<Element, Value>, ascending: Bool = true
  ) -> Results<Element> {
    Results(
      _items: _items.sorted {
        ascending
          ? $0[keyPath: keyPath] < $1[keyPath: keyPath]
          : $0[keyPath: keyPath] > $1[keyPath: keyPath]
      })
  }
  public func distinct<S: Sequence>(by keyPaths: S) -> Results<Element> where S.Element == String {
    Results(_items: _items)
  }
  public func index(matching format: String, _ arguments: Any...) -> Int? { nil }
  public func index(matching predicate: NSPredicate) -> Int? { nil }
  public func min<T>(ofProperty property: String) -> T? { nil }
  public func max<T>(ofProperty property: String) -> T? { nil }
  public func average<T>(ofProperty property: String) -> T? { nil }
  public func sum<T: _Persistable>(ofProperty property: String) -> T { ._rlmDefaultValue() }
  public func min<T: Comparable>(of keyPath: KeyPath<Element, T>) -> T? {
    _items.map { $0[keyPath: keyPath] }.min()
  }
  public func max<T: Comparable>(of keyPath: KeyPath<Element, T>) -> T? {
    _items.map { $0[keyPath: keyPath] }.max()
  }
  public func sum<T: Numeric>(of keyPath: KeyPath<Element, T>) -> T {
    _items.reduce(0) { $0 + $1[keyPath: keyPath] }
  }
  public func observe(
    keyPaths: [String]? = nil, on queue: DispatchQueue? = nil,
    _ block: @escaping (RealmCollectionChange<Self>) -> Void
  ) -> NotificationToken { NotificationToken() }
  public func freeze() -> Self { self }
  public func thaw() -> Self? { self }
}

public struct Results<Element>: RealmCollection, Equatable {
  public var _items: [Element]
  public init(_items: [Element] = []) { self._items = _items }
  public var endIndex: Int { _items.count }
  public subscript(index: Int) -> Element { _items[index] }
  public static func == (one: Results, other: Results) -> Bool {
    one._items.count == other._items.count
      && zip(one._items, other._items).allSatisfy { $0 as AnyObject === $1 as AnyObject }
  }
}

extension Results {
  public var collectionPublisher: SwiftUI.AnyPublisher<Results, any Error> {
    SwiftUI.Empty(completeImmediately: false).eraseToAnyPublisher()
  }
}

public typealias AnyRealmCollection = Results

public final class LinkingObjects<Element>: RealmCollection, _Persistable {
  public var _items: [Element] { [] }
  public init() {}
  public convenience init(fromType type: Element.Type, property: String) { self.init() }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Element { _items[index] }
  public static func _rlmDefaultValue() -> LinkingObjects { LinkingObjects() }
}

public final class List<Element>: RealmCollection, ExpressibleByArrayLiteral, ObservableObject,
  RealmCollectionValue, _Persistable
{
  public var _items: [Element] = []
  public init() {}
  public init(arrayLiteral elements: Element...) { _items = elements }
  public static func _rlmDefaultValue() -> List { List() }

  public var endIndex: Int { _items.count }
  public subscript(index: Int) -> Element {
    get { _items[index] }
    set { _items[index] = newValue }
  }
  public func append(_ object: Element) { _items.append(object) }
  public func append<S: Sequence>(objectsIn objects: S) where S.Element == Element {
    _items += objects
  }
  public func append<S: Sequence>(contentsOf objects: S) where S.Element == Element {
    _items += objects
  }
  public func insert(_ object: Element, at index: Int) { _items.insert(object, at: index) }
  public func remove(at index: Int) { _items.remove(at: index) }
  public func remove(atOffsets offsets: IndexSet) {
    for index in offsets.reversed() { _items.remove(at: index) }
  }
  public func removeFirst() { _items.removeFirst() }
  public func removeLast() { _items.removeLast() }
  public func removeAll() { _items = [] }
  public func replace(index: Int, object: Element) { _items[index] = object }
  public func move(from: Int, to: Int) { _items.insert(_items.remove(at: from), at: to) }
  public func move(fromOffsets offsets: IndexSet, toOffset destination: Int) {}
  public func swapAt(_ one: Int, _ other: Int) { _items.swapAt(one, other) }
}

extension List where Element: Equatable {
  public func index(of object: Element) -> Int? { _items.firstIndex(of: object) }
}

extension Results where Element: Equatable {
  public func index(of object: Element) -> Int? { _items.firstIndex(of: object) }
}

extension List: Decodable where Element: Decodable {
  public convenience init(from decoder: any Decoder) throws {
    self.init()
    _items = try [Element](from: decoder)
  }
}

extension List: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws { try _items.encode(to: encoder) }
}

public final class MutableSet<Element: Hashable>: RealmCollection, _Persistable {
  public var _items: [Element] = []
  public init() {}
  public static func _rlmDefaultValue() -> MutableSet { MutableSet() }
  public var endIndex: Int { _items.count }
  public subscript(index: Int) -> Element { _items[index] }
  public func insert(_ object: Element) { if !_items.contains(object) { _items.append(object) } }
  public func insert<S: Sequence>(objectsIn objects: S) where S.Element == Element {
    objects.forEach(insert)
  }
  public func remove(_ object: Element) { _items.removeAll { $0 == object } }
  public func removeAll() { _items = [] }
}

public final class Map<Key: Hashable, Value>: Sequence, _Persistable {
  private var values: [Key: Value] = [:]
  public init() {}
  public static func _rlmDefaultValue() -> Map { Map() }
  public var count: Int { values.count }
  public var keys: [Key] { Array(values.keys) }
  public subscript(key: Key) -> Value? {
    get { values[key] }
    set { values[key] = newValue }
  }
  public func removeObject(for key: Key) { values[key] = nil }
  public func removeAll() { values = [:] }
  public func makeIterator() -> Dictionary<Key, Value>.Iterator { values.makeIterator() }
}

public struct SortDescriptor: Hashable {
  public let keyPath: String
  public let ascending: Bool
  public init(keyPath: String, ascending: Bool = true) {
    self.keyPath = keyPath
    self.ascending = ascending
  }
  public init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool = true) {
    self.init(keyPath: "\(keyPath)", ascending: ascending)
  }
}

/// What a collection is asked; nobody answers.
@dynamicMemberLookup public struct Query<Value> {
  public init() {}
  public subscript<Member>(dynamicMember member: KeyPath<Value, Member>) -> Query<Member> {
    Query<Member>()
  }
  public static func == (one: Query, other: Value) -> Query<Bool> { Query<Bool>() }
  public static func != (one: Query, other: Value) -> Query<Bool> { Query<Bool>() }
  public static func < (one: Query, other: Value) -> Query<Bool> { Query<Bool>() }
  public static func <= (one: Query, other: Value) -> Query<Bool> { Query<Bool>() }
  public static func > (one: Query, other: Value) -> Query<Bool> { Query<Bool>() }
  public static func >= (one: Query, other: Value) -> Query<Bool> { Query<Bool>() }
  public func `in`<S: Sequence>(_ values: S) -> Query<Bool> where S.Element == Value {
    Query<Bool>()
  }
  public func contains(_ range: ClosedRange<Value>) -> Query<Bool> where Value: Comparable {
    Query<Bool>()
  }
}

extension Query where Value == Bool {
  public static func && (one: Query, other: Query) -> Query { Query() }
  public static func || (one: Query, other: Query) -> Query { Query() }
  public static prefix func ! (one: Query) -> Query { Query() }
}

public struct StringOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let caseInsensitive = StringOptions(rawValue: 1)
  public static let diacriticInsensitive = StringOptions(rawValue: 2)
}

extension Query where Value == String {
  public func contains(_ text: String, options: StringOptions = []) -> Query<Bool> { Query<Bool>() }
  public func starts(with text: String, options: StringOptions = []) -> Query<Bool> {
    Query<Bool>()
  }
  public func ends(with text: String, options: StringOptions = []) -> Query<Bool> { Query<Bool>() }
  public func like(_ text: String, caseInsensitive: Bool = false) -> Query<Bool> { Query<Bool>() }
}

extension Query where Value: RealmCollection {
  public var count: Query<Int> { Query<Int>() }
  public func contains(_ element: Value.Element) -> Query<Bool> { Query<Bool>() }
}
