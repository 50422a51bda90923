public protocol EnvironmentKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

/// What views are given by those around them.
public struct EnvironmentValues {
  var custom: [ObjectIdentifier: Any] = [:]
  /// Objects by their type.
  var objects: [ObjectIdentifier: AnyObject] = [:]
  /// The readers that know the frames of coordinate spaces, by their names.
  var coordinateSpaces: [AnyHashable: String] = [:]
  /// Where what views take from around them is said, by the arguments that they record.
  var places: [String: _SourceLocation] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  // MARK: The screen

  public var colorScheme = ColorScheme.light
  public internal(set) var colorSchemeContrast = ColorSchemeContrast.standard
  public var layoutDirection = LayoutDirection.leftToRight
  public var displayScale: CGFloat = 3
  public var pixelLength: CGFloat { 1 / displayScale }
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  public var dynamicTypeSize = DynamicTypeSize.large
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
  public var legibilityWeight: LegibilityWeight?
  public var locale = Locale(identifier: "en_US")
  public var calendar = Calendar(identifier: .gregorian)
  public var timeZone = TimeZone(identifier: "UTC") ?? .current
  public var scenePhase = ScenePhase.active
  public var controlActiveState = ControlActiveState.active
  public var backgroundProminence = BackgroundProminence.standard
  /// The version of iOS that views are drawn as.
  var systemVersion = 18
  /// That which the app runs on: it may have asked for the look of an older one.
  var runtimeVersion = 18
  /// What scroll views are to show.
  var soughtView: SoughtView?
  /// Where the next scroll view begins, and where it does if nothing says so.
  var (scrollStart, usualScrollStart): (ScrollStart?, ScrollStart?)

  // MARK: Accessibility

  public internal(set) var accessibilityReduceMotion = false
  public internal(set) var accessibilityReduceTransparency = false
  public internal(set) var accessibilityDifferentiateWithoutColor = false
  public internal(set) var accessibilityInvertColors = false
  public internal(set) var accessibilityEnabled = false
  public internal(set) var accessibilityVoiceOverEnabled = false
  public internal(set) var accessibilitySwitchControlEnabled = false
  public internal(set) var accessibilityShowButtonShapes = false
  public internal(set) var accessibilityLargeContentViewerEnabled = false
  public internal(set) var accessibilityPlayAnimatedImages = true
  public internal(set) var accessibilityDimFlashingLights = false
  public internal(set) var accessibilityQuickActionsEnabled = false

  // MARK: Text

  public var font: Font? { didSet { hasHeaderFont = false } }
  /// Whether that is what headers of a list have where nothing says otherwise.
  var hasHeaderFont = false
  public var multilineTextAlignment: TextAlignment {
    get { ownTextAlignment ?? usualTextAlignment }
    set { ownTextAlignment = newValue }
  }
  private var ownTextAlignment: TextAlignment?
  /// Of texts of which nobody says it.
  var usualTextAlignment = TextAlignment.leading
  public var truncationMode = Text.TruncationMode.tail
  public var lineSpacing: CGFloat = 0
  public var allowsTightening = false
  public var minimumScaleFactor: CGFloat = 1
  public var textCase: Text.Case? { didSet { saysTextCase = true } }
  /// Whether a view has said so, or that there is none.
  private(set) var saysTextCase = false
  public var autocorrectionDisabled = false
  public var lineLimit: Int?
  /// For how many lines a text has room, however few it has.
  var leastLines: Int?
  var textStyle = TextAttributes()

  // MARK: Painting

  /// The styles of the foreground's levels, where something gave them.
  var foregroundLevels: [_Value] = []
  /// The foreground where nothing gave one, such as the tint in a button.
  var defaultForeground: _Value?
  /// Whether that is the tint: a tint that the label of a button says itself is its colour, too.
  var followsTint = false
  /// Whether it is words above or below the rows of a list.
  var isBesideCard = false
  /// Whether a button's colour is that of its words, and symbols beside them in a row have the accent.
  var paintsWordsAlone = false
  var backgroundLevel: _Value?
  /// Whether it is a row's, where links are no buttons.
  var isInList = false
  /// Whether a link has somewhere to lead.
  var isInNavigation = false
  /// Where the pages are said that may be shown on top of this one.
  var destinations: NavigationDestinations?
  /// What stands at the end of the row.
  var rowBadge: RowBadge?
  /// Whether it is a bar's.
  var isInBar = false
  /// Whether it is what explains a control's title.
  var isExplaining = false
  /// The tint where it is a gradient, for what lays it along itself.
  var tintGradient: Gradient?
  var tintStyle: _Value? {
    didSet {
      tintGradient = nil
      if followsTint, let tintStyle { defaultForeground = tintStyle }
    }
  }
  public var redactionReasons: RedactionReasons = []
  var isPrivacySensitive = false
  public var backgroundMaterial: Material?
  public var symbolRenderingMode: SymbolRenderingMode?
  public var imageScale = Image.Scale.medium
  public var symbolVariants = SymbolVariants.none
  var blendsTogether = false

  // MARK: Controls and their styles

  public var isEnabled = true
  public internal(set) var isFocused = false
  public internal(set) var isSearching = false
  public internal(set) var isPresented = false
  public internal(set) var supportsMultipleWindows = false
  public internal(set) var isLuminanceReduced = false
  public internal(set) var isHoverEffectEnabled = false
  public internal(set) var isSceneCaptured = false
  public internal(set) var isActivityFullscreen = false
  public var controlSize = ControlSize.regular
  var buttonBorderShape = ButtonBorderShape.automatic
  public var headerProminence = Prominence.standard
  public var defaultMinListRowHeight: CGFloat = 0
  public var defaultMinListHeaderHeight: CGFloat?
  public var isScrollEnabled = true
  var isScrollClipEnabled = true
  var scrollContentBackground = Visibility.automatic
  public var horizontalScrollIndicatorVisibility = ScrollIndicatorVisibility.automatic
  public var verticalScrollIndicatorVisibility = ScrollIndicatorVisibility.automatic
  public var keyboardShortcut: KeyboardShortcut?
  public internal(set) var buttonRepeatBehavior = ButtonRepeatBehavior.automatic
  public var menuOrder = MenuOrder.automatic
  public var contentTransition = ContentTransition.identity
  public var springLoadingBehavior = SpringLoadingBehavior.automatic
  var labelsHidden = false
  var menuIndicator = Visibility.automatic
  /// Where it was said.
  var menuIndicatorLocation: _SourceLocation?
  /// Where a shape was given to what takes its own from around it.
  var containerShape: _SourceLocation?
  var listStyle = "automatic"
  var listRowSpacing: CGFloat?
  var listSectionSpacing: CGFloat?
  var tabStyle = _TabStyle.bar
  var pageIndexIsProminent = false
  /// Where the pages of tabs leave their titles.
  var tabs: TabCollector?
  /// The page of tabs that a view is in.
  var tabPage: TabCollector.Item?
  var tabTag: AnyHashable?
  var buttonLook = ButtonLook.system("automatic")
  var looks: [StyledControl: Look] = [:]

  // MARK: Actions

  public var dismiss: DismissAction { DismissAction() }
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  public var openURL = OpenURLAction()
  public var refresh: RefreshAction?
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  public var rename: RenameAction?
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  public var editMode: Binding<EditMode>?
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}

/// Reads a value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value?
  /// Makes what the environment lacks.
  private let make: (_Session) -> Value?
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    make = { _ in nil }
  }

  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { $0.objects[ObjectIdentifier(type)] as? Value }
    make = { $0.madeObject(type, for: "Environment", givenBy: "environment") }
  }

  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { .some($0.objects[ObjectIdentifier(type)] as? Object) }
    make = { _ in nil }
  }

  public var wrappedValue: Value {
    if let value { return value }
    guard let value = read(EnvironmentValues()) ?? _Session.current.flatMap(make) else {
      fatalError("no object of type \(Value.self) in the environment")
    }
    return value
  }

  public mutating func _link(_ inputs: _Inputs, slot: Int) {
    value = read(inputs.environment) ?? _Session.current.flatMap(make)
  }
}

extension Environment: FollowedProperty {
  func isSame(as other: Environment) -> Bool { haveSameBits(value, other.value) }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
