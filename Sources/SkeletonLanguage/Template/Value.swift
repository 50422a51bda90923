/// A value in a template.
enum Value<Content: Sendable>: Sendable {
  /// The same in every scope and variant: decoded once, where it is written.
  case settled(Content)
  /// Depends on a reference or on the variant.
  indirect case open(OpenValue<Content>)
}

/// A value as it is written, with the form to decode it by once scope and variant are known.
struct OpenValue<Content: Sendable>: Sendable {
  let form: Form<Content>
  let tree: Tree
  /// The key it stands under, and where: for messages.
  let key: String
  let keySpot: Spot?
}

extension Value {
  var settled: Content? {
    if case .settled(let content) = self { content } else { nil }
  }

  /// The same in another form.
  func map<Other>(_ change: @escaping @Sendable (Content) -> Other) -> Value<Other> {
    switch self {
    case .settled(let content): .settled(change(content))
    case .open(let open):
      .open(
        OpenValue<Other>(
          form: open.form.map(change), tree: open.tree, key: open.key, keySpot: open.keySpot))
    }
  }

  var isOpen: Bool {
    if case .open = self { true } else { false }
  }
}

extension Reading {
  /// The value in the current scope and variant; nil if it is wrong.
  func resolve<Content>(_ value: Value<Content>) -> Content? {
    switch value {
    case .settled(let content): content
    case .open(let open): resolve(open)
    }
  }

  func resolve<Content>(_ value: Value<Content>?) -> Content? { value.flatMap { resolve($0) } }

  func resolve<Content>(_ open: OpenValue<Content>) -> Content? {
    under(key: open.key, at: open.keySpot) { read(open.tree, as: open.form) }
  }

  /// Decodes a value once and for all if it depends on nothing but the theme.
  func settle<Content>(_ open: OpenValue<Content>) -> Value<Content> {
    let finding = watching { resolve(open) }
    guard !finding.isOpen, let value = finding.value else { return .open(open) }
    return .settled(value)
  }

  /// The default word if nothing is written, such as the theme's `label` for a text's colour.
  func usual<Content>(_ word: String, as form: Form<Content>, _ spot: Spot) -> Value<Content> {
    let tree = Tree(.scalar(Scalar(text: word, isPlain: true)), at: spot)
    return settle(OpenValue(form: form, tree: tree, key: key, keySpot: keySpot))
  }
}
