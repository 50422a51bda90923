// Values that views read of what a recording has none of, or always the same.

extension EnvironmentValues {
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  public var isTabBarShowingSections: Bool { false }
  public var tabBarPlacement: TabBarPlacement? { tabs == nil && tabPage == nil ? nil : .bottomBar }
  public var sidebarRowSize: SidebarRowSize { .medium }
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }
  public var documentConfiguration: DocumentConfiguration? { nil }
  public var undoManager: UndoManager? { nil }
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }
  public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
  public var isUserAuthenticationEnabled: Bool { false }
  public var textSelectionAffinity: TextSelectionAffinity { .automatic }
  public var menuIndicatorVisibility: Visibility { menuIndicator }
  public var toolbarLabelStyle: ToolbarLabelStyle? { nil }
  public var isFocusEffectEnabled: Bool { true }
  public var badgeProminence: BadgeProminence { .standard }
  public var appearsActive: Bool { true }
  public var openDocument: OpenDocumentAction { OpenDocumentAction() }
  public var newDocument: NewDocumentAction { NewDocumentAction() }
  public var purchase: PurchaseAction { PurchaseAction() }

  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }

  public var labelsVisibility: Visibility {
    get { labelsHidden ? .hidden : .automatic }
    set { labelsHidden = newValue == .hidden }
  }

  public var backgroundStyle: AnyShapeStyle? {
    get { nil }
    set { backgroundLevel = newValue?._style(in: self) }
  }
}

private struct Kept<Value>: EnvironmentKey {
  static var defaultValue: Value? { nil }
}

extension EnvironmentValues {
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[Kept<ScrollDismissesKeyboardMode>.self] ?? .automatic }
    set { self[Kept<ScrollDismissesKeyboardMode>.self] = newValue }
  }

  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[Kept<ScrollBounceBehavior>.self] ?? .automatic }
    set { self[Kept<ScrollBounceBehavior>.self] = newValue }
  }

  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { .automatic }
    set {}
  }

  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[Kept<Image.DynamicRange>.self] }
    set { self[Kept<Image.DynamicRange>.self] = newValue }
  }

  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[Kept<MaterialActiveAppearance>.self] ?? .automatic }
    set { self[Kept<MaterialActiveAppearance>.self] = newValue }
  }

  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[Kept<Bool>.self] ?? false }
    set { self[Kept<Bool>.self] = newValue }
  }
}

extension EnvironmentValues {
  /// An object by its type.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { objects[ObjectIdentifier(objectType)] as? T }
    set { objects[ObjectIdentifier(objectType)] = newValue }
  }
}

public struct TabBarPlacement: Hashable, Sendable {
  let name: String

  public static let topBar = TabBarPlacement(name: "topBar")
  public static let sidebar = TabBarPlacement(name: "sidebar")
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  public static let ornament = TabBarPlacement(name: "ornament")
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
}

public enum SidebarRowSize: Hashable, Sendable {
  case small
  case medium
  case large
}

public struct ToolbarLabelStyle: Equatable, Sendable {
  let name: String

  public static let automatic = ToolbarLabelStyle(name: "automatic")
  public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
  public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
  public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
}

public struct OpenDocumentAction: Sendable {
  public func callAsFunction(at url: URL) async throws {}
}

public struct NewDocumentAction: Sendable {
  public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {}
}

public struct PurchaseAction: Sendable {}

extension DismissWindowAction {
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {}

  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

// MARK: What a moment of change is told

public struct DismissBehavior: Sendable {
  public static let interactive = DismissBehavior()
  public static let destructive = DismissBehavior()
}

extension Transaction {
  public var dismissBehavior: DismissBehavior {
    get { .interactive }
    set {}
  }

  public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
    get { .automatic }
    set {}
  }

  public var scrollTargetAnchor: UnitPoint? {
    get { nil }
    set {}
  }
}

// MARK: By what UIKit calls them

extension ContentSizeCategory {
  public init?(_ category: UIContentSizeCategory) {
    self.init(category.dynamicTypeSize)
  }
}

extension DynamicTypeSize {
  public init?(_ category: UIContentSizeCategory) {
    self = category.dynamicTypeSize
  }
}

extension ContentSizeCategory: Comparable {}

extension TabViewCustomization {
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { .automatic }
    set {}
  }

  public subscript(sectionID id: String) -> [String]? {
    get { nil }
    set {}
  }

  public mutating func resetVisibility() {}

  public mutating func resetSectionOrder() {}

  public mutating func resetSectionOrder(for id: String) {}
}

/// How somebody has put the tabs of a sidebar: as they are.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  public init() {}
}

extension AppStorage where Value == TabViewCustomization {
  public init(
    wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
  ) {
    self.init(initial: wrappedValue, key: key, store: store)
  }
}

extension View {
  nonisolated public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View {
    self
  }

  nonisolated public func defaultAdaptableTabBarPlacement(
    _ placement: AdaptableTabBarPlacement = .automatic
  ) -> some View {
    self
  }

  nonisolated public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    self
  }

  nonisolated public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    self
  }

  nonisolated public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    self
  }
}
