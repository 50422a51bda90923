public enum ButtonRepeatBehavior: Hashable, Sendable {
  case automatic
  case enabled
  case disabled
}

public struct MenuOrder: Hashable, Sendable {
  let name: String

  public static let automatic = MenuOrder(name: "automatic")
  public static let priority = MenuOrder(name: "priority")
  public static let fixed = MenuOrder(name: "fixed")
}

public struct SpringLoadingBehavior: Hashable, Sendable {
  let name: String

  public static let automatic = SpringLoadingBehavior(name: "automatic")
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

public struct ContentTransition: Hashable, Sendable {
  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
  public static let interpolate = ContentTransition()
  public static let symbolEffect = ContentTransition()

  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }

  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }

  public static func symbolEffect<E: SymbolEffect>(
    _ effect: E, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition()
  }
}

public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  public let character: Character

  public init(_ character: Character) {
    self.character = character
  }

  public init(extendedGraphemeClusterLiteral character: Character) {
    self.character = character
  }

  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let space = KeyEquivalent(" ")
  public static let tab = KeyEquivalent("\t")
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command]
}

public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
