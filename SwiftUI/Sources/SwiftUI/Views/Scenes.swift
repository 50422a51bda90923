// What an app is made of around its views: nothing of it is started here.

extension WindowGroup {
  public init(_ title: some _Words, @ViewBuilder content: () -> Content) {}

  public init(_ title: some _Words, id: String, @ViewBuilder content: () -> Content) {}

  public init<D: Codable & Hashable, C: View>(
    _ title: some _Words = "", id: String = "", for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}

  public init<D: Codable & Hashable, C: View>(
    _ title: some _Words = "", id: String = "", for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {}
}

public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  public var body: some View { EmptyView() }
}

public struct DocumentGroup<Document, Content: View>: Scene {
  public var body: Never { fatalError("'DocumentGroup' has no body") }

  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}

  public init(
    viewing type: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}

  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) where Document: ReferenceFileDocument {}
}

public struct SceneRestorationBehavior: Sendable {
  public static let automatic = SceneRestorationBehavior()
  public static let disabled = SceneRestorationBehavior()
}

public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}

public struct WindowManagerRole: Sendable {
  public static let automatic = WindowManagerRole()
}

public struct BackgroundTask<Request, Response>: Sendable {
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>()
  }

  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask<Void, Void>()
  }
}

extension Scene {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { self }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene { self }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }

  @_disfavoredOverload
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some Scene { self }

  // What the command calls of these, by how many values the closure takes.
  nonisolated public func _onChange0<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }

  nonisolated public func _onChange1<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some Scene { self }

  nonisolated public func _onChange2<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene { self }

  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  nonisolated public func commandsRemoved() -> some Scene { self }

  nonisolated public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  nonisolated public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }

  nonisolated public func backgroundTask(
    _ task: BackgroundTask<Void, Void>, action: @escaping @Sendable () async -> Void
  ) -> some Scene { self }

  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }

  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some Scene { self }

  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }

  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  nonisolated public func restorationBehavior(
    _ behavior: SceneRestorationBehavior
  ) -> some Scene { self }
}

extension Optional: Scene where Wrapped: Scene {
  public var body: Never { fatalError("'Optional' has no body") }
}

extension SceneBuilder {
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First, _ others: repeat each Other
  ) -> First { first }

  public static func buildOptional<Content: Scene>(_ content: Content?) -> Content? { content }

  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content {
    content
  }
}

// MARK: Menus of an app

@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands

  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

extension Optional: Commands where Wrapped: Commands {
  public var body: Never { fatalError("'Optional' has no body") }
}

public struct EmptyCommands: Commands {
  nonisolated public init() {}

  public var body: Never { fatalError("'EmptyCommands' has no body") }
}

@resultBuilder
public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> EmptyCommands { EmptyCommands() }

  public static func buildOptional<Content: Commands>(_ content: Content?) -> Content? { content }

  public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands {
    EmptyCommands()
  }

  public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands {
    EmptyCommands()
  }

  public static func buildLimitedAvailability<Content: Commands>(
    _ content: Content
  ) -> EmptyCommands { EmptyCommands() }
}

public struct CommandGroupPlacement {
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let systemServices = CommandGroupPlacement()
  public static let appVisibility = CommandGroupPlacement()
  public static let appTermination = CommandGroupPlacement()
  public static let newItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let importExport = CommandGroupPlacement()
  public static let printItem = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let textEditing = CommandGroupPlacement()
  public static let textFormatting = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let windowSize = CommandGroupPlacement()
  public static let windowArrangement = CommandGroupPlacement()
  public static let windowList = CommandGroupPlacement()
  public static let singleWindowList = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
}

public struct CommandGroup<Content: View>: Commands {
  public var body: EmptyCommands { EmptyCommands() }

  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

public struct CommandMenu<Content: View>: Commands {
  public var body: EmptyCommands { EmptyCommands() }

  public init(_ name: some _Words, @ViewBuilder content: () -> Content) {}
}

public struct SidebarCommands: Commands {
  public var body: EmptyCommands { EmptyCommands() }

  public init() {}
}

public struct ToolbarCommands: Commands {
  public var body: EmptyCommands { EmptyCommands() }

  public init() {}
}

public struct TextEditingCommands: Commands {
  public var body: EmptyCommands { EmptyCommands() }

  public init() {}
}

public struct TextFormattingCommands: Commands {
  public var body: EmptyCommands { EmptyCommands() }

  public init() {}
}

public struct InspectorCommands: Commands {
  public var body: EmptyCommands { EmptyCommands() }

  public init() {}
}

// MARK: UIKit's object for an app

@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty {
  public var wrappedValue: DelegateType { _notShown() }

  public init(_ type: DelegateType.Type = DelegateType.self) {}

  public mutating func _link(_ inputs: _Inputs, slot: Int) {}
}
