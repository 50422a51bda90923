import SkeletonModel

extension NodeEntry {
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
