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
    let nodes = base._record(inputs.at(.content)).flatMap(\.resolved)
    let subviews = nodes.enumerated().map { Subview(node: $1, id: Subview.ID(number: $0)) }
    return transform(SubviewsCollection(all: subviews))._record(inputs.at(.label))
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
