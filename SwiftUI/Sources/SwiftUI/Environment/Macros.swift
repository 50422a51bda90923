@freestanding(declaration)
public macro Preview<Content>(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview<Content>(
  _ name: String? = nil, traits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// How a preview is shown.
public struct PreviewTrait: Sendable {
  public static let sizeThatFitsLayout = PreviewTrait()
  public static let portrait = PreviewTrait()
  public static let portraitUpsideDown = PreviewTrait()
  public static let landscapeLeft = PreviewTrait()
  public static let landscapeRight = PreviewTrait()
  public static let defaultLayout = PreviewTrait()

  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }

  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait { PreviewTrait() }
}

public typealias _EnvironmentValuesEntryKey = EnvironmentKey
public typealias _TransactionEntryKey = TransactionKey
public typealias _FocusedValuesEntryKey = FocusedValueEntryKey
public typealias _ContainerValuesEntryKey = ContainerValueKey

public protocol TransactionKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

extension Transaction {
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }
}

public protocol ContainerValueKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

/// Values that views give the container around them.
public struct ContainerValues {
  public func tag<V: Hashable>(for type: V.Type) -> V? { nil }

  public func hasTag<V: Hashable>(_ tag: V) -> Bool { false }

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { Key.defaultValue }
    set {}
  }
}

public protocol FocusedValueKey {
  associatedtype Value
}

public protocol FocusedValueEntryKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

/// Values of the view that has the focus: none has.
public struct FocusedValues {
  public init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }

  public subscript<Key: FocusedValueEntryKey>(key: Key.Type) -> Key.Value {
    get { Key.defaultValue }
    set {}
  }
}

extension View {
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    self
  }

  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    self
  }
}
