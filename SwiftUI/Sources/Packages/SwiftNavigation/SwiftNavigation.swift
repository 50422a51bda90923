import CasePaths
import SwiftUI

// In place of github.com/pointfreeco/swift-navigation: alerts and dialogs as values, and what is presented by cases.

public struct TextState: Equatable, Hashable, ExpressibleByStringInterpolation, Sendable {
  let words: String
  public init(_ key: LocalizedStringKey) { words = "" }
  public init(verbatim words: String) { self.words = words }
  @_disfavoredOverload public init(_ words: some StringProtocol) { self.words = String(words) }
  public init(stringLiteral words: String) { self.words = words }
}

public struct ButtonStateRole: Hashable, Sendable {
  public static let cancel = Self()
  public static let destructive = Self()
}

public struct ButtonState<Action>: Identifiable {
  public let id = UUID()

  public struct Handler {
    public static func send(_ action: Action?) -> Handler { Handler() }
    public static func send(_ action: Action?, animation: Animation?) -> Handler { Handler() }
  }

  public init(
    role: ButtonStateRole? = nil, action: Action? = nil, label: () -> TextState
  ) {}
  @_disfavoredOverload
  public init(role: ButtonStateRole? = nil, action: Handler, label: () -> TextState) {}
  public static func cancel(_ label: TextState, action: Handler? = nil) -> ButtonState {
    ButtonState { label }
  }
  public static func destructive(_ label: TextState, action: Handler? = nil) -> ButtonState {
    ButtonState { label }
  }
  public static func `default`(_ label: TextState, action: Handler? = nil) -> ButtonState {
    ButtonState { label }
  }
}

extension ButtonState: Equatable { public static func == (one: Self, other: Self) -> Bool { true } }
extension ButtonState: Hashable { public func hash(into hasher: inout Hasher) {} }
extension ButtonState: @unchecked Sendable {}

@resultBuilder
public enum ButtonStateBuilder<Action> {
  public static func buildExpression(_ button: ButtonState<Action>) -> [ButtonState<Action>] {
    [button]
  }
  public static func buildBlock(_ parts: [ButtonState<Action>]...) -> [ButtonState<Action>] {
    parts.flatMap { $0 }
  }
  public static func buildOptional(_ part: [ButtonState<Action>]?) -> [ButtonState<Action>] {
    part ?? []
  }
  public static func buildEither(first: [ButtonState<Action>]) -> [ButtonState<Action>] { first }
  public static func buildEither(second: [ButtonState<Action>]) -> [ButtonState<Action>] { second }
  public static func buildArray(_ parts: [[ButtonState<Action>]]) -> [ButtonState<Action>] {
    parts.flatMap { $0 }
  }
}

public struct AlertState<Action>: Identifiable {
  public let id = UUID()

  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {}
  public init(
    title: TextState, message: TextState? = nil, dismissButton: ButtonState<Action>? = nil
  ) {}
  public init(
    title: TextState, message: TextState? = nil, primaryButton: ButtonState<Action>,
    secondaryButton: ButtonState<Action>
  ) {}
  public init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>]) {}
}

extension AlertState: Equatable { public static func == (one: Self, other: Self) -> Bool { true } }
extension AlertState: Hashable { public func hash(into hasher: inout Hasher) {} }
extension AlertState: @unchecked Sendable {}

public struct ConfirmationDialogState<Action>: Identifiable {
  public let id = UUID()

  public init(
    titleVisibility: Visibility = .automatic, title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {}
  public init(
    title: TextState, titleVisibility: Visibility = .automatic, message: TextState? = nil,
    buttons: [ButtonState<Action>] = []
  ) {}
}

extension ConfirmationDialogState: Equatable {
  public static func == (one: Self, other: Self) -> Bool { true }
}
extension ConfirmationDialogState: Hashable { public func hash(into hasher: inout Hasher) {} }
extension ConfirmationDialogState: @unchecked Sendable {}

extension View {
  public func alert<Action>(
    _ state: Binding<AlertState<Action>?>, action: @escaping (Action?) -> Void = { (_: Never?) in }
  ) -> some View { self }

  public func confirmationDialog<Action>(
    _ state: Binding<ConfirmationDialogState<Action>?>,
    action: @escaping (Action?) -> Void = { (_: Never?) in }
  ) -> some View { self }

  public func sheet<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    sheet(isPresented: .constant(item.wrappedValue != nil), onDismiss: onDismiss) {
      if let value = item.wrappedValue { content(.constant(value)) }
    }
  }

  public func fullScreenCover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    fullScreenCover(isPresented: .constant(item.wrappedValue != nil), onDismiss: onDismiss) {
      if let value = item.wrappedValue { content(.constant(value)) }
    }
  }
}

extension Binding {
  /// Whether there is something; to set it to false takes that away.
  public init<Wrapped>(_ base: Binding<Wrapped?>) where Value == Bool {
    self.init(
      get: { base.wrappedValue != nil }, set: { if !$0 { base.wrappedValue = nil } })
  }

  /// What one case of an enumeration holds.
  public func `case`<Enum, Case>(_ path: CaseKeyPath<Enum, Case>) -> Binding<Case?>
  where Value == Enum? {
    let way = AnyCasePath(path)
    return Binding<Case?>(
      get: { wrappedValue.flatMap { way.extract(from: $0) } },
      set: { wrappedValue = $0.map { way.embed($0) } })
  }
}

extension View {
  public func alert<Item, A: View, M: View>(
    item: Binding<Item?>, title: (Item) -> Text, @ViewBuilder actions: (Item) -> A,
    @ViewBuilder message: (Item) -> M
  ) -> some View {
    alert(
      item.wrappedValue.map(title) ?? Text(""), isPresented: Binding<Bool>(item),
      presenting: item.wrappedValue, actions: actions, message: message)
  }

  public func alert<Item, A: View>(
    item: Binding<Item?>, title: (Item) -> Text, @ViewBuilder actions: (Item) -> A
  ) -> some View {
    alert(
      item.wrappedValue.map(title) ?? Text(""), isPresented: Binding<Bool>(item),
      presenting: item.wrappedValue, actions: actions)
  }

  public func confirmationDialog<Item, A: View, M: View>(
    item: Binding<Item?>, titleVisibility: Visibility = .automatic, title: (Item) -> Text,
    @ViewBuilder actions: (Item) -> A, @ViewBuilder message: (Item) -> M
  ) -> some View {
    confirmationDialog(
      item.wrappedValue.map(title) ?? Text(""), isPresented: Binding<Bool>(item),
      titleVisibility: titleVisibility, presenting: item.wrappedValue, actions: actions,
      message: message)
  }

  public func confirmationDialog<Item, A: View>(
    item: Binding<Item?>, titleVisibility: Visibility = .automatic, title: (Item) -> Text,
    @ViewBuilder actions: (Item) -> A
  ) -> some View {
    confirmationDialog(
      item.wrappedValue.map(title) ?? Text(""), isPresented: Binding<Bool>(item),
      titleVisibility: titleVisibility, presenting: item.wrappedValue, actions: actions)
  }
}
