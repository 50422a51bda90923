import SkeletonLanguage
import SkeletonModel

// The bars of navigation and of tabs, in the measures that iOS has had up to 18.
extension Translator {
  private static let barHeight = 44.0
  private static let largeTitleHeight = 52.0
  private static let tabBarHeight = 49.0

  /// A screen under its bar; without a title or a button it has none.
  mutating func navigation(_ node: RecordedNode, _ spot: Spot) -> [Draft] {
    let title = node.arguments.text("title").flatMap { $0.isEmpty ? nil : $0 }
    let hasItems = !node.leading.isEmpty || !node.trailing.isEmpty || !node.principal.isEmpty
    let hasBar = node.arguments["hidden"]?.isTrue != true && (title != nil || hasItems)
    let isLarge =
      hasBar && title != nil && node.arguments.text("displayMode").map { $0 != "inline" } != false
    let wasUnderTitle = isUnderLargeTitle
    isUnderLargeTitle = isLarge
    let content = drafts(node.children)
    isUnderLargeTitle = wasUnderTitle
    guard hasBar || !node.bottom.isEmpty else { return content }
    let screen = Draft.only(content, as: "zstack", at: spot)
    var rows: [Draft] = []
    if hasBar { rows.append(bar(node, isLarge ? nil : title, spot)) }
    if isLarge, let title { rows.append(largeTitle(title, spot)) }
    rows.append(filling(screen, spot))
    if !node.bottom.isEmpty {
      let items = within(line / Double(node.bottom.count)) { $0.drafts(node.bottom) }
      rows.append(toolbar(items, spot))
    }
    return [stacked(rows, over: screen, spot)]
  }

  /// A title, or what stands for it, in the middle, and what leads and trails at the sides.
  private mutating func bar(_ node: RecordedNode, _ title: String?, _ spot: Spot) -> Draft {
    // Three share it.
    var (middle, leading, trailing) = within(line / 3) {
      ($0.drafts(node.principal), $0.drafts(node.leading), $0.drafts(node.trailing))
    }
    var bar = Draft("zstack", at: spot)
    if middle.isEmpty, let title {
      middle = [words(title, font(17, "semibold"), spot)]
    }
    if !middle.isEmpty { bar.children.append(Draft.only(middle, as: "hstack", at: spot)) }
    if !leading.isEmpty || !trailing.isEmpty {
      var items = Draft("hstack", at: spot)
      items.set("spacing", .number(16))
      items.children = leading + [Draft("spacer", at: spot)] + trailing
      bar.children.append(items)
    }
    bar.set("padding", .map([.init("horizontal", .number(16))]))
    bar.set("maxWidth", .word("fill"))
    bar.set("height", .number(Self.barHeight))
    bar.reach(.frame)
    return bar
  }

  private mutating func largeTitle(_ title: String, _ spot: Spot) -> Draft {
    var text = words(title, font(34, "bold"), spot)
    text.set("padding", .map([.init("horizontal", .number(16)), .init("bottom", .number(8))]))
    text.set("maxWidth", .word("fill"))
    text.set("frameAlignment", .word("bottomLeading"))
    text.set("minHeight", .number(Self.largeTitleHeight))
    text.reach(.flexibleFrame)
    return text
  }

  /// Bars are as high at every size of type, and so are their words.
  private func font(_ size: Double, _ weight: String) -> Written {
    .map([
      .init("size", .number(size)), .init("weight", .word(weight)),
      .init("dynamicTypeSize", .word("large")),
    ])
  }

  private mutating func words(_ text: String, _ font: Written, _ spot: Spot) -> Draft {
    var draft = Draft("text", at: spot)
    draft.set("value", .text(shown(text, at: spot)))
    draft.set("font", font)
    draft.set("color", .word("label"))
    draft.set("lineLimit", .number(1))
    return draft
  }

  /// What stands below a screen, with a line above it.
  private func toolbar(_ items: [Draft], _ spot: Spot) -> Draft {
    var row = Draft("hstack", at: spot)
    row.children = items
    row.set("padding", .map([.init("horizontal", .number(16))]))
    row.set("maxWidth", .word("fill"))
    row.set("height", .number(Self.tabBarHeight))
    row.reach(.frame)
    return lined(row, spot)
  }

  /// On a ground of its own that continues to the edge of the screen.
  private func lined(_ row: Draft, _ spot: Spot) -> Draft {
    var stack = Draft("vstack", at: spot)
    stack.set("spacing", .number(0))
    stack.set("background", .word("systemBackground"))
    stack.children = [Draft("divider", at: spot), row]
    stack.reach(.background)
    return stack
  }

  private func filling(_ screen: Draft, _ spot: Spot) -> Draft {
    guard screen.kind != "scroll" else { return screen }
    return screen.adding(
      [("maxWidth", .still(.word("fill"))), ("maxHeight", .still(.word("fill")))],
      at: .flexibleFrame, isApart: screen.stage > .flexibleFrame, spot: spot)
  }

  /// Above each other, on the ground of what scrolls: it continues behind bars.
  private func stacked(_ rows: [Draft], over screen: Draft, _ spot: Spot) -> Draft {
    var stack = Draft("vstack", at: spot)
    stack.set("spacing", .number(0))
    stack.children = rows
    if screen.kind == "scroll", let ground = screen["background"] {
      stack.set("background", ground)
      stack.reach(.background)
    }
    return stack
  }

  // MARK: - Tabs

  /// The chosen screen over the bar to choose by.
  mutating func tabs(_ node: RecordedNode, _ spot: Spot) -> [Draft] {
    let content = drafts(node.children)
    let style = node.arguments.text("style") ?? "automatic"
    let items = node.arguments["items"]?.items ?? []
    if style == "page", !content.isEmpty {
      note(spot, "the dots below pages are not drawn")
    }
    guard !["page", "pageWithoutIndex"].contains(style), !items.isEmpty else { return content }
    let selected = node.arguments.number("selected") ?? 0
    var row = Draft("hstack", at: spot)
    row.set("spacing", .number(0))
    row.children = items.enumerated().map { index, item in
      tab(item, isSelected: Double(index) == selected, node, spot)
    }
    row.set("maxWidth", .word("fill"))
    row.set("height", .number(Self.tabBarHeight))
    row.reach(.frame)
    let screen = Draft.only(content, as: "zstack", at: spot)
    return [stacked([filling(screen, spot), lined(row, spot)], over: screen, spot)]
  }

  private mutating func tab(
    _ item: JSON, isSelected: Bool, _ node: RecordedNode, _ spot: Spot
  ) -> Draft {
    let usual = JSON.style(isSelected ? "systemBlue" : "systemGray")
    let style = isSelected ? node.arguments["tint"] ?? usual : usual
    var tab = Draft("vstack", at: spot)
    tab.set("spacing", .number(3))
    if let name = item.text("image"), !name.isEmpty {
      var symbol = node
      symbol.kind = "image"
      symbol.children = []
      // Tabs have the filled variants of symbols that have some.
      let filled = name + ".fill"
      let drawn = Symbol(named: filled) == nil ? name : filled
      symbol.arguments = .object([
        .init("system", .string(drawn)), .init("font", .object([.init("size", 19)])),
        .init("style", style),
      ])
      tab.children += drafts(symbol)
    }
    if let title = item.text("title"), !title.isEmpty {
      var text = words(title, font(10, "medium"), spot)
      text.set("color", paint(style, at: spot))
      tab.children.append(text)
    }
    tab.set("maxWidth", .word("fill"))
    tab.reach(.flexibleFrame)
    return tab
  }
}
