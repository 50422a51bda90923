import SkeletonLanguage
import SkeletonModel

// The bars of navigation and of tabs.
extension Translator {
  /// A screen under its bar; without a title or a button it has none, unless it asks for one.
  mutating func navigation(_ node: RecordedNode, _ spot: Spot) -> [Draft] {
    let title = node.arguments.text("title").flatMap { $0.isEmpty ? nil : $0 }
    let hasItems = !node.leading.isEmpty || !node.trailing.isEmpty || !node.principal.isEmpty
    let isShown = node.arguments["shown"]?.isTrue == true
    let hasBar = node.arguments["hidden"]?.isTrue != true && (title != nil || hasItems || isShown)
    let search = node.arguments["hidden"]?.isTrue == true ? nil : node.arguments["search"]
    // Tabs have the lower edge of the screen.
    let foot = isInTabs ? nil : measures.search.foot
    let isLarge =
      hasBar && title != nil && node.arguments.text("displayMode").map { $0 != "inline" } != false
    let (wasUnderTitle, wasUnderSmallTitle) = (isUnderLargeTitle, isUnderSmallTitle)
    isUnderLargeTitle = isLarge && (search == nil || foot != nil)
    isUnderSmallTitle = hasBar && !isLarge && (search == nil || foot != nil)
    let content = drafts(node.children)
    (isUnderLargeTitle, isUnderSmallTitle) = (wasUnderTitle, wasUnderSmallTitle)
    guard hasBar || !node.bottom.isEmpty || search != nil else { return content }
    let screen = Draft.only(content, as: "zstack", at: spot)
    var rows: [Draft] = []
    if hasBar { rows.append(bar(node, isLarge ? nil : title, spot)) }
    if isLarge, let title {
      rows.append(largeTitle(title, node.arguments["largeTitleColor"], spot))
    }
    if let search, foot == nil { rows.append(searchField(search, spot)) }
    if hasBar, node.arguments["showsGround"]?.isTrue == true {
      let said = node.arguments["ground"].map { paint($0, at: spot) }
      if said == nil { note(spot, "the material of a bar is drawn as a plain colour") }
      let ground = said ?? measures.bar.ground(variant)
      rows = [underlined(head(rows, on: .still(ground), spot), spot)]
    } else if !rows.isEmpty, let ground = screen.topGround, ground != screen.screenGround {
      rows = [head(rows, on: ground, spot)]
    }
    rows.append(filling(screen.withoutTranslucentGround, spot))
    if let search, let foot {
      var field = searchField(search, height: foot.height, spot)
      field.set("padding", edges(0, foot.side, 0, foot.side))
      field.set("height", .number(max(foot.height + foot.bottom - safeArea.bottom, 0)))
      field.set("frameAlignment", .word("top"))
      field.reach(.frame)
      rows.append(field)
    }
    if !node.bottom.isEmpty {
      isInBar = true
      rows.append(toolbar(drafts(node.bottom), spot))
      isInBar = false
    }
    return [stacked(rows, over: screen, spot)]
  }

  /// What stands above a screen, on a ground of its own.
  private func head(_ rows: [Draft], on ground: Moving<Written>, _ spot: Spot) -> Draft {
    var head = Draft("vstack", at: spot)
    head.set("spacing", .number(0))
    head.children = rows
    head.set("background", ground)
    head.reach(.background)
    return head
  }

  /// With the line at its foot that a bar has where its ground is seen.
  private mutating func underlined(_ head: Draft, _ spot: Spot) -> Draft {
    guard let color = measures.bar.footLine else { return head }
    var line = Draft("block", at: spot)
    line.set("height", .number(1 / Double(variant.scale)))
    line.set("fill", color(variant))
    line.reach(.margin)
    return layered(head, under: [line], aligned: "bottom", spot)
  }

  /// A title, or what stands for it, in the middle, and what leads and trails at the sides.
  private mutating func bar(_ node: RecordedNode, _ title: String?, _ spot: Spot) -> Draft {
    isInBar = true
    var middle = drafts(node.principal)
    let leading = buttons(node.leading, spot)
    let trailing = buttons(node.trailing, spot)
    isInBar = false
    if middle.isEmpty, let title {
      let size = variant.type.barTitleSize
      var text = words(title, font(size, "semibold"), spot)
      if let color = node.arguments["titleColor"] { text.set("color", plainColor(color, at: spot)) }
      // Larger letters stand on the same line.
      let rise = (SanFrancisco.ascent - SanFrancisco.descent) * (size - TypeSize.large.barTitleSize)
      if rise > 0 {
        text.set("padding", .map([.init("bottom", .number(rise.toHundredths))]))
        text.reach(.padding)
      }
      middle = [text]
    }
    var bar = barContent(middle, leading: leading, trailing: trailing, spot)
    // Buttons on grounds of their own stand at the top.
    let below = measures.bar.buttonSide.map { measures.bar.height - $0 } ?? 0
    let above = max(measures.bar.leastTop - (isInSheet ? 0 : safeArea.top), 0)
    bar.set("padding", edges(above, barSide, below, barSide))
    bar.set("maxWidth", .word("fill"))
    bar.set("height", .number(above + measures.bar.height))
    bar.reach(.frame)
    return bar
  }

  /// What a bar leaves at its sides.
  private var barSide: Double { width < measures.bar.wideFrom ? 16 : 20 }

  /// A title in the middle of its bar, between what leads and what trails.
  ///
  /// Where these leave it no room there it stands beside the wider side, and is cut at the other one.
  private mutating func barContent(
    _ middle: [Draft], leading: [Draft], trailing: [Draft], _ spot: Spot
  ) -> Draft {
    var bar = Draft("zstack", at: spot)
    guard !leading.isEmpty || !trailing.isEmpty else {
      bar.children = middle.isEmpty ? [] : [Draft.only(middle, as: "hstack", at: spot)]
      return bar
    }
    let spacing = measures.bar.itemSpacing
    let gap = measures.bar.titleGap
    guard !middle.isEmpty, mayMeet(middle, leading, trailing) else {
      var items = Draft("hstack", at: spot)
      items.set("spacing", .number(spacing))
      items.children = leading + [Draft("spacer", at: spot)] + trailing
      if !middle.isEmpty { bar.children.append(Draft.only(middle, as: "hstack", at: spot)) }
      bar.children.append(items)
      return bar
    }
    barCount += 1
    func measured(_ drafts: [Draft], _ name: String) -> (draft: Draft, width: Double?) {
      var group = Draft("hstack", at: spot)
      group.set("spacing", .number(spacing))
      group.children = drafts
      group.geometry = "\(Self.cellPrefix)bar \(barCount) \(name)"
      return (group, group.geometry.flatMap { sizes[$0]?.width })
    }
    let (leads, trails) = (measured(leading, "leading"), measured(trailing, "trailing"))
    var title = measured(middle, "title")
    title.draft.set("layoutPriority", .number(1))
    // What trails has the room that the title leaves, unless that is too narrow for it.
    let rest = width - 2 * barSide - (title.width ?? 0)
    let isBesideTrailing =
      trails.width.map { $0 + gap > rest / 2 } == true
      && (trails.width ?? 0) > (leads.width ?? 0)
    func side(_ group: Draft, _ edge: String, inner: String, isFlexible: Bool) -> Draft {
      var group = group
      group.set("fixedSize", .word("horizontal"))
      group.reach(.fixedSize)
      let isEmpty = group.children.isEmpty
      var place = Draft("zstack", at: spot)
      place.children = isEmpty ? [] : [group]
      if !isEmpty { place.set("padding", .map([.init(inner, .number(gap))])) }
      if isFlexible {
        place.set("maxWidth", .word("fill"))
        place.set("frameAlignment", .word(edge))
      }
      place.reach(.flexibleFrame)
      return place
    }
    var row = Draft("hstack", at: spot)
    row.set("spacing", .number(0))
    row.children = [
      side(leads.draft, "leading", inner: "trailing", isFlexible: true), title.draft,
      side(trails.draft, "trailing", inner: "leading", isFlexible: !isBesideTrailing),
    ]
    bar.children = [row]
    return bar
  }

  /// Whether a title may be too wide for the middle of its bar, as far as numbers of letters tell.
  private func mayMeet(_ middle: [Draft], _ leading: [Draft], _ trailing: [Draft]) -> Bool {
    let sides = [leading, trailing].map { $0.map(\.mostWidth).reduce(0, +) }
    let most = max(sides[0], sides[1]) + measures.bar.titleGap
    return middle.map(\.mostWidth).reduce(0, +) + 2 * most > width - 2 * barSide
  }

  /// What stands at a side of a bar: as it is, or together on a ground.
  private mutating func buttons(_ nodes: [RecordedNode], _ spot: Spot) -> [Draft] {
    guard let side = measures.bar.buttonSide else { return drafts(nodes) }
    var groups: [Draft] = []
    var group: [Draft] = []
    func close() {
      guard !group.isEmpty else { return }
      groups.append(onGlass(group, side, spot))
      group = []
    }
    for node in nodes {
      let style = node.barButton?.arguments.text("style")
      if let button = node.barButton, ["glassProminent", "borderedProminent"].contains(style) {
        close()
        let label = Draft.only(drafts(button.children), as: "hstack", at: spot)
        let isEnabled = isEnabled(button)
        let ground = prominentGround(of: button, isEnabled: isEnabled, spot)
        groups.append(onGround([label], side, ground, spot))
      } else {
        group += drafts(node)
      }
    }
    close()
    return groups
  }

  private func onGlass(_ items: [Draft], _ side: Double, _ spot: Spot) -> Draft {
    var glass = onGround(items, side, measures.bar.glass(variant), spot)
    glass.set(
      "shadow",
      .map([
        .init("color", .text("#000000 @ 0.085")), .init("radius", .number(16)),
        .init("y", .number(7.5)),
      ]))
    glass.reach(.effect)
    return glass
  }

  private func onGround(
    _ items: [Draft], _ side: Double, _ ground: Written, _ spot: Spot
  ) -> Draft {
    var row = Draft("hstack", at: spot)
    row.set("spacing", .number(measures.bar.itemSpacing))
    row.children = items
    let margin = measures.bar.buttonMargin
    row.set("padding", .map([.init("horizontal", .number(margin))]))
    row.set("minWidth", .number(side))
    row.set("height", .number(side))
    row.set("background", ground)
    row.set("radius", .word("capsule"))
    row.reach(.outline)
    return row
  }

  private mutating func largeTitle(_ title: String, _ color: JSON?, _ spot: Spot) -> Draft {
    // Unlike a small one it grows with the size of type.
    let style: Written = .map([
      .init("relativeTo", .word("largeTitle")), .init("weight", .word("bold")),
    ])
    var text = words(title, style, spot)
    if let color { text.set("color", plainColor(color, at: spot)) }
    text.set("padding", edges(0, barSide, variant.type.belowLargeTitle, barSide))
    text.set("maxWidth", .word("fill"))
    text.set("frameAlignment", .word("bottomLeading"))
    text.set("height", .number(variant.type.largeTitleHeight))
    text.reach(.flexibleFrame)
    return text
  }

  private mutating func badge(_ label: String, _ spot: Spot) -> Draft {
    let tabs = measures.tabs
    var text = words(label, font(13, "regular"), spot)
    text.set("color", .word("white"))
    text.set("padding", .map([.init("horizontal", .number(4))]))
    text.set("minWidth", .number(tabs.badgeSide))
    text.set("height", .number(tabs.badgeSide))
    text.set("background", system("systemRed"))
    text.set("radius", .word("capsule"))
    text.set("offset", offset(tabs.badgeOffset.x, tabs.badgeOffset.y))
    text.reach(.effect)
    return text
  }

  /// A field with a glass before its words.
  private mutating func searchField(
    _ search: JSON, height: Double? = nil, _ spot: Spot
  ) -> Draft {
    let size = measures.search
    let letters = size.grows ? SystemFonts.font("body", at: variant.type)?.size ?? 17 : 17
    var glass = Draft(
      sign: size.sign.lines, Extent(width: 20.67, height: 19.33), .word("secondaryLabel"),
      pen: size.sign.pen, joinsRound: false, at: spot)
    glass.set("width", .number((20.67 * letters / 17).toHundredths))
    glass.set("height", .number((19.33 * letters / 17).toHundredths))
    let written = search.text("text").flatMap { $0.isEmpty ? nil : $0 }
    var text = words(written ?? search.text("prompt") ?? "", font(letters, size.weight), spot)
    if written == nil { text.set("color", .word("secondaryLabel")) }
    var field = Draft("hstack", at: spot)
    field.set("spacing", .number(size.gap))
    field.children = [glass, text]
    if written != nil {
      var clearing = Draft("icon", at: spot)
      clearing.set("name", .map([.init("symbol", .word("xmark.circle.fill"))]))
      clearing.set("size", .number(17))
      clearing.set("color", .word("secondaryLabel"))
      field.children += [Draft("spacer", at: spot), clearing]
    }
    field.set("padding", edges(0, size.leading, 0, size.leading))
    field.set("maxWidth", .word("fill"))
    field.set("frameAlignment", .word("leading"))
    field.set(
      "height",
      .number((height ?? size.height * (size.grows ? variant.type.growth : 1)).toHundredths))
    field.set("background", size.ground(variant))
    field.set("radius", size.radius.map { .number($0) } ?? .word("capsule"))
    field.reach(.outline)
    var row = Draft("zstack", at: spot)
    row.children = [field]
    // Beside a safe area it is as close as on a narrow screen.
    let side = safeArea.leading > 0 ? 16 : barSide
    row.set("padding", edges(size.above, side, size.below, side))
    row.reach(.padding)
    return row
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
    row.set("height", .number(measures.tabs.height))
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
    guard screen.kind != "scroll" else { return screen.amongBars(at: spot) }
    return screen.adding(
      [("maxWidth", .still(.word("fill"))), ("maxHeight", .still(.word("fill")))],
      at: .flexibleFrame, isApart: screen.stage > .flexibleFrame, spot: spot
    ).amongBars(at: spot)
  }

  /// Above each other, on the ground of the screen: it continues behind bars.
  private func stacked(_ rows: [Draft], over screen: Draft, _ spot: Spot) -> Draft {
    var stack = Draft("vstack", at: spot)
    stack.set("spacing", .number(0))
    stack.children = rows
    stack.raiseBars()
    if let ground = screen.screenGround {
      stack.set("background", ground)
      stack.reach(.background)
    }
    return stack
  }

  // MARK: - Tabs

  /// The chosen screen over the bar to choose by.
  mutating func tabs(_ node: RecordedNode, _ spot: Spot) -> [Draft] {
    let isPaged = node.arguments.text("style") == "page"
    let wasInTabs = isInTabs
    isInTabs = isInTabs || !isPaged
    let content = drafts(node.children)
    isInTabs = wasInTabs
    var items = node.arguments["items"]?.items ?? []
    if isPaged { return [page(.only(content, as: "zstack", at: spot), spot)] }
    guard !items.isEmpty else { return content }
    var selected = Int(node.arguments.number("selected") ?? 0)
    let most = measures.tabs.most
    if items.count > most {
      items = items.prefix(most - 1) + [["title": "More", "image": "ellipsis"]]
      selected = min(selected, most - 1)
    }
    var row = Draft("hstack", at: spot)
    row.set("spacing", .number(0))
    row.children = items.enumerated().map { index, item in
      tab(item, isSelected: index == selected, of: items.count, node, spot)
    }
    let screen = Draft.only(content, as: "zstack", at: spot)
    guard let platter = measures.tabs.platter else {
      row.set("maxWidth", .word("fill"))
      row.set("height", .number(measures.tabs.height))
      row.reach(.frame)
      var page = filling(screen.withoutTranslucentGround, spot)
      let bar = scrollsBelowBar(&page) ? lined(row, spot) : row
      return [stacked([page, bar], over: screen, spot)]
    }
    let bar = floating(row, platter, spot)
    let page = filling(screen.withoutTranslucentGround, spot)
    return [stacked([page, bar], over: screen, spot)]
  }

  /// A page that is turned takes all that there is and no more, whatever is on it, and what does not fit
  /// is cut.
  private func page(_ content: Draft, _ spot: Spot) -> Draft {
    room(filling(content, spot), spot)
  }

  /// Whether what scrolls on a page goes on below the bar of tabs, which has a ground of its own only
  /// then: read off iOS 17.4.
  ///
  /// Which is higher, what scrolls or its room, is measured, as cells of grids are.
  private mutating func scrollsBelowBar(_ page: inout Draft) -> Bool {
    pageCount += 1
    let name = "\(Self.cellPrefix)page \(pageCount)"
    let names = (room: name, content: "\(name) content")
    switch page.measureScroll(room: names.room, content: names.content) {
    case nil: return false
    case false?: return true
    case true?:
      guard let room = sizes[names.room], let content = sizes[names.content] else { return true }
      return content.height > room.height
    }
  }

  /// A capsule that reaches below the safe area, in the room that a bar takes of the screen.
  private func floating(
    _ row: Draft, _ platter: SystemMeasures.Platter, _ spot: Spot
  ) -> Draft {
    var row = row
    row.set("padding", .map([.init("horizontal", .number(platter.side))]))
    row.set("height", .number(platter.height))
    row.set("background", measures.bar.glass(variant))
    row.set("radius", .word("capsule"))
    row.set(
      "shadow",
      .map([
        .init("color", .text("#000000 @ 0.07")), .init("radius", .number(16)),
        .init("y", .number(7.5)),
      ]))
    row.reach(.effect)
    var bar = Draft("zstack", at: spot)
    bar.children = [row]
    bar.set("maxWidth", .word("fill"))
    bar.set("height", .number(max(platter.height + platter.bottom - safeArea.bottom, 0)))
    bar.set("frameAlignment", .word("top"))
    bar.reach(.frame)
    return bar
  }

  /// A picture of a catalogue as bars have it: in one colour.
  private mutating func template(
    _ picture: AssetImages.Picture, _ style: JSON?, _ spot: Spot
  ) -> Draft {
    var block = Draft("block", at: spot)
    let color = style.map { plainColor($0, at: spot) } ?? measures.tabs.plain(variant)
    block.set("fill", picture.fill(in: color))
    block.set("width", .number(picture.size.width.bounded))
    block.set("height", .number(picture.size.height.bounded))
    block.reach(.frame)
    return block
  }

  private mutating func tab(
    _ item: JSON, isSelected: Bool, of count: Int, _ node: RecordedNode, _ spot: Spot
  ) -> Draft {
    let style = node.arguments["tint"] ?? .style("accent")
    var tab = Draft("vstack", at: spot)
    tab.set("spacing", .number(measures.tabs.symbolHeight == nil ? 1 : 0))
    if let name = item.text("image"), !name.isEmpty {
      var symbol = node
      symbol.kind = "image"
      symbol.children = []
      // Tabs have the filled variants of symbols that have some.
      let filled = name + ".fill"
      let drawn = Symbol(named: filled) == nil ? name : filled
      let isOwn = Symbol(named: drawn) == nil && assets.symbol(name) != nil
      symbol.arguments = .object([
        .init(isOwn ? "asset" : "system", .string(drawn)),
        .init("font", .object([.init("size", .number(measures.tabs.symbolSize))])),
        .init("style", style),
      ])
      let picture = try? assets.images(name)?.picture(for: variant).get()
      let ownPicture = Symbol(named: name) == nil ? picture : nil
      let drawings =
        ownPicture.map { [template($0, isSelected ? style : .none, spot)] } ?? drafts(symbol)
      tab.children += drawings.map { symbol in
        var symbol = symbol
        if !isSelected, ownPicture == nil {
          let plain = measures.tabs.plain
          if symbol.kind == "icon" {
            symbol.set("color", plain(variant))
          } else if isOwn {
            symbol.set("fill", plain(variant))
          } else {
            // What stands for a symbol is faint.
            symbol.set("fill", plain.faded(to: 0.16)(variant))
          }
        }
        if let height = measures.tabs.symbolHeight {
          symbol = symbol.adding(
            [("height", .still(.number(height)))], at: .frame, isApart: true, spot: spot)
        }
        guard let words = item.text("badge") else { return symbol }
        return layered(symbol, under: [badge(words, spot)], spot)
      }
    }
    if let title = item.text("title"), !title.isEmpty {
      var text = words(title, font(10, measures.tabs.titleWeight), spot)
      text.set("color", isSelected ? paint(style, at: spot) : measures.tabs.plain(variant))
      tab.children.append(text)
    }
    guard let platter = measures.tabs.platter else {
      tab.set("maxWidth", .word("fill"))
      tab.reach(.flexibleFrame)
      return tab
    }
    let room = width - 2 * (platter.bottom + platter.side)
    let itemWidth = min(platter.itemWidth, max(room / Double(count), 0)).toHundredths
    tab.set("width", .number(itemWidth))
    tab.set("height", .number(platter.height))
    tab.reach(.frame)
    guard isSelected else { return tab }
    // It is wider than the item, and lies below those beside it.
    var chosen = Draft("block", at: spot)
    chosen.set("width", .number(itemWidth + 2 * platter.overhang))
    chosen.set("height", .number(platter.height - 2 * platter.inset))
    chosen.set("fill", platter.chosen(variant))
    chosen.set("radius", .word("capsule"))
    var item = Draft("zstack", at: spot)
    item.set("width", .number(itemWidth))
    item.reach(.frame)
    item.children = [chosen, tab]
    return item
  }
}

extension Draft {
  /// How wide what stands in a bar is at most, about.
  fileprivate var mostWidth: Double {
    switch kind {
    case "text":
      if case .text(let words)? = self["value"]?.start { 11 * Double(words.count) } else { 0 }
    case "icon", "block", "spinner": 44
    default: children.reduce(0) { $0 + $1.mostWidth + 16 }
    }
  }
}

extension RecordedNode {
  /// The button that stands in a bar, perhaps in views of an app's own.
  fileprivate var barButton: RecordedNode? {
    if kind == "button" { return self }
    return kind == "view" && children.count == 1 ? children[0].barButton : nil
  }
}
