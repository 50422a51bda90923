// What keys and pencils do: nothing, in a recording.

public struct KeyPress: Sendable {
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  public enum Result: Hashable, Sendable {
    case handled
    case ignored
  }

  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}

public struct HandGestureShortcut: Equatable, Sendable {
  public static let primaryAction = HandGestureShortcut()
}

public struct PencilHoverPose: Hashable {
  public let location: CGPoint
  public let anchor: UnitPoint
  public let zDistance: CGFloat
  public let altitude: Angle
  public let azimuth: Angle
  public let roll: Angle
}

public struct PencilPreferredAction: Hashable, Sendable {
  let name: String

  public static let ignore = PencilPreferredAction(name: "ignore")
  public static let switchEraser = PencilPreferredAction(name: "switchEraser")
  public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
  public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
  public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
  public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
  public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}

public struct PencilDoubleTapGestureValue: Hashable {
  public let hoverPose: PencilHoverPose?
}

public struct PencilSqueezeGestureValue: Hashable {
  public let hoverPose: PencilHoverPose?
}

public enum PencilSqueezeGesturePhase: Equatable {
  case active(PencilSqueezeGestureValue)
  case ended(PencilSqueezeGestureValue)
  case failed
}

extension View {
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    self
  }

  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    self
  }

  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    self
  }

  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    self
  }

  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    self
  }

  nonisolated public func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> some View {
    self
  }

  nonisolated public func onPencilDoubleTap(
    perform action: @escaping (PencilDoubleTapGestureValue) -> Void
  ) -> some View {
    self
  }

  nonisolated public func onPencilSqueeze(
    perform action: @escaping (PencilSqueezeGesturePhase) -> Void
  ) -> some View {
    self
  }
}
