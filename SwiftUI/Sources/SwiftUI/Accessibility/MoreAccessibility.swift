// What assistive technologies find beside names, values and traits: nothing of it is in a picture.

/// Entries of a rotor are views that show nothing, so that what makes views makes them.
public typealias AccessibilityRotorContent = View
public typealias AccessibilityRotorContentBuilder = ViewBuilder

public struct AccessibilityRotorEntry<ID: Hashable>: View {
  public var body: some View { EmptyView() }

  nonisolated public init(
    _ label: some _Words, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  nonisolated public init(
    _ label: some _Words, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}

  nonisolated public init(
    _ label: some _Words, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) where ID == Never {}
}

public struct AccessibilitySystemRotor: Sendable {
  public static let links = AccessibilitySystemRotor()
  public static let headings = AccessibilitySystemRotor()
  public static let boldText = AccessibilitySystemRotor()
  public static let italicText = AccessibilitySystemRotor()
  public static let underlineText = AccessibilitySystemRotor()
  public static let misspelledWords = AccessibilitySystemRotor()
  public static let images = AccessibilitySystemRotor()
  public static let textFields = AccessibilitySystemRotor()
  public static let tables = AccessibilitySystemRotor()
  public static let lists = AccessibilitySystemRotor()
  public static let landmarks = AccessibilitySystemRotor()

  public static func links(visited: Bool) -> AccessibilitySystemRotor { .links }

  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    .headings
  }
}

public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

public struct AccessibilityZoomGestureAction {
  public enum Direction: Hashable, Sendable {
    case zoomIn
    case zoomOut
  }

  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}

public struct AccessibilityActionCategory: Equatable, Sendable {
  public static let `default` = AccessibilityActionCategory("default")
  public static let edit = AccessibilityActionCategory("edit")

  public init(_ name: some _Words) {}
}

public struct AccessibilityCustomContentKey: Equatable {
  public init(_ label: some _Words, id: String = "") {}
}

public enum AXCustomContent {
  public enum Importance: UInt, Sendable {
    case `default`
    case high
  }
}

public protocol AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor

  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

public protocol AXDataAxisDescriptor {}

public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {}

  public init(
    attributedTitle: AttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {}
}

public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  public init(title: String, categoryOrder: [String]) {}

  public init(attributedTitle: AttributedString, categoryOrder: [String]) {}
}

public struct AXDataPoint {
  public init(
    x: Double, y: Double? = nil, additionalValues: [Double] = [], label: String? = nil
  ) {}

  public init(
    x: String, y: Double? = nil, additionalValues: [Double] = [], label: String? = nil
  ) {}
}

public final class AXDataSeriesDescriptor {
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {}

  public init(attributedName: AttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {}
}

public final class AXChartDescriptor {
  public var title: String?
  public var summary: String?
  public var series: [AXDataSeriesDescriptor]

  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.series = series
  }
}

extension View {
  // MARK: What holds only at times

  nonisolated public func accessibilityLabel(
    _ label: Text, isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    spoken("label", .text(label.plain), when: isEnabled, file, line)
  }

  nonisolated public func accessibilityLabel(
    _ key: LocalizedStringKey, isEnabled: Bool, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    spoken("label", .text(key.text), when: isEnabled, file, line)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    spoken("label", .text(String(label)), when: isEnabled, file, line)
  }

  nonisolated public func accessibilityValue(
    _ value: Text, isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    spoken("value", .text(value.plain), when: isEnabled, file, line)
  }

  nonisolated public func accessibilityValue(
    _ key: LocalizedStringKey, isEnabled: Bool, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    spoken("value", .text(key.text), when: isEnabled, file, line)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    spoken("value", .text(String(value)), when: isEnabled, file, line)
  }

  nonisolated public func accessibilityHint(
    _ hint: Text, isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    spoken("hint", .text(hint.plain), when: isEnabled, file, line)
  }

  nonisolated public func accessibilityHint(
    _ key: LocalizedStringKey, isEnabled: Bool, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    spoken("hint", .text(key.text), when: isEnabled, file, line)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    spoken("hint", .text(String(hint)), when: isEnabled, file, line)
  }

  nonisolated public func accessibilityHidden(
    _ hidden: Bool, isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    spoken("hidden", .flag(hidden), when: isEnabled, file, line)
  }

  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    spoken("identifier", .text(identifier), when: isEnabled, file, line)
  }

  nonisolated public func accessibilityInputLabels<S: _Words>(
    _ labels: [S], isEnabled: Bool
  ) -> some View {
    self
  }

  nonisolated public func accessibilityRespondsToUserInteraction(
    _ responds: Bool = true, isEnabled: Bool
  ) -> some View {
    self
  }

  nonisolated public func accessibilityActivationPoint(
    _ point: UnitPoint, isEnabled: Bool
  ) -> some View {
    self
  }

  nonisolated public func accessibilityActivationPoint(_ point: CGPoint) -> some View { self }

  nonisolated public func accessibilityActivationPoint(
    _ point: CGPoint, isEnabled: Bool
  ) -> some View {
    self
  }

  // MARK: What is found otherwise

  nonisolated public func accessibilityLabel<V: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> V, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View { undrawn("accessibilityLabel", file, line) }

  nonisolated public func accessibilityRotor<Content: View>(
    _ label: some _Words, @ViewBuilder entries: @escaping () -> Content
  ) -> some View {
    self
  }

  nonisolated public func accessibilityRotor<Content: View>(
    _ rotor: AccessibilitySystemRotor, @ViewBuilder entries: @escaping () -> Content
  ) -> some View {
    self
  }

  nonisolated public func accessibilityRotor<Entry: Identifiable>(
    _ label: some _Words, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View {
    self
  }

  nonisolated public func accessibilityRotor<Entry, ID: Hashable>(
    _ label: some _Words, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>
  ) -> some View {
    self
  }

  nonisolated public func accessibilityRotor<Entry: Identifiable>(
    _ rotor: AccessibilitySystemRotor, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View {
    self
  }

  nonisolated public func accessibilityRotor<Entry, ID: Hashable>(
    _ rotor: AccessibilitySystemRotor, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>
  ) -> some View {
    self
  }

  nonisolated public func accessibilityRotor(
    _ label: some _Words, textRanges: [Range<String.Index>]
  ) -> some View {
    self
  }

  nonisolated public func accessibilityRotor(
    _ rotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View {
    self
  }

  nonisolated public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: some _Words,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    self
  }

  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent(
    _ label: some _Words, _ value: some _Words,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    self
  }

  nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View {
    self
  }

  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    self
  }

  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions
  ) -> some View {
    self
  }

  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    self
  }

  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: some _Words, isEnabled: Bool = true
  ) -> some View {
    self
  }

  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: some _Words, isEnabled: Bool = true
  ) -> some View {
    self
  }

  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    self
  }

  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    self
  }

  // MARK: What it was called before

  @available(*, deprecated)
  nonisolated public func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> some View {
    self
  }

  @available(*, deprecated)
  nonisolated public func accessibility(inputLabels labels: [Text]) -> some View { self }

  @available(*, deprecated)
  nonisolated public func accessibility(activationPoint point: UnitPoint) -> some View { self }

  @available(*, deprecated)
  nonisolated public func accessibility(activationPoint point: CGPoint) -> some View { self }

  nonisolated public func accessibility(
    selectionIdentifier identifier: AnyHashable
  ) -> some View {
    self
  }

  // MARK: How it is spoken

  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }

  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }
}

extension Text {
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { self }
}
