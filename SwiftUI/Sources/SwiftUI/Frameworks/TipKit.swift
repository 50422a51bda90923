// Tips that are never shown, as before an app configures them.

public protocol Tip: Identifiable, Sendable {
  typealias Action = Tips.Action
  typealias Event = Tips.Event
  typealias Rule = Tips.Rule
  typealias Option = TipOption
  typealias Status = Tips.Status
  typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  typealias MaxDisplayCount = Tips.MaxDisplayCount

  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.ListBuilder<Tips.Action> var actions: [Tips.Action] { get }
  @Tips.ListBuilder<Tips.Rule> var rules: [Tips.Rule] { get }
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  public var id: String { "\(Self.self)" }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Tips.Action] { [] }
  public var rules: [Tips.Rule] { [] }
  public var options: [any TipOption] { [] }

  public var status: Tips.Status { .pending }
  public var shouldDisplay: Bool { false }
  public var statusUpdates: AsyncStream<Tips.Status> { AsyncStream { $0.finish() } }
  public var shouldDisplayUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
  public func invalidate(reason: Tips.InvalidationReason) {}
  public func resetEligibility() async {}
}

public protocol TipOption {}

public enum Tips {
  public struct Action: Identifiable {
    public let id: String
    public let index: Int?
    public let label: () -> Text
    public let handler: () -> Void

    public init(
      id: String = "", perform handler: @escaping () -> Void = {}, label: @escaping () -> Text
    ) {
      self.id = id
      index = nil
      self.label = label
      self.handler = handler
    }

    public init(
      id: String = "", title: some StringProtocol, perform handler: @escaping () -> Void = {}
    ) {
      let title = String(title)
      self.init(id: id, perform: handler) { Text(verbatim: title) }
    }

    public init(
      id: String = "", title: LocalizedStringKey, perform handler: @escaping () -> Void = {}
    ) {
      self.init(id: id, perform: handler) { Text(title) }
    }
  }

  public struct Rule: Sendable {
    public init() {}
  }

  public enum Status: Equatable, Sendable {
    case available, pending
    case invalidated(InvalidationReason)
  }

  public enum InvalidationReason: Equatable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }

  public struct Event<Info: Sendable>: Identifiable, Sendable {
    public struct Donation: Sendable { public let date: Date }

    public let id: String
    public var donations: [Donation] { [] }

    public init(id: String) where Info == EmptyDonation { self.id = id }
    public func donate() async {}
    public func donate(_ info: Info) async {}
    public func sendDonation(_ completion: (() -> Void)? = nil) {}
  }

  public struct EmptyDonation: Codable, Sendable {}

  @propertyWrapper public struct Parameter<Value> {
    public var wrappedValue: Value
    public var projectedValue: Parameter { self }
    public init(wrappedValue: Value, _ options: ParameterOption...) {
      self.wrappedValue = wrappedValue
    }
  }

  public struct ParameterOption: Sendable { public static let transient = ParameterOption() }

  public struct IgnoresDisplayFrequency: TipOption { public init(_ ignores: Bool) {} }
  public struct MaxDisplayCount: TipOption { public init(_ count: Int) {} }
  public struct MaxDisplayDuration: TipOption { public init(_ duration: TimeInterval) {} }

  public struct ConfigurationOption: Sendable {
    public enum DisplayFrequency: Sendable { case immediate, hourly, daily, weekly, monthly }
    public enum DatastoreLocation: Sendable {
      case applicationDefault
      case url(URL)
      case groupContainer(identifier: String)
    }

    public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }
    public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
  }

  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  public static func resetDatastore() throws {}
  public static func showAllTipsForTesting() {}
  public static func hideAllTipsForTesting() {}
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {}

  @resultBuilder public enum ListBuilder<Element> {
    public static func buildExpression(_ one: Element) -> [Element] { [one] }
    public static func buildExpression(_ list: [Element]) -> [Element] { list }
    public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
    public static func buildEither(first: [Element]) -> [Element] { first }
    public static func buildEither(second: [Element]) -> [Element] { second }
    public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
  }

  @resultBuilder public enum OptionsBuilder {
    public static func buildExpression(_ one: any TipOption) -> [any TipOption] { [one] }
    public static func buildExpression(_ list: [any TipOption]) -> [any TipOption] { list }
    public static func buildBlock(_ parts: [any TipOption]...) -> [any TipOption] {
      parts.flatMap { $0 }
    }
    public static func buildOptional(_ part: [any TipOption]?) -> [any TipOption] { part ?? [] }
  }
}

/// `@Parameter static var wasOpened = false` in a tip.
extension Tip {
  public typealias Parameter = Tips.Parameter
}

@freestanding(expression)
public macro Rule<Value>(_ parameter: Tips.Parameter<Value>, _ body: (Value) -> Bool) -> Tips.Rule =
  #externalMacro(module: "SwiftUIMacros", type: "RuleMacro")

@freestanding(expression)
public macro Rule<Info>(_ event: Tips.Event<Info>, _ body: (Tips.Event<Info>) -> Bool)
  -> Tips.Rule =
  #externalMacro(module: "SwiftUIMacros", type: "RuleMacro")

public struct AnyTip: Tip {
  public let title = Text(verbatim: "")
  public init(_ tip: any Tip) {}
}

@MainActor @Observable public final class TipGroup {
  public enum Priority { case firstAvailable, ordered }
  public init(
    _ priority: Priority = .firstAvailable, @Tips.ListBuilder<any Tip> _ tips: () -> [any Tip]
  ) {}
  public var currentTip: (any Tip)? { nil }
}

public struct TipView<Content: Tip>: View {
  public init(
    _ tip: Content, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) {}

  public init(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) where Content == AnyTip {}

  public var body: some View { EmptyView() }
}

@MainActor public protocol TipViewStyle {
  typealias Configuration = TipViewStyleConfiguration
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct TipViewStyleConfiguration {
  public let tip: any Tip
  public var title: Text? { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
  public var actions: [Tips.Action] { tip.actions }
}

public struct MiniTipViewStyle: TipViewStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension TipViewStyle where Self == MiniTipViewStyle {
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

extension View {
  public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> Self { self }

  public func popoverTip(
    _ tip: (any Tip)?, isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor,
    arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> Self { self }

  public func tipBackground<S: ShapeStyle>(_ style: S) -> Self { self }
  public func tipBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> Self {
    self
  }
  public func tipImageSize(_ size: CGSize?) -> Self { self }
  public func tipImageStyle<S: ShapeStyle>(_ style: S) -> Self { self }
  public func tipCornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> Self { self }
  public func tipViewStyle(_ style: some TipViewStyle) -> Self { self }
}
