// Questions over a screen in the forms that their siblings beside sheets lack: none is drawn.

extension View {
  // MARK: Alerts

  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("alert", file, line) { isPresented.wrappedValue } }

  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M, file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("alert", file, line) { isPresented.wrappedValue } }

  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("alert", file, line) { isPresented.wrappedValue && data != nil } }

  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View { undrawn("alert", file, line) { isPresented.wrappedValue && data != nil } }

  nonisolated public func alert<A: View, T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, file: file,
      line: line)
  }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, file: file,
      line: line)
  }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions,
      message: message, file: file, line: line)
  }

  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M, file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("alert", file, line) { isPresented.wrappedValue && error != nil } }

  // MARK: Confirmations

  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("confirmationDialog", file, line) { isPresented.wrappedValue } }

  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("confirmationDialog", file, line) { isPresented.wrappedValue } }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("confirmationDialog", file, line) { isPresented.wrappedValue } }

  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    undrawn("confirmationDialog", file, line) { isPresented.wrappedValue && data != nil }
  }

  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    undrawn("confirmationDialog", file, line) { isPresented.wrappedValue && data != nil }
  }

  nonisolated public func confirmationDialog<A: View, T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, file: file,
      line: line)
  }

  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, presenting: data, actions: actions,
      message: message, file: file, line: line)
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, file: file,
      line: line)
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, presenting: data, actions: actions,
      message: message, file: file, line: line)
  }

  nonisolated public func dialogSuppressionToggle(
    _ title: some _Words, isSuppressed: Binding<Bool>
  ) -> some View {
    self
  }

  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    self
  }

  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
}

public struct DialogSeverity: Equatable, Sendable {
  let name: String

  public static let automatic = DialogSeverity(name: "automatic")
  public static let critical = DialogSeverity(name: "critical")
  public static let standard = DialogSeverity(name: "standard")
}
