public struct VStack<Content: View> {
  let node: ContainerNode<Content>

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content, file: StaticString = #filePath, line: UInt = #line
  ) {
    node = ContainerNode(
      content(), "vstack", alignment.name, spacing, _SourceLocation(file, line))
  }
}

extension VStack: NodeView {}

public struct HStack<Content: View> {
  let node: ContainerNode<Content>

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content, file: StaticString = #filePath, line: UInt = #line
  ) {
    node = ContainerNode(
      content(), "hstack", alignment.name, spacing, _SourceLocation(file, line))
  }
}

extension HStack: NodeView {}

public struct ZStack<Content: View> {
  let node: ContainerNode<Content>

  nonisolated public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    node = ContainerNode(
      content(), "zstack", _SourceLocation(file, line),
      [_Field("alignment", .text(alignment.name))])
  }
}

extension ZStack: NodeView {}

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

public struct LazyVStack<Content: View> {
  let node: ContainerNode<Content>

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
    @ViewBuilder content: () -> Content, file: StaticString = #filePath, line: UInt = #line
  ) {
    node = ContainerNode(
      content(), "vstack", alignment.name, spacing, isLazy: true, _SourceLocation(file, line))
  }
}

extension LazyVStack: NodeView {}

public struct LazyHStack<Content: View> {
  let node: ContainerNode<Content>

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
    @ViewBuilder content: () -> Content, file: StaticString = #filePath, line: UInt = #line
  ) {
    node = ContainerNode(
      content(), "hstack", alignment.name, spacing, isLazy: true, _SourceLocation(file, line))
  }
}

extension LazyHStack: NodeView {}

public struct Spacer: Sendable {
  public var minLength: CGFloat?
  let location: _SourceLocation

  nonisolated public init(
    minLength: CGFloat? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.minLength = minLength
    location = _SourceLocation(file, line)
  }
}

extension Spacer: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    var arguments = Arguments()
    arguments.add("minLength", minLength)
    return [_Node("spacer", arguments.fields, at: location, inputs)]
  }
}

public struct Divider: Sendable {
  let location: _SourceLocation

  nonisolated public init(file: StaticString = #filePath, line: UInt = #line) {
    location = _SourceLocation(file, line)
  }
}

extension Divider: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] { [_Node("divider", at: location, inputs)] }
}
