// What iOS 26 has beside its glass.

public struct GlassEffectTransition: Sendable {
  public static let identity = GlassEffectTransition()
  public static let matchedGeometry = GlassEffectTransition()
  public static let materialize = GlassEffectTransition()
}

public struct ButtonSizing: Hashable, Sendable {
  let name: String

  public static let automatic = ButtonSizing(name: "automatic")
  public static let fitted = ButtonSizing(name: "fitted")
  public static let flexible = ButtonSizing(name: "flexible")
}

public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  case inline
  case expanded
}

public struct TabSearchActivation: Sendable {
  public static let automatic = TabSearchActivation()
  public static let searchTabSelection = TabSearchActivation()
}

public struct SearchToolbarBehavior: Sendable {
  public static let automatic = SearchToolbarBehavior()
  public static let minimize = SearchToolbarBehavior()
}

public struct SymbolColorRenderingMode: Hashable, Sendable {
  let name: String

  public static let flat = SymbolColorRenderingMode(name: "flat")
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

public struct SymbolVariableValueMode: Hashable, Sendable {
  let name: String

  public static let color = SymbolVariableValueMode(name: "color")
  public static let draw = SymbolVariableValueMode(name: "draw")
}

extension PrimitiveButtonStyle where Self == _SystemButtonStyle {
  public static func glass(_ glass: Glass) -> _SystemButtonStyle { .glass }
}

extension EnvironmentValues {
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
}

extension View {
  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    self
  }

  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self
  }

  nonisolated public func backgroundExtensionEffect(
    isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("backgroundExtensionEffect", file, line) { isEnabled } }

  nonisolated public func buttonSizing(
    _ sizing: ButtonSizing, file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("buttonSizing", file, line) { sizing == .flexible } }

  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool = true, @ViewBuilder content: () -> Content, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View { undrawn("tabViewBottomAccessory", file, line) { isEnabled } }

  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    self
  }

  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    self
  }

  nonisolated public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    safeAreaInset(
      edge: edge, alignment: alignment, spacing: spacing, content: content, file: file, line: line)
  }

  nonisolated public func labelIconToTitleSpacing(
    _ spacing: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("labelIconToTitleSpacing", file, line) }

  nonisolated public func labelReservedIconWidth(
    _ width: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("labelReservedIconWidth", file, line) }

  nonisolated public func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View { undrawn("listSectionMargins", file, line) { length != nil } }

  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    self
  }

  nonisolated public func sectionIndexLabel(_ label: some _Words) -> some View { self }

  nonisolated public func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?, file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("symbolColorRenderingMode", file, line) { mode == .gradient } }

  nonisolated public func symbolVariableValueMode(
    _ mode: SymbolVariableValueMode?, file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("symbolVariableValueMode", file, line) { mode == .draw } }

  nonisolated public func sliderThumbVisibility(
    _ visibility: Visibility, file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("sliderThumbVisibility", file, line) { visibility == .hidden } }

  nonisolated public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placements: TextInputFormattingControlPlacement.Set
  ) -> some View {
    self
  }
}

public enum TextInputFormattingControlPlacement {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let contextMenu = Set(rawValue: 1)
    public static let inputAssistant = Set(rawValue: 2)
    public static let all: Set = [.contextMenu, .inputAssistant]
  }
}

extension ToolbarContent {
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }

  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent {
    self
  }
}

// MARK: Steps of a slider, which are not drawn

/// A tick says where it stands, and what is written there.
public struct SliderTick<Value: BinaryFloatingPoint> {
  public init(_ value: Value) {}

  public init(_ value: Value, @ViewBuilder label: () -> some View) {}
}

@resultBuilder
public struct SliderTickBuilder<Value: BinaryFloatingPoint> {
  public static func buildExpression(_ tick: SliderTick<Value>) -> [SliderTick<Value>] { [tick] }

  public static func buildExpression(
    _ ticks: SliderTickContentForEach<Value>
  ) -> [SliderTick<Value>] { ticks.ticks }

  public static func buildBlock(_ ticks: [SliderTick<Value>]...) -> [SliderTick<Value>] {
    ticks.flatMap { $0 }
  }

  public static func buildOptional(_ ticks: [SliderTick<Value>]?) -> [SliderTick<Value>] {
    ticks ?? []
  }

  public static func buildEither(first ticks: [SliderTick<Value>]) -> [SliderTick<Value>] { ticks }

  public static func buildEither(second ticks: [SliderTick<Value>]) -> [SliderTick<Value>] {
    ticks
  }
}

public struct SliderTickContentForEach<Value: BinaryFloatingPoint> {
  let ticks: [SliderTick<Value>]

  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: (Data.Element) -> SliderTick<Value>
  ) {
    ticks = data.map(content)
  }
}

extension Slider where ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1,
    neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @SliderTickBuilder<V> ticks: () -> [SliderTick<V>],
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(value: value, in: bounds, label: label, file: file, line: line)
    undrawn = "ticks"
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1, neutralValue: V,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(value: value, in: bounds, label: label, file: file, line: line)
    undrawn = "neutralValue"
  }
}

// MARK: Texts in several styles to be written

/// Which letters of a text in several styles are chosen: none, in a recording.
public struct AttributedTextSelection: Equatable, Hashable, Sendable {
  public init() {}
}

extension TextEditor {
  /// Its words, all in the field's own style.
  nonisolated public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      text: .constant(String(text.wrappedValue.characters)), file: file, line: line)
    hasStyles = true
  }
}
