import SkeletonLanguage
import SkeletonModel

extension Translator {
  /// nil if it is none.
  mutating func container(_ node: RecordedNode) -> [Draft]? {
    let spot = spot(of: node)
    switch node.kind {
    case "vstack", "hstack", "zstack":
      var stack = draft(node.kind, node, spot) { translator, arguments in
        translator.stackValues(arguments, of: node.kind)
      }
      stack.children = layered(node.children)
      return [stack]
    case "vgrid": return [grid(node, spot)]
    case "hgrid": return [sideways(node, spot)]
    case "grid": return [table(node, spot)]
    case "gridRow":
      var row = Draft("hstack", at: spot)
      row.children = drafts(node.children)
      return [row]
    case "scroll": return [scroll(node, spot)]
    case "list", "form": return [list(node, spot)]
    case "section": return drafts(node.header) + drafts(node.children) + drafts(node.footer)
    case "forEach": return repeated(node, spot)
    case "item", "link", "menu", "navigation", "tabs": return drafts(node.children)
    case "view": return view(node, spot)
    case "button": return [button(node, spot)]
    case "label":
      var row = Draft("hstack", at: spot)
      row.set("spacing", .number(8))
      row.children = drafts(node.children)
      return [row]
    case "geometry": return [geometry(node, spot)]
    default: return nil
    }
  }

  private func stackValues(_ arguments: JSON, of kind: String) -> [(String, Written)] {
    var values: [(String, Written)] = []
    if let alignment = arguments.text("alignment"), alignment != "center" {
      values.append(("alignment", .word(alignment)))
    }
    if let spacing = arguments.number("spacing") {
      values.append(("spacing", .number(spacing.bounded)))
    } else if kind == "vstack" {
      values.append(("spacing", .word("system")))
    }
    return values
  }

  /// Siblings in the order in which they are painted: `zIndex` changes it, where they lie on each
  /// other.
  private mutating func layered(_ nodes: [RecordedNode]) -> [Draft] {
    let isSorted = nodes.contains { $0.zIndex != 0 }
    guard isSorted else { return drafts(nodes) }
    return nodes.enumerated().sorted { first, second in
      (first.element.zIndex, first.offset) < (second.element.zIndex, second.offset)
    }.flatMap { drafts($0.element) }
  }

  /// A name for what a custom view shows.
  private mutating func view(_ node: RecordedNode, _ spot: Spot) -> [Draft] {
    var found = drafts(node.children)
    guard found.count == 1, let name = node.arguments.text("name") else { return found }
    if found[0].kind == "spacer" || found[0].kind == "repeat" { return found }
    found[0].id = name.asName
    return found
  }

  /// The items of a `ForEach`, written once where they are alike.
  private mutating func repeated(_ node: RecordedNode, _ spot: Spot) -> [Draft] {
    let items = node.children.map { drafts($0) }
    // Each reader of geometry is looked for by a name of its own.
    let isPlain = items.allSatisfy {
      $0.count == 1 && $0[0].kind != "repeat" && !$0[0].readsGeometry
    }
    guard items.count > 1, isPlain else {
      return items.flatMap(\.self)
    }
    var list = items.map { $0[0] }
    var loop = Draft("repeat", at: spot)
    let names = Set(list.map(\.id))
    if names.count == 1, let name = names.first {
      loop.id = name
      for index in list.indices { list[index].id = nil }
    }
    loop.set("count", .number(Double(list.count)))
    let isUniform = list.allSatisfy { $0.looksLike(list[0]) }
    loop.children = isUniform ? [list[0]] : list
    return [loop]
  }

  /// As large as proposed; what is inside stands in the top leading corner.
  private mutating func geometry(_ node: RecordedNode, _ spot: Spot) -> Draft {
    var draft = Draft("zstack", at: spot)
    draft.set("alignment", .word("topLeading"))
    for (key, value) in [
      ("minWidth", Written.number(0)), ("idealWidth", .number(10)), ("maxWidth", .word("fill")),
      ("minHeight", .number(0)), ("idealHeight", .number(10)), ("maxHeight", .word("fill")),
      ("frameAlignment", .word("topLeading")),
    ] {
      draft.set(key, value)
    }
    // Its own frame is what it tells of: frames and margins of others stand round it.
    draft.reach(.margin)
    draft.geometry = node.arguments.text("geometry")
    draft.children = drafts(node.children)
    return draft
  }

  // MARK: - Scrolling

  private mutating func scroll(_ node: RecordedNode, _ spot: Spot) -> Draft {
    let axes = node.arguments["axes"]?.items?.compactMap(\.text) ?? ["vertical"]
    let isHorizontal = axes == ["horizontal"]
    if axes.count > 1 {
      note(spot, "a scroll view scrolls along one axis; this one is drawn upright")
    }
    var draft = Draft("scroll", at: spot)
    if isHorizontal { draft.set("axis", .word("horizontal")) }
    draft.children = [Draft.only(drafts(node.children), as: "vstack", at: spot)]
    return draft
  }

  /// Rows with the system's insets and lines, in the style of a plain list, or as cards.
  private mutating func list(_ node: RecordedNode, _ spot: Spot) -> Draft {
    let style = node.arguments.text("style") ?? (node.kind == "form" ? "insetGrouped" : "automatic")
    let isPlain = ["plain", "inset"].contains(style)
    var column = Draft("vstack", at: spot)
    column.set("spacing", .number(isPlain ? 0 : 35))
    let wasInList = isInList
    isInList = true
    defer { isInList = wasInList }
    column.children = sections(of: node.children, spot).flatMap { section in
      rows(section, isPlain: isPlain, spot)
    }
    var draft = Draft("scroll", at: spot)
    if !isPlain {
      column = column.adding(
        [
          (
            "padding",
            .still(.map([.init("horizontal", .number(16)), .init("vertical", .number(35))]))
          )
        ], at: .padding, spot: spot)
      draft.set("background", .word("systemGroupedBackground"))
    }
    draft.children = [column]
    return draft
  }

  private struct ListSection {
    var header: [RecordedNode] = []
    var rows: [RecordedNode] = []
    var footer: [RecordedNode] = []
  }

  /// Rows that stand outside of a section are one of their own.
  private func sections(of nodes: [RecordedNode], _ spot: Spot) -> [ListSection] {
    var sections: [ListSection] = []
    var loose = ListSection()
    func close() {
      if !loose.rows.isEmpty { sections.append(loose) }
      loose = ListSection()
    }
    for node in nodes.flatMap(\.listRows) {
      if let section = node.section {
        close()
        sections.append(
          ListSection(
            header: section.header, rows: section.children.flatMap(\.listRows),
            footer: section.footer))
      } else {
        loose.rows.append(node)
      }
    }
    close()
    return sections
  }

  private mutating func rows(_ section: ListSection, isPlain: Bool, _ spot: Spot) -> [Draft] {
    var column = Draft("vstack", at: spot)
    column.set("spacing", .number(0))
    column.set("alignment", .word("leading"))
    var hasLines = true
    column.children = section.rows.flatMap { row -> [Draft] in
      var insets = (top: 11.0, leading: isPlain ? 20.0 : 16.0, bottom: 11.0, trailing: 20.0)
      var content = row
      var background: [RecordedNode] = []
      while content.kind == "listRow", let inner = content.children.first {
        if let own = content.arguments["insets"] {
          insets = (
            own.number("top") ?? 0, own.number("leading") ?? 0, own.number("bottom") ?? 0,
            own.number("trailing") ?? 0
          )
        }
        if content.arguments.text("separator") == "hidden" { hasLines = false }
        if background.isEmpty { background = content.decoration }
        content = inner
      }
      return drafts(content).map { draft in
        var row = draft.adding(
          [("padding", .still(edges(insets.top, insets.leading, insets.bottom, insets.trailing)))],
          at: .padding, isApart: !draft.isBare || draft.kind == "block", spot: draft.spot)
        row = row.adding(
          [
            ("minHeight", .still(.number(44))), ("maxWidth", .still(.word("fill"))),
            ("frameAlignment", .still(.word("leading"))),
          ], at: .flexibleFrame, spot: draft.spot)
        if let only = plainFill(background) {
          row = row.adding([("background", only)], at: .background, spot: draft.spot)
        }
        return row
      }
    }
    if hasLines {
      column.set(
        "separator",
        .map([
          .init("color", .word("separator")),
          .init("thickness", .number(1 / Double(variant.scale))),
          .init("leading", .number(isPlain ? 20 : 16)),
        ]))
    }
    if !isPlain {
      column.set("background", .word("secondarySystemGroupedBackground"))
      column.set("radius", .number(10))
      column.set("clip", .bool(true))
      column.reach(.outline)
    }
    let header = headline(section.header, isPlain: isPlain, isFooter: false, spot)
    let footer = headline(section.footer, isPlain: isPlain, isFooter: true, spot)
    if isPlain || header.isEmpty && footer.isEmpty { return header + [column] + footer }
    // What is said of a card stands by it, nearer than the next one.
    var group = Draft("vstack", at: spot)
    group.set("spacing", .number(0))
    group.children = header + [column] + footer
    return [group]
  }

  /// Words above and below rows: small and grey round cards, in capitals above them.
  private mutating func headline(
    _ nodes: [RecordedNode], isPlain: Bool, isFooter: Bool, _ spot: Spot
  ) -> [Draft] {
    drafts(nodes).map { draft -> Draft in
      guard !isPlain, draft.kind == "text", draft.isBare else { return draft }
      var text = draft
      if text["font"]?.start == Written.word("body") {
        text.set("font", .word("footnote"))
        if !isFooter, case .text(let words)? = text["value"]?.start {
          text.set("value", .text(words.uppercased()))
        }
      }
      if text["color"]?.start == Written.word("label") {
        text.set("color", .word("secondaryLabel"))
      }
      return text
    }.map { draft -> Draft in
      draft.adding(
        [("padding", .still(edges(6, 20, 6, 20)))], at: .padding, isApart: !draft.isBare,
        spot: spot
      ).adding(
        [("maxWidth", .still(.word("fill"))), ("frameAlignment", .still(.word("leading")))],
        at: .flexibleFrame, spot: spot)
    }
  }

  // MARK: - Grids

  private mutating func grid(_ node: RecordedNode, _ spot: Spot) -> Draft {
    var columns = node.arguments["columns"]?.items ?? []
    if columns.isEmpty { columns = [.object([])] }
    var draft = Draft("grid", at: spot)
    draft.set("columns", .list(columns.map(column)))
    draft.set(
      "spacing",
      .map([
        .init("horizontal", .number(max(columns.first?.number("spacing") ?? 8, 0).bounded)),
        .init("vertical", .number(max(node.arguments.number("spacing") ?? 8, 0).bounded)),
      ]))
    if let alignment = columns.first?.text("alignment")?.horizontalPart, alignment != "center" {
      draft.set("alignment", .word(alignment))
    }
    if Set(columns.map { $0.number("spacing") }).count > 1 {
      note(spot, "the columns of a grid stand equally far apart; here as the first ones do")
    }
    draft.children = drafts(node.children)
    return draft
  }

  private func column(_ column: JSON) -> Written {
    func side(_ value: Double?) -> Written { .number(max(value ?? 10, 0).bounded) }
    if let fixed = column.number("fixed") { return .map([.init("fixed", side(fixed))]) }
    if let range = column["adaptive"]?.items {
      return .map([.init("adaptive", .number(max(range.first?.number ?? 10, 1).bounded))])
    }
    let range = column["flexible"]?.items?.compactMap(\.number) ?? [10, .infinity]
    var entries: [Written.Entry] = [.init("minimum", side(range.first))]
    if let most = range.last, most.isFinite {
      entries.append(.init("maximum", side(max(most, range.first ?? most))))
    }
    return .map([.init("flexible", .map(entries))])
  }

  /// A grid whose rows run sideways: columns of cells, each as high as its row.
  private mutating func sideways(_ node: RecordedNode, _ spot: Spot) -> Draft {
    let rows = node.arguments["rows"]?.items ?? []
    let cells = expanded(drafts(node.children))
    var outer = Draft("hstack", at: spot)
    outer.set("alignment", .word("top"))
    outer.set("spacing", .number((node.arguments.number("spacing") ?? 8).bounded))
    outer.children = cells.chunks(of: max(rows.count, 1)).map { column in
      var stack = Draft("vstack", at: spot)
      stack.set("spacing", .number((rows.first?.number("spacing") ?? 8).bounded))
      stack.children = zip(column, rows).map { cell, row in
        guard let height = row.number("fixed") else { return cell }
        return cell.adding(
          [("height", .still(.number(max(height, 0).bounded)))], at: .frame, spot: spot)
      }
      return stack
    }
    return outer
  }

  /// A `Grid`: rows whose cells are as wide as those above and below.
  private mutating func table(_ node: RecordedNode, _ spot: Spot) -> Draft {
    note(
      spot, "the cells of a Grid are as wide as each of them is, not as the widest of its column")
    var column = Draft("vstack", at: spot)
    if let spacing = node.arguments.number("verticalSpacing") {
      column.set("spacing", .number(spacing.bounded))
    } else {
      column.set("spacing", .word("system"))
    }
    column.children = drafts(node.children).map { row in
      var row = row
      if row.kind == "hstack", let spacing = node.arguments.number("horizontalSpacing") {
        row.set("spacing", .number(spacing.bounded))
      }
      return row
    }
    return column
  }

  /// The views themselves, where one stands for several.
  private func expanded(_ drafts: [Draft]) -> [Draft] {
    drafts.flatMap { draft -> [Draft] in
      guard draft.kind == "repeat", case .number(let count)? = draft["count"]?.start else {
        return [draft]
      }
      guard draft.children.count == 1 else { return draft.children }
      return Array(repeating: draft.children[0], count: Int(min(count, Double(Limits.nodes))))
    }
  }
}

extension RecordedNode {
  /// What its modifiers say of the order in which it is painted.
  fileprivate var zIndex: Double {
    if kind == "zIndex" { return arguments.number("value") ?? 0 }
    let isModifier = children.count == 1 && !["vstack", "hstack", "zstack"].contains(kind)
    return isModifier && kind != "geometry" ? children[0].zIndex : 0
  }

  /// The section it is, perhaps within modifiers.
  fileprivate var section: RecordedNode? {
    if kind == "section" { return self }
    guard children.count == 1, kind == "view" || kind == "item" || kind == "listRow" else {
      return nil
    }
    return children[0].section
  }

  /// The rows that it is in a list.
  fileprivate var listRows: [RecordedNode] {
    switch kind {
    case "forEach", "item": children.flatMap(\.listRows)
    case "view" where children.count != 1: children.flatMap(\.listRows)
    default: [self]
    }
  }
}

extension String {
  /// As a name in the language: a letter, then letters, digits, `.`, `-` and `_`.
  fileprivate var asName: String? {
    let name = String(prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    return name.first?.isLetter == true ? name : nil
  }

  /// `leading` of `topLeading`.
  fileprivate var horizontalPart: String {
    let word = lowercased()
    return word.hasSuffix("leading")
      ? "leading" : word.hasSuffix("trailing") ? "trailing" : "center"
  }
}
