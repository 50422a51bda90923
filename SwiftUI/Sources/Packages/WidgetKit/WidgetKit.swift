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

public protocol Widget {}
public protocol WidgetBundle {}

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
