public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var value: _Value {
    var arguments = Arguments()
    switch size {
    case .fixed(let length): arguments.add("fixed", length)
    case .flexible(let minimum, let maximum):
      arguments.add("flexible", .list([.number(minimum), .number(maximum)]))
    case .adaptive(let minimum, let maximum):
      arguments.add("adaptive", .list([.number(minimum), .number(maximum)]))
    }
    arguments.add("spacing", spacing)
    arguments.add("alignment", alignment?.name)
    return .object(arguments.fields)
  }
}

public struct LazyVGrid<Content: View> {
  let node: ContainerNode<Content>

  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
    @ViewBuilder content: () -> Content, file: StaticString = #filePath, line: UInt = #line
  ) {
    var arguments = Arguments()
    arguments.add("columns", .list(columns.map(\.value)))
    arguments.add("spacing", spacing)
    arguments.add("alignment", alignment.name)
    node = ContainerNode(content(), "vgrid", _SourceLocation(file, line), arguments.fields)
  }
}

extension LazyVGrid: NodeView {}

public struct LazyHGrid<Content: View> {
  let node: ContainerNode<Content>

  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
    @ViewBuilder content: () -> Content, file: StaticString = #filePath, line: UInt = #line
  ) {
    var arguments = Arguments()
    arguments.add("rows", .list(rows.map(\.value)))
    arguments.add("spacing", spacing)
    arguments.add("alignment", alignment.name)
    node = ContainerNode(content(), "hgrid", _SourceLocation(file, line), arguments.fields)
  }
}

extension LazyHGrid: NodeView {}

public struct Grid<Content: View> {
  let node: ContainerNode<Content>

  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    var arguments = Arguments()
    arguments.add("alignment", alignment.name)
    arguments.add("horizontalSpacing", horizontalSpacing)
    arguments.add("verticalSpacing", verticalSpacing)
    node = ContainerNode(content(), "grid", _SourceLocation(file, line), arguments.fields)
  }
}

extension Grid: NodeView {}

public struct GridRow<Content: View> {
  let node: ContainerNode<Content>

  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    var arguments = Arguments()
    arguments.add("alignment", alignment?.name)
    node = ContainerNode(content(), "gridRow", _SourceLocation(file, line), arguments.fields)
  }
}

extension GridRow: NodeView {}
