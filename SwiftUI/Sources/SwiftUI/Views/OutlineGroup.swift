/// Rows of a tree: what is under a row is behind a sign, and closed at first.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let roots: [Data.Element]
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Leaf: View {
  public var body: some View {
    ForEach(roots, id: id) {
      OutlineRow(element: $0, id: id, children: children, content: content)
    }
  }
}

private struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let element: Data.Element
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf

  var body: some View {
    if let nested = element[keyPath: children] {
      DisclosureGroup {
        ForEach(nested, id: id) {
          OutlineRow(element: $0, id: id, children: children, content: content)
        }
      } label: {
        content(element)
      }
    } else {
      content(element)
    }
  }
}

extension OutlineGroup where Parent == Leaf, Leaf: View, Subgroup == Never {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(roots: Array(data), id: id, children: children, content: content)
  }

  nonisolated public init(
    _ root: Data.Element, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(roots: [root], id: id, children: children, content: content)
  }
}

extension OutlineGroup
where
  Parent == Leaf, Leaf: View, Subgroup == Never, Data.Element: Identifiable,
  ID == Data.Element.ID
{
  nonisolated public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(roots: Array(data), id: \.id, children: children, content: content)
  }

  nonisolated public init(
    _ root: Data.Element, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(roots: [root], id: \.id, children: children, content: content)
  }
}

/// What may be done with rows by hand.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  public static var all: EditActions<Data> { [.move, .delete] }
}

extension ForEach where Content: View {
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, content: content, file: file, line: line)
  }

  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) where Data == Binding<C> {
    self.init(data, id: id, content: content, file: file, line: line)
  }
}

extension DynamicViewContent {
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }

  nonisolated public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }

  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent { self }
}

extension MutableCollection {
  /// As the rows of a list are moved.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = source.map { all[$0] }
    var result = all.enumerated().filter { !source.contains($0.offset) }
    let place = result.firstIndex { $0.offset >= destination } ?? result.count
    result.insert(contentsOf: moved.map { (offset: destination, element: $0) }, at: place)
    var index = startIndex
    for (_, element) in result {
      self[index] = element
      formIndex(after: &index)
    }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  public mutating func remove(atOffsets offsets: IndexSet) {
    self = Self(enumerated().filter { !offsets.contains($0.offset) }.map(\.element))
  }
}
