public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light
  case dark

  public init?(_ style: UIUserInterfaceStyle) {
    switch style {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }
}

public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard
  case increased
}

public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}

public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

public enum ScenePhase: Comparable, Hashable, Sendable {
  case background
  case inactive
  case active
}

public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  case key
  case active
  case inactive
}

public enum BackgroundProminence: Hashable, Sendable {
  case standard
  case increased
}

public enum ControlSize: Hashable, CaseIterable, Comparable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic
  case visible
  case hidden
}

public enum EditMode: Hashable, Sendable {
  case inactive
  case transient
  case active

  public var isEditing: Bool { self != .inactive }
}

public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let name: String

  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  public static let never = ScrollIndicatorVisibility(name: "never")
}

public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  init(_ size: DynamicTypeSize) {
    self = Self.allCases[size.rawValue]
  }

  var dynamicTypeSize: DynamicTypeSize {
    DynamicTypeSize(rawValue: Self.allCases.firstIndex(of: self) ?? 3) ?? .large
  }

  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  public static func < (left: Self, right: Self) -> Bool {
    left.dynamicTypeSize < right.dynamicTypeSize
  }

  public static func >= (left: Self, right: Self) -> Bool { !(left < right) }

  public static func > (left: Self, right: Self) -> Bool { right < left }

  public static func <= (left: Self, right: Self) -> Bool { !(right < left) }
}

public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String

  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}

public struct SymbolVariants: Hashable, Sendable {
  let suffix: String

  public static let none = SymbolVariants(suffix: "")
  public static let circle = SymbolVariants(suffix: ".circle")
  public static let square = SymbolVariants(suffix: ".square")
  public static let rectangle = SymbolVariants(suffix: ".rectangle")
  public static let fill = SymbolVariants(suffix: ".fill")
  public static let slash = SymbolVariants(suffix: ".slash")

  public var circle: SymbolVariants { SymbolVariants(suffix: ".circle" + suffix) }
  public var square: SymbolVariants { SymbolVariants(suffix: ".square" + suffix) }
  public var rectangle: SymbolVariants { SymbolVariants(suffix: ".rectangle" + suffix) }
  public var fill: SymbolVariants { SymbolVariants(suffix: suffix + ".fill") }
  public var slash: SymbolVariants { SymbolVariants(suffix: ".slash" + suffix) }

  public func contains(_ other: SymbolVariants) -> Bool { suffix.contains(other.suffix) }
}

// MARK: Actions, which do nothing in a recording

public struct DismissAction: Sendable {
  public func callAsFunction() {}
}

public struct DismissSearchAction: Sendable {
  public func callAsFunction() {}
}

public struct OpenURLAction: Sendable {
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()

    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  init() {}

  public init(handler: @escaping (URL) -> Result) {}

  public func callAsFunction(_ url: URL) {}

  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {}
}

public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  public func callAsFunction() async { await action() }
}

public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String) {}

  public func callAsFunction<Value: Codable & Hashable>(value: Value) {}

  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

public struct DismissWindowAction: Sendable {
  public func callAsFunction() {}

  public func callAsFunction(id: String) {}
}

public struct RequestReviewAction: Sendable {
  public func callAsFunction() {}
}

public struct RenameAction: Sendable {
  public func callAsFunction() {}
}

public struct ResetFocusAction: Sendable {
  public func callAsFunction(in namespace: Namespace.ID) {}
}

public struct PresentationMode: Sendable {
  public var isPresented: Bool { false }

  public mutating func dismiss() {}
}
