import SkeletonImport
import SkeletonLanguage
import SkeletonLayout
import SkeletonModel

extension Translator {
  /// nil if it is no leaf.
  mutating func leaf(_ node: RecordedNode) -> [Draft]? {
    let spot = spot(of: node)
    switch node.kind {
    case "text": return text(node, spot)
    case "image": return [image(node, spot)]
    case "shape": return shape(node, spot)
    case "fill":
      return [
        draft("block", node, spot) { translator, arguments in
          [("fill", translator.paint(arguments["style"], at: spot))]
            + translator.backdrop(arguments["style"])
        }
      ]
    case "spacer":
      var spacer = draft("spacer", node, spot) { _, arguments in
        arguments.number("minLength").map {
          [("minLength", .number($0.within(0...Limits.length)))]
        } ?? []
      }
      spacer.stack = spacerStack
      return [spacer]
    case "divider":
      var divider = Draft("divider", at: spot)
      if spacerStack == "hstack" { divider.stack = spacerStack }
      // In pictures of iOS 17.
      if variant.type.isAccessibility { divider.set("thickness", .number(1)) }
      return [divider]
    case "progress": return [progress(node, spot)]
    case "unsupported":
      let name = node.arguments.text("name") ?? "this view"
      note(
        spot,
        node.arguments.text("message") ?? "'\(name)' cannot be drawn; a grey area stands there")
      var block = Draft("block", at: spot)
      block.set("fill", .word("systemGray5"))
      return [block]
    case "empty": return []
    default: return nil
    }
  }

  mutating func draft(
    _ kind: String, _ node: RecordedNode, _ spot: Spot,
    _ make: (inout Translator, JSON) -> [(String, Written)]
  ) -> Draft {
    var draft = Draft(kind, at: spot)
    let spots = spots(of: node)
    for (key, value) in values(node, make) {
      draft.set(key, value, at: spots[key] ?? spot.argument(key))
    }
    if let place = node.places["weight"] { draft.setWeightSpot(source(place)) }
    return draft
  }

  // MARK: - Text

  private mutating func text(_ node: RecordedNode, _ spot: Spot) -> [Draft] {
    let said = node.arguments.text("text") ?? ""
    let least = node.arguments.ends.end.number("leastLines").map { min($0.rounded(), 1000) } ?? 1
    if said.isEmpty, !keepsEmptyLines, case .still = node.arguments.ends,
      node.arguments["reservesSpace"]?.isTrue != true, least <= 1
    {
      return [emptyText(spot)]
    }
    // The language has no text that says nothing.
    let text = said.isEmpty ? " " : said
    let runs = runs(of: node.arguments.ends.end, at: spot)
    let draft =
      draft("text", node, spot) { translator, arguments in
        // In several fonts it is a text of runs.
        let font = translator.partsByFont(arguments).first?["font"]
        let isOwn = translator.ownFont(of: font) != nil
        var values: [(String, Written)] = [
          runs.map { ("runs", .list($0)) }
            ?? ("value", .text(translator.shown(text, isInOwnFont: isOwn, at: spot))),
          ("font", translator.font(font, tracking: arguments.number("kerning"), at: spot)),
        ]
        let lineSpacing = translator.lineSpacing(arguments)
        if lineSpacing != 0 { values.append(("lineSpacing", .number(lineSpacing.bounded))) }
        if runs == nil { values += translator.rules(arguments) }
        if arguments["redacted"]?.isTrue == true {
          values.append(("redacted", .bool(true)))
          values.append(("fill", translator.redaction(arguments["style"], at: spot)))
          // A bar as high as the letters of the font, with softened ends.
          values.append(("radius", .number(2)))
        } else {
          values.append(("color", translator.paint(arguments["style"], at: spot)))
        }
        if let alignment = arguments.text("alignment"), alignment != "leading" {
          values.append(("alignment", .word(alignment)))
        }
        if let limit = arguments.number("lineLimit"), (1...1000).contains(limit) {
          values.append(("lineLimit", .number(limit.rounded())))
          if arguments["reservesSpace"]?.isTrue == true {
            values.append(("reservesSpace", .bool(true)))
          }
        }
        if let factor = arguments.number("minimumScaleFactor"), (0..<1).contains(factor) {
          values.append(("minimumScaleFactor", .number(factor)))
        }
        if let mode = arguments.text("truncation"), mode != "tail" {
          values.append(("truncationMode", .word(mode)))
        }
        return values
      }
    guard least > 1 else { return [draft] }
    // As high as so many lines, and with more where it has more.
    var room = Draft("text", at: spot)
    for (key, value): (String, Written) in [
      ("value", .text(" ")), ("color", .word("clear")), ("lineLimit", .number(least)),
      ("reservesSpace", .bool(true)), ("accessibilityHidden", .bool(true)),
    ] { room.set(key, value) }
    for key in ["font", "lineSpacing"] {
      if let value = draft[key] { room.set(key, value) }
    }
    var stack = Draft("zstack", at: spot)
    stack.set("alignment", .word("topLeading"))
    stack.children = [room, draft]
    return [stack]
  }

  /// How high SwiftUI has a text that says nothing, in any font.
  static let emptyText = 14.0

  /// A text that says nothing: no neighbour keeps a distance from it, as from a spacer.
  private func emptyText(_ spot: Spot) -> Draft {
    var room = Draft("spacer", at: spot)
    room.set("minLength", .number(Self.emptyText))
    var text = Draft("vstack", at: spot)
    text.children = [room]
    text.set("fixedSize", .word("vertical"))
    text.reach(.fixedSize)
    return text
  }

  /// Room without anything in it.
  func room(width: Double?, height: Double, _ spot: Spot) -> Draft {
    var room = Draft("block", at: spot)
    if let width { room.set("width", .number(width)) }
    room.set("height", .number(height))
    room.set("fill", .word("clear"))
    room.reach(.frame)
    return room
  }

  /// The parts of a text that are set in different ways; nil if there are none.
  ///
  /// As they are in the end: what is in a list has no value on the way to another.
  private mutating func runs(of text: JSON, at spot: Spot) -> [Written]? {
    let own = text["runs"]?.items ?? []
    let runs = (own.count > 1 ? own : [text]).flatMap(partsByFont)
    guard runs.count > 1 else { return nil }
    return runs.map { run in
      // What cannot be broken as a part is left out, or a space.
      let words = (run.text("text") ?? "").replacing("\u{ad}", with: "")
        .replacing("\t", with: "    ")
      return .map(
        [
          .init(
            "value",
            .text(shown(words, isInOwnFont: ownFont(of: run["font"]) != nil, at: spot))),
          .init("font", font(run["font"], tracking: run.number("kerning"), at: spot)),
          .init("color", paint(run["style"], at: spot)),
        ] + rules(run).map { Written.Entry($0.0, $0.1) })
    }
  }

  /// A text, or a part of one, in parts that its font has all letters of: those that an app's own font
  /// lacks come from the system's.
  private func partsByFont(_ text: JSON) -> [JSON] {
    guard let words = text.text("text").map(Self.clean), let font = text["font"],
      let own = ownFont(of: font)
    else { return [text] }
    let face = Font(family: own.family, weight: own.weight, size: 17, leading: 22)
    let lacking = TextShaper().lacking(words, in: face)
    guard !lacking.isEmpty else { return [text] }
    let system = font.without("custom")
    var parts: [(words: String, isOwn: Bool)] = []
    for character in words {
      let isOwn = character.unicodeScalars.allSatisfy { !lacking.contains($0) }
      if parts.last?.isOwn == isOwn {
        parts[parts.count - 1].words.append(character)
      } else {
        parts.append((String(character), isOwn))
      }
    }
    return parts.map { part in
      text.with("text", .string(part.words)).with("font", part.isOwn ? font : system)
    }
  }

  /// The font of an app's own that a text is set in; nil for the system's.
  private func ownFont(of font: JSON?) -> OwnFonts.Found? {
    font?.text("custom").flatMap(fonts.face)
  }

  /// What is drawn with the letters of a text or a part of one.
  private func rules(_ text: JSON) -> [(String, Written)] {
    ["underline", "strikethrough"].filter { text[$0]?.isTrue == true }.map { ($0, .bool(true)) }
  }

  /// What is between lines beyond what the style has for it.
  private func lineSpacing(_ text: JSON) -> Double {
    let font = text["font"]
    let leading: Double =
      switch font?.text("leading") {
      case "tight": -2
      case "loose": 2
      default: 0
      }
    let own = text.number("lineSpacing") ?? 0
    return ((own > 0 ? max(own - styleGap(font), 0) : own) + leading).toHundredths
  }

  /// What a style has between its lines, in place of which stands what a text says: read off iOS 26.
  private func styleGap(_ font: JSON?) -> Double {
    guard font?["size"] == nil, font?["custom"] == nil,
      let style = growthStyle(font).flatMap({ SystemFonts.font($0, at: typeSize(of: font)) })
    else { return 0 }
    return max(style.leading - style.size * SanFrancisco.height, 0).toHundredths
  }

  /// The size of type that a font is set in: that of the view itself, or the screen's.
  private func typeSize(of font: JSON?) -> TypeSize {
    font?.text("typeSize").flatMap(TypeSize.init(swiftUIName:)) ?? variant.type
  }

  /// Of characters that control something, none but the ends of lines and tabs can be in a document's text.
  private static func clean(_ text: String) -> String {
    let text = text.replacing("\r\n", with: "\n").replacing("\u{2028}", with: "\n")
      .replacing("\u{2029}", with: "\n")
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter {
          $0 == "\n" || $0 == "\t" || $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value)
        }))
  }

  /// A text with boxes for what the font cannot show: a skeleton's place does not depend on it.
  ///
  /// - Parameter isInOwnFont: Whether it is set in a font that has all of it.
  mutating func shown(_ text: String, isInOwnFont: Bool = false, at spot: Spot) -> String {
    // Latin letters and common marks, of which nearly all texts are, need no question.
    let isPlain = text.unicodeScalars.allSatisfy {
      (0x20..<0x7F).contains($0.value) || (0xA0..<0x180).contains($0.value) || $0 == "\n"
        || (0x2010..<0x2027).contains($0.value)
    }
    if isPlain { return text }
    let text = Self.clean(text)
    let font = Font(family: "Inter", weight: .regular, size: 17, leading: 22)
    let lacking =
      isInOwnFont ? [] : TextShaper().lacking(text, in: font)
    var shown = ""
    var boxed: [Character] = []
    var last: Character?
    for character in text {
      guard let first = character.unicodeScalars.first else { continue }
      defer { last = character }
      if let last, lacking.contains(first) || last.unicodeScalars.contains(where: lacking.contains)
      {
        if isJapanese, ios >= .ios26, let gap = TextShaper.gap(last, character) {
          shown.unicodeScalars.append(gap)
        }
        // After a gap, which a line might be broken behind.
        if TextShaper.joins(last, character, isJapanese: isJapanese) { shown.append("\u{2060}") }
      }
      if lacking.contains(first), first.properties.isWhitespace {
        shown.append(" ")
      } else if lacking.contains(first) || !isInOwnFont && character.isPicture {
        shown.append(Character(TextShaper.box(for: character, isJapanese: isJapanese)))
        if !boxed.contains(character) { boxed.append(character) }
      } else {
        shown.unicodeScalars.append(
          contentsOf: character.unicodeScalars.filter { !lacking.contains($0) })
      }
    }
    if !boxed.isEmpty {
      let (named, more) = (boxed.prefix(4).map { "'\($0)'" }, boxed.count - 4)
      let letters = named.joined(separator: ", ") + (more > 0 ? " and \(more) more letters" : "")
      note(
        spot,
        "the stand-in for the system's font has no \(letters); "
          + (boxed.count > 1 ? "boxes stand for them" : "a box stands for it"))
    }
    return shown.isEmpty ? " " : shown
  }

  /// What takes the place of redacted content: its own colour, faint.
  private mutating func redaction(_ style: JSON?, at spot: Spot) -> Written {
    paint((style ?? .style("label")).faded(to: 0.16), at: spot)
  }

  /// - Parameter tracking: What a text says of the room between its letters.
  mutating func font(
    _ font: JSON?, tracking: Double? = nil, at spot: Spot
  ) -> Written {
    let face = face(font, at: spot)
    var entries: [Written.Entry] = []
    if let size = font?.text("typeSize"), let own = TypeSize(swiftUIName: size),
      font?["style"] != nil || font?["relativeTo"] != nil
    {
      // A size of type of the view's own, whatever the screen's is.
      entries.append(.init("dynamicTypeSize", .word(own.rawValue)))
    } else if isInBar, font == nil || font?["style"] != nil || font?["relativeTo"] != nil {
      entries.append(.init("dynamicTypeSize", .word("large")))
    }
    if let tracking, tracking != 0 { entries.append(.init("tracking", .number(tracking.bounded))) }
    for key in ["italic", "monospacedDigit"] where font?[key]?.isTrue == true {
      entries.append(.init(key, .bool(true)))
    }
    if let design = font?.text("design").flatMap(FontDesign.init), font?["custom"] == nil {
      entries.append(.init("design", .word(design.rawValue)))
    }
    guard !entries.isEmpty else { return face }
    if case .map(let own) = face { return .map(own + entries) }
    return .map([.init("relativeTo", face)] + entries)
  }

  private mutating func face(_ font: JSON?, at spot: Spot) -> Written {
    guard let font else { return .word("body") }
    var entries: [Written.Entry] = []
    if let style = font.text("style") {
      let name = Self.styles[style] ?? style
      guard let weight = font.text("weight"), Self.usualWeight(style) != weight else {
        return .word(name)
      }
      entries = [.init("relativeTo", .word(name)), .init("weight", .word(weight))]
      return .map(entries)
    }
    let size = (font.number("size") ?? 17).within(1...Limits.fontSize)
    entries.append(.init("size", .number(size)))
    if let name = font.text("custom"), let found = fonts.face(named: name) {
      entries += custom(found, of: name, size: size, weight: font.text("weight"), at: spot)
    } else {
      // By these names UIKit has the system's own.
      if let name = font.text("custom"),
        ![".AppleSystemUIFont", ".SFUI", ".SF UI"].contains(where: name.hasPrefix)
      {
        note(
          spot,
          "there is no font '\(name)' in the app's folder, in 'fonts' of skelsnap.yaml or on this "
            + "machine; the text is set in the system's stand-in")
      }
      // Only styles have room between their lines.
      entries.append(.init("solid", .bool(true)))
      if let weight = font.text("weight") { entries.append(.init("weight", .word(weight))) }
    }
    if let relative = font.text("relativeTo") {
      entries.append(.init("relativeTo", .word(Self.styles[relative] ?? relative)))
    } else {
      // A size in points is that at every size of type.
      entries.append(.init("dynamicTypeSize", .word("large")))
    }
    return .map(entries)
  }

  /// A face of an app's own, as high as it says itself.
  private mutating func custom(
    _ found: OwnFonts.Found, of name: String, size: Double, weight: String?, at spot: Spot
  ) -> [Written.Entry] {
    let wanted = weight.flatMap(FontWeight.init) ?? found.weight
    let nearest = found.weights.min { $0.steps(to: wanted) < $1.steps(to: wanted) } ?? found.weight
    if nearest != wanted {
      note(
        spot,
        "the font '\(name)' is not there in the weight \(wanted.rawValue); \(nearest.rawValue) is "
          + "drawn")
    }
    var entries: [Written.Entry] = [
      .init("family", .text(found.family)), .init("weight", .word(nearest.rawValue)),
      .init("leading", .number((found.height * size).toHundredths)),
    ]
    if found.isItalic { entries.append(.init("italic", .bool(true))) }
    return entries
  }

  private static let styles = ["title": "title1", "caption": "caption1"]

  static func usualWeight(_ style: String) -> String {
    style == "headline" ? "semibold" : "regular"
  }

  // MARK: - Pictures

  private mutating func image(_ node: RecordedNode, _ spot: Spot) -> Draft {
    guard let name = node.arguments.text("system") else { return picture(node, spot) }
    return symbol(name, node, spot)
  }

  /// One of the system's symbols; an area where there is no drawing of it.
  private mutating func symbol(_ name: String, _ node: RecordedNode, _ spot: Spot) -> Draft {
    let isRedacted = node.arguments["redacted"]?.isTrue == true
    let isResizable = node.arguments["resizable"]?.isTrue == true
    let symbol = self.symbol(name, node.arguments["font"])
    if let symbol, !isRedacted {
      let drawn = drawnName(name)
      let weight = symbolWeight(node.arguments["font"])
      guard node.arguments["second"] != nil,
        let sign = Symbol(named: drawn, weight: weight, layer: .primary),
        let ground = Symbol(named: drawn, weight: weight, layer: .secondary)
      else {
        noteColors(of: symbol, name, node, spot)
        return drawing(symbol, Self.icon(drawn, weight: weight), in: "style", node, spot)
      }
      var layers = Draft("zstack", at: spot)
      layers.children = [
        drawing(ground, Self.icon(drawn, weight: weight, .secondary), in: "second", node, spot),
        drawing(sign, Self.icon(drawn, weight: weight, .primary), in: "style", node, spot),
      ]
      return layers
    }
    if !isRedacted {
      note(spot, "there is no drawing of the symbol '\(name)'; an area of its size stands there")
    }
    var block = draft("block", node, spot) { translator, arguments in
      [("fill", translator.redaction(arguments["style"], at: spot))]
    }
    if !isResizable { setSize(of: &block, to: symbol?.frame ?? Self.unmeasured, node) }
    return block
  }

  /// Most are a sixth larger than the font.
  private static let unmeasured = Extent(width: 20.0 / 17, height: 20.0 / 17)

  /// Has something be as large as a symbol, in shares of the size of the font, and grow as it does.
  private func setSize(of draft: inout Draft, to frame: Extent, _ node: RecordedNode) {
    let point = symbolPoint(node.arguments)
    draft.set("width", .number((point * frame.width).toHundredths))
    draft.set("height", .number((point * frame.height).toHundredths))
    for (key, value) in growth(node.arguments["font"]) { draft.set(key, value) }
    draft.reach(.frame)
  }

  /// A symbol or a layer of it in one of the node's styles.
  private mutating func drawing(
    _ symbol: Symbol, _ icon: Written, in style: String, _ node: RecordedNode, _ spot: Spot
  ) -> Draft {
    if node.arguments["resizable"]?.isTrue == true {
      return draft("path", node, spot) { translator, arguments in
        translator.filling(symbol) + [("fill", translator.paint(arguments[style], at: spot))]
      }
    }
    let height = (symbol.frame.height * symbolPoint(node.arguments)).toHundredths
    return draft("icon", node, spot) { translator, arguments in
      [
        ("name", icon), ("size", .number(height)),
        ("color", translator.paint(arguments[style], at: spot)),
      ] + translator.growth(arguments["font"])
    }
  }

  /// How wide one of the system's symbols is with the room around it; nil for any other view.
  func symbolWidth(_ node: RecordedNode) -> Double? {
    guard node.kind == "image", node.arguments["resizable"]?.isTrue != true,
      let name = node.arguments.text("system"),
      let symbol = symbol(name, node.arguments["font"])
    else { return nil }
    return symbol.frame.width * symbolSize(node.arguments)
  }

  /// Says that parts of a symbol have colours on iOS that they have not here.
  private mutating func noteColors(
    of symbol: Symbol, _ name: String, _ node: RecordedNode, _ spot: Spot
  ) {
    if node.arguments.text("rendering") == "multicolor" || node.arguments.text("mode") == "original"
    {
      note(spot, "the symbol '\(name)' has colours of its own on iOS; it is drawn in one")
    } else if node.arguments["second"] != nil, !symbol.isOfOnePart {
      note(spot, "parts of the symbol '\(name)' have other colours on iOS; it is drawn in one")
    }
  }

  func symbol(_ name: String, _ font: JSON?) -> Symbol? {
    Symbol(named: drawnName(name), weight: symbolWeight(font))
  }

  /// What a symbol is called as this version of iOS draws it.
  private func drawnName(_ name: String) -> String {
    measures.hasNewSymbols ? Symbol.nameSince26(name) : name
  }

  /// How a document writes a symbol.
  static func icon(
    _ name: String, weight: FontWeight = .regular, _ layer: Symbol.Layer? = nil
  ) -> Written {
    var entries = [Written.Entry("symbol", .word(name))]
    if weight != .regular { entries.append(.init("weight", .word(weight.rawValue))) }
    if let layer { entries.append(.init("layer", .word(layer.rawValue))) }
    return .map(entries)
  }

  /// A symbol that takes what it is given: its ink fills that.
  private func filling(_ symbol: Symbol) -> [(String, Written)] {
    let ink = symbol.ink
    return [
      ("data", .text(symbol.data)),
      (
        "viewBox",
        .list([0, 0, ink.width * 100, ink.height * 100].map { .number($0.toHundredths) })
      ),
      ("stretches", .bool(true)),
    ]
  }

  private mutating func picture(_ node: RecordedNode, _ spot: Spot) -> Draft {
    let isRedacted = node.arguments["redacted"]?.isTrue == true
    let name = node.arguments.text("asset") ?? ""
    if let symbol = assets.symbol(name) { return ownSymbol(symbol, name, node, spot) }
    let images = assets.images(name)
    let outcome = images?.picture(for: variant)
    let found = try? outcome?.get()
    let isNowhere = outcome == nil && !name.isEmpty && assets.hasPictures
    if found == nil, !isRedacted { noteMissing(outcome, name, spot) }
    let mode = node.arguments.text("mode")
    let isTemplate = mode == "template" || (mode == nil && images?.isTemplate == true)
    var block = draft("block", node, spot) { translator, arguments in
      [
        (
          "fill",
          isRedacted
            ? translator.redaction(arguments["style"], at: spot)
            : found.map { picture in
              let style = isTemplate ? arguments["style"] : .none
              return picture.fill(in: style.map { translator.plainColor($0, at: spot) })
            } ?? .word(isNowhere ? "clear" : "systemGray5")
        )
      ]
    }
    guard node.arguments["resizable"]?.isTrue != true else { return block }
    let size =
      node.arguments["size"]?.items?.compactMap(\.number)
      ?? found.map { [$0.size.width, $0.size.height] } ?? (isNowhere ? [0, 0] : [44, 44])
    block.set("width", .number(size.first?.bounded ?? 44))
    block.set("height", .number(size.last?.bounded ?? 44))
    block.reach(.frame)
    return block
  }

  /// A symbol of the app's own.
  private mutating func ownSymbol(
    _ symbol: AssetSymbol, _ name: String, _ node: RecordedNode, _ spot: Spot
  ) -> Draft {
    let isRedacted = node.arguments["redacted"]?.isTrue == true
    let isResizable = node.arguments["resizable"]?.isTrue == true
    let template = symbol.template
    guard let drawing = ownDrawing(template, node.arguments["font"]) else {
      if case .failure(let failure) = template, !isRedacted {
        note(spot, "the symbol '\(name)' is a grey area: \(failure.message)")
      }
      var block = draft("block", node, spot) { _, _ in [("fill", .word("systemGray5"))] }
      if !isResizable { setSize(of: &block, to: Self.unmeasured, node) }
      return block
    }
    let box = isResizable ? drawing.ink : drawing.frame
    var drawn = draft(isRedacted ? "block" : "path", node, spot) { translator, arguments in
      guard !isRedacted else {
        return [("fill", translator.redaction(arguments["style"], at: spot))]
      }
      return [
        ("data", .text(drawing.outline.data)),
        ("viewBox", .list([box.x, box.y, box.width, box.height].map { .number($0.toHundredths) })),
        ("stretches", .bool(true)), ("fill", translator.paint(arguments["style"], at: spot)),
      ]
    }
    if !isResizable {
      setSize(of: &drawn, to: Extent(width: box.width / 100, height: box.height / 100), node)
    }
    return drawn
  }

  /// How large a symbol of the app's own is on this screen; nil for any other picture.
  func ownSymbolExtent(_ arguments: JSON) -> Extent? {
    guard let symbol = assets.symbol(arguments.text("asset") ?? ""),
      let own = ownDrawing(symbol.template, arguments["font"])
    else { return nil }
    let point = symbolSize(arguments) / 100
    let box = arguments["resizable"]?.isTrue == true ? own.ink : own.frame
    return Extent(width: box.width * point, height: box.height * point)
  }

  /// The drawing of a symbol of the app's own; nil where there is none that has any extent.
  private func ownDrawing(
    _ template: Result<SymbolTemplate, Failure>, _ font: JSON?
  ) -> SymbolTemplate.Drawing? {
    let drawing = try? template.get().drawing(symbolWeight(font))
    return drawing.flatMap { $0.ink.width > 0 && $0.ink.height > 0 ? $0 : nil }
  }

  /// Says why a picture is a grey area.
  private mutating func noteMissing(
    _ outcome: Result<AssetImages.Picture, Failure>?, _ name: String, _ spot: Spot
  ) {
    switch outcome {
    case .success: break
    case .failure(let failure):
      note(spot, "the picture '\(name)' is a grey area: \(failure.message)")
    // One without a name was made by the app, or waits for the net.
    case nil where name.isEmpty: break
    case nil:
      let instead = assets.hasPictures ? "as on a device, nothing is drawn" : "it is a grey area"
      note(
        spot, "no asset catalogue beside the source has the picture '\(name)'; \(instead)")
    }
  }

  /// The type style that a symbol grows with; one of a size in points stays as large as it is, and so do
  /// those in bars.
  private func growth(_ font: JSON?) -> [(String, Written)] {
    growthStyle(font).map { [("relativeTo", .word($0))] } ?? []
  }

  private func growthStyle(_ font: JSON?) -> String? {
    if isInBar { return nil }
    let style =
      font?.text("style") ?? font?.text("relativeTo") ?? (font?["size"] == nil ? "body" : nil)
    return style.map { Self.styles[$0] ?? $0 }
  }

  /// The size that a symbol's font is written with, at its scale.
  ///
  /// What is written grows with the leading of its style, while a symbol grows as letters do: at medium
  /// one of body is 16 points, where its style's leading alone makes 16.2 of 17, and at ax5 53 in place of
  /// 47.9.
  private func symbolPoint(_ arguments: JSON) -> Double {
    let font = arguments["font"]
    let written = grownSize(font) / (growthStyle(font).map(leadingGrowth) ?? 1)
    return written * Self.scale(arguments)
  }

  /// How large a symbol is on this screen, in shares of which its box is.
  func symbolSize(_ arguments: JSON) -> Double {
    grownSize(arguments["font"]) * Self.scale(arguments)
  }

  private static func scale(_ arguments: JSON) -> Double {
    switch arguments.text("scale") {
    case "small": Symbol.small
    case "large": Symbol.large
    default: 1
    }
  }

  /// How large letters of a font are on this screen, or in the size of type that the view says.
  func grownSize(_ font: JSON?) -> Double {
    let size = Self.pointSize(font)
    guard let style = growthStyle(font) else { return size }
    let type = typeSize(of: font)
    // Letters of a style have a size in each; those of a size grow with the style's leading.
    guard font?["size"] == nil else {
      let growth = leadingGrowth(of: style, at: type)
      // An app's own font has whole points as it grows: 48 of 50 at medium, where 48.5 would be due.
      return font?["custom"] == nil || growth == 1 ? size * growth : (size * growth).rounded(.down)
    }
    return SystemFonts.font(style, at: type)?.size ?? size
  }

  private func leadingGrowth(of style: String) -> Double {
    leadingGrowth(of: style, at: variant.type)
  }

  private func leadingGrowth(of style: String, at type: TypeSize) -> Double {
    guard let grown = SystemFonts.font(style, at: type),
      let usual = SystemFonts.font(style, at: .large)
    else { return 1 }
    return grown.leading / usual.leading
  }

  /// The weight that the font gives a symbol's lines.
  func symbolWeight(_ font: JSON?) -> FontWeight {
    let usual = font?.text("style").map(Self.usualWeight) ?? "regular"
    return FontWeight(rawValue: font?.text("weight") ?? usual) ?? .regular
  }

  /// How large a font is at the usual size of type.
  static func pointSize(_ font: JSON?) -> Double {
    (font?.number("size") ?? sizes[font?.text("style") ?? "body"] ?? 17).within(1...Limits.fontSize)
  }

  private static let sizes: [String: Double] = [
    "largeTitle": 34, "title": 28, "title2": 22, "title3": 20, "headline": 17, "body": 17,
    "callout": 16, "subheadline": 15, "footnote": 13, "caption": 12, "caption2": 11,
  ]

  // MARK: - Shapes

  private mutating func shape(_ node: RecordedNode, _ spot: Spot) -> [Draft] {
    let isFilled = node.arguments["fill"] != nil || node.arguments["stroke"] == nil
    let kind = shapeKind(node.arguments)
    var draft = draft(kind, node, spot) { translator, arguments in
      var values = translator.outline(arguments)
      values.append(
        (
          "fill",
          isFilled ? translator.paint(arguments["fill"], at: spot) : .word("clear")
        ))
      if isFilled { values += translator.backdrop(arguments["fill"]) }
      if let stroke = arguments["stroke"] {
        values += translator.stroke(stroke, of: arguments, at: spot)
      }
      return values
    }
    draft.isCircle = kind == "circle"
    if kind == "path", node.arguments["size"] != nil {
      draft.geometry = node.arguments.text("geometry")
    }
    let inset = values(node) { _, arguments in [("padding", .number(arguments.shapeInset.bounded))]
    }
    if inset.contains(where: { $0.1 != .still(.number(0)) }) {
      draft = draft.adding(inset, at: .padding, spot: spot)
    }
    return [effects(ofShape: node, draft, spot)]
  }

  private func shapeKind(_ shape: JSON) -> String {
    switch shape.text("shape") {
    case "circle": "circle"
    case "ellipse": "ellipse"
    case "path": "path"
    default: "block"
    }
  }

  /// The keys that give a node a shape.
  func outline(_ shape: JSON) -> [(String, Written)] {
    switch shape.text("shape") {
    case "path":
      let size = shape["size"]?.items?.compactMap(\.number) ?? []
      let width = size.first.map { max($0, 0.001) } ?? 1
      let height = size.last.map { max($0, 0.001) } ?? 1
      let data = shape.text("data") ?? ""
      return [
        ("data", .text(data.isEmpty ? "M0 0" : data)),
        ("viewBox", .list([0, 0, width, height].map { .number($0.bounded) })),
      ]
    default: return corners(shape)
    }
  }

  /// The corners of a rectangle of some kind.
  func corners(_ shape: JSON) -> [(String, Written)] {
    var values: [(String, Written)] = []
    // Corners of what is smaller all round bend about the same points.
    let inset = shape.shapeInset
    let radii = (shape["radii"]?.items?.compactMap(\.number) ?? [])
      .map { max(($0 - inset).bounded, 0) }
    switch shape.text("shape") {
    case "capsule": values.append(("radius", .word("capsule")))
    case "roundedRectangle" where radii.count == 2 && radii[0] > 0 && radii[1] > 0:
      values.append(
        (
          "radius",
          radii[0] == radii[1]
            ? .number(radii[0])
            : .map([.init("x", .number(radii[0])), .init("y", .number(radii[1]))])
        ))
    case "unevenRoundedRectangle" where radii.count == 4:
      values.append(
        (
          "radius",
          .map([
            .init("topLeading", .number(radii[0])), .init("bottomLeading", .number(radii[1])),
            .init("bottomTrailing", .number(radii[2])), .init("topTrailing", .number(radii[3])),
          ])
        ))
    default: return []
    }
    if shape.text("style") == "circular" { values.append(("corners", .word("circular"))) }
    return values
  }

  /// A line inside of an edge, which takes a plain colour.
  mutating func border(_ style: JSON?, width: Double, at spot: Spot) -> [(String, Written)] {
    [
      (
        "border",
        .map([
          .init("color", plainColor(style, at: spot)),
          .init("width", .number(max(width, 0).bounded)),
        ])
      )
    ]
  }

  private static let mostDashes = 100

  /// A line along the edge of a shape, or inside of it.
  mutating func stroke(
    _ stroke: JSON, of shape: JSON, at spot: Spot
  ) -> [(String, Written)] {
    let width = max(stroke.number("width") ?? 1, 0).bounded
    if shape.hasBorder {
      let isRound = ["circle", "ellipse"].contains(shape.text("shape"))
      let rounding: [(String, Written)] = isRound ? [("radius", .word("50%"))] : []
      return rounding + border(stroke["style"], width: width, at: spot)
    }
    var entries: [Written.Entry] = [
      .init("color", paint(stroke["style"], at: spot)), .init("width", .number(width)),
    ]
    if let ends = shape["trim"]?.items?.compactMap(\.number), ends.count == 2 {
      entries.append(.init("from", .number(min(max(ends[0], 0), 1))))
      entries.append(.init("to", .number(min(max(ends[1], 0), 1))))
    }
    if let cap = stroke.text("cap"), cap != "butt" { entries.append(.init("cap", .word(cap))) }
    if let join = stroke.text("join"), join != "miter" {
      entries.append(.init("join", .word(join)))
    }
    let dash = (stroke["dash"]?.items?.compactMap(\.number) ?? [])
      .map { $0.within(0...Limits.length) }
    // Dashes without a length are a line without them.
    if dash.contains(where: { $0 > 0 }) {
      if dash.count > Self.mostDashes {
        note(
          spot, "a line has at most \(Self.mostDashes) dashes and gaps; those after are left out")
      }
      entries.append(.init("dash", .list(dash.prefix(Self.mostDashes).map { .number($0) })))
      if let phase = stroke.number("dashPhase"), phase != 0 {
        entries.append(.init("dashPhase", .number(phase.bounded)))
      }
    }
    return [("stroke", .map(entries))]
  }

  /// What was done to the shape itself, before it was a view.
  private mutating func effects(ofShape node: RecordedNode, _ draft: Draft, _ spot: Spot) -> Draft {
    var draft = draft
    let found = values(node) { translator, arguments in
      var values: [(String, Written)] = []
      if let offset = arguments["offset"]?.items?.compactMap(\.number), offset.count == 2 {
        values.append(("offset", translator.offset(offset[0], offset[1])))
      }
      if let degrees = arguments.number("rotation") {
        values.append(("rotation", .number(degrees.turned)))
      }
      if let scale = arguments["scale"]?.items?.compactMap(\.number), scale.count == 4 {
        values.append(
          (
            "scale",
            .map([
              .init("x", translator.factor(scale[0])), .init("y", translator.factor(scale[1])),
              .init("anchor", translator.point(.array([.number(scale[2]), .number(scale[3])]))),
            ])
          ))
      }
      return values
    }
    for value in found {
      draft = draft.adding(
        [value], at: .effect, isApart: draft.has("offset", "rotation", "scale"), spot: spot)
    }
    return draft
  }

  /// Of a scale.
  func factor(_ factor: Double) -> Written { .number(factor.within(-1000...1000)) }

  func offset(_ x: Double, _ y: Double) -> Written {
    .map([.init("x", .number(x.bounded)), .init("y", .number(y.bounded))])
  }

  // MARK: - Progress

  private mutating func progress(_ node: RecordedNode, _ spot: Spot) -> Draft {
    let value = node.arguments.number("value")
    let isLinear = node.arguments.text("style") == "linear"
    let side: Double =
      switch node.arguments.text("controlSize") {
      case "mini", "small": 16
      case "large", "extraLarge": 37
      default: 20
      }
    if !isLinear, value == nil {
      return draft("spinner", node, spot) { translator, arguments in
        let growth = translator.isInBar ? 1 : translator.variant.type.growth
        var values: [(String, Written)] = [("size", .number((side * growth).toHundredths))]
        if let tint = arguments["tint"] {
          values.append(("color", translator.plainColor(tint, at: spot)))
        }
        return values
      }
    }
    return draft("progress", node, spot) { translator, arguments in
      var values: [(String, Written)] = []
      if let value = arguments.number("value") {
        values.append(("value", .number(min(max(value, 0), 1))))
      }
      if !isLinear {
        values.append(("style", .word("circular")))
        values.append(("size", .number(side)))
      }
      if let tint = arguments["tint"] {
        values.append(("tint", translator.paint(tint, at: spot)))
      } else if let tint = translator.usualTint {
        values.append(("tint", tint))
      }
      return values
    }
  }
}

extension AssetImages.Picture {
  /// The picture in place of a colour.
  ///
  /// - Parameter color: What a template is painted with; nil for a picture in its own colours.
  func fill(in color: Draft.Written?) -> Draft.Written {
    .map(
      [.init("picture", .text(file)), .init("contentMode", .word("stretch"))]
        + (color.map { [.init("color", $0)] } ?? []))
  }
}

extension Character {
  /// Whether it asks to be drawn as an emoji, also where a font has a letter for it.
  fileprivate var isPicture: Bool {
    unicodeScalars.first?.properties.isEmoji == true && unicodeScalars.contains("\u{FE0F}")
  }
}

extension Double {
  var toHundredths: Double { (self * 100).rounded() / 100 }
}

extension JSON {
  /// A style of one of the system's colours.
  static func style(_ color: String) -> JSON {
    .object([.init("color", .object([.init("name", .string(color))]))])
  }

  /// A style with a part of its opacity.
  func faded(to share: Double) -> JSON {
    guard case .object(let members) = self else { return self }
    let opacity = (number("opacity") ?? 1) * share
    return .object(
      members.filter { $0.key != "opacity" } + [.init("opacity", .number(opacity))])
  }

  /// Whether the line of a shape is what the language has as a border: inside of the whole edge, and
  /// plain.
  fileprivate var hasBorder: Bool {
    guard let stroke = self["stroke"], stroke["inside"]?.isTrue == true else { return false }
    let isDashed = stroke["dash"]?.items?.isEmpty == false
    let isPlain = stroke["style"]?["color"] != nil && !isDashed
    return isPlain && ["trim", "inset"].allSatisfy { self[$0] == nil }
  }

  /// By how much a shape is smaller on all sides: a line inside of it runs half its width further
  /// in.
  fileprivate var shapeInset: Double {
    let inset = number("inset") ?? 0
    guard let stroke = self["stroke"], stroke["inside"]?.isTrue == true, !hasBorder else {
      return inset
    }
    return inset + max(stroke.number("width") ?? 1, 0) / 2
  }
}

extension FontWeight {
  /// How far two are apart.
  fileprivate func steps(to other: FontWeight) -> Int {
    let all = FontWeight.allCases
    return abs((all.firstIndex(of: self) ?? 0) - (all.firstIndex(of: other) ?? 0))
  }
}
