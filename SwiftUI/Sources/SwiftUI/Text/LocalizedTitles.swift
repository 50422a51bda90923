/// Titles that an app has as resources: each of these is the view of the same words.

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, systemImage: String, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(title.text, systemImage: systemImage, file: file, line: line)
  }

  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, image: String, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(title.text, image: image, file: file, line: line)
  }
}

extension Button where Label == Text {
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(title.text, role: role, action: action, file: file, line: line)
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      title.text, systemImage: systemImage, role: role, action: action, file: file, line: line)
  }
}

extension Toggle where Label == Text {
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, isOn: Binding<Bool>, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(title.text, isOn: isOn, file: file, line: line)
  }
}

extension TextField where Label == Text {
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(title.text, text: text, prompt: prompt, axis: axis, file: file, line: line)
  }
}

extension SecureField where Label == Text {
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(title.text, text: text, prompt: prompt, file: file, line: line)
  }
}

extension Picker {
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, file: StaticString = #filePath, line: UInt = #line
  ) where Label == Text {
    self.init(title.text, selection: selection, content: content, file: file, line: line)
  }
}

extension Menu {
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) where Label == Text {
    self.init(title.text, content: content, file: file, line: line)
  }
}

extension Link {
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, destination: URL, file: StaticString = #filePath,
    line: UInt = #line
  ) where Label == Text {
    self.init(title.text, destination: destination, file: file, line: line)
  }
}

extension LabeledContent {
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) where Label == Text {
    self.init(title.text, content: content, file: file, line: line)
  }
}

extension GroupBox {
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) where Label == Text {
    self.init(title.text, content: content, file: file, line: line)
  }
}

extension DisclosureGroup {
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, isExpanded: Binding<Bool>? = nil,
    @ViewBuilder content: () -> Content, file: StaticString = #filePath, line: UInt = #line
  ) where Label == Text {
    self.init(title.text, isExpanded: isExpanded, content: content, file: file, line: line)
  }
}

extension ContentUnavailableView {
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, systemImage: String, description: Text? = nil
  ) where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    self.init(title.text, systemImage: systemImage, description: description)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, file: StaticString = #filePath, line: UInt = #line
  ) where Label == Text {
    self.init(title.text, file: file, line: line)
  }

  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    _ title: LocalizedStringResource, value: V?, total: V = 1, file: StaticString = #filePath,
    line: UInt = #line
  ) where Label == Text {
    self.init(title.text, value: value, total: total, file: file, line: line)
  }
}

extension NavigationLink where Label == Text {
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, @ViewBuilder destination: () -> Destination,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(title.text, destination: destination, file: file, line: line)
  }

  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, destination: Destination, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(title.text, destination: destination, file: file, line: line)
  }
}

extension NavigationLink where Destination == Never {
  @_disfavoredOverload
  nonisolated public init<P: Hashable>(
    _ title: LocalizedStringResource, value: P?, file: StaticString = #filePath, line: UInt = #line
  ) where Label == Text {
    self.init(title.text, value: value, file: file, line: line)
  }
}

extension View {
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ title: LocalizedStringResource) -> some View {
    navigationTitle(title.text)
  }

  @_disfavoredOverload
  nonisolated public func navigationSubtitle(
    _ subtitle: LocalizedStringResource, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    navigationSubtitle(subtitle.text, file: file, line: line)
  }

  @_disfavoredOverload
  nonisolated public func navigationBarTitle(
    _ title: LocalizedStringResource, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationBarTitle(title.text, displayMode: displayMode)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(title.text, content: content, file: file, line: line)
  }
}

extension Tab where Value: Hashable, Label == DefaultTabLabel {
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title.text, systemImage: systemImage, value: value, role: role, content: content)
  }

  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title.text, image: image, value: value, role: role, content: content)
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title.text, systemImage: systemImage, role: role, content: content)
  }

  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title.text, image: image, role: role, content: content)
  }
}

extension TabSection where Content.TabValue == TabValue {
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, @TabContentBuilder<TabValue> content: () -> Content
  ) {
    self.init(title.text, content: content)
  }
}

extension View {
  @_disfavoredOverload
  nonisolated public func alert<A: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    alert(title.text, isPresented: isPresented, actions: actions, file: file, line: line)
  }

  @_disfavoredOverload
  nonisolated public func alert<A: View, M: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    alert(
      title.text, isPresented: isPresented, actions: actions, message: message, file: file,
      line: line)
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    confirmationDialog(
      title.text, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      file: file, line: line)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel(
    _ label: LocalizedStringResource, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    accessibilityLabel(label.text, file: file, line: line)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityValue(
    _ value: LocalizedStringResource, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    accessibilityValue(value.text, file: file, line: line)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityHint(
    _ hint: LocalizedStringResource, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    accessibilityHint(hint.text, file: file, line: line)
  }

  @_disfavoredOverload
  nonisolated public func accessibilityAction(
    named name: LocalizedStringResource, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: name.text, handler)
  }
}

extension Stepper where Label == Text {
  @_disfavoredOverload
  nonisolated public init<V: Strideable>(
    _ title: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>? = nil,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(title.text, value: value, in: bounds, step: step, file: file, line: line)
  }
}

extension Stepper where Label == Text {
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      title.text, onIncrement: onIncrement, onDecrement: onDecrement, file: file, line: line)
  }
}

extension DatePicker where Label == Text {
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      title.text, selection: selection, displayedComponents: displayedComponents, file: file,
      line: line)
  }
}

extension DatePicker where Label == Text {
  @_disfavoredOverload
  nonisolated public init<R: RangeExpression<Date>>(
    _ title: LocalizedStringResource, selection: Binding<Date>, in range: R,
    displayedComponents: Components = [.hourAndMinute, .date],
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      title.text, selection: selection, in: range, displayedComponents: displayedComponents,
      file: file, line: line)
  }
}

extension ColorPicker where Label == Text {
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(title.text, selection: selection, file: file, line: line)
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  @_disfavoredOverload
  nonisolated public init<Item>(
    _ title: LocalizedStringResource, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: (any _SharePreview)? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(title.text, item: item, file: file, line: line)
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      title.text, systemImage: systemImage, selection: selection, content: content, file: file,
      line: line)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(title.text, systemImage: systemImage, content: content, file: file, line: line)
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(title.text, systemImage: systemImage, isOn: isOn, file: file, line: line)
  }
}

extension LabeledContent where Label == Text, Content == Text {
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: LocalizedStringResource, value: S,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(title.text, value: value, file: file, line: line)
  }
}

extension LabeledContent where Label == Text, Content == Text {
  @_disfavoredOverload
  nonisolated public init<Format: FormatStyle>(
    _ title: LocalizedStringResource, value: Format.FormatInput, format: Format,
    file: StaticString = #filePath, line: UInt = #line
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(title.text, value: value, format: format, file: file, line: line)
  }
}

extension TextField where Label == Text {
  @_disfavoredOverload
  nonisolated public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) where F.FormatOutput == String {
    self.init(title.text, value: value, format: format, prompt: prompt, file: file, line: line)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(title.text, isExpanded: isExpanded, content: content, file: file, line: line)
  }
}

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, image: ImageResource, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(title.text, image: image, file: file, line: line)
  }
}

extension ControlGroup {
  @_disfavoredOverload
  nonisolated public init<C: View>(
    _ title: LocalizedStringResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(title.text, content: content)
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  @_disfavoredOverload
  nonisolated public init(
    _ title: LocalizedStringResource, image: String, description: Text? = nil
  ) {
    self.init(title.text, image: image, description: description)
  }
}

extension View {
  @_disfavoredOverload
  nonisolated public func badge(_ label: LocalizedStringResource?) -> some View {
    badge(label.map { Text($0) })
  }

  @_disfavoredOverload
  nonisolated public func help(_ text: LocalizedStringResource) -> some View { self }

  @_disfavoredOverload
  nonisolated public func alert<A: View, T>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    alert(
      title.text, isPresented: isPresented, presenting: data, actions: actions, file: file,
      line: line)
  }

  @_disfavoredOverload
  nonisolated public func alert<A: View, M: View, T>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    alert(
      title.text, isPresented: isPresented, presenting: data, actions: actions, message: message,
      file: file, line: line)
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M, file: StaticString = #filePath, line: UInt = #line
  ) -> some View {
    confirmationDialog(
      title.text, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message, file: file, line: line)
  }
}
