import SwiftUI

// In place of OrderedCollections of github.com/apple/swift-collections.

public struct OrderedSet<Element: Hashable>: RandomAccessCollection, MutableCollection {
  private var list: [Element] = []
  private var known: Set<Element> = []

  public init() {}
  public init(minimumCapacity: Int) {}
  public init<S: Sequence>(_ elements: S) where S.Element == Element {
    append(contentsOf: elements)
  }
  public init<S: Sequence>(uncheckedUniqueElements elements: S) where S.Element == Element {
    append(contentsOf: elements)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { list.count }
  public subscript(index: Int) -> Element {
    get { list[index] }
    set {
      known.remove(list[index])
      list[index] = newValue
      known.insert(newValue)
    }
  }
  public var elements: [Element] { list }
  public var unordered: Set<Element> { known }
  public func contains(_ element: Element) -> Bool { known.contains(element) }
  public func firstIndex(of element: Element) -> Int? { list.firstIndex(of: element) }

  @discardableResult
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    guard known.insert(element).inserted else {
      return (false, list.firstIndex(of: element) ?? 0)
    }
    list.append(element)
    return (true, list.count - 1)
  }
  public mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == Element {
    for element in elements { append(element) }
  }
  @discardableResult
  public mutating func insert(_ element: Element, at index: Int) -> (inserted: Bool, index: Int) {
    guard known.insert(element).inserted else {
      return (false, list.firstIndex(of: element) ?? 0)
    }
    list.insert(element, at: index)
    return (true, index)
  }
  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    guard let place = list.firstIndex(of: element) else {
      append(element)
      return nil
    }
    defer { list[place] = element }
    return list[place]
  }
  @discardableResult public mutating func remove(_ element: Element) -> Element? {
    guard let place = list.firstIndex(of: element) else { return nil }
    return remove(at: place)
  }
  @discardableResult public mutating func remove(at index: Int) -> Element {
    let element = list.remove(at: index)
    known.remove(element)
    return element
  }
  @discardableResult public mutating func removeFirst() -> Element { remove(at: 0) }
  @discardableResult public mutating func removeLast() -> Element { remove(at: list.count - 1) }
  public mutating func removeAll(keepingCapacity: Bool = false) { self = OrderedSet() }
  public mutating func removeAll(where isRemoved: (Element) throws -> Bool) rethrows {
    self = OrderedSet(try list.filter { try !isRemoved($0) })
  }
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> OrderedSet {
    OrderedSet(try list.filter(isIncluded))
  }
  public mutating func sort(by areInOrder: (Element, Element) throws -> Bool) rethrows {
    try list.sort(by: areInOrder)
  }
  public func union<S: Sequence>(_ other: S) -> OrderedSet where S.Element == Element {
    OrderedSet(list + Array(other))
  }
  public mutating func formUnion<S: Sequence>(_ other: S) where S.Element == Element {
    append(contentsOf: other)
  }
  public func subtracting<S: Sequence>(_ other: S) -> OrderedSet where S.Element == Element {
    let others = Set(other)
    return filter { !others.contains($0) }
  }
  public mutating func subtract<S: Sequence>(_ other: S) where S.Element == Element {
    self = subtracting(other)
  }
  public func intersection<S: Sequence>(_ other: S) -> OrderedSet where S.Element == Element {
    let others = Set(other)
    return filter(others.contains)
  }
}

extension OrderedSet where Element: Comparable {
  public mutating func sort() { list.sort() }
}

extension OrderedSet: Equatable {
  public static func == (one: Self, other: Self) -> Bool { one.list == other.list }
}
extension OrderedSet: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(list) }
}
extension OrderedSet: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}
extension OrderedSet: CustomStringConvertible {
  public var description: String { list.description }
}
extension OrderedSet: Sendable where Element: Sendable {}
extension OrderedSet: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws { try list.encode(to: encoder) }
}
extension OrderedSet: Decodable where Element: Decodable {
  public init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }
}

public struct OrderedDictionary<Key: Hashable, Value>: Sequence {
  public typealias Element = (key: Key, value: Value)
  public private(set) var keys: OrderedSet<Key> = []
  private var table: [Key: Value] = [:]

  public init() {}
  public init(minimumCapacity: Int) {}
  public init<S: Sequence>(uniqueKeysWithValues pairs: S) where S.Element == (Key, Value) {
    for (key, value) in pairs { self[key] = value }
  }
  public init<S: Sequence>(uniqueKeysWithValues pairs: S) where S.Element == Element {
    for (key, value) in pairs { self[key] = value }
  }
  public init<S: Sequence>(
    _ pairs: S, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows where S.Element == (Key, Value) {
    for (key, value) in pairs { self[key] = try self[key].map { try combine($0, value) } ?? value }
  }
  public init<S: Sequence>(
    grouping values: S, by keyForValue: (S.Element) throws -> Key
  ) rethrows where Value == [S.Element] {
    for value in values { self[try keyForValue(value), default: []].append(value) }
  }

  public var values: [Value] { keys.compactMap { table[$0] } }
  public var elements: [Element] { keys.compactMap { key in table[key].map { (key, $0) } } }
  public var count: Int { keys.count }
  public var isEmpty: Bool { keys.isEmpty }
  public var first: Element? { elements.first }
  public var last: Element? { elements.last }

  public subscript(key: Key) -> Value? {
    get { table[key] }
    set {
      table[key] = newValue
      if newValue == nil { keys.remove(key) } else { keys.append(key) }
    }
  }
  public subscript(key: Key, default value: @autoclosure () -> Value) -> Value {
    get { table[key] ?? value() }
    set { self[key] = newValue }
  }
  public func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
  public func index(forKey key: Key) -> Int? { keys.firstIndex(of: key) }
  @discardableResult public mutating func updateValue(_ value: Value, forKey key: Key) -> Value? {
    defer { self[key] = value }
    return table[key]
  }
  @discardableResult public mutating func removeValue(forKey key: Key) -> Value? {
    defer { self[key] = nil }
    return table[key]
  }
  public mutating func removeAll(keepingCapacity: Bool = false) { self = OrderedDictionary() }
  public func mapValues<Next>(
    _ transform: (Value) throws -> Next
  ) rethrows -> OrderedDictionary<Key, Next> {
    var next = OrderedDictionary<Key, Next>()
    for (key, value) in self { next[key] = try transform(value) }
    return next
  }
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> OrderedDictionary {
    var next = OrderedDictionary()
    for element in self where try isIncluded(element) { next[element.key] = element.value }
    return next
  }
  public mutating func sort(by areInOrder: (Element, Element) throws -> Bool) rethrows {
    let sorted = try elements.sorted(by: areInOrder)
    keys = OrderedSet(sorted.map(\.key))
  }
}

extension OrderedDictionary: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (Key, Value)...) {
    self.init(elements) { $1 }
  }
}
extension OrderedDictionary: Equatable where Value: Equatable {
  public static func == (one: Self, other: Self) -> Bool {
    one.keys == other.keys && one.table == other.table
  }
}
extension OrderedDictionary: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
extension OrderedDictionary: Sendable where Key: Sendable, Value: Sendable {}
extension OrderedDictionary: Encodable where Key: Encodable, Value: Encodable {
  public func encode(to encoder: any Encoder) throws { try table.encode(to: encoder) }
}
extension OrderedDictionary: Decodable where Key: Decodable, Value: Decodable {
  public init(from decoder: any Decoder) throws {
    for (key, value) in try [Key: Value](from: decoder) { self[key] = value }
  }
}
