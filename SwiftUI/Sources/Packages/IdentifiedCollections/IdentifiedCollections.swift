import SwiftUI

// In place of github.com/pointfreeco/swift-identified-collections: a list whose elements are found by their
// identity.

public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

public struct IdentifiedArray<ID: Hashable, Element>: RandomAccessCollection, MutableCollection {
  public var elements: [Element] = []
  let identity: (Element) -> ID

  public init(uniqueElements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    identity = { $0[keyPath: id] }
    elements = Array(uniqueElements)
  }

  public init(id: KeyPath<Element, ID>) { identity = { $0[keyPath: id] } }

  public var startIndex: Int { elements.startIndex }
  public var endIndex: Int { elements.endIndex }
  public var ids: [ID] { elements.map(identity) }

  public subscript(position: Int) -> Element {
    get { elements[position] }
    set { elements[position] = newValue }
  }

  public subscript(id id: ID) -> Element? {
    get { elements.first { identity($0) == id } }
    set {
      let place = elements.firstIndex { identity($0) == id }
      switch (place, newValue) {
      case (let place?, let value?): elements[place] = value
      case (let place?, nil): elements.remove(at: place)
      case (nil, let value?): elements.append(value)
      case (nil, nil): break
      }
    }
  }

  public func index(id: ID) -> Int? { elements.firstIndex { identity($0) == id } }

  @discardableResult
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    if let place = index(id: identity(element)) { return (false, place) }
    elements.append(element)
    return (true, elements.count - 1)
  }

  public mutating func append(contentsOf more: some Sequence<Element>) {
    for element in more { append(element) }
  }

  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    let id = identity(element)
    defer { self[id: id] = element }
    return self[id: id]
  }

  @discardableResult
  public mutating func insert(_ element: Element, at place: Int) -> (inserted: Bool, index: Int) {
    elements.insert(element, at: place)
    return (true, place)
  }

  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    defer { self[id: id] = nil }
    return self[id: id]
  }

  @discardableResult
  public mutating func remove(at place: Int) -> Element { elements.remove(at: place) }

  public mutating func remove(atOffsets places: IndexSet) { elements.remove(atOffsets: places) }

  public mutating func move(fromOffsets source: IndexSet, toOffset place: Int) {
    elements.move(fromOffsets: source, toOffset: place)
  }

  public mutating func removeAll() { elements = [] }

  public mutating func removeAll(where isOut: (Element) throws -> Bool) rethrows {
    try elements.removeAll(where: isOut)
  }

  public mutating func sort(by isBefore: (Element, Element) throws -> Bool) rethrows {
    try elements.sort(by: isBefore)
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  public init() { self.init(id: \.id) }

  public init(uniqueElements: some Sequence<Element>) {
    self.init(uniqueElements: uniqueElements, id: \.id)
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral
where Element: Identifiable, ID == Element.ID {
  public init(arrayLiteral elements: Element...) { self.init(uniqueElements: elements, id: \.id) }
}

extension IdentifiedArray: Equatable where Element: Equatable {
  public static func == (one: Self, other: Self) -> Bool { one.elements == other.elements }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension IdentifiedArray: @unchecked Sendable {}
