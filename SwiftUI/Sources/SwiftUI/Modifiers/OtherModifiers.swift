// Modifiers that change nothing of what one sees in a picture.

public struct SensoryFeedback: Equatable, Sendable {
  public static let success = SensoryFeedback()
  public static let warning = SensoryFeedback()
  public static let error = SensoryFeedback()
  public static let selection = SensoryFeedback()
  public static let increase = SensoryFeedback()
  public static let decrease = SensoryFeedback()
  public static let start = SensoryFeedback()
  public static let stop = SensoryFeedback()
  public static let alignment = SensoryFeedback()
  public static let levelChange = SensoryFeedback()
  public static let impact = SensoryFeedback()
  public static let pathComplete = SensoryFeedback()

  public struct Weight: Equatable, Sendable {
    public static let light = Weight()
    public static let medium = Weight()
    public static let heavy = Weight()
  }

  public struct Flexibility: Equatable, Sendable {
    public static let rigid = Flexibility()
    public static let solid = Flexibility()
    public static let soft = Flexibility()
  }

  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback()
  }

  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback()
  }
}

public struct ContainerBackgroundPlacement: Hashable, Sendable {
  public static let widget = ContainerBackgroundPlacement()
  public static let navigation = ContainerBackgroundPlacement()
  public static let navigationSplitView = ContainerBackgroundPlacement()
  public static let tabView = ContainerBackgroundPlacement()
}

/// The material of iOS 26: a regular one stands for it.
public struct Glass: Equatable, Sendable {
  public static let regular = Glass()
  public static let clear = Glass()
  public static let identity = Glass()

  public func tint(_ color: Color?) -> Glass { self }

  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

public struct TabBarMinimizeBehavior: Hashable, Sendable {
  public static let automatic = TabBarMinimizeBehavior()
  public static let onScrollDown = TabBarMinimizeBehavior()
  public static let onScrollUp = TabBarMinimizeBehavior()
  public static let never = TabBarMinimizeBehavior()
}

public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  public static let automatic = ScrollEdgeEffectStyle()
  public static let hard = ScrollEdgeEffectStyle()
  public static let soft = ScrollEdgeEffectStyle()
}

public struct GlassEffectContainer<Content: View> {
  let content: Content

  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension GlassEffectContainer: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] { content._record(inputs.at(.content)) }
}

extension View {
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    self
  }

  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View {
    self
  }

  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View {
    self
  }

  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = Capsule(), file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    background(Material.regular, in: shape, file: file, line: line)
  }

  nonisolated public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    self
  }

  nonisolated public func backgroundExtensionEffect(
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("backgroundExtensionEffect", file, line) }

  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    self
  }

  nonisolated public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View {
    self
  }

  nonisolated public func statusBar(hidden: Bool) -> some View { self }

  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  nonisolated public func help(_ text: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }

  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for placement: ContainerBackgroundPlacement
  ) -> some View {
    background(style)
  }

  nonisolated public func containerBackground<V: View>(
    for placement: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment, content: content)
  }

  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { self }

  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }

  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  nonisolated public func textScale(
    _ scale: Text.Scale, isEnabled: Bool = true, file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("textScale", file, line) { isEnabled && scale != .default } }

  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }

  nonisolated public func previewDisplayName(_ name: String?) -> some View { self }

  nonisolated public func previewDevice(_ device: PreviewDevice?) -> some View { self }

  nonisolated public func previewLayout(_ layout: PreviewLayout) -> some View { self }

  nonisolated public func previewInterfaceOrientation(_ orientation: InterfaceOrientation)
    -> some View
  {
    self
  }

  nonisolated public func previewContext<C: PreviewContext>(_ context: C) -> some View { self }
}

public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
  let name: String

  public var id: String { name }

  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }

  public static let portrait = InterfaceOrientation(name: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

// MARK: Previews

@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

public enum PreviewPlatform: Hashable, Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
}

public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

extension PreviewContext {
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

public protocol PreviewContextKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

/// Something around a preview's view, which several previews can share.
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View

  static func makeSharedContext() async throws -> Context

  @ViewBuilder @MainActor @preconcurrency func body(content: Content, context: Context) -> Body

  typealias Content = PreviewModifierContent
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

public struct PreviewModifierContent: View {
  public var body: some View { EmptyView() }
}

public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral value: String) {
    rawValue = value
  }
}

public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

// MARK: Apps

@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  init()
}

extension App {
  /// An app is not started here: its views are recorded by a host.
  @MainActor public static func main() {}
}

@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}

  public init(id: String, @ViewBuilder content: () -> Content) {}

  public var body: Never { fatalError("'WindowGroup' has no body") }
}

@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

extension Scene {
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    self
  }

  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    self
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene {
    self
  }
}
