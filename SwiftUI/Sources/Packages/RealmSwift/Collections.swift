import Foundation
import SwiftUI

public protocol RealmCollection<Element>: RandomAccessCollection, ThreadConfined
where Index == Int {}

public enum RealmCollectionChange<CollectionType> {
  case initial(CollectionType)
  case update(
    CollectionType, deletions: [Int], insertions: [Int], modifications: [Int])
  case error(any Error)
}

/// An object as its properties' names see it.
public struct _Named {
  let object: Any

  public subscript(name: String) -> _Ordered {
    _Ordered(value: (object as? RealmSwiftObject)?[name])
  }
}

public struct _Ordered: Comparable {
  let value: Any?

  public static func == (one: _Ordered, other: _Ordered) -> Bool { !(one < other || other < one) }

  public static func < (one: _Ordered, other: _Ordered) -> Bool {
    switch (one.value, other.value) {
    case (let one as String, let other as String): one < other
    case (let one as Int, let other as Int): one < other
    case (let one as Double, let other as Double): one < other
    case (let one as Date, let other as Date): one < other
    case (let one as Bool, let other as Bool): !one && other
    default: false
    }
  }
}

extension Foundation.SortDescriptor where Compared == _Named {
  public init(keyPath name: String, ascending: Bool = true) {
    self.init(\_Named[name], order: ascending ? .forward : .reverse)
  }
}

extension RealmCollection {
  public var realm: Realm? { Realm() }
  public var isInvalidated: Bool { false }
  public var isFrozen: Bool { false }
  public var elements: Self { self }
  public func toArray() -> [Element] { Array(self) }

  /// What a condition asks for in words of its own is not asked of anything.
  public func filter(_ format: String, _ values: Any...) -> Results<Element> { Results(self) }
  public func filter(_ predicate: NSPredicate) -> Results<Element> { Results(self) }
  public func `where`(_ isIncluded: (_RealmQuery<Element>) -> _RealmQuery<Bool>) -> Results<Element>
  {
    Results(self)
  }
  public func distinct(by names: [String]) -> Results<Element> { Results(self) }

  public func sorted(byKeyPath name: String, ascending: Bool = true) -> Results<Element> {
    sorted(by: [Foundation.SortDescriptor(keyPath: name, ascending: ascending)])
  }

  public func sorted(
    by orders: some Sequence<Foundation.SortDescriptor<_Named>>
  ) -> Results<Element> {
    let orders = Array(orders)
    return Results(
      sorted { one, other in
        for order in orders {
          switch order.compare(_Named(object: one), _Named(object: other)) {
          case .orderedAscending: return true
          case .orderedDescending: return false
          case .orderedSame: continue
          }
        }
        return false
      })
  }

  public func sorted(ascending: Bool = true) -> Results<Element> {
    Results(
      sorted {
        let (one, other) = (_Ordered(value: $0), _Ordered(value: $1))
        return ascending ? one < other : other < one
      })
  }

  public func index(matching format: String, _ values: Any...) -> Int? {
    isEmpty ? nil : startIndex
  }

  public func sum<T: Numeric>(ofProperty name: String) -> T {
    values(of: name).reduce(T.zero) { $0 + $1 }
  }
  public func max<T: Comparable>(ofProperty name: String) -> T? { values(of: name).max() }
  public func min<T: Comparable>(ofProperty name: String) -> T? { values(of: name).min() }
  public func average<T: BinaryFloatingPoint>(ofProperty name: String) -> T? {
    let all: [Double] = values(of: name)
    return all.isEmpty ? nil : T(all.reduce(0, +) / Double(all.count))
  }

  private func values<T>(of name: String) -> [T] {
    compactMap { ($0 as? RealmSwiftObject)?[name] as? T }
  }

  /// It is told what there is, and nothing more: nothing but the app changes it.
  public func observe(
    keyPaths: [String]? = nil, on queue: DispatchQueue? = nil,
    _ block: @escaping (RealmCollectionChange<Self>) -> Void
  ) -> NotificationToken {
    DispatchQueue.main.async { block(.initial(self)) }
    return NotificationToken()
  }

  public var collectionPublisher: AnyPublisher<Self, any Error> {
    Result<Self, any Error>.success(self).publisher.eraseToAnyPublisher()
  }
}

/// What there is of a type in a realm, each time that it is asked.
public struct Results<Element>: RealmCollection, RealmFetchable {
  private let make: () -> [Element]

  init(_ make: @escaping () -> [Element]) { self.make = make }
  init(_ elements: some Sequence<Element>) {
    let elements = Array(elements)
    make = { elements }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { make().count }
  public subscript(place: Int) -> Element { make()[place] }
}

public typealias AnyRealmCollection = Results

protocol _RealmList { func _fill(_ values: [Any]) }

public final class List<Element>: RealmCollection, MutableCollection, ObservableObject,
  ExpressibleByArrayLiteral, _RealmList, _RealmValue, CustomStringConvertible
{
  private var all: [Element] = []

  public init() {}
  public init(arrayLiteral elements: Element...) { all = elements }
  public static var _ofNothing: Any { List() }

  public var description: String { all.description }
  public var startIndex: Int { 0 }
  public var endIndex: Int { all.count }
  public subscript(place: Int) -> Element {
    get { all[place] }
    set { change { $0[place] = newValue } }
  }

  private func change<T>(_ change: (inout [Element]) -> T) -> T {
    objectWillChange.send()
    return change(&all)
  }

  func _fill(_ values: [Any]) { change { $0 = values.compactMap { $0 as? Element } } }

  public func append(_ element: Element) { change { $0.append(element) } }
  public func append(objectsIn elements: some Sequence<Element>) {
    change { $0.append(contentsOf: elements) }
  }
  public func append(contentsOf elements: some Sequence<Element>) {
    change { $0.append(contentsOf: elements) }
  }
  public func insert(_ element: Element, at place: Int) { change { $0.insert(element, at: place) } }
  public func insert(contentsOf elements: some Collection<Element>, at place: Int) {
    change { $0.insert(contentsOf: elements, at: place) }
  }
  public func remove(at place: Int) { _ = change { $0.remove(at: place) } }
  public func remove(atOffsets places: IndexSet) { change { $0.remove(atOffsets: places) } }
  public func removeFirst(_ count: Int = 1) { change { $0.removeFirst(count) } }
  public func removeLast(_ count: Int = 1) { change { $0.removeLast(count) } }
  public func removeAll() { change { $0.removeAll() } }
  public func replace(index: Int, object: Element) { change { $0[index] = object } }
  public func move(from: Int, to: Int) { change { $0.insert($0.remove(at: from), at: to) } }
  public func move(fromOffsets places: IndexSet, toOffset place: Int) {
    change { $0.move(fromOffsets: places, toOffset: place) }
  }
  public func swapAt(_ one: Int, _ other: Int) { change { $0.swapAt(one, other) } }
  public func index(of element: Element) -> Int? where Element: Equatable {
    all.firstIndex(of: element)
  }
}

extension List: Equatable {
  public static func == (one: List, other: List) -> Bool { one === other }
}

extension List: Decodable where Element: Decodable {
  public convenience init(from decoder: any Decoder) throws {
    self.init()
    append(objectsIn: try [Element](from: decoder))
  }
}

extension List: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}

/// What points to an object is not known here.
public struct LinkingObjects<Element>: RealmCollection, _RealmValue {
  public static var _ofNothing: Any { LinkingObjects() }
  init() {}
  public init(fromType type: Element.Type, property name: String) {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(place: Int) -> Element { fatalError("nothing points to it") }
}

public final class MutableSet<Element: Hashable>: Sequence, _RealmValue {
  private var all: [Element] = []
  public init() {}
  public static var _ofNothing: Any { MutableSet() }
  public var count: Int { all.count }
  public var isEmpty: Bool { all.isEmpty }
  public func makeIterator() -> IndexingIterator<[Element]> { all.makeIterator() }
  public func contains(_ element: Element) -> Bool { all.contains(element) }
  public func insert(_ element: Element) { if !all.contains(element) { all.append(element) } }
  public func insert(objectsIn elements: some Sequence<Element>) {
    for element in elements { insert(element) }
  }
  public func remove(_ element: Element) { all.removeAll { $0 == element } }
  public func removeAll() { all = [] }
}

public final class Map<Key: Hashable, Value>: _RealmValue {
  private var all: [Key: Value] = [:]
  public init() {}
  public static var _ofNothing: Any { Map() }
  public var count: Int { all.count }
  public var isEmpty: Bool { all.isEmpty }
  public var keys: [Key] { Array(all.keys) }
  public var values: [Value] { Array(all.values) }
  public subscript(key: Key) -> Value? {
    get { all[key] }
    set { all[key] = newValue }
  }
  public func removeAll() { all = [:] }
}

/// A condition, which is not asked of anything.
@dynamicMemberLookup
public struct _RealmQuery<Value> {
  init() {}
  public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> _RealmQuery<Member> {
    _RealmQuery<Member>()
  }
  public func contains(_ value: Any) -> _RealmQuery<Bool> { _RealmQuery<Bool>() }
  public func contains(_ text: String, options: Any? = nil) -> _RealmQuery<Bool> {
    _RealmQuery<Bool>()
  }
  public func starts(with text: String) -> _RealmQuery<Bool> { _RealmQuery<Bool>() }
  public func ends(with text: String) -> _RealmQuery<Bool> { _RealmQuery<Bool>() }
  public func like(_ text: String) -> _RealmQuery<Bool> { _RealmQuery<Bool>() }
  public func `in`(_ values: some Sequence<Value>) -> _RealmQuery<Bool> { _RealmQuery<Bool>() }
  public static func == (one: _RealmQuery, other: Value) -> _RealmQuery<Bool> {
    _RealmQuery<Bool>()
  }
  public static func != (one: _RealmQuery, other: Value) -> _RealmQuery<Bool> {
    _RealmQuery<Bool>()
  }
  public static func < (one: _RealmQuery, other: Value) -> _RealmQuery<Bool> { _RealmQuery<Bool>() }
  public static func > (one: _RealmQuery, other: Value) -> _RealmQuery<Bool> { _RealmQuery<Bool>() }
  public static func <= (one: _RealmQuery, other: Value) -> _RealmQuery<Bool> {
    _RealmQuery<Bool>()
  }
  public static func >= (one: _RealmQuery, other: Value) -> _RealmQuery<Bool> {
    _RealmQuery<Bool>()
  }
}

extension _RealmQuery where Value == Bool {
  public static prefix func ! (one: _RealmQuery) -> Query { one }
  public static func && (one: _RealmQuery, other: _RealmQuery) -> Query { one }
  public static func || (one: _RealmQuery, other: _RealmQuery) -> Query { one }
}
