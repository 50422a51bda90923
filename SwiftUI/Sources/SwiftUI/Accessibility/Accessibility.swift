public struct AccessibilityTextContentType: Hashable, Sendable {
  public static let plain = AccessibilityTextContentType()
  public static let console = AccessibilityTextContentType()
  public static let fileSystem = AccessibilityTextContentType()
  public static let messaging = AccessibilityTextContentType()
  public static let narrative = AccessibilityTextContentType()
  public static let sourceCode = AccessibilityTextContentType()
  public static let spreadsheet = AccessibilityTextContentType()
  public static let wordProcessing = AccessibilityTextContentType()
}

public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified
  case h1
  case h2
  case h3
  case h4
  case h5
  case h6
}

public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var names: Set<String>

  public typealias Element = AccessibilityTraits

  private init(names: Set<String>) {
    self.names = names
  }

  public init() {
    names = []
  }

  public static let isButton = AccessibilityTraits(names: ["isButton"])
  public static let isHeader = AccessibilityTraits(names: ["isHeader"])
  public static let isSelected = AccessibilityTraits(names: ["isSelected"])
  public static let isLink = AccessibilityTraits(names: ["isLink"])
  public static let isSearchField = AccessibilityTraits(names: ["isSearchField"])
  public static let isImage = AccessibilityTraits(names: ["isImage"])
  public static let playsSound = AccessibilityTraits(names: ["playsSound"])
  public static let isKeyboardKey = AccessibilityTraits(names: ["isKeyboardKey"])
  public static let isStaticText = AccessibilityTraits(names: ["isStaticText"])
  public static let isSummaryElement = AccessibilityTraits(names: ["isSummaryElement"])
  public static let updatesFrequently = AccessibilityTraits(names: ["updatesFrequently"])
  public static let startsMediaSession = AccessibilityTraits(names: ["startsMediaSession"])
  public static let allowsDirectInteraction = AccessibilityTraits(
    names: ["allowsDirectInteraction"])
  public static let causesPageTurn = AccessibilityTraits(names: ["causesPageTurn"])
  public static let isModal = AccessibilityTraits(names: ["isModal"])
  public static let isToggle = AccessibilityTraits(names: ["isToggle"])
  public static let isTabBar = AccessibilityTraits(names: ["isTabBar"])

  public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }

  public func union(_ other: Self) -> Self { Self(names: names.union(other.names)) }

  public func intersection(_ other: Self) -> Self { Self(names: names.intersection(other.names)) }

  public func symmetricDifference(_ other: Self) -> Self {
    Self(names: names.symmetricDifference(other.names))
  }

  public mutating func formUnion(_ other: Self) { self = union(other) }

  public mutating func formIntersection(_ other: Self) { self = intersection(other) }

  public mutating func formSymmetricDifference(_ other: Self) {
    self = symmetricDifference(other)
  }

  @discardableResult
  public mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(member)
    formUnion(member)
    return (isNew, member)
  }

  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let known = intersection(member)
    names.subtract(member.names)
    return known.names.isEmpty ? nil : known
  }

  @discardableResult
  public mutating func update(with member: Self) -> Self? {
    let known = intersection(member)
    formUnion(member)
    return known.names.isEmpty ? nil : known
  }

  var value: _Value { .list(names.sorted().map { .text($0) }) }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String

  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

public struct AccessibilityActionKind: Hashable, Sendable {
  let name: String

  public init(named name: Text) {
    self.name = name.plain
  }

  init(name: String) {
    self.name = name
  }

  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}

public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label
  case content
}

extension View {
  nonisolated private func spoken(
    _ name: String, _ value: _Value, _ file: StaticString, _ line: UInt
  ) -> ModifierNode<Self> {
    ModifierNode(self, "accessibility", _SourceLocation(file, line), [_Field(name, value)])
  }

  nonisolated public func accessibilityLabel(
    _ label: Text, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    spoken("label", .text(label.plain), file, line)
  }

  nonisolated public func accessibilityLabel(
    _ key: LocalizedStringKey, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    spoken("label", .text(key.text), file, line)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    spoken("label", .text(String(label)), file, line)
  }

  nonisolated public func accessibilityValue(
    _ value: Text, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    spoken("value", .text(value.plain), file, line)
  }

  nonisolated public func accessibilityValue(
    _ key: LocalizedStringKey, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    spoken("value", .text(key.text), file, line)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    spoken("value", .text(String(value)), file, line)
  }

  nonisolated public func accessibilityHint(
    _ hint: Text, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    spoken("hint", .text(hint.plain), file, line)
  }

  nonisolated public func accessibilityHint(
    _ key: LocalizedStringKey, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    spoken("hint", .text(key.text), file, line)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    spoken("hint", .text(String(hint)), file, line)
  }

  nonisolated public func accessibilityHidden(
    _ hidden: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    spoken("hidden", .flag(hidden), file, line)
  }

  @available(*, deprecated)
  nonisolated public func accessibility(
    hidden: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    spoken("hidden", .flag(hidden), file, line)
  }

  @available(*, deprecated)
  nonisolated public func accessibility(
    label: Text, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    spoken("label", .text(label.plain), file, line)
  }

  @available(*, deprecated)
  nonisolated public func accessibility(
    value: Text, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    spoken("value", .text(value.plain), file, line)
  }

  @available(*, deprecated)
  nonisolated public func accessibility(
    hint: Text, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    spoken("hint", .text(hint.plain), file, line)
  }

  @available(*, deprecated)
  nonisolated public func accessibility(
    identifier: String, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    spoken("identifier", .text(identifier), file, line)
  }

  @available(*, deprecated)
  nonisolated public func accessibility(
    addTraits traits: AccessibilityTraits, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    spoken("traits", traits.value, file, line)
  }

  @available(*, deprecated)
  nonisolated public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }

  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    spoken("traits", traits.value, file, line)
  }

  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    spoken("children", .text(children.name), file, line)
  }

  nonisolated public func accessibilitySortPriority(
    _ priority: Double, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    spoken("sortPriority", .number(priority), file, line)
  }

  nonisolated public func accessibilityIdentifier(
    _ identifier: String, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    spoken("identifier", .text(identifier), file, line)
  }

  nonisolated public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  nonisolated public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    self
  }

  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    self
  }

  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    self
  }

  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    self
  }

  nonisolated public func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> some View {
    self
  }

  nonisolated public func accessibilityInputLabels(_ labels: [Text]) -> some View { self }

  nonisolated public func accessibilityInputLabels(_ keys: [LocalizedStringKey]) -> some View {
    self
  }

  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View {
    self
  }

  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
  }

  nonisolated public func accessibilityTextContentType(
    _ type: AccessibilityTextContentType
  ) -> some View {
    self
  }

  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  nonisolated public func accessibilityRotor<Content: View>(
    _ label: LocalizedStringKey, @ViewBuilder entries: () -> Content
  ) -> some View {
    self
  }

  nonisolated public func accessibilityRespondsToUserInteraction(
    _ responds: Bool = true
  ) -> some View {
    self
  }

  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ view: () -> V
  ) -> some View {
    self
  }

  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }

  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    self
  }

  nonisolated public func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View {
    self
  }

  nonisolated public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View {
    self
  }

  nonisolated public func accessibilityZoomAction(_ handler: @escaping (Any) -> Void) -> some View {
    self
  }

  nonisolated public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }

  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: Binding<Value>, equals value: Value
  ) -> some View {
    self
  }

  nonisolated public func accessibilityFocused(_ condition: Binding<Bool>) -> some View { self }
}

public enum AccessibilityNotification {
  public struct Announcement: Sendable {
    public init(_ announcement: String) {}

    public init(_ announcement: LocalizedStringResource) {}

    public init(_ announcement: AttributedString) {}

    public func post() {}
  }

  public struct ScreenChanged: Sendable {
    public init() {}

    public func post() {}
  }

  public struct LayoutChanged: Sendable {
    public init() {}

    public func post() {}
  }
}
