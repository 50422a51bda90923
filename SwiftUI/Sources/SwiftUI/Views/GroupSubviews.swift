/// The views that a view resolves to, one by one.
public struct SubviewsCollection: RandomAccessCollection, Sendable {
  let all: [Subview]

  public var startIndex: Int { 0 }
  public var endIndex: Int { all.count }

  public subscript(index: Int) -> Subview { all[index] }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(all: Array(all[bounds]))
  }
}

public struct SubviewsCollectionSlice: RandomAccessCollection, Sendable {
  let all: [Subview]

  public typealias SubSequence = SubviewsCollectionSlice

  public var startIndex: Int { 0 }
  public var endIndex: Int { all.count }

  public subscript(index: Int) -> Subview { all[index] }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(all: Array(all[bounds]))
  }
}

/// What has been recorded of one of them.
public struct Subview: Identifiable, @unchecked Sendable {
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  let node: _Node
  public let id: ID

  public var containerValues: ContainerValues { ContainerValues() }

  static func each(of nodes: [_Node]) -> [Subview] {
    nodes.enumerated().map { Subview(node: $1, id: ID(number: $0)) }
  }
}

extension Subview: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] { [node] }
}

extension SubviewsCollection: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] { all.map(\.node) }
}

extension SubviewsCollectionSlice: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] { all.map(\.node) }
}

/// A view made of the views that another one resolves to.
public struct GroupElementsOfContent<Base: View, Result: View> {
  let base: Base
  let transform: (SubviewsCollection) -> Result
}

extension GroupElementsOfContent: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    transform(SubviewsCollection(all: base.subviews(inputs)))._record(inputs.at(.label))
  }
}

extension View {
  /// The views that it resolves to.
  func subviews(_ inputs: _Inputs) -> [Subview] {
    Subview.each(of: _record(inputs.at(.content)).flatMap(\.resolved))
  }
}

/// What a loop goes through that is known only once a view is recorded.
@MainActor protocol _RecordedData {
  func recorded(_ inputs: _Inputs) -> Self
}

/// The views that a view resolves to: none before it is recorded.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  let base: any View
  var all: [Subview] = []

  public var startIndex: Int { 0 }
  public var endIndex: Int { all.count }

  public subscript(index: Int) -> Subview { all[index] }
}

extension ForEachSubviewCollection: _RecordedData {
  func recorded(_ inputs: _Inputs) -> Self {
    Self(base: base, all: base.subviews(inputs))
  }
}

extension ForEach where Content: View {
  nonisolated public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(ForEachSubviewCollection(base: view), content: content, file: file, line: line)
  }
}

extension _Node {
  /// Loops and groups are what is in them.
  var resolved: [_Node] {
    ["forEach", "item", "group"].contains(kind) ? children.flatMap(\.resolved) : [self]
  }
}

extension Group {
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(base: view, transform: transform) }
  }
}
