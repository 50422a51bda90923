import SkeletonModel

/// A node as it is written, in whichever of its short forms.
struct MutableNode {
  let kind: Kind
  let spot: Spot
  /// What stands under its kind; nil if it is the kind alone.
  let value: Tree?
  /// The keys it is written with; nil if it has but its principal.
  let entries: [Tree.Entry]?
  private let tree: Tree

  /// nil for what is no node, as the slot `$list` is none.
  init?(_ tree: Tree) {
    self.tree = tree
    if let scalar = tree.scalar {
      guard let kind = Kind(rawValue: scalar.text) else { return nil }
      self.kind = kind
      spot = tree.spot
      value = nil
      entries = nil
      return
    }
    guard let only = tree.entries, only.count == 1, let kind = Kind(rawValue: only[0].key) else {
      return nil
    }
    self.kind = kind
    spot = only[0].keySpot
    value = only[0].value
    let form = KindForm[kind]
    let own = only[0].value.entries
    let isNode =
      form.principalIsNode
      && own.map { $0.count == 1 && form.map.key($0[0].key) == nil } ?? false
    entries = isNode ? nil : own
  }

  var form: MapForm { KindForm[kind].map }

  /// Whether it has no map around what stands under its kind.
  var isBare: Bool { value == nil }

  var name: String { self["id"]?.scalar?.text ?? kind.rawValue }

  var subject: String {
    if let id = self["id"]?.scalar?.text { return "\(kind.rawValue) '\(id)'" }
    if kind == .use, let name = (self["component"] ?? value)?.scalar?.text { return "use \(name)" }
    return kind.rawValue
  }

  subscript(key: String) -> Tree? {
    if let entries { return entries.first { $0.key == key }?.value }
    return key == form.principal ? value : nil
  }

  /// The node with another value of one key; without the key, if that is nil.
  func with(_ key: String, _ new: Tree?) -> Tree {
    var all: [(String, Tree)] = (entries ?? []).filter { $0.key != key }.map { ($0.key, $0.value) }
    if entries == nil, let value, !value.isNull, let principal = form.principal {
      all = [(principal, value)]
    }
    if let new { all.append((key, new)) }
    return tree.map([(kind.rawValue, tree.map(all))])
  }
}

extension MutableNode {
  /// What a designer could change of it without rewriting it.
  func changes(
    _ theme: Theme, _ scalars: inout ScalarChoices
  ) -> [(Mutation.Kind, [Mutation.Candidate])] {
    guard KindForm[kind].hasBox else { return [] }
    func node(_ key: String, _ value: Tree?) -> Mutation.Candidate {
      Mutation.Candidate(edit: .replace(with(key, value)))
    }
    let usual = Dictionary(
      (theme.defaults[kind.rawValue] ?? []).map { ($0.key, $0.value) }
    ) { first, _ in first }
    var all: [(Mutation.Kind, [Mutation.Candidate])] = []
    if self["offset"] == nil { all.append((.move, [node("offset", tree.map([("x", word("1"))]))])) }
    if self["padding"] == nil { all.append((.resize, [node("padding", word("1"))])) }
    for key in colorKeys where self[key] == nil {
      let others = scalars.colors(besides: usual[key]?.scalar?.text ?? "label")
      all.append((.recolor, others.map { node(key, word($0)) }))
    }
    if self["radius"] == nil, hasCorners {
      all.append((.round, ["3", "5"].map { node("radius", word($0)) }))
    }
    if form.key("fill") != nil, kind != .text || isRedacted,
      fillShimmers(self["fill"] ?? usual["fill"])
    {
      all.append((.still, [node("fill", word("placeholder"))]))
    }
    if let ground = self["background"], fillShimmers(ground) {
      all.append((.still, [node("background", word("placeholder"))]))
    }
    if kind == .button {
      let now = self["action"]?.scalar?.text
      let others = Node.Action.allCases.map(\.rawValue).filter { $0 != now }
      all.append((.action, others.map { node("action", word($0)) }))
    }
    if self["relativeTo"] != nil {
      all.append((.growth, [node("relativeTo", nil)]))
    } else if form.key("font") != nil, let fixed = fixedFont(theme, usual["font"]) {
      all.append((.growth, [node("font", fixed)]))
    }
    return all
  }

  private func word(_ text: String) -> Tree { tree.word(text) }

  /// The colours that it has where it says none; `clear` ones and shimmers are none.
  private var colorKeys: [String] {
    switch kind {
    case .text: isRedacted ? [] : ["color"]
    case .icon, .button, .divider, .spinner, .dots: ["color"]
    case .progress: ["tint", "track"]
    case .vstack, .hstack, .zstack, .grid, .scroll, .repeat, .use, .when, .swiftui, .block, .circle,
      .ellipse,
      .lines, .path, .spacer:
      []
    }
  }

  /// Whether it is a text with bars in place of letters.
  private var isRedacted: Bool { kind == .text && self["redacted"]?.scalar?.text == "true" }

  private var hasCorners: Bool {
    switch kind {
    case .block, .lines: true
    case .text where isRedacted: true
    default: self["background"] != nil || self["border"] != nil || self["clip"] != nil
    }
  }

  private func fillShimmers(_ fill: Tree?) -> Bool {
    guard let fill else { return true }
    return fill.scalar?.text == "shimmer" || fill["shimmer"] != nil
  }

  /// The font it is set in, as large at every type size as at `large`.
  private func fixedFont(_ theme: Theme, _ usual: Tree?) -> Tree? {
    let font = self["font"] ?? usual ?? word("body")
    if let text = font.scalar?.text, text.hasPrefix("$") { return nil }
    let reading = Reading(theme: theme, variant: Variant())
    guard reading.read(font, as: Form<TypeStyle>.font) != nil,
      reading.complaints.diagnostics.isEmpty
    else { return nil }
    var entries = [("dynamicTypeSize", word("large"))]
    if let name = font.scalar?.text {
      entries.append(("relativeTo", word(name)))
    } else {
      entries += (font.entries ?? []).filter { $0.key != "dynamicTypeSize" }.map {
        ($0.key, $0.value)
      }
    }
    return tree.map(entries)
  }
}
