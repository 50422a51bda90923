import SwiftUI

// Nobody runs an intent, and no query finds anything.

public protocol PersistentlyIdentifiable {}
public protocol _IntentValue: Sendable {}

public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  associatedtype PerformResult: IntentResult = Never
  associatedtype SummaryContent: ParameterSummary = IntentParameterSummary<Self>
  static var title: LocalizedStringResource { get }
  static var parameterSummary: SummaryContent { get }
  init()
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public typealias Parameter<Value> = IntentParameter<Value>
  public typealias Dependency<Value> = AppDependency<Value>
  public typealias Summary = IntentParameterSummary<Self>

  public static var title: LocalizedStringResource { "" }
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  @discardableResult public func callAsFunction(donate: Bool = false) async throws -> Bool { false }
  @discardableResult public func donate() async throws -> Bool { false }
}

extension AppIntent where SummaryContent == IntentParameterSummary<Self> {
  public static var parameterSummary: IntentParameterSummary<Self> { IntentParameterSummary("") }
}

extension AppIntent where PerformResult == Never {
  public func perform() async throws -> Never { throw CancellationError() }
}

public protocol SystemIntent: AppIntent {}
public protocol OpenIntent: SystemIntent {}
public protocol SetValueIntent: SystemIntent {}
public protocol AudioPlaybackIntent: SystemIntent {}
public protocol AudioRecordingIntent: SystemIntent {}
public protocol LiveActivityIntent: SystemIntent {}
public protocol ForegroundContinuableIntent: SystemIntent {}
public protocol ProgressReportingIntent: AppIntent {}
public protocol PredictableIntent: AppIntent {}
public protocol ShowInAppSearchResultsIntent: SystemIntent {}
public protocol DeprecatedAppIntent: AppIntent {}
public protocol SetFocusFilterIntent: SystemIntent {}
public protocol CustomIntentMigratedAppIntent: AppIntent {}

public enum IntentAuthenticationPolicy: Sendable {
  case alwaysAllowed
  case requiresAuthentication
  case requiresLocalDeviceAuthentication
}

public struct IntentDescription: Sendable, ExpressibleByStringLiteral {
  public init(
    _ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {}
  public init(stringLiteral value: String) {}
}

// MARK: - What an intent gives

public protocol IntentResult: Sendable {}
public protocol ProvidesDialog: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public protocol OpensIntent: IntentResult {}
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value
}

extension Never: IntentResult {}

public struct IntentResultContainer<Value>: ReturnsValue, ProvidesDialog, ShowsSnippetView,
  OpensIntent, @unchecked Sendable
{}

extension IntentResult {
  public static func result() -> Self where Self == IntentResultContainer<Never> {
    IntentResultContainer()
  }
  public static func result(
    dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never> { IntentResultContainer() }
  public static func result<Value>(
    value: Value
  ) -> Self where Self == IntentResultContainer<Value> { IntentResultContainer() }
  public static func result<Value>(
    value: Value, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value> { IntentResultContainer() }
  public static func result<Shown: View>(
    dialog: IntentDialog? = nil, view: Shown
  ) -> Self where Self == IntentResultContainer<Never> { IntentResultContainer() }
  public static func result(
    opensIntent intent: some AppIntent
  ) -> Self where Self == IntentResultContainer<Never> { IntentResultContainer() }
}

public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  public init(_ text: LocalizedStringResource) {}
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {}
  public init(stringLiteral value: String) {}
}

// MARK: - What an intent takes

/// A value of which there may be none yet.
private protocol Empty {
  static var empty: Self { get }
}

extension Optional: Empty { static var empty: Self { nil } }
extension String: Empty { static var empty: String { "" } }
extension Bool: Empty { static var empty: Bool { false } }
extension Int: Empty { static var empty: Int { 0 } }
extension Double: Empty { static var empty: Double { 0 } }
extension Array: Empty { static var empty: Self { [] } }
extension Set: Empty { static var empty: Self { [] } }
extension Date: Empty { static var empty: Date { Date(timeIntervalSinceReferenceDate: 0) } }

private final class Kept<Value>: @unchecked Sendable {
  var value: Value?
  init(_ value: Value?) { self.value = value }

  var current: Value {
    if let value { return value }
    if let empty = (Value.self as? any Empty.Type)?.empty as? Value { return empty }
    fatalError("a parameter of type \(Value.self) that nobody has given")
  }
}

@propertyWrapper
public struct IntentParameter<Value>: @unchecked Sendable {
  private let kept: Kept<Value>

  public struct Size: Sendable, ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral {
    public init(integerLiteral value: Int) {}
    public init(dictionaryLiteral elements: (WidgetFamilyName, Int)...) {}
  }

  /// The families of widgets, by whose names sizes are given.
  public enum WidgetFamilyName: Sendable {
    case systemSmall
    case systemMedium
    case systemLarge
    case systemExtraLarge
    case accessoryCircular
    case accessoryRectangular
    case accessoryInline
  }

  public init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default value: Value? = nil, size: Size? = nil, controlStyle: ControlStyle = .automatic,
    inclusiveRange: (Double, Double)? = nil, requestValueDialog: IntentDialog? = nil,
    inputOptions: InputOptions? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    supportedContentTypes: [UTType] = [],
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    kept = Kept(value)
  }

  public init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default value: Value? = nil, requestValueDialog: IntentDialog? = nil,
    optionsProvider: some DynamicOptionsProvider
  ) {
    kept = Kept(value)
  }

  public var wrappedValue: Value {
    get { kept.current }
    nonmutating set { kept.value = newValue }
  }

  public var projectedValue: IntentParameter { self }

  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw CancellationError()
  }
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { CancellationError() }

  public enum ControlStyle: Sendable {
    case automatic
    case field
    case stepper
    case slider
  }

  public enum InputConnectionBehavior: Sendable {
    case `default`
    case connectToPreviousIntentResult
    case never
  }

  public struct InputOptions: Sendable {
    public init(
      keyboardType: UIKeyboardType = .default,
      capitalizationType: UITextAutocapitalizationType = .none,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
      smartDashes: Bool = true
    ) {}
  }
}

@propertyWrapper
public struct AppDependency<Value>: @unchecked Sendable {
  private let kept: Kept<Value>

  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    kept = Kept(manager.value())
  }

  public var wrappedValue: Value { kept.current }
}

public final class AppDependencyManager: @unchecked Sendable {
  public static let shared = AppDependencyManager()
  private var makers: [ObjectIdentifier: () -> Any] = [:]

  public func add<Value>(key: AnyHashable? = nil, dependency: @autoclosure @escaping () -> Value) {
    makers[ObjectIdentifier(Value.self)] = dependency
  }

  fileprivate func value<Value>() -> Value? { makers[ObjectIdentifier(Value.self)]?() as? Value }
}

public protocol ParameterSummary {}

public struct IntentParameterSummary<Intent>: ParameterSummary,
  ExpressibleByStringInterpolation
{
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>)
    {}
  }

  public init(_ summary: IntentParameterSummary) {}
  public init(
    _ summary: IntentParameterSummary, table: String? = nil,
    @ParameterSummaryBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}

@resultBuilder
public struct ParameterSummaryBuilder<Intent> {
  public static func buildExpression<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>
  ) -> [PartialKeyPath<Intent>] { [path] }
  public static func buildBlock(_ parts: [PartialKeyPath<Intent>]...) -> [PartialKeyPath<Intent>] {
    parts.flatMap { $0 }
  }
}

// MARK: - What an app has

public struct DisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?

  public struct Image: Hashable, Sendable {
    public init(systemName: String, tintColor: UIColor? = nil) {}
    public init(named: String, isTemplate: Bool? = nil) {}
    public init(data: Data, isTemplate: Bool? = nil) {}
    public init(url: URL, isTemplate: Bool? = nil) {}
  }

  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  public static func == (one: Self, other: Self) -> Bool { one.title == other.title }
  public func hash(into hasher: inout Hasher) { hasher.combine(title.key) }
}

public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  public var name: LocalizedStringResource

  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
    self.name = name
  }
  public init(stringLiteral value: String) {
    name = LocalizedStringResource(stringLiteral: value)
  }
}

public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

extension TypeDisplayRepresentable {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "" }
}

public protocol InstanceDisplayRepresentable: TypeDisplayRepresentable {
  var displayRepresentation: DisplayRepresentation { get }
}

public protocol AppValue: InstanceDisplayRepresentable {}

public protocol AppEntity: AppValue, Identifiable, Sendable {
  associatedtype DefaultQuery
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  public typealias Property<Value> = EntityProperty<Value>
}

public protocol IndexedEntity: AppEntity {}
public protocol TransientAppEntity: AppValue {}
public protocol UniqueAppEntity: AppEntity {}

public protocol AppEnum: AppValue, CaseIterable, RawRepresentable, Hashable, Sendable {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? ""
  }
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

@propertyWrapper
public struct EntityProperty<Value>: @unchecked Sendable {
  private let kept: Kept<Value>

  public init(title: LocalizedStringResource = "") { kept = Kept(nil) }

  public var wrappedValue: Value {
    get { kept.current }
    nonmutating set { kept.value = newValue }
  }

  public var projectedValue: EntityProperty { self }
}

public protocol DynamicOptionsProvider: Sendable {}

public protocol EntityQuery: DynamicOptionsProvider {
  associatedtype Entity: AppEntity
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
}

public protocol EntityStringQuery: EntityQuery {}
public protocol EnumerableEntityQuery: EntityQuery {}
public protocol EntityPropertyQuery: EntityQuery {}
public protocol UniqueAppEntityQuery: EntityQuery {}

public struct ItemCollection<Item>: ExpressibleByArrayLiteral {
  public init(items: [Item] = []) {}
  public init(arrayLiteral elements: Item...) {}
}

// MARK: - Shortcuts

public protocol AppShortcutsProvider: Sendable {}

extension AppShortcutsProvider {
  public static func updateAppShortcutParameters() {}
}

public enum ShortcutTileColor: Sendable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink
  case grayBlue, grayGreen, grayBrown
}
