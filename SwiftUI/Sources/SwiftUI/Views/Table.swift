/// A table as a phone has it: a list of what its first column shows.
public struct Table<Value: Identifiable, Rows, Columns> {
  let rows: [AnyView]
  let location: _SourceLocation
}

extension Table: View {
  public var body: some View {
    List { ForEach(rows.indices, id: \.self) { rows[$0] } }
  }
}

/// A column, of which only the first is seen.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {
  let content: (RowValue) -> Content
}

extension TableColumn where Label == Text {
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort == Never {
    self.content = content
  }

  public init(
    _ title: LocalizedStringKey, value: KeyPath<RowValue, String>
  ) where Content == Text, Sort == KeyPathComparator<RowValue> {
    content = { Text($0[keyPath: value]) }
  }

  public init<Value: Comparable>(
    _ title: LocalizedStringKey, value: KeyPath<RowValue, Value>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort == KeyPathComparator<RowValue> {
    self.content = content
  }

  public func width(_ width: CGFloat? = nil) -> Self { self }

  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    self
  }
}

@resultBuilder public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
  public static func buildExpression<S, Content: View, Label: View>(
    _ column: TableColumn<RowValue, S, Content, Label>
  ) -> (RowValue) -> AnyView {
    { AnyView(column.content($0)) }
  }

  public static func buildBlock(
    _ first: @escaping (RowValue) -> AnyView, _ others: ((RowValue) -> AnyView)...
  ) -> (RowValue) -> AnyView { first }

  public static func buildEither(
    first column: @escaping (RowValue) -> AnyView
  ) -> (RowValue) -> AnyView { column }

  public static func buildEither(
    second column: @escaping (RowValue) -> AnyView
  ) -> (RowValue) -> AnyView { column }
}

extension Table where Rows == Never, Columns == Never {
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> (Value) -> AnyView,
    file: StaticString = #filePath, line: UInt = #line
  ) where Data.Element == Value {
    rows = data.map(columns())
    location = _SourceLocation(file, line)
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> (Value) -> AnyView,
    file: StaticString = #filePath, line: UInt = #line
  ) where Data.Element == Value {
    self.init(data, columns: columns, file: file, line: line)
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> (Value) -> AnyView,
    file: StaticString = #filePath, line: UInt = #line
  ) where Data.Element == Value {
    self.init(data, columns: columns, file: file, line: line)
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Never> columns: () -> (Value) -> AnyView,
    file: StaticString = #filePath, line: UInt = #line
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(data, columns: columns, file: file, line: line)
  }
}

/// Draws a view into a picture: nothing comes of it while it is being recorded itself.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content
  public var scale: CGFloat = 1
  public var isOpaque = false
  public var proposedSize = ProposedViewSize.unspecified
  public var uiImage: UIImage? { nil }
  public var cgImage: CGImage? { nil }

  public init(content: Content) { self.content = content }

  public func render(renderer: (CGSize, (CGContext) -> Void) -> Void) {}
}
