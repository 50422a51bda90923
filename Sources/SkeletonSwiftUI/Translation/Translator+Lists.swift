import SkeletonLanguage
import SkeletonModel

/// What is left at the sides of a row.
private typealias EdgeLengths = (top: Double, leading: Double, bottom: Double, trailing: Double)

// Lists and forms.
extension Translator {
  /// How a list looks, by its style.
  private enum ListLook {
    /// Rows on the view's own ground.
    case plain
    /// Rows on a lighter ground, as wide as the list.
    case grouped
    /// Cards.
    case insetGrouped

    init(_ style: String) {
      switch style {
      case "plain", "inset": self = .plain
      case "grouped": self = .grouped
      default: self = .insetGrouped
      }
    }
  }

  /// What cards leave at their sides, and rows in them.
  var side: Double {
    width < measures.list.wideFrom ? measures.list.narrowSide : measures.list.side
  }

  mutating func list(_ node: RecordedNode, _ spot: Spot) -> Draft {
    let style = node.arguments.text("style") ?? (node.kind == "form" ? "insetGrouped" : "automatic")
    let look = ListLook(style)
    let isSidebar = style == "sidebar"
    var column = Draft("vstack", at: spot)
    column.set("spacing", .number(0))
    let (wasInList, around, outerSpacing) = (isInList, rowSides, listSpacing)
    isInList = true
    rowSides = (side, side)
    func spacing(_ name: String) -> Double? {
      node.arguments.number(name).map { max($0, 0).bounded }
    }
    listSpacing = (spacing("rowSpacing") ?? 0, spacing("sectionSpacing"))
    // What comes after it is not below the title.
    defer {
      (isInList, rowSides, listSpacing) = (wasInList, around, outerSpacing)
      (isUnderLargeTitle, isUnderSmallTitle) = (false, false)
    }
    // The cards of a sidebar begin right below its title.
    var above =
      isUnderBar || isSidebar && isUnderLargeTitle
      ? Above.bar : isUnderLargeTitle ? .largeTitle : isUnderSmallTitle ? .smallTitle : .nothing
    (isUnderLargeTitle, isUnderSmallTitle, isUnderBar) = (false, false, false)
    // What is said about them holds for rows without cards as for all that scrolls.
    let margins = look == .plain ? nil : listMargins
    if look != .plain { listMargins = nil }
    var top = margins?.top
    let sections = sections(of: node.children)
    if isSidebar, sections.contains(where: { !$0.header.isEmpty }) {
      note(
        spot, "words above the cards of a sidebar are larger on iOS, and fold what is below them")
    }
    for section in sections {
      column.children += rows(section, look, below: above, top: top, spot)
      above = section.footer.isEmpty ? .card : .footer
      top = nil
    }
    if column.children.isEmpty {
      column = column.adding([("maxWidth", .still(.word("fill")))], at: .flexibleFrame, spot: spot)
    }
    var draft = Draft("scroll", at: spot)
    if look != .plain {
      let horizontal = look == .insetGrouped ? side : 0
      let room = edges(
        0, margins?.leading ?? horizontal, margins?.bottom ?? measures.list.cardGap,
        margins?.trailing ?? horizontal)
      column = column.adding([("padding", .still(room))], at: .padding, spot: spot)
      if node.arguments["background"] != .bool(false) {
        draft.set("background", .word("systemGroupedBackground"))
      }
    }
    draft.children = [column]
    return draft.started(as: node, by: self)
  }

  private struct ListSection {
    var header: [RecordedNode] = []
    var rows: [RecordedNode] = []
    var footer: [RecordedNode] = []
    /// What it says that its rows, its header and its footer are to leave at their sides.
    var insets: EdgeLengths?
  }

  /// Rows that stand outside of a section are one of their own.
  private func sections(of nodes: [RecordedNode]) -> [ListSection] {
    var sections: [ListSection] = []
    var loose = ListSection()
    func close() {
      if !loose.rows.isEmpty { sections.append(loose) }
      loose = ListSection()
    }
    for node in nodes.flatMap(\.listRows) {
      if let section = node.section {
        close()
        let rows = section.children.flatMap(\.listRows)
        sections.append(
          ListSection(
            header: section.header, rows: rows.map { $0.wrapped(in: node.listRowModifiers) },
            footer: section.footer, insets: node.listRowInsets))
      } else {
        loose.rows.append(node)
      }
    }
    close()
    return sections
  }

  /// What stands above a section.
  private enum Above { case nothing, largeTitle, smallTitle, bar, card, footer }

  /// A row and the line below it.
  private struct ListRow {
    var draft: Draft
    /// Whether it wants a line at its top, and at its foot.
    var hasLineAbove: Bool
    var hasLine: Bool
    /// How far into the row the line begins.
    var lineLeading: Double
    /// Whether its view says what lies behind it.
    var hasGround: Bool

    func on(_ fill: Draft.Written) -> ListRow {
      var row = self
      row.draft = draft.adding([("background", .still(fill))], at: .background, spot: draft.spot)
      return row
    }
  }

  /// The colour of what rows stand on.
  private static let cardGround = "secondarySystemGroupedBackground"

  /// - Parameter top: What the app says is above the card.
  private mutating func rows(
    _ section: ListSection, _ look: ListLook, below above: Above, top: Double?, _ spot: Spot
  ) -> [Draft] {
    var column = Draft("vstack", at: spot)
    column.set("spacing", .number(listSpacing.rows))
    column.set("alignment", .word("leading"))
    var rows = section.rows.flatMap { listRows($0, isPlain: look == .plain) }
    // What is apart from its neighbours has a card of its own, without lines.
    let isApart = look != .plain && listSpacing.rows > 0
    // What lies behind a row is in place of its card, not over it.
    let hasGround = look != .plain && !isApart && !rows.contains(where: \.hasGround)
    if look != .plain, !hasGround {
      rows = rows.map { $0.hasGround ? $0 : $0.on(.word(Self.cardGround)) }
    }
    column.children =
      isApart ? rows.map { rounded($0.draft, look) } : lined(rows, look, in: &column)
    let isBelowTitle = above == .largeTitle || above == .smallTitle
    let isFirst = above != .card && above != .footer
    if look == .plain, isBelowTitle || isFirst && !measures.list.hasTopLineBelowTitleAlone,
      section.header.isEmpty, let first = rows.first, first.hasLineAbove
    {
      let leading = measures.list.linesEndWithRows ? first.lineLeading : side
      let line = line(from: leading, to: lineTrailing(look), first.draft.spot)
      column.children[0] = layered(
        column.children[0], under: [line], aligned: "top", first.draft.spot)
    }
    // A row that is wider than the list moves none of the others.
    column = column.adding(
      [
        ("minWidth", .still(.number(0))), ("maxWidth", .still(.word("fill"))),
        ("frameAlignment", .still(.word("leading"))),
      ], at: .flexibleFrame, spot: spot)
    if look != .plain, !isApart {
      if hasGround { column.set("background", .word(Self.cardGround)) }
      column = rounded(column, look)
    }
    let list = measures.list
    // What is said to be between sections is in place of the usual gap.
    let more = (listSpacing.sections ?? list.cardGap) - list.cardGap
    let aboveHeader =
      switch above {
      case .nothing: list.aboveFirstHeader
      case .largeTitle, .smallTitle: list.aboveHeaderBelowTitle
      case .bar: list.aboveHeaderBelowTitle - list.gapBelowTitle
      case .card: max(list.aboveHeader + more, 0)
      case .footer: max(list.aboveHeaderBelowFooter + more, 0)
      }
    let header = headline(section.header, look, top: aboveHeader, own: section.insets, spot)
    let footer = headline(section.footer, look, own: section.insets, spot)
    if look == .plain { return header + [column] + footer }
    if header.isEmpty {
      let gap =
        switch above {
        case .nothing, .smallTitle: list.cardGap
        case .card: list.cardGap + more
        case .largeTitle: list.gapBelowTitle
        case .bar: 0.0
        case .footer: max(list.gapBelowFooter + more, 0)
        }
      column = column.lowered(by: top ?? gap, spot)
    } else if let top {
      column = column.lowered(by: top, spot)
    }
    return header + [column] + footer
  }

  /// With the corners of a card.
  private func rounded(_ draft: Draft, _ look: ListLook) -> Draft {
    var card = draft.stage > .outline ? draft.wrapped(at: draft.spot) : draft
    if look == .insetGrouped {
      card.set("radius", .number(measures.list.radius))
      card.set("clip", .bool(true))
    }
    card.reach(.outline)
    return card
  }

  /// The rows that a recorded view is.
  private mutating func listRows(_ recorded: RecordedNode, isPlain: Bool) -> [ListRow] {
    let said = recorded.listRowModifiers
    let insets = recorded.listRowInsets
    let background = said.lazy.map(\.decoration).first { !$0.isEmpty } ?? []
    func hasLine(at edge: String) -> Bool {
      let words = said.first {
        $0.arguments["separator"] != nil && $0.arguments.text("edge") ?? edge == edge
      }
      return words?.arguments.text("separator") != "hidden"
    }
    let (hasLineAbove, hasLine) = (hasLine(at: "top"), hasLine(at: "bottom"))
    let leading = insets?.leading ?? side
    let list = measures.list
    let around = list.margin(isPlain: isPlain, hasLine: hasLine || hasLineAbove)
    let margin = recorded.isControl ? min(list.controlMargin, around) : around
    let least = list.leastRow(variant.type, margin: around, isField: recorded.isField)
    let offset = lineStart(recorded)
    let outerSides = rowSides
    rowSides = (leading, insets?.trailing ?? side)
    defer { rowSides = outerSides }
    return drafts(recorded).map { draft in
      let (content, isLine) = insets == nil ? measured(draft) : (draft, false)
      let row = row(
        of: content, insets, margin: isLine ? 0 : margin, flexible: around, least: least)
      return ListRow(
        draft: backed(row, by: background), hasLineAbove: hasLineAbove, hasLine: hasLine,
        lineLeading: (leading + offset).toHundredths, hasGround: !background.isEmpty)
    }
  }

  /// What stands in a row, and whether it is a single line of letters that rows do not grow with.
  ///
  /// Up to `ax1` such rows are as high as at the usual size of type: read off iOS 17.4.
  private mutating func measured(_ draft: Draft) -> (Draft, isLine: Bool) {
    guard !measures.list.rowsGrow, variant.type.keepsRows else { return (draft, false) }
    rowCount += 1
    let name = "\(Self.cellPrefix)row \(rowCount)"
    var content = draft.wrapped(at: draft.spot)
    content.geometry = name
    // Its own frame is what is asked for, without the row's margins.
    content.reach(.margin)
    return (content, sizes[name].map { $0.height <= variant.type.bodyLeading } ?? false)
  }

  /// Rows with lines between them: one word for all where they are alike, or each with its own.
  /// In a plain list there is one below the last row of each section, too.
  private mutating func lined(
    _ rows: [ListRow], _ look: ListLook, in column: inout Draft
  ) -> [Draft] {
    let list = measures.list
    let between = zip(rows, rows.dropFirst()).map {
      ($0.hasLine && $1.hasLineAbove, $0.lineLeading)
    }
    let isAlike = Set(between.map(\.0)).count < 2 && Set(between.map(\.1)).count < 2
    let isSaidOnce = isAlike && !list.linesInRows
    if isSaidOnce, between.first?.0 ?? rows.allSatisfy(\.hasLine) {
      column.set("separator", separator(from: rows.first?.lineLeading ?? side, look))
    }
    return rows.indices.map { index in
      let row = rows[index]
      let isLast = index == between.count
      guard isLast ? look == .plain && row.hasLine : !isSaidOnce && between[index].0 else {
        return row.draft
      }
      let line = line(from: row.lineLeading, to: lineTrailing(look), row.draft.spot)
      return layered(row.draft, under: [line], aligned: "bottom", row.draft.spot)
    }
  }

  /// What a line leaves at its end.
  private func lineTrailing(_ look: ListLook) -> Double {
    look != .grouped && measures.list.linesEndWithRows ? side : 0
  }

  /// A line in a row, with what it leaves at its sides.
  private func line(from leading: Double, to trailing: Double, _ spot: Spot) -> Draft {
    var line = Draft("block", at: spot)
    line.set("height", .number(lineThickness))
    line.set("fill", measures.list.lineColor(variant))
    line.set("margin", edges(0, leading, 0, trailing))
    line.reach(.margin)
    return line
  }

  /// A row on what its view says lies behind it, as large as the row.
  private mutating func backed(_ row: Draft, by background: [RecordedNode]) -> Draft {
    guard let first = background.first else { return row }
    if let fill = plainFill(background) {
      return row.adding([("background", fill)], at: .background, spot: row.spot)
    }
    return layered(
      row, over: drafts(background), aligned: first.arguments.text("alignment"), row.spot)
  }

  /// A row with its margins, and as high as rows are at least.
  private func row(
    of draft: Draft, _ own: EdgeLengths?, margin: Double, flexible: Double, least: Double
  ) -> Draft {
    let list = measures.list
    let insets = own ?? (margin, side, margin, side)
    // What has no height of its own is given what the row's ideal one leaves, less a small margin.
    let height = own == nil ? draft.idealHeight : nil
    let isFlexible = height?.isFlexible == true
    let row = draft.padded(
      edges(
        isFlexible ? list.flexibleMargin : insets.top, insets.leading,
        isFlexible ? list.flexibleMargin : insets.bottom, insets.trailing), at: draft.spot
    ).adding(
      [
        ("minHeight", .still(.number(least))), ("maxWidth", .still(.word("fill"))),
        ("frameAlignment", .still(.word("leading"))),
      ], at: .flexibleFrame, spot: draft.spot)
    guard let height, height.isFlexible else { return row }
    let whole = max(least, height.ideal + 2 * flexible)
    return row.adding([("height", .still(.number(whole.bounded)))], at: .frame, spot: draft.spot)
  }

  private var lineThickness: Double {
    measures.list.lineThickness ?? (variant.type.isAccessibility ? 1 : 1 / Double(variant.scale))
  }

  private func separator(from leading: Double, _ look: ListLook) -> Written {
    var entries: [Written.Entry] = [
      .init("color", measures.list.lineColor(variant)), .init("thickness", .number(lineThickness)),
      .init("leading", .number(leading)),
    ]
    let trailing = lineTrailing(look)
    if trailing > 0 { entries.append(.init("trailing", .number(trailing))) }
    return .map(entries)
  }

  /// How far into a row lines begin: at the title of its first label, else at its first text, where
  /// what stands before it has a known width.
  private func lineStart(_ row: RecordedNode) -> Double {
    before(["label"], in: row) ?? before(["label", "text"], in: row) ?? 0
  }

  /// How far into a node the first of some kinds begins.
  private func before(_ kinds: Set<String>, in node: RecordedNode) -> Double? {
    func inner(_ node: RecordedNode) -> Double? { before(kinds, in: node) }
    if kinds.contains(node.kind) {
      return node.kind == "label" ? labelColumn + measures.list.symbolGap : 0
    }
    switch node.kind {
    case "vstack" where !kinds.contains("text") && node.arguments.text("alignment") == "leading":
      // A label counts below texts, too.
      return node.children.lazy.compactMap { before(kinds, in: $0) }.first
    case "padding":
      return node.children.first.flatMap(inner).map {
        $0 + (node.arguments.number("leading") ?? 0)
      }
    case "forEach", "button", "link", "vstack", "toggle":
      return node.children.first.flatMap(inner)
    case let kind where Self.asWide.contains(kind):
      return node.children.first.flatMap(inner)
    // As wide as what it holds, or with that at its start.
    case "flexFrame"
    where ["minWidth", "maxWidth"].allSatisfy { node.arguments[$0] == nil }
      || node.arguments.text("alignment")?.lowercased().contains("leading") == true:
      return node.children.first.flatMap(inner)
    case "hstack":
      let spacing = node.arguments.number("spacing") ?? 8
      var offset = 0.0
      for child in node.children {
        if let place = inner(child) { return offset + place }
        guard let width = fixedWidth(child) else { return nil }
        offset += width + spacing
      }
      return nil
    default: return nil
    }
  }

  private func fixedWidth(_ node: RecordedNode) -> Double? {
    switch node.kind {
    case "frame": node.arguments.number("width")
    case "padding":
      onlyWidth(in: node).map {
        $0 + (node.arguments.number("leading") ?? 0) + (node.arguments.number("trailing") ?? 0)
      }
    case let kind where Self.asWide.contains(kind): onlyWidth(in: node)
    default: symbolWidth(node)
    }
  }

  private func onlyWidth(in node: RecordedNode) -> Double? {
    node.children.count == 1 ? fixedWidth(node.children[0]) : nil
  }

  /// What is as wide as what it holds.
  private static let asWide: Set<String> = [
    "view", "item", "accessibility", "background", "overlay", "mask", "clip", "border", "opacity",
    "shadow", "blur", "blend", "compositingGroup", "scale", "rotation", "offset", "zIndex",
    "listRow",
  ]

  /// The column in which the symbol of a label stands.
  var labelColumn: Double {
    let growth = variant.type.growth
    let isScaled = growth > 1 || measures.list.symbolColumnShrinks
    return (measures.list.symbolColumn * (isScaled ? growth : 1)).toHundredths
  }

  /// Words above and below rows: the recording has them small, grey, and in capitals above cards.
  ///
  /// - Parameters:
  ///   - top: What is above a header; nil for a footer.
  ///   - own: What its section says is round it, if it says nothing itself.
  private mutating func headline(
    _ nodes: [RecordedNode], _ look: ListLook, top: Double? = nil, own: EdgeLengths?, _ spot: Spot
  ) -> [Draft] {
    (isBesideCard, keepsEmptyLines) = (true, true)
    var found = drafts(nodes)
    (isBesideCard, keepsEmptyLines) = (false, false)
    guard !found.isEmpty else { return [] }
    if top != nil, look != .plain, let least = measures.list.emptyHeader,
      nodes.allSatisfy(\.isEmptyText)
    {
      found = [room(width: nil, height: least, spot)]
    }
    let insets: Written =
      switch (look, top, nodes.first?.listRowInsets ?? own) {
      case (_, _, let said?): edges(said.top, said.leading, said.bottom, said.trailing)
      case (.plain, _, nil): edges(6, side, 6, side)
      case (_, let top?, nil): edges(top, side, measures.list.belowHeader, side)
      case (_, nil, nil): edges(measures.list.aboveFooter, side, 0, side)
      }
    return [
      Draft.only(found, as: "vstack", at: spot).padded(insets, at: spot).adding(
        [("maxWidth", .still(.word("fill"))), ("frameAlignment", .still(.word("leading")))],
        at: .flexibleFrame, spot: spot)
    ]
  }
}

extension Draft {
  /// A card below others, or below the top of its list.
  fileprivate func lowered(by gap: Double, _ spot: Spot) -> Draft {
    adding([("margin", .still(.map([.init("top", .number(gap))])))], at: .margin, spot: spot)
  }

  /// With room around it that belongs to it, where it has no looks of its own yet.
  fileprivate func padded(_ insets: Written, at spot: Spot) -> Draft {
    let holdsPadding = isBare && ["vstack", "hstack", "zstack", "grid", "text"].contains(kind)
    return adding([("padding", .still(insets))], at: .padding, isApart: !holdsPadding, spot: spot)
  }

  /// How high it is where no height is proposed, if that can be told without setting texts, and
  /// whether it may be higher.
  fileprivate var idealHeight: (ideal: Double, isFlexible: Bool)? {
    func number(_ key: String) -> Double? {
      if case .number(let number)? = self[key]?.start { number } else { nil }
    }
    guard
      !has("aspectRatio", "fixedSize", "position", "containerRelativeFrame", "relativeTo", "motion")
    else { return nil }
    var margins = 0.0
    for key in ["padding", "margin"] where has(key) {
      guard let margin = self[key]?.start.vertical else { return nil }
      margins += margin
    }
    if let height = number("height") { return (height + margins, false) }
    guard var own = contentHeight else { return nil }
    if let ideal = number("idealHeight") { own.ideal = ideal }
    own.ideal = max(own.ideal, number("minHeight") ?? 0)
    if let most = number("maxHeight") {
      own = (min(own.ideal, most), false)
    } else if has("maxHeight") {
      own.isFlexible = true
    }
    return (own.ideal + margins, own.isFlexible)
  }

  private var contentHeight: (ideal: Double, isFlexible: Bool)? {
    switch kind {
    case "block", "path", "ellipse": return (10, true)
    case "circle": return has("size") ? nil : (10, true)
    case "repeat": return nil
    case "vstack", "hstack", "zstack":
      var ideals: [(ideal: Double, isFlexible: Bool)] = []
      for child in children {
        if child.kind == "repeat", kind == "vstack" {
          guard case .number(let count)? = child["count"]?.start, count <= 1000 else { return nil }
          let items = child.children.map(\.idealHeight)
          for index in 0..<Int(count) {
            guard !items.isEmpty, let item = items[index % items.count] else { return nil }
            ideals.append(item)
          }
        } else {
          guard let ideal = child.idealHeight else { return nil }
          ideals.append(ideal)
        }
      }
      let isFlexible = ideals.contains(where: \.isFlexible)
      guard kind == "vstack" else {
        return (ideals.map(\.ideal).max() ?? 0, isFlexible)
      }
      var spacing = 8.0
      if case .number(let own)? = self["spacing"]?.start { spacing = own }
      return (
        ideals.reduce(spacing * Double(max(ideals.count - 1, 0))) { $0 + $1.ideal }, isFlexible
      )
    default: return nil
    }
  }
}

extension Draft.Written {
  /// What edges come to above and below.
  fileprivate var vertical: Double? {
    switch self {
    case .number(let all): return 2 * all
    case .map(let entries):
      var sum = 0.0
      for entry in entries {
        guard case .number(let length) = entry.value else { return nil }
        switch entry.key {
        case "vertical": sum += 2 * length
        case "top", "bottom": sum += length
        default: break
        }
      }
      return sum
    case .word, .text, .bool, .list: return nil
    }
  }
}

extension RecordedNode {
  /// Whether it is a control beside its name, or a line to write on in a box: such may come closer to
  /// their row's edges than words do.
  fileprivate var isControl: Bool {
    switch kind {
    case "toggle", "datePicker": !children.isEmpty
    case "textField":
      arguments.text("style") == "roundedBorder" && arguments.text("axis") != "vertical"
    case "view", "item", "forEach", "accessibility", "listRow", "vstack":
      children.count == 1 && children[0].isControl
    default: Translator.isModifier(kind) && children.count == 1 && children[0].isControl
    }
  }

  /// Whether it is a line to write in.
  fileprivate var isField: Bool {
    switch kind {
    case "textField": true
    case "view", "item", "forEach", "accessibility", "listRow":
      children.count == 1 && children[0].isField
    default: false
    }
  }

  /// Whether it is a text without a letter.
  fileprivate var isEmptyText: Bool {
    switch kind {
    case "text": arguments.text("text")?.isEmpty == true
    case "view", "item", "forEach": children.count == 1 && children[0].isEmptyText
    default: false
    }
  }

  /// What modifiers say of the row that it is, the outermost first: it holds whatever other
  /// modifiers stand round them.
  fileprivate var listRowModifiers: [RecordedNode] {
    let mayHold = ["view", "item", "forEach"].contains(kind) || Translator.isModifier(kind)
    guard mayHold, children.count == 1 else { return [] }
    return (kind == "listRow" ? [self] : []) + children[0].listRowModifiers
  }

  /// What it says that it leaves at its sides.
  fileprivate var listRowInsets: EdgeLengths? {
    listRowModifiers.lazy.compactMap { $0.arguments["insets"] }.first.map { own in
      (
        own.number("top") ?? 0, own.number("leading") ?? 0, own.number("bottom") ?? 0,
        own.number("trailing") ?? 0
      )
    }
  }

  /// A row of which modifiers around several speak as well.
  fileprivate func wrapped(in modifiers: [RecordedNode]) -> RecordedNode {
    modifiers.reversed().reduce(self) { row, modifier in
      var modifier = modifier
      modifier.children = [row]
      return modifier
    }
  }

  /// The section it is, perhaps within modifiers.
  fileprivate var section: RecordedNode? {
    if kind == "section" { return self }
    guard children.count == 1, ["view", "item", "forEach", "listRow"].contains(kind) else {
      return nil
    }
    return children[0].section
  }

  /// The rows that it is in a list, or those of a list in it: what is said of several holds for each.
  fileprivate var listRows: [RecordedNode] {
    switch kind {
    case "forEach", "item", "list", "form": return children.flatMap(\.listRows)
    case "view":
      let rows = children.flatMap(\.listRows)
      // A list in a list is its rows, and no row.
      let isList = children.contains { ["list", "form"].contains($0.kind) }
      return rows.count == 1 && !isList ? [self] : rows
    case _ where children.count == 1 && Translator.isModifier(kind):
      let rows = children[0].listRows
      return rows.count == 1 ? [self] : rows.map { $0.wrapped(in: [self]) }
    default: return [self]
    }
  }

  /// The views that it is: those in nodes of these kinds, and in views of an app's own.
  func views(through kinds: Set<String>) -> [RecordedNode] {
    guard kinds.contains(kind) || kind == "view" && children.count != 1 else { return [self] }
    return children.flatMap { $0.views(through: kinds) }
  }
}

/// What an app says about the room round the cards of a list; nil where it says nothing.
struct ListMargins: Hashable, Sendable {
  var top, leading, bottom, trailing: Double?

  /// - Parameter outer: What a view around says; what is nearer comes before it.
  init(_ sides: JSON, within outer: ListMargins?) {
    top = sides.number("top") ?? outer?.top
    leading = sides.number("leading") ?? outer?.leading
    bottom = sides.number("bottom") ?? outer?.bottom
    trailing = sides.number("trailing") ?? outer?.trailing
  }
}
