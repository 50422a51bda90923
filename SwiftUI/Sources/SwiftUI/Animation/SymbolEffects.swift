/// A movement of a symbol: it is not drawn, the symbol stays as it is.
public protocol SymbolEffect {}

public protocol IndefiniteSymbolEffect {}
public protocol DiscreteSymbolEffect {}
public protocol ContentTransitionSymbolEffect {}
public protocol TransitionSymbolEffect {}

/// All effects are one here, since none is drawn.
public struct _SymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect,
  ContentTransitionSymbolEffect, TransitionSymbolEffect, Hashable,
  Sendable
{
  public init() {}

  public var up: _SymbolEffect { self }
  public var down: _SymbolEffect { self }
  public var left: _SymbolEffect { self }
  public var right: _SymbolEffect { self }
  public var forward: _SymbolEffect { self }
  public var backward: _SymbolEffect { self }
  public var clockwise: _SymbolEffect { self }
  public var counterClockwise: _SymbolEffect { self }
  public var plain: _SymbolEffect { self }
  public var byLayer: _SymbolEffect { self }
  public var wholeSymbol: _SymbolEffect { self }
  public var individually: _SymbolEffect { self }
  public var cumulative: _SymbolEffect { self }
  public var iterative: _SymbolEffect { self }
  public var reversing: _SymbolEffect { self }
  public var nonReversing: _SymbolEffect { self }
  public var hideInactiveLayers: _SymbolEffect { self }
  public var dimInactiveLayers: _SymbolEffect { self }
  public var offUp: _SymbolEffect { self }
  public var upUp: _SymbolEffect { self }
  public var downUp: _SymbolEffect { self }
  public func magic(fallback: _SymbolEffect) -> _SymbolEffect { self }
}

extension SymbolEffect where Self == _SymbolEffect {
  public static var bounce: _SymbolEffect { _SymbolEffect() }
  public static var pulse: _SymbolEffect { _SymbolEffect() }
  public static var variableColor: _SymbolEffect { _SymbolEffect() }
  public static var scale: _SymbolEffect { _SymbolEffect() }
  public static var appear: _SymbolEffect { _SymbolEffect() }
  public static var disappear: _SymbolEffect { _SymbolEffect() }
  public static var replace: _SymbolEffect { _SymbolEffect() }
  public static var automatic: _SymbolEffect { _SymbolEffect() }
  public static var breathe: _SymbolEffect { _SymbolEffect() }
  public static var rotate: _SymbolEffect { _SymbolEffect() }
  public static var wiggle: _SymbolEffect { _SymbolEffect() }
  public static var drawOn: _SymbolEffect { _SymbolEffect() }
  public static var drawOff: _SymbolEffect { _SymbolEffect() }
}

public struct SymbolEffectOptions: Hashable, Sendable {
  public struct RepeatBehavior: Hashable, Sendable {
    public static let continuous = RepeatBehavior()
    public static let periodic = RepeatBehavior()

    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }

  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()

  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }

  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }

  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  public var repeating: SymbolEffectOptions { self }
  public var nonRepeating: SymbolEffectOptions { self }

  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }

  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }

  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension View {
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    undrawn("symbolEffect", file, line) { isActive }
  }

  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    self
  }

  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
}
