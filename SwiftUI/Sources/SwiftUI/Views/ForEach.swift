/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  let location: _SourceLocation
}

extension ForEach: View where Content: View {
  public var body: Never { fatalError("'ForEach' has no body") }

  public func _record(_ inputs: _Inputs) -> [_Node] {
    var nodes: [_Node] = []
    var occurrences: [ID: Int] = [:]
    let data = (data as? any _RecordedData)?.recorded(inputs) as? Data ?? data
    for (index, element) in data.enumerated() {
      guard _Session.current?.failure == nil else { break }
      let id = id(element)
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      // Elements with the same id are told apart, although SwiftUI leaves open what becomes of them.
      let key: _Position.Key =
        occurrence == 0 ? .id(AnyHashable(id)) : .id(AnyHashable([AnyHashable(id), occurrence]))
      let place = inputs.at(inputs.position.child(key, label: "\(index)"))
      let fields = [_Field("index", .number(index)), _Field("id", .text("\(id)"))]
      let recorded = content(element)._record(place)
      nodes += place.environment.marking(recorded, ofViewWith: id).enumerated().map {
        ordinal, node in
        _Node("item", fields, children: [node], ordinal: ordinal, place)
      }
    }
    return [_Node("forEach", children: nodes, at: location, inputs)]
  }
}

extension ForEach {
  /// Of contents that need not be views.
  nonisolated public init(
    _data data: Data, id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.data = data
    self.content = content
    self.id = id
    location = _SourceLocation(file, line)
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.data = data
    self.content = content
    id = { $0.id }
    location = _SourceLocation(file, line)
  }
}

extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
    location = _SourceLocation(file, line)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  nonisolated public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.data = data
    self.content = content
    id = { $0 }
    location = _SourceLocation(file, line)
  }
}

extension ForEach where Content: View {
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.data = data
    self.content = content
    id = { $0.wrappedValue.id }
    location = _SourceLocation(file, line)
  }

  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) where Data == Binding<C> {
    self.data = data
    self.content = content
    self.id = { $0.wrappedValue[keyPath: id] }
    location = _SourceLocation(file, line)
  }
}

/// Content whose elements can be moved, deleted and inserted in a list.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection

  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent { self }

  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent { self }
}
