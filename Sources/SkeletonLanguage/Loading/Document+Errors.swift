import SkeletonModel

extension Document {
  /// A case of the theme's errors, as it is without any event's fields.
  package func loadingError(_ name: String) -> LoadingError? {
    theme.errors.first { $0.name == name }.map { loadingError($0, nil, []) }
  }

  /// The error that an event names: a case, or a server's code for one, with the event's fields
  /// over those of the code, and these over those of the case.
  func loadingError(named name: String, _ fields: [Tree.Entry]) -> LoadingError? {
    if let found = theme.errors.first(where: { $0.name == name }) {
      return loadingError(found, nil, fields)
    }
    return theme.errors.first { $0.codes.contains(name) }.map { loadingError($0, name, fields) }
  }

  /// The error of a server's message: of an unknown code, it is the case `serverError` where there
  /// is one, else `failed`.
  func loadingError(code: String?, _ fields: [Tree.Entry]) -> LoadingError? {
    let known = code.flatMap { code in theme.errors.first { $0.codes.contains(code) } }
    let usual = theme.errors.first { $0.name == "serverError" }
    return (known ?? usual ?? theme.errors.first { $0.name == usualError }).map {
      loadingError($0, known == nil ? nil : code, fields)
    }
  }

  /// The case of a failure that names none.
  var usualError: String? {
    (theme.errors.first { $0.name == "failed" } ?? theme.errors.first)?.name
  }

  private func loadingError(
    _ found: ErrorCase, _ code: String?, _ event: [Tree.Entry]
  ) -> LoadingError {
    let over = event.laid(over: code.flatMap { found.codeFields[$0] } ?? [])
    let own = found.binding.tree.entries ?? []
    let isRetryable =
      (over.first { $0.key == "retryable" } ?? own.first { $0.key == "retryable" })?
      .value.scalar?.text == "true"
    let hidden: Set = [ErrorForm.retryable.name, ErrorForm.codes.name]
    let entries = over.laid(over: own).filter { !hidden.contains($0.key) }
    let scope = Scope(
      Dictionary(entries.map { ($0.key, Scope.Binding(tree: $0.value, scope: .empty)) }) {
        first, _ in first
      }, others: .givenLater)
    let inner = Scope(
      Dictionary(entries.map { ($0.key, Scope.Binding(tree: $0.value, scope: scope)) }) {
        first, _ in first
      }, others: .givenLater)
    let reading = Reading(theme: theme, variant: Variant(), tokens: Tokens(tokens))
    let fields = entries.map { entry in
      let json = reading.within(inner) { reading.json(entry.value) }
      let isWords = [ErrorForm.title.name, ErrorForm.message.name].contains(entry.key)
      return LoadingEvent.Field(entry.key, isWords ? json.words : json)
    }
    let message = fields.first { $0.name == ErrorForm.message.name }
    let said = theme.announcements["error"]?.scalar?.text
    return LoadingError(
      name: found.name, isRetryable: isRetryable, fields: fields,
      overrides: over.map { .init($0.key, reading.json($0.value)) },
      announcement: said ?? message?.value.text)
  }
}

extension [Tree.Entry] {
  /// These entries, and of others those whose keys are not among them, in the others' order first.
  fileprivate func laid(over others: [Tree.Entry]) -> [Tree.Entry] {
    let own = Dictionary(map { ($0.key, $0) }) { first, _ in first }
    let theirs = Set(others.map(\.key))
    return others.map { own[$0.key] ?? $0 } + filter { !theirs.contains($0.key) }
  }
}

extension JSON {
  /// A number or a truth value as the text that it is.
  fileprivate var words: JSON { text.map { .string($0) } ?? self }

  fileprivate var text: String? {
    switch self {
    case .string(let text): text
    case .number(let number): number.shortestDecimal
    case .bool(let value): value ? "true" : "false"
    case .null, .array, .object: nil
    }
  }
}

extension Reading {
  /// A value as JSON, with its references replaced; one that nothing is given for stays as it is
  /// written.
  func json(_ tree: Tree) -> JSON {
    if let items = tree.list { return .array(items.map(json)) }
    if let entries = tree.entries {
      return .object(entries.map { JSON.Member($0.key, json($0.value)) })
    }
    let known = complaints.diagnostics.count
    guard let (found, inner) = dereference(tree), complaints.diagnostics.count == known else {
      return .string(tree.scalar?.text ?? "")
    }
    guard let scalar = found.scalar else { return within(inner) { json(found) } }
    if scalar.isNull { return .null }
    if scalar.isPlain, case .value(let number) = Number.read(scalar) { return .number(number) }
    if scalar.isPlain, ["true", "false"].contains(scalar.text) {
      return .bool(scalar.text == "true")
    }
    return .string(scalar.text)
  }
}
