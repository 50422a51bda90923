/// A table as a phone has it: a list of what its first column shows.
public struct Table<Value: Identifiable, Rows, Columns> {
  let rows: AnyView
  let row: (Value) -> AnyView
  let location: _SourceLocation
}

extension Table: View {
  public var body: some View {
    let row = row
    List { rows }
      .environment(\.tableRow) { value in (value as? Value).map(row) ?? AnyView(EmptyView()) }
  }
}

private struct TableRowKey: EnvironmentKey {
  static var defaultValue: (Any) -> AnyView { { _ in AnyView(EmptyView()) } }
}

extension EnvironmentValues {
  /// What a row of the table around it shows of a value.
  fileprivate var tableRow: (Any) -> AnyView {
    get { self[TableRowKey.self] }
    set { self[TableRowKey.self] = newValue }
  }
}

/// Rows are views, so that what makes views makes them.
public struct TableRow<Value: Identifiable>: View {
  let value: Value
  @Environment(\.tableRow) private var row

  nonisolated public init(_ value: Value) {
    self.value = value
  }

  public var body: some View { row(value) }
}

public typealias TableRowContent = View
public typealias TableRowBuilder<Value> = ViewBuilder

/// A column, of which only the first is seen.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {
  let content: (RowValue) -> Content
}

extension TableColumn where Label == Text {
  public init(
    _ title: some _Words, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort == Never {
    self.content = content
  }

  public init(
    _ title: some _Words, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical
  ) where Content == Text, Sort == KeyPathComparator<RowValue> {
    content = { Text($0[keyPath: value]) }
  }

  public init<Value: Comparable>(
    _ title: some _Words, value: KeyPath<RowValue, Value>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort == KeyPathComparator<RowValue> {
    self.content = content
  }

  public init<Value, Comparator: SortComparator>(
    _ title: some _Words, value: KeyPath<RowValue, Value>, comparator: Comparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort == KeyPathComparator<RowValue>, Comparator.Compared == Value {
    self.content = content
  }

  public init(
    _ title: some _Words, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort: SortComparator, Sort.Compared == RowValue {
    self.content = content
  }

  public func width(_ width: CGFloat? = nil) -> Self { self }

  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    self
  }

  public func alignment(_ alignment: TableColumnAlignment) -> Self { self }

  public func customizationID(_ identifier: String) -> Self { self }

  public func defaultVisibility(_ visibility: Visibility) -> Self { self }

  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> Self { self }
}

public struct TableColumnAlignment: Hashable, Sendable {
  let name: String

  public static let automatic = TableColumnAlignment(name: "automatic")
  public static let leading = TableColumnAlignment(name: "leading")
  public static let center = TableColumnAlignment(name: "center")
  public static let trailing = TableColumnAlignment(name: "trailing")
  public static let numeric = TableColumnAlignment(name: "numeric")
}

public struct TableColumnCustomization<RowValue: Identifiable>: Codable, Equatable, Sendable {
  public init() {}

  public subscript(visibility id: String) -> Visibility {
    get { .automatic }
    set {}
  }

  public mutating func resetOrder() {}
}

public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

@resultBuilder public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
  public static func buildExpression<S, Content: View, Label: View>(
    _ column: TableColumn<RowValue, S, Content, Label>
  ) -> ((RowValue) -> AnyView)? {
    { AnyView(column.content($0)) }
  }

  public static func buildBlock(
    _ columns: ((RowValue) -> AnyView)?...
  ) -> ((RowValue) -> AnyView)? { columns.lazy.compactMap { $0 }.first }

  public static func buildOptional(
    _ column: ((RowValue) -> AnyView)??
  ) -> ((RowValue) -> AnyView)? { column ?? nil }

  public static func buildEither(
    first column: ((RowValue) -> AnyView)?
  ) -> ((RowValue) -> AnyView)? { column }

  public static func buildEither(
    second column: ((RowValue) -> AnyView)?
  ) -> ((RowValue) -> AnyView)? { column }

  public static func buildLimitedAvailability(
    _ column: ((RowValue) -> AnyView)?
  ) -> ((RowValue) -> AnyView)? { column }
}

extension Table where Rows == Never, Columns == Never {
  nonisolated private init(
    rows: some View, _ columns: ((Value) -> AnyView)?, _ file: StaticString, _ line: UInt
  ) {
    self.rows = AnyView(rows)
    row = columns ?? { _ in AnyView(EmptyView()) }
    location = _SourceLocation(file, line)
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> ((Value) -> AnyView)?,
    file: StaticString = #filePath, line: UInt = #line
  ) where Data.Element == Value {
    self.init(rows: ForEach(data) { TableRow($0) }, columns(), file, line)
  }

  public init<Data: RandomAccessCollection, Chosen: _ListSelection>(
    _ data: Data, selection: Binding<Chosen>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> ((Value) -> AnyView)?,
    file: StaticString = #filePath, line: UInt = #line
  ) where Data.Element == Value, Chosen.Choice == Value.ID {
    self.init(data, columns: columns, file: file, line: line)
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> ((Value) -> AnyView)?,
    file: StaticString = #filePath, line: UInt = #line
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(data, columns: columns, file: file, line: line)
  }

  public init<Data: RandomAccessCollection, Chosen: _ListSelection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Chosen>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> ((Value) -> AnyView)?,
    file: StaticString = #filePath, line: UInt = #line
  ) where Data.Element == Value, Chosen.Choice == Value.ID, Sort.Compared == Value {
    self.init(data, columns: columns, file: file, line: line)
  }

  // MARK: With rows of their own

  public init<R: View>(
    of valueType: Value.Type,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> ((Value) -> AnyView)?,
    @ViewBuilder rows: () -> R, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(rows: rows(), columns(), file, line)
  }

  public init<R: View, Chosen: _ListSelection>(
    of valueType: Value.Type, selection: Binding<Chosen>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> ((Value) -> AnyView)?,
    @ViewBuilder rows: () -> R, file: StaticString = #filePath, line: UInt = #line
  ) where Chosen.Choice == Value.ID {
    self.init(rows: rows(), columns(), file, line)
  }

  public init<R: View, Sort: SortComparator>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> ((Value) -> AnyView)?,
    @ViewBuilder rows: () -> R, file: StaticString = #filePath, line: UInt = #line
  ) where Sort.Compared == Value {
    self.init(rows: rows(), columns(), file, line)
  }

  public init<R: View, Chosen: _ListSelection, Sort: SortComparator>(
    of valueType: Value.Type = Value.self, selection: Binding<Chosen>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> ((Value) -> AnyView)?,
    @ViewBuilder rows: () -> R, file: StaticString = #filePath, line: UInt = #line
  ) where Chosen.Choice == Value.ID, Sort.Compared == Value {
    self.init(rows: rows(), columns(), file, line)
  }
}

public protocol TableStyle {}

public struct AutomaticTableStyle: TableStyle {
  public init() {}
}

public struct InsetTableStyle: TableStyle {
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: AutomaticTableStyle { Self() }
}

extension TableStyle where Self == InsetTableStyle {
  public static var inset: InsetTableStyle { Self() }
}

extension View {
  nonisolated public func tableStyle(_ style: some TableStyle) -> some View { self }

  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
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
