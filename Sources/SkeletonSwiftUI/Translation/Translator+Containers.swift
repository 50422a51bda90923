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
      stack.children = guided(node, at: spot) { translator in
        node.kind == "vstack"
          ? node.children.flatMap { translator.inOrder($0) } : translator.beside(node)
      }
      return [stack]
    case "vgrid": return [grid(node, spot)]
    case "hgrid": return [sideways(node, spot)]
    case "grid": return [table(node, spot)]
    case "gridRow":
      // Outside of a grid it is as good as a row.
      var row = Draft("hstack", at: spot)
      row.children = drafts(node.children)
      return [row]
    case "scroll": return [scroll(node, spot)]
    case "list", "form": return [list(node, spot)]
    case "section": return drafts(node.header) + drafts(node.children) + drafts(node.footer)
    case "forEach": return repeated(node, spot)
    case "item", "link", "menu": return drafts(node.children)
    case "fits": return fitting(node, spot)
    case "navigation": return navigation(node, spot)
    case "tabs": return tabs(node, spot)
    case "presented": return [presented(node, spot)]
    case "view": return view(node, spot)
    case "button":
      return button(node, spot).map { [$0.asButton(named: node.pictureName)] } ?? []
    case "label":
      var row = Draft("hstack", at: spot)
      let gap = isInMenu ? Self.menuSymbolGap : isInList ? measures.list.symbolGap : 8
      row.set("spacing", .number(gap))
      row.children = drafts(node.children)
      if isInList, !isBesideCard, let symbol = row.children.first, symbol.isSymbol {
        var frame = Draft("zstack", at: spot)
        frame.children = [symbol]
        // No row is higher for it. In rows symbols stand below each other, however wide they are.
        let column = isInMenu ? [] : [("width", Moving<Written>.still(.number(labelColumn)))]
        row.children[0] = frame.adding(
          column + [("height", .still(.number(Self.symbolRoom)))], at: .frame, spot: spot)
      }
      return [row]
    case "geometry": return [geometry(node, spot)]
    default: return nil
    }
  }

  /// How high a label's symbol is to its row: no higher than a line of the smallest letters.
  private static let symbolRoom = 13.0

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

  /// Siblings that begin at one height.
  private mutating func beside(_ node: RecordedNode) -> [Draft] {
    let isUnder = (largeTitle: isUnderLargeTitle, smallTitle: isUnderSmallTitle)
    return node.children.flatMap { node in
      (isUnderLargeTitle, isUnderSmallTitle) = isUnder
      return inOrder(node)
    }
  }

  /// A name for what a custom view shows.
  private mutating func view(_ node: RecordedNode, _ spot: Spot) -> [Draft] {
    var found = drafts(node.children)
    guard found.count == 1, let name = node.arguments.text("name") else { return found }
    if found[0].kind == "spacer" || found[0].kind == "repeat" || found[0].isIdentified {
      return found
    }
    found[0].id = name.asName
    return found
  }

  /// The items of a `ForEach`, written once where they are alike.
  private mutating func repeated(_ node: RecordedNode, _ spot: Spot) -> [Draft] {
    let items = node.children.map { inOrder($0) }
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
    } else {
      // Others stand between them: each is called by its own name.
      var counts: [String: Int] = [:]
      for index in list.indices {
        guard let id = list[index].id else { continue }
        counts[id, default: 0] += 1
        if let count = counts[id], count > 1 { list[index].id = "\(id)-\(count)" }
      }
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

  // MARK: - What fits

  /// The first of several views that fits. Which one that is is measured first, as cells of grids are: what
  /// is proposed, and what each would like best.
  private mutating func fitting(_ node: RecordedNode, _ spot: Spot) -> [Draft] {
    let name = Self.fitPrefix + (node.arguments.text("name") ?? "")
    let names = node.children.indices.map { "\(name) \($0)" }
    let axes = node.arguments["axes"]?.items?.compactMap(\.text) ?? ["horizontal", "vertical"]
    let room = sizes[name]
    let drawn = room.map { room in
      names.firstIndex { name in
        guard let own = sizes[name] else { return false }
        return (!axes.contains("horizontal") || own.width < room.width + Self.pixelPart)
          && (!axes.contains("vertical") || own.height < room.height + Self.pixelPart)
      } ?? names.count - 1
    }
    // In one that is measured nothing is too large.
    let isMeasured = isMeasuringFit
    isMeasuringFit = isMeasured || drawn == nil
    let found = alternatives(node.children, drawn: drawn ?? 0)
    isMeasuringFit = isMeasured
    if isMeasured { return found[0] }
    if let drawn { return found[drawn] }
    var all = Draft("block", at: spot)
    all.set("fill", .word("clear"))
    // Where nothing is proposed all that there is fits.
    all.set("idealWidth", .number(Self.boundless))
    all.set("idealHeight", .number(Self.boundless))
    all.geometry = name
    all.reach(.flexibleFrame)
    let tries = zip(found, names).enumerated().map { index, one in
      var draft = Draft.only(one.0, at: spot).wrapped(at: spot)
      draft.set("fixedSize", .word(axes.count == 1 ? axes[0] : "both"))
      if index > 0 { draft.set("opacity", .number(0)) }
      draft.geometry = one.1
      draft.reach(.effect)
      return draft
    }
    return [layered(all, under: tries, spot)]
  }

  /// What names of its sizes begin with.
  static let fitPrefix = "\(cellPrefix)fit "
  /// Longer than any screen.
  private static let boundless = 4000.0
  /// Less than anybody sees.
  private static let pixelPart = 0.01

  // MARK: - Scrolling

  private mutating func scroll(_ node: RecordedNode, _ spot: Spot) -> Draft {
    let axes = node.arguments["axes"]?.items?.compactMap(\.text) ?? ["vertical"]
    // It contains what it scrolls, and no row does.
    let around = rowSides
    rowSides = nil
    let content = Draft.only(drafts(node.children), as: "vstack", at: spot)
    rowSides = around
    guard axes.count < 2 else {
      if ["anchor", "offset", "edge", "start"].contains(where: { node.arguments[$0] != nil }) {
        note(spot, "where a view begins that scrolls both ways is not drawn")
      }
      var both = scrolledBothWays(content, spot)
      if node.arguments["clips"] == .bool(false) { both.remove("clip") }
      return both
    }
    var draft = Draft("scroll", at: spot)
    if axes == ["horizontal"] { draft.set("axis", .word("horizontal")) }
    draft.children = [content]
    return draft.started(as: node, by: self)
  }

  /// What the names of such begin with.
  static let bothWaysPrefix = "\(cellPrefix)scroll "

  /// As large as it likes in the middle of its room, and from its beginning where there is too little room.
  /// Which of these it is is measured, as cells of grids are.
  private mutating func scrolledBothWays(_ content: Draft, _ spot: Spot) -> Draft {
    bothWaysCount += 1
    let name = Self.bothWaysPrefix + "\(bothWaysCount)"
    var content = content.wrapped(at: spot)
    content.set("fixedSize", .word("both"))
    content.reach(.fixedSize)
    content.geometry = "\(name) content"
    var room = room(content, spot)
    if let own = sizes["\(name) content"], let all = sizes[name] {
      let alignment =
        switch (own.width > all.width, own.height > all.height) {
        case (true, true): "topLeading"
        case (true, false): "leading"
        case (false, true): "top"
        case (false, false): "center"
        }
      room.set("frameAlignment", .word(alignment))
    }
    room.geometry = name
    return room
  }

  /// As large as what is offered, whatever is in it; what does not fit is cut.
  func room(_ content: Draft, _ spot: Spot) -> Draft {
    var room = Draft("zstack", at: spot)
    room.children = [content]
    for (key, value) in [
      ("minWidth", Written.number(0)), ("minHeight", .number(0)), ("maxWidth", .word("fill")),
      ("maxHeight", .word("fill")), ("clip", .bool(true)),
    ] {
      room.set(key, value)
    }
    room.reach(.outline)
    return room
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
  var zIndex: Double {
    if kind == "zIndex" { return arguments.number("value") ?? 0 }
    let isModifier = children.count == 1 && !["vstack", "hstack", "zstack"].contains(kind)
    return isModifier && kind != "geometry" ? children[0].zIndex : 0
  }
}

extension String {
  /// As a name in the language: a letter, then letters, digits, `.`, `-` and `_`.
  var asName: String? {
    let name = String(
      drop { $0 == "_" }.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    return name.first?.isLetter == true ? name : nil
  }

  /// `leading` of `topLeading`.
  var horizontalPart: String {
    let word = lowercased()
    return word.hasSuffix("leading")
      ? "leading" : word.hasSuffix("trailing") ? "trailing" : "center"
  }
}

extension Draft {
  /// What scrolls, scrolled to where it begins.
  func started(as node: RecordedNode, by translator: Translator) -> Draft {
    var draft = self
    if node.arguments["clips"] == .bool(false) { draft.set("scrollClipDisabled", .bool(true)) }
    let isSideways = has("axis")
    func along(_ point: [JSON]?) -> Double? {
      let numbers = point?.compactMap(\.number) ?? []
      return numbers.count == 2 ? numbers[isSideways ? 0 : 1] : nil
    }
    if let share = along(node.arguments["anchor"]?.items)?.within(0...1), share > 0 {
      draft.set("start", .word("\((share * 100).toHundredths.shortestDecimal)%"))
    }
    if let points = along(node.arguments["start"]?.items)?.bounded, points > 0 {
      draft.set("start", .number(points))
    }
    if let place = node.arguments["offset"], along(place.items) ?? 0 > 0 {
      draft.children = [children[0].scrolled(to: translator.point(place))]
    }
    let end = isSideways ? "trailing" : "bottom"
    if node.arguments.text("edge") == end {
      draft.children = [children[0].scrolled(to: .word(end))]
    }
    return draft
  }

  /// With the place where the scroll view round it is to have it.
  func scrolled(to place: Written) -> Draft {
    var draft = self
    if kind == "repeat" {
      draft = Draft("vstack", at: spot)
      draft.set("spacing", .word("system"))
      draft.children = [self]
    } else if kind == "spacer" {
      draft = wrapped(at: spot)
    }
    draft.set("scrolledTo", .still(place))
    return draft
  }
}
