// What SwiftUI has public below a name that begins with an underscore, and apps use all the same.

public struct _AppearanceActionModifier: ViewModifier {
  public var appear: (() -> Void)?
  public var disappear: (() -> Void)?

  nonisolated public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    self.appear = appear
    self.disappear = disappear
  }

  public func body(content: Content) -> some View { content.onAppear(perform: appear) }
}

public struct _ButtonGesture: Gesture {
  public typealias Value = Void

  public var action: () -> Void
  public var pressingAction: ((Bool) -> Void)?

  public init(action: @escaping () -> Void, pressing: ((Bool) -> Void)? = nil) {
    self.action = action
    pressingAction = pressing
  }
}

extension View {
  nonisolated public func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    self
  }
}
