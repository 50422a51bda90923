// Controls whose titles have pictures, or that stand for several values at once.

extension Button where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ title: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      role: role, action: action,
      label: { SwiftUI.Label(title, image: image, file: file, line: line) }, file: file, line: line)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      role: role, action: action,
      label: { SwiftUI.Label(title, image: image, file: file, line: line) }, file: file, line: line)
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ title: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      isOn: isOn, label: { SwiftUI.Label(title, image: image, file: file, line: line) }, file: file,
      line: line)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, isOn: Binding<Bool>,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      isOn: isOn, label: { SwiftUI.Label(title, image: image, file: file, line: line) }, file: file,
      line: line)
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      selection: selection, content: content,
      label: { SwiftUI.Label(title, systemImage: systemImage, file: file, line: line) }, file: file,
      line: line)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      selection: selection, content: content,
      label: { SwiftUI.Label(title, systemImage: systemImage, file: file, line: line) }, file: file,
      line: line)
  }

  nonisolated public init(
    _ title: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      selection: selection, content: content,
      label: { SwiftUI.Label(title, image: image, file: file, line: line) }, file: file, line: line)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      selection: selection, content: content,
      label: { SwiftUI.Label(title, image: image, file: file, line: line) }, file: file, line: line)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ title: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(content(), SwiftUI.Label(title, image: image, file: file, line: line), file, line)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(content(), SwiftUI.Label(title, image: image, file: file, line: line), file, line)
  }
}

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      title: { Text(title, file: file, line: line) },
      icon: { Image(image, file: file, line: line) }, file: file, line: line)
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(
      isOn: isOn, label: { SwiftUI.Label(title, systemImage: systemImage) }, file: file,
      line: line)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      content(), SwiftUI.Label(title, systemImage: systemImage, file: file, line: line), file, line)
  }

  nonisolated public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(title, systemImage: systemImage, content: content, file: file, line: line)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(title, systemImage: systemImage, content: content, file: file, line: line)
  }

  nonisolated public init(
    _ title: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(title, image: image, content: content, file: file, line: line)
  }
}

extension Menu where Label == Text {
  nonisolated public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(title, content: content, file: file, line: line)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(title, content: content, file: file, line: line)
  }
}

/// What a group of controls is with a label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content

  public var body: some View { content }
}

extension ControlGroup {
  nonisolated public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    self.init(LabeledControlGroupContent(content: content()), label())
  }

  nonisolated public init<C: View>(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(title) })
  }

  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(title) })
  }

  nonisolated public init<C: View>(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(title, systemImage: systemImage) })
  }

  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(title, systemImage: systemImage) })
  }

  nonisolated public init<C: View>(
    _ title: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(title, image: image) })
  }

  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(title, image: image) })
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(_ title: LocalizedStringKey, image: String, description: Text? = nil) {
    self.init(
      label: { SwiftUI.Label(title, image: image) }, description: { description },
      actions: { EmptyView() })
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, description: Text? = nil
  ) {
    self.init(
      label: { SwiftUI.Label(title, image: image) }, description: { description },
      actions: { EmptyView() })
  }
}

// MARK: Pickers whose value is shown by something else

extension Picker {
  nonisolated public init<Current: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Current,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(selection: selection, content: content, label: label, file: file, line: line)
    hasOwnValueLabel = true
  }

  nonisolated public init<Current: View>(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Current,
    file: StaticString = #filePath, line: UInt = #line
  ) where Label == Text {
    self.init(title, selection: selection, content: content, file: file, line: line)
    hasOwnValueLabel = true
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, Current: View>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Current, file: StaticString = #filePath,
    line: UInt = #line
  ) where Label == Text {
    self.init(title, selection: selection, content: content, file: file, line: line)
    hasOwnValueLabel = true
  }
}

// MARK: Controls of several values, which show what these agree on

extension Picker {
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let values = sources.map { $0[keyPath: selection].wrappedValue }
    self.init(
      selection: Set(values).count == 1 ? values[0] : nil, content: content(), label: label(),
      location: _SourceLocation(file, line))
  }

  nonisolated public init<C: RandomAccessCollection>(
    _ title: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) where Label == Text {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { Text(title, file: file, line: line) }, file: file, line: line)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, file: StaticString = #filePath, line: UInt = #line
  ) where Label == Text {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { Text(title, file: file, line: line) }, file: file, line: line)
  }
}

extension Toggle {
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let all = Binding(
      get: { bindings.allSatisfy(\.wrappedValue) },
      set: { value in for binding in bindings { binding.wrappedValue = value } })
    self.init(isOn: all, label: label, file: file, line: line)
  }

  nonisolated public init<C: RandomAccessCollection>(
    _ title: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>,
    file: StaticString = #filePath, line: UInt = #line
  ) where Label == Text {
    self.init(
      sources: sources, isOn: isOn, label: { Text(title, file: file, line: line) }, file: file,
      line: line)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>,
    file: StaticString = #filePath, line: UInt = #line
  ) where Label == Text {
    self.init(
      sources: sources, isOn: isOn, label: { Text(title, file: file, line: line) }, file: file,
      line: line)
  }
}
