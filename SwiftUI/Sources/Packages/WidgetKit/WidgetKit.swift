import SwiftUI

// The views of widgets, without the system that asks for their entries.

public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCorner,
    accessoryCircular, accessoryRectangular, accessoryInline
  public var description: String { "\(rawValue)" }
}

public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry { public var relevance: TimelineEntryRelevance? { nil } }

public struct TimelineEntryRelevance: Hashable, Sendable {
  public init(score: Float, duration: TimeInterval = 0) {}
}

public struct TimelineReloadPolicy: Sendable {
  public static let atEnd = TimelineReloadPolicy()
  public static let never = TimelineReloadPolicy()
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy() }
}

public struct Timeline<Entry: TimelineEntry> {
  public var entries: [Entry]
  public var policy: TimelineReloadPolicy
  public init(entries: [Entry], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

public struct TimelineProviderContext {
  public var family = WidgetFamily.systemSmall
  public var isPreview: Bool { true }
  public var displaySize: CGSize { CGSize(width: 158, height: 158) }
}

public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
}

public protocol WidgetConfiguration {
  /// What it shows of an entry; nil if the entry is another's.
  func _view(of entry: any TimelineEntry) -> AnyView?
  var _hasMargins: Bool { get }
}

public protocol Widget {
  associatedtype Body: WidgetConfiguration
  init()
  var body: Body { get }
}

public protocol WidgetBundle {}

extension WidgetConfiguration {
  public var _hasMargins: Bool { true }
  public func configurationDisplayName(_ name: LocalizedStringKey) -> some WidgetConfiguration {
    self
  }
  @_disfavoredOverload
  public func configurationDisplayName(_ name: some StringProtocol) -> some WidgetConfiguration {
    self
  }
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }
  @_disfavoredOverload
  public func description(_ description: some StringProtocol) -> some WidgetConfiguration { self }
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    _BareConfiguration(content: self)
  }
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    self
  }
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
}

struct _BareConfiguration<Content: WidgetConfiguration>: WidgetConfiguration {
  let content: Content
  var _hasMargins: Bool { false }
  func _view(of entry: any TimelineEntry) -> AnyView? { content._view(of: entry) }
}

public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  private let show: (any TimelineEntry) -> AnyView?

  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    show = { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
  }

  public func _view(of entry: any TimelineEntry) -> AnyView? { show(entry) }
}

public struct AppIntentConfiguration<Intent, Content: View>: WidgetConfiguration {
  private let show: (any TimelineEntry) -> AnyView?

  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    show = { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
  }

  public func _view(of entry: any TimelineEntry) -> AnyView? { show(entry) }
}

/// A widget's first entry, as large as a phone of 393 points has it.
public struct _WidgetPreview<Shown: Widget>: View {
  private let family: WidgetFamily
  private let widget: Shown
  private let entries: [any TimelineEntry]

  public init(
    as family: WidgetFamily, _ widget: () -> Shown,
    @_TimelineBuilder timeline: () -> [any TimelineEntry]
  ) {
    self.family = family
    self.widget = widget()
    entries = timeline()
  }

  public var body: some View {
    let configuration = widget.body
    let isLarge = [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge].contains(family)
    if let entry = entries.first, let view = configuration._view(of: entry) {
      view
        .padding(isLarge && configuration._hasMargins ? 16 : 0)
        .frame(width: size.width, height: size.height)
        .background(Color(uiColor: isLarge ? .secondarySystemBackground : .clear))
        .clipShape(RoundedRectangle(cornerRadius: isLarge ? 22 : 0, style: .continuous))
        .environment(\.widgetFamily, family)
    }
  }

  private var size: CGSize {
    switch family {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 715, height: 354)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    case .accessoryCircular, .accessoryCorner: CGSize(width: 72, height: 72)
    }
  }
}

@resultBuilder
public enum _TimelineBuilder {
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
}

public final class WidgetCenter: @unchecked Sendable {
  public static let shared = WidgetCenter()
  public func reloadAllTimelines() {}
  public func reloadTimelines(ofKind kind: String) {}
}

public struct AccessoryWidgetBackground: View {
  public init() {}
  public var body: some View { Color.gray.opacity(0.2) }
}

public struct WidgetPreviewContext {
  public init(family: WidgetFamily) {}
}

public struct WidgetRenderingMode: Hashable, Sendable {
  private let name: String
  public static let fullColor = Self(name: "fullColor")
  public static let accented = Self(name: "accented")
  public static let vibrant = Self(name: "vibrant")
}

private struct WidgetFamilyKey: EnvironmentKey {
  static let defaultValue = WidgetFamily.systemSmall
}
private struct ShowsBackgroundKey: EnvironmentKey { static let defaultValue = true }
private struct RenderingModeKey: EnvironmentKey {
  static let defaultValue = WidgetRenderingMode.fullColor
}

extension EnvironmentValues {
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }
  public var showsWidgetContainerBackground: Bool {
    get { self[ShowsBackgroundKey.self] }
    set { self[ShowsBackgroundKey.self] = newValue }
  }
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[RenderingModeKey.self] }
    set { self[RenderingModeKey.self] = newValue }
  }
  public var widgetContentMargins: EdgeInsets { EdgeInsets() }
}

extension View {
  public func previewContext(_ context: WidgetPreviewContext) -> some View { self }
  public func widgetURL(_ url: URL?) -> some View { self }
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
  public func widgetLabel(_ text: LocalizedStringKey) -> some View { self }
}
