public struct TextField<Label: View> {
  let text: String
  let prompt: FieldPrompt
  var axis = Axis.horizontal
  var isSecure = false
  let location: _SourceLocation

  /// What a field shows of its label where nothing else prompts.
  nonisolated static func words(of label: Label) -> String { (label as? Text)?.plain ?? "" }
}

extension TextField where Label == Text {
  nonisolated public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      text: text.wrappedValue, prompt: FieldPrompt(prompt, or: title.text), axis: axis,
      location: _SourceLocation(file, line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      text: text.wrappedValue, prompt: FieldPrompt(prompt, or: String(title)), axis: axis,
      location: _SourceLocation(file, line))
  }

  nonisolated public init(
    _ title: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {},
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      text: text.wrappedValue, prompt: FieldPrompt(or: title.text),
      location: _SourceLocation(file, line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      text: text.wrappedValue, prompt: FieldPrompt(or: String(title)),
      location: _SourceLocation(file, line))
  }

  nonisolated public init(
    _ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      text: text.wrappedValue, prompt: FieldPrompt(or: title.text),
      location: _SourceLocation(file, line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      text: text.wrappedValue, prompt: FieldPrompt(or: String(title)),
      location: _SourceLocation(file, line))
  }

  nonisolated public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) where F.FormatOutput == String {
    self.init(
      text: format.format(value.wrappedValue), prompt: FieldPrompt(prompt, or: title.text),
      location: _SourceLocation(file, line))
  }

  nonisolated public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) where F.FormatOutput == String {
    self.init(
      text: value.wrappedValue.map { format.format($0) } ?? "",
      prompt: FieldPrompt(prompt, or: title.text), location: _SourceLocation(file, line))
  }

  nonisolated public init<V>(
    _ title: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {},
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      text: formatter.string(for: value.wrappedValue) ?? "", prompt: FieldPrompt(or: title.text),
      location: _SourceLocation(file, line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {},
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      text: formatter.string(for: value.wrappedValue) ?? "", prompt: FieldPrompt(or: String(title)),
      location: _SourceLocation(file, line))
  }
}

extension TextField where Label == Text {
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) where F.FormatOutput == String {
    self.init(
      text: format.format(value.wrappedValue), prompt: FieldPrompt(prompt, or: String(title)),
      location: _SourceLocation(file, line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) where F.FormatOutput == String {
    self.init(
      text: value.wrappedValue.map { format.format($0) } ?? "",
      prompt: FieldPrompt(prompt, or: String(title)), location: _SourceLocation(file, line))
  }

  nonisolated public init<V>(
    _ title: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      text: formatter.string(for: value.wrappedValue) ?? "",
      prompt: FieldPrompt(prompt, or: title.text),
      location: _SourceLocation(file, line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      text: formatter.string(for: value.wrappedValue) ?? "",
      prompt: FieldPrompt(prompt, or: String(title)), location: _SourceLocation(file, line))
  }

  nonisolated public init(
    _ title: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(title, text: text, prompt: prompt, axis: axis ?? .horizontal, file: file, line: line)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(title, text: text, prompt: prompt, axis: axis ?? .horizontal, file: file, line: line)
  }
}

extension TextField {
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      text: text.wrappedValue, prompt: FieldPrompt(prompt, or: Self.words(of: label())), axis: axis,
      location: _SourceLocation(file, line))
  }

  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label, file: StaticString = #filePath, line: UInt = #line
  ) where F.FormatOutput == String {
    self.init(
      text: format.format(value.wrappedValue),
      prompt: FieldPrompt(prompt, or: Self.words(of: label())),
      location: _SourceLocation(file, line))
  }

  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label, file: StaticString = #filePath, line: UInt = #line
  ) where F.FormatOutput == String {
    self.init(
      text: value.wrappedValue.map { format.format($0) } ?? "",
      prompt: FieldPrompt(prompt, or: Self.words(of: label())),
      location: _SourceLocation(file, line))
  }

  nonisolated public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil,
    @ViewBuilder label: () -> Label, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      text: formatter.string(for: value.wrappedValue) ?? "",
      prompt: FieldPrompt(prompt, or: Self.words(of: label())),
      location: _SourceLocation(file, line))
  }
}

extension TextField: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    if case .made(let make) = inputs.environment.style(.textField) {
      let field = TextField<_TextFieldStyleLabel>(
        text: text, prompt: prompt, axis: axis, isSecure: isSecure, location: location)
      return make(field, inputs.at(.style).changing { $0.setStyle(.textField, nil) })
    }
    var arguments = Arguments()
    if axis == .vertical { arguments.add("axis", "vertical") }
    if isSecure {
      arguments.add("secure", true)
      arguments.add("hidden", !text.isEmpty)
    }
    return recordField("textField", text, prompt, arguments, location, inputs)
  }
}

public struct SecureField<Label: View> {
  let text: String
  let prompt: FieldPrompt
  let location: _SourceLocation
}

extension SecureField where Label == Text {
  nonisolated public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.text = String(repeating: "•", count: text.wrappedValue.count)
    self.prompt = FieldPrompt(prompt, or: title.text)
    location = _SourceLocation(file, line)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.text = String(repeating: "•", count: text.wrappedValue.count)
    self.prompt = FieldPrompt(prompt, or: String(title))
    location = _SourceLocation(file, line)
  }
}

extension SecureField where Label == Text {
  nonisolated public init(
    _ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(title, text: text, file: file, line: line)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(title, text: text, file: file, line: line)
  }
}

extension SecureField {
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.text = String(repeating: "•", count: text.wrappedValue.count)
    self.prompt = FieldPrompt(prompt, or: TextField<Label>.words(of: label()))
    location = _SourceLocation(file, line)
  }
}

extension SecureField: _PrimitiveView {
  /// As a field of text is recorded, whose styles are its own.
  public func _record(_ inputs: _Inputs) -> [_Node] {
    TextField<Label>(text: text, prompt: prompt, isSecure: true, location: location)
      ._record(inputs)
  }
}

public struct TextEditor {
  let text: String
  let location: _SourceLocation
  /// Whether its words may be in several styles, which it does not show.
  var hasStyles = false

  nonisolated public init(
    text: Binding<String>, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.text = text.wrappedValue
    location = _SourceLocation(file, line)
  }
}

extension TextEditor {
  nonisolated public init(
    text: Binding<String>, selection: Binding<TextSelection?>, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    self.init(text: text, file: file, line: line)
  }
}

extension TextEditor: _PrimitiveView {
  public func _record(_ inputs: _Inputs) -> [_Node] {
    if hasStyles {
      _Session.current?.note(
        location, "the styles of an editor's text are not drawn; its words are")
    }
    var arguments = Arguments()
    if inputs.environment.scrollContentBackground == .hidden { arguments.add("background", false) }
    return recordField("textEditor", text, FieldPrompt(or: ""), arguments, location, inputs)
  }
}

/// What an empty field shows.
struct FieldPrompt {
  let words: String
  /// As a prompt of its own was written, with its colours and letters; a title has those of prompts.
  let look: Text?

  init(_ prompt: Text? = nil, or title: String) {
    words = prompt?.plain ?? title
    look = prompt
  }
}

/// A field with its text, or with its prompt in the colour of placeholders.
@MainActor
private func recordField(
  _ kind: String, _ text: String, _ prompt: FieldPrompt, _ arguments: Arguments,
  _ location: _SourceLocation, _ inputs: _Inputs
) -> [_Node] {
  _Session.current?.location = location
  let written = Text(
    plain: text.isEmpty ? prompt.words : text, location.file, location.line)
  let shown = text.isEmpty ? prompt.look ?? written : written
  var place = inputs.at(.label)
  if text.isEmpty {
    place = place.changing { $0.foregroundLevels = [.system("placeholderText")] }
  }
  var arguments = arguments
  arguments.add("prompt", prompt.words)
  if case .system(let name) = inputs.environment.style(.textField) { arguments.add("style", name) }
  return [
    _Node(kind, arguments.fields, children: shown._record(place), at: location, inputs)
  ]
}

/// The label of a field that a style is given.
public struct _TextFieldStyleLabel: View {
  public var body: some View { EmptyView() }
}

@MainActor @preconcurrency public protocol TextFieldStyle {
  associatedtype _Body: View

  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<_Label>) -> _Body

  typealias _Label = _TextFieldStyleLabel
}

/// Those of the system are drawn as such.
extension TextFieldStyle where Self: _SystemStyle {
  public func _body(configuration: TextField<_Label>) -> TextField<_Label> { configuration }
}

public struct PlainTextFieldStyle: TextFieldStyle, _SystemStyle {
  public var _name: String { "plain" }

  public init() {}
}

public struct RoundedBorderTextFieldStyle: TextFieldStyle, _SystemStyle {
  public var _name: String { "roundedBorder" }

  public init() {}
}

public struct DefaultTextFieldStyle: TextFieldStyle, _SystemStyle {
  public var _name: String { "automatic" }

  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

public struct TextInputAutocapitalization: Sendable {
  public static let never = TextInputAutocapitalization()
  public static let words = TextInputAutocapitalization()
  public static let sentences = TextInputAutocapitalization()
  public static let characters = TextInputAutocapitalization()
}

public enum UIKeyboardType: Int, Sendable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  case URL
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
  case twitter
  case webSearch
}

public struct UITextContentType: Hashable, Sendable {
  let name: String

  public static let name = UITextContentType(name: "name")
  public static let username = UITextContentType(name: "username")
  public static let password = UITextContentType(name: "password")
  public static let newPassword = UITextContentType(name: "newPassword")
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  public static let emailAddress = UITextContentType(name: "emailAddress")
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  public static let URL = UITextContentType(name: "URL")
  public static let givenName = UITextContentType(name: "givenName")
  public static let familyName = UITextContentType(name: "familyName")
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none
  case words
  case sentences
  case allCharacters
}

public struct SubmitLabel: Sendable {
  public static let done = SubmitLabel()
  public static let go = SubmitLabel()
  public static let send = SubmitLabel()
  public static let join = SubmitLabel()
  public static let route = SubmitLabel()
  public static let search = SubmitLabel()
  public static let `return` = SubmitLabel()
  public static let next = SubmitLabel()
  public static let `continue` = SubmitLabel()
}

public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    EnvironmentNode(self) { environment in
      environment.setStyle(.textField, style, TextField<_TextFieldStyleLabel>.self) {
        $0._body(configuration: $1)
      }
    }
  }

  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    self
  }

  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }

  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  nonisolated public func textContentType(_ type: UITextContentType?) -> some View { self }

  nonisolated public func submitLabel(_ label: SubmitLabel) -> some View { self }

  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    self
  }

  nonisolated public func focused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    self
  }

  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }

  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }

  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { self }

  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }
}

public protocol TextSelectability {}

public struct EnabledTextSelectability: TextSelectability {}

public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
