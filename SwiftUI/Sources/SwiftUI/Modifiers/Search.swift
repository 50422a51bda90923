// A field to search by, in all its forms: each is the field with what is written in it and its prompt.

extension View {
  nonisolated private func searching(
    _ text: Binding<String>, _ prompt: String?
  ) -> EvaluatedNode<Self> {
    handingUpBar { _ in NavigationBar(search: SearchField(text, prompt)) }
  }

  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searching(text, prompt?.plain)
  }

  @_disfavoredOverload
  nonisolated public func searchable<S: _ShownWords>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searching(text, prompt._shown)
  }

  // MARK: With suggestions, which stand where somebody searches

  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searching(text, prompt?.plain)
  }

  nonisolated public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> V
  ) -> some View {
    searching(text, prompt.text)
  }

  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol, V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searching(text, String(prompt))
  }

  // MARK: With tokens, of which a field shows as many as there are

  nonisolated private func searching<C: Collection>(
    _ text: Binding<String>, _ prompt: String?, _ tokens: Binding<C>, _ file: StaticString,
    _ line: UInt
  ) -> some View {
    undrawn("tokens of searchable", file, line) { !tokens.wrappedValue.isEmpty }
      .searching(text, prompt)
  }

  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool> = .constant(false),
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View where C.Element: Identifiable {
    searching(text, prompt?.plain, tokens, file, line)
  }

  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool> = .constant(false),
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View where C.Element: Identifiable {
    searching(text, prompt.text, tokens, file, line)
  }

  @_disfavoredOverload
  nonisolated public func searchable<
    S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool> = .constant(false),
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T, file: StaticString = #filePath,
    line: UInt = #line
  ) -> some View where C.Element: Identifiable {
    searching(text, String(prompt), tokens, file, line)
  }

  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>,
    isPresented: Binding<Bool> = .constant(false), placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View where C.Element: Identifiable {
    searching(text, prompt?.plain, editableTokens, file, line)
  }

  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>,
    isPresented: Binding<Bool> = .constant(false), placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View where C.Element: Identifiable {
    searching(text, prompt.text, editableTokens, file, line)
  }

  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool> = .constant(false), placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View where C.Element: Identifiable {
    searching(text, prompt?.plain, tokens, file, line)
  }

  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool> = .constant(false), placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View where C.Element: Identifiable {
    searching(text, prompt.text, tokens, file, line)
  }

  // MARK: What is beside the field while somebody searches

  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S,
    file: StaticString = #filePath, line: UInt = #line
  ) -> some View { undrawn("searchScopes", file, line) }

  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    self
  }

  nonisolated public func searchCompletion(_ completion: String) -> some View { self }

  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View { self }

  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    self
  }

  nonisolated public func searchDictationBehavior(
    _ behavior: TextInputDictationBehavior
  ) -> some View {
    self
  }
}

public struct SearchScopeActivation: Equatable, Sendable {
  let name: String

  public static let automatic = SearchScopeActivation(name: "automatic")
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

public struct SearchSuggestionsPlacement: Equatable, Sendable {
  let name: String

  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  public static let content = SearchSuggestionsPlacement(name: "content")

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
  }
}

public struct SearchPresentationToolbarBehavior: Sendable {
  public static let automatic = SearchPresentationToolbarBehavior()
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

public struct TextInputDictationActivation: Equatable, Sendable {
  public static let onSelect = TextInputDictationActivation()
  public static let onLook = TextInputDictationActivation()
}

public struct TextInputDictationBehavior: Equatable, Sendable {
  public static let automatic = TextInputDictationBehavior()

  public static func inline(
    activation: TextInputDictationActivation
  ) -> TextInputDictationBehavior {
    TextInputDictationBehavior()
  }
}
