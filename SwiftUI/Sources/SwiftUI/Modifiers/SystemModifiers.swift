// What the system does with a view beside showing it: nothing of it is in a picture.

public struct WritingToolsBehavior: Hashable, Sendable {
  let name: String

  public static let automatic = WritingToolsBehavior(name: "automatic")
  public static let complete = WritingToolsBehavior(name: "complete")
  public static let limited = WritingToolsBehavior(name: "limited")
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

public struct PaletteSelectionEffect: Equatable, Sendable {
  public static let automatic = PaletteSelectionEffect()
  public static let custom = PaletteSelectionEffect()

  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect()
  }
}

public struct MaterialActiveAppearance: Equatable, Sendable {
  let name: String

  public static let automatic = MaterialActiveAppearance(name: "automatic")
  public static let active = MaterialActiveAppearance(name: "active")
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

public struct BadgeProminence: Hashable, Sendable {
  let name: String

  public static let decreased = BadgeProminence(name: "decreased")
  public static let standard = BadgeProminence(name: "standard")
  public static let increased = BadgeProminence(name: "increased")
}

public struct ScenePadding: Equatable, Sendable {
  public static let minimum = ScenePadding()
}

public struct TypesettingLanguage: Equatable, Sendable {
  public static let automatic = TypesettingLanguage()

  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage()
  }
}

public struct WindowToolbarFullScreenVisibility: Sendable {
  public static let automatic = WindowToolbarFullScreenVisibility()
  public static let onHover = WindowToolbarFullScreenVisibility()
  public static let visible = WindowToolbarFullScreenVisibility()
}

extension View {
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    self
  }

  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }

  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    self
  }

  nonisolated public func typeSelectEquivalent(_ text: some _Words) -> some View { self }

  nonisolated public func paletteSelectionEffect(
    _ effect: PaletteSelectionEffect
  ) -> some View {
    self
  }

  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { self }

  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { self }

  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View { self }

  nonisolated public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }

  nonisolated public func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View {
    self
  }

  nonisolated public func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance
  ) -> some View {
    self
  }

  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

  nonisolated public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    self
  }

  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    self
  }

  /// What stands in sidebars alone, of which a phone has none.
  nonisolated public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    self
  }

  nonisolated public func help(_ text: Text) -> some View { self }

  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    self
  }

  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    self
  }

  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    self
  }

  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    self
  }

  // MARK: Changes

  nonisolated public func badgeProminence(
    _ prominence: BadgeProminence, file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("badgeProminence", file, line) { prominence == .increased } }

  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    EnvironmentNode(self) { $0.labelsHidden = visibility == .hidden }
  }

  nonisolated public func scenePadding(
    _ edges: Edge.Set = .all, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    padding(edges, file: file, line: line)
  }

  nonisolated public func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    self.padding(edges, file: file, line: line)
  }

  /// As far as it moves and scales.
  nonisolated public func projectionEffect(
    _ transform: ProjectionTransform, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    transformEffect(
      CGAffineTransform(
        a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22,
        tx: transform.m31, ty: transform.m32), file: file, line: line)
  }

  nonisolated public func layoutDirectionBehavior(
    _ behavior: LayoutDirectionBehavior
  ) -> some View {
    flipsForRightToLeftLayoutDirection(behavior == .mirrors)
  }

  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    EvaluatedNode(self) { content, inputs in
      body(.of(content, in: inputs))._record(inputs.at(.content).under(transform))
    }
  }
}

extension KeyboardShortcut {
  public struct Localization: Sendable {
    public static let automatic = Localization()
    public static let withoutMirroring = Localization()
    public static let custom = Localization()
  }

  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization
  ) {
    self.init(key, modifiers: modifiers)
  }

  public var localization: Localization { .automatic }
}

extension KeyEquivalent {
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let clear = KeyEquivalent("\u{F739}")
}

extension EventModifiers {
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let function = EventModifiers(rawValue: 64)
}

extension TextInputAutocapitalization {
  public init?(_ type: UITextAutocapitalizationType) { self.init() }
}
