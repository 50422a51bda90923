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

public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

  private static let named: [(name: String, trait: AccessibilityTraits)] = [
    ("isButton", .isButton), ("isHeader", .isHeader), ("isSelected", .isSelected),
    ("isLink", .isLink), ("isSearchField", .isSearchField), ("isImage", .isImage),
    ("playsSound", .playsSound), ("isKeyboardKey", .isKeyboardKey), ("isStaticText", .isStaticText),
    ("isSummaryElement", .isSummaryElement), ("updatesFrequently", .updatesFrequently),
    ("startsMediaSession", .startsMediaSession),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("isModal", .isModal),
    ("isToggle", .isToggle), ("isTabBar", .isTabBar),
  ]

  var value: _Value {
    .list(Self.named.filter { contains($0.trait) }.map(\.name).sorted().map { .text($0) })
  }
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
  nonisolated func spoken(
    _ name: String, _ value: _Value, when isEnabled: Bool = true, _ file: StaticString,
    _ line: UInt
  ) -> ModifierNode<Self> {
    ModifierNode(
      self, "accessibility", _SourceLocation(file, line), isEnabled ? [_Field(name, value)] : [])
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

  nonisolated public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }
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
