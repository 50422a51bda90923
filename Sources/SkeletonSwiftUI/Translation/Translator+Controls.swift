import SkeletonLanguage
import SkeletonModel

// Controls as they stand by themselves and in the rows of a list, in the system's usual measures.
extension Translator {
  /// nil if it is none.
  mutating func control(_ node: RecordedNode) -> [Draft]? {
    let spot = spot(of: node)
    switch node.kind {
    case "textField", "textEditor": return [field(node, spot)]
    case "picker": return picker(node, spot)
    case "slider": return [slider(node, spot)]
    case "stepper": return [row(drafts(node.children), [low(stepper(spot), spot)], spot)]
    case "datePicker": return [datePicker(node, spot)]
    case "toggle":
      if node.arguments.text("style") == "button" {
        return [toggledButton(node, spot).asButton(named: node.pictureName)]
      }
      let label = drafts(node.children)
      // By itself, perhaps beside other words, it is as high as it looks.
      let knob = label.isEmpty ? knob(node, spot) : low(knob(node, spot), spot)
      return [row(label, [knob], spot)]
    default: return nil
    }
  }

  // MARK: - Buttons

  /// A label, in the shape that its style gives it; nil where it is nothing without one: such a button
  /// takes no place among others.
  mutating func button(_ node: RecordedNode, _ spot: Spot) -> Draft? {
    let shown = drafts(node.children)
    if shown.isEmpty, !Self.hasShape(node.arguments.text("style")) { return nil }
    let label = Draft.only(shown, as: "hstack", at: spot)
    let isEnabled = isEnabled(node)
    switch node.arguments.text("style") {
    case "plain" where !isEnabled:
      return label.adding(
        [("opacity", .still(.number(Self.disabled)))], at: .effect, spot: spot)
    case "bordered":
      // Without a tint of its own the ground is grey, whatever colour the label has.
      let isTinted = node.arguments["tint"] != nil || node.arguments.text("role") == "destructive"
      let ground = isTinted && isEnabled ? tint(of: node, opacity: 0.15, spot) : nil
      return shaped(label, node, ground ?? .word("secondarySystemFill"), spot)
    case "borderedProminent":
      return shaped(label, node, prominentGround(of: node, isEnabled: isEnabled, spot), spot)
    case "glassProminent":
      note(spot, "glass shows what is behind it, bent; it is drawn as a plain colour")
      return shaped(
        label, node, prominentGround(of: node, isEnabled: isEnabled, spot), isRound: true, spot)
    case "glass":
      note(spot, "glass shows what is behind it, bent; it is drawn as a plain colour")
      return shaped(label, node, .word("secondarySystemFill"), isRound: true, spot)
    case "card", "link", "accessoryBar":
      note(
        spot,
        "a button of the style '\(node.arguments.text("style") ?? "")' is drawn as its label alone")
      return label
    default: return label
    }
  }

  mutating func prominentGround(
    of node: RecordedNode, isEnabled: Bool, _ spot: Spot
  ) -> Written {
    isEnabled ? tint(of: node, spot) : measures.button.disabledGround
  }

  private static func hasShape(_ style: String?) -> Bool {
    ["bordered", "borderedProminent", "glass", "glassProminent"].contains(style)
  }

  func isEnabled(_ node: RecordedNode) -> Bool { node.arguments["enabled"] != .bool(false) }

  /// How much is seen of a plain button that cannot be pressed, whatever it shows, and of the colour of
  /// a switch.
  private static let disabled = 0.5

  /// A button that stays pressed: without a ground while it is off.
  private mutating func toggledButton(_ node: RecordedNode, _ spot: Spot) -> Draft {
    let label = Draft.only(drafts(node.children), as: "hstack", at: spot)
    let isOn = node.arguments["on"]?.isTrue == true
    return shaped(label, node, isOn ? tint(of: node, opacity: 0.15, spot) : .word("clear"), spot)
  }

  /// The colour of a control, which its role may say.
  mutating func tint(
    of node: RecordedNode, opacity: Double = 1, _ spot: Spot
  ) -> Written {
    let usual = node.arguments.text("role") == "destructive" ? "systemRed" : "accent"
    let style = node.arguments["tint"] ?? .style(usual)
    return paint(opacity < 1 ? style.faded(to: opacity) : style, at: spot)
  }

  /// A label with the margins and the ground of its size.
  private func shaped(
    _ label: Draft, _ node: RecordedNode, _ ground: Written, isRound: Bool = false, _ spot: Spot
  ) -> Draft {
    let size = node.arguments.text("controlSize")
    let isCircle = node.arguments.text("borderShape") == "circle"
    let (horizontal, vertical, corner): (Double, Double, Written) =
      switch size {
      case "mini", "small": (10, 5, .word("capsule"))
      case "large", "extraLarge":
        (20, 15, measures.button.largeRadius.map { .number($0) } ?? .word("capsule"))
      default: (12, 7, measures.button.radius.map { .number($0) } ?? .word("capsule"))
      }
    var radius = isRound ? .word("capsule") : corner
    switch node.arguments.text("borderShape") {
    case "capsule", "circle": radius = .word("capsule")
    case "roundedRectangle":
      let usual = corner == .word("capsule") ? .number(8) : corner
      radius = node.arguments.number("radius").map { .number(max($0, 0).bounded) } ?? usual
    default: break
    }
    let isContainer = ["vstack", "hstack", "zstack", "text"].contains(label.kind)
    var button = label.adding(
      [
        (
          "padding",
          .still(
            .map([
              .init("horizontal", .number(isCircle ? vertical : horizontal)),
              .init("vertical", .number(vertical)),
            ]))
        )
      ], at: .padding, isApart: !isContainer, spot: spot)
    button = button.adding([("background", .still(ground))], at: .background, spot: spot)
    button.set("radius", radius)
    button.reach(.outline)
    return button
  }

  /// What a control is called, and the control at the far end.
  private func row(_ label: [Draft], _ control: [Draft], _ spot: Spot) -> Draft {
    var row = Draft("hstack", at: spot)
    // Without its name it is no wider than it has to be.
    row.children = (label.isEmpty ? [] : label + [Draft("spacer", at: spot)]) + control
    return row
  }

  /// A control that makes no row of a list higher than its words do.
  private func low(_ control: Draft, _ spot: Spot) -> Draft {
    guard isInList else { return control }
    return control.adding([("height", .still(.number(22)))], at: .frame, isApart: true, spot: spot)
  }

  /// As wide as it may be, whatever is written in it; an editor is as high, too.
  private mutating func field(_ node: RecordedNode, _ spot: Spot) -> Draft {
    var text = Draft("text", at: spot)
    text.set(
      "value", .text(node.arguments.text("prompt").flatMap { $0.isEmpty ? nil : $0 } ?? " "))
    text.set("color", .word("placeholderText"))
    keepsEmptyLines = true
    if let shown = drafts(node.children).first { text = shown }
    keepsEmptyLines = false
    let isEditor = node.kind == "textEditor"
    let isVertical = node.arguments.text("axis") == "vertical"
    // Only what is as high as its lines has room for the least of them, which lies behind its words.
    let words = text.kind == "zstack" ? text.children.last ?? text : text
    if !isVertical { text = words }
    if !isEditor, !isVertical, text.kind == "text", !text.has("lineLimit") {
      text.set("lineLimit", .number(1))
    }
    let isBoxed = node.arguments.text("style") == "roundedBorder"
    let side = words["alignment"]?.start
    let vertical: [(String, Moving<Written>)] =
      (isEditor ? [("maxHeight", .still(.word("fill")))] : [])
      + (isBoxed ? [("minHeight", .still(.number(Self.leastBox)))] : [])
    var alignment = "leading"
    if case .word(let word)? = side { alignment = word }
    if isEditor {
      alignment = ["leading": "topLeading", "trailing": "topTrailing"][alignment] ?? "top"
    }
    let font = node.children.first?.arguments["font"]
    let size = grownSize(font)
    let isHidden = node.arguments["hidden"]?.isTrue == true
    if isHidden {
      let letters = node.children.first?.arguments.text("text")?.count ?? 0
      let isMonospaced = font?.text("design") == "monospaced"
      text = dots(letters, text, size: size, width: isMonospaced ? 0.29 : 0.4375, spot)
    }
    let (beside, above) =
      isEditor
      ? (5.0, 8.0)
      : (
        isBoxed ? 7 : 0,
        isBoxed
          ? isVertical ? Self.aboveBoxedLines : Self.aboveBoxedLine
          : isVertical || isHidden ? 0 : aboveField(node, size: size)
      )
    var padding = [
      Written.Entry("horizontal", .number(beside)), .init("vertical", .number(above)),
    ]
    if !isEditor, !isVertical, !isHidden, alignment == "leading" {
      padding.append(.init("trailing", .number(beside + Self.caret)))
    }
    text = text.adding(
      [("padding", .still(.map(padding)))], at: .padding, isApart: !text.isBare, spot: spot)
    var field = text.adding(
      [("maxWidth", .still(.word("fill"))), ("frameAlignment", .still(.word(alignment)))]
        + vertical, at: .flexibleFrame, spot: spot)
    let hasGround = isEditor && !isInList && node.arguments["background"] == nil
    if isBoxed || hasGround {
      field = field.adding(
        [("background", .still(.word("systemBackground")))], at: .background, spot: spot)
    }
    if isBoxed {
      field.set("radius", .number(6))
      field.set(
        "border",
        .map([
          .init("color", .word("separator")), .init("width", .number(1 / Double(variant.scale))),
        ]))
      field.reach(.outline)
    }
    return field
  }

  /// What a line of a field leaves free at its end: in pictures of iOS 18 and 26 one is cut that would have
  /// no more than a point and a half of room.
  private static let caret = 2.0

  /// A field in a box is no lower, however small its letters are, and as high in those of title 3 at
  /// medium: in pictures of iOS 18.
  private static let leastBox = 34.0
  /// What is above and below the line of such a field, and the lines of one that grows with them.
  private static let aboveBoxedLine = 5.5
  private static let aboveBoxedLines = 4.0

  /// Above and below the line of a field, which is a whole number of points high: in letters of body as
  /// high as those are apart, in others, and where that is less than a line, a point more than its line; a
  /// point less where it hides its words.
  private func aboveField(_ node: RecordedNode, size: Double) -> Double {
    let line = size * SanFrancisco.height
    let font = node.children.first?.arguments["font"]
    let isBody = font.map { $0.text("style") == "body" && $0["custom"] == nil } ?? true
    let isApart = isBody && variant.type.bodyLeading >= line
    let whole = isApart ? variant.type.bodyLeading : line.rounded(.up) + 1
    let height = whole - (node.arguments["secure"]?.isTrue == true ? 1 : 0)
    return ((height - line.upToPixel(scale: variant.scale)) / 2).toHundredths
  }

  /// What a field shows of hidden words: discs as large and as far apart as in pictures of iOS.
  ///
  /// - Parameter width: Of a disc, as a share of the size.
  private func dots(
    _ count: Int, _ text: Draft, size: Double, width: Double, _ spot: Spot
  ) -> Draft {
    let (width, pitch) = (width * size, 0.61 * size)
    var row = Draft("hstack", at: spot)
    row.set("spacing", .number((pitch - width).toHundredths))
    var dot = Draft("circle", at: spot)
    dot.set("size", .number(width.toHundredths))
    dot.set("fill", text["color"] ?? .still(.word("label")))
    row.children = Array(repeating: dot, count: min(count, Self.mostDots))
    // Each stands in the middle of its place.
    row.set("padding", .map([.init("horizontal", .number(((pitch - width) / 2).toHundredths))]))
    row.reach(.padding)
    let line = (size * SanFrancisco.height).upToPixel(scale: variant.scale)
    var field = row.adding(
      [
        ("minWidth", .still(.number(0))), ("maxWidth", .still(.word("fill"))),
        ("frameAlignment", .still(.word("leading"))),
        ("minHeight", .still(.number(line.toHundredths))),
        ("maxHeight", .still(.number(line.toHundredths))),
      ], at: .flexibleFrame, isApart: true, spot: spot)
    // As many as there is room for.
    field.set("clip", .bool(true))
    field.reach(.outline)
    return field
  }

  /// More hidden letters are no wider on any screen.
  private static let mostDots = 200

  // MARK: - Choices

  private mutating func picker(_ node: RecordedNode, _ spot: Spot) -> [Draft] {
    let options = node.children.flatMap(\.options)
    let selected =
      node.arguments.number("selected").map { Int($0) }
      ?? node.arguments.text("selection").flatMap { selection in
        options.firstIndex { $0.id == selection }
      }
    func shown(_ index: Int, _ translator: inout Translator) -> Draft {
      Draft.only(translator.drafts(options[index].nodes), as: "hstack", at: spot)
    }
    let choice = selected.flatMap { options.indices.contains($0) ? $0 : nil }
    let style = node.arguments.text("style")
    if !isEnabled(node), ["segmented", "inline", "wheel"].contains(style) {
      note(spot, Unread.words["enabled"] ?? "")
    }
    switch style {
    case "segmented":
      let size = measures.segments
      var bar = Draft("hstack", at: spot)
      bar.set("spacing", .number(size.gap))
      bar.children = options.indices.map { index in
        var segment = shown(index, &self)
        if segment.kind == "text" {
          segment.set(
            "font",
            .map([
              .init("size", .number(13)),
              .init("weight", .word(index == choice ? "semibold" : "medium")),
              .init("dynamicTypeSize", .word("large")),
            ]))
          segment.set("lineLimit", .number(1))
        }
        segment = segment.adding(
          [
            ("maxWidth", .still(.word("fill"))),
            ("minHeight", .still(.number(size.height - 2 * size.inset))),
          ], at: .flexibleFrame, spot: spot)
        if index == choice {
          segment = segment.adding(
            [("background", .still(.word(variant.appearance == .dark ? "systemGray2" : "white")))],
            at: .background, spot: spot)
          segment.set("radius", .number(7))
          if variant.appearance == .light { segment.set("shadow", size.shadow) }
          segment.reach(.effect)
        }
        return segment.adding(
          [("margin", .still(.number(size.inset)))], at: .margin, spot: spot)
      }
      bar.set("background", .word("tertiarySystemFill"))
      bar.set("radius", .number(9))
      // The shadow of the chosen one ends with them.
      bar.set("clip", .bool(true))
      bar.reach(.outline)
      return [
        bar.adding(
          [("margin", .still(.map([.init("bottom", .number(-size.overhang))])))], at: .margin,
          spot: spot)
      ]
    case "inline" where isInList:
      // Rows, of which the one that is chosen has a tick at its end.
      return options.indices.map { index in
        var row = Draft("hstack", at: spot)
        row.children = [shown(index, &self), Draft("spacer", at: spot)]
        if index == choice { row.children.append(tick(spot)) }
        return row
      }
    case "inline":
      return options.indices.map { shown($0, &self) }
    case "wheel":
      var wheel = Draft("zstack", at: spot)
      var band = Draft("block", at: spot)
      band.set("height", .number(32))
      band.set("fill", .word("tertiarySystemFill"))
      band.set("radius", .number(8))
      wheel.children = [band] + (choice.map { [shown($0, &self)] } ?? [])
      note(spot, "a wheel is drawn with the row that is chosen alone")
      wheel.set("height", .number(216))
      wheel.reach(.frame)
      return [wheel]
    default:
      isInMenu = true
      var value = choice.map { shown($0, &self) }.map { [$0] } ?? []
      isInMenu = false
      let color =
        isInList || !isEnabled(node)
        ? system(isEnabled(node) ? "secondaryLabel" : "tertiaryLabel")
        : node.arguments["tint"].map { plainColor($0, at: spot) } ?? system("accent")
      for index in value.indices { value[index].color(color) }
      var control = Draft("hstack", at: spot)
      control.set("spacing", .number(6))
      control.children = value + [arrows(color, spot)]
      if isInList { return [row(drafts(node.header), [control], spot)] }
      // The name of a menu by itself is for those who listen; it has the margins of a button.
      control.set(
        "padding", .map([.init("horizontal", .number(12)), .init("vertical", .number(7))]))
      return [control]
    }
  }

  /// Between a symbol and its words where they are what is chosen from a menu: read off iOS 18.
  static let menuSymbolGap = 1.0

  private func tick(_ spot: Spot) -> Draft {
    var tick = Draft(
      sign: "M1.2 7.7L5.2 12.6L13 1.3", Extent(width: 14.3, height: 14), system("accent"), pen: 2.2,
      at: spot)
    tick.set("margin", .map([.init("trailing", .number(2))]))
    tick.reach(.margin)
    return tick
  }

  /// The sign that something is chosen from a menu: a chevron upwards over one downwards.
  private func arrows(_ color: Written, _ spot: Spot) -> Draft {
    var arrows = Draft(
      sign: "M0 3.4L3.4 0L6.8 3.4M0 7.4L3.4 10.8L6.8 7.4", Extent(width: 6.8, height: 10.8), color,
      pen: 1.5, at: spot)
    arrows.set(
      "margin", .map([.init("leading", .number(0.8)), .init("trailing", .number(2.4))]))
    arrows.reach(.margin)
    return arrows
  }

  // MARK: - Values

  private mutating func slider(_ node: RecordedNode, _ spot: Spot) -> Draft {
    let measure = measures.slider
    let value = min(max(node.arguments.number("value") ?? 0, 0), 1)
    var tint = system("accent")
    if let own = node.arguments["tint"] { tint = paint(own, at: spot) }
    func part(_ fill: Written, width: Double? = nil) -> Draft {
      var block = Draft("block", at: spot)
      if let width { block.set("width", .number(width)) }
      block.set("height", .number(measure.line))
      block.set("fill", fill)
      return block
    }
    // Parts of equal length share what there is beside the knob.
    let (filled, all) = Self.nearestRatio(to: value, most: 60)
    func parts(_ first: Written, _ middle: Draft, _ rest: Written) -> Draft {
      var line = Draft("hstack", at: spot)
      line.set("spacing", .number(0))
      line.children =
        Array(repeating: part(first), count: filled) + [middle]
        + Array(repeating: part(rest), count: all - filled)
      return line
    }
    let track = Written.word("systemFill")
    var layers: [Draft]
    if measure.isRound {
      var line = parts(tint, part(tint, width: measure.knobWidth), track)
      line.set("radius", .word("capsule"))
      line.set("clip", .bool(true))
      line.reach(.outline)
      layers = [line, parts(.word("clear"), sliderKnob(spot), .word("clear"))]
    } else {
      layers = [parts(tint, sliderKnob(spot), track)]
    }
    let steps = node.arguments.number("steps").map { Int($0.within(0...1000)) } ?? 0
    let marked = steps > 0 ? measure.marked : nil
    if let marked, let marks = marks(steps, marked.marks, spot) { layers.insert(marks, at: 0) }
    var slider = Draft.only(layers, as: "zstack", at: spot)
    slider.set("height", .number(marked.map { 2 * $0.above } ?? measure.height))
    slider.reach(.frame)
    guard let marked else { return slider }
    return slider.adding(
      [("margin", .still(.map([.init("bottom", .number(marked.below - marked.above))])))],
      at: .margin, spot: spot)
  }

  private func sliderKnob(_ spot: Spot) -> Draft {
    let measure = measures.slider
    var knob = Draft("block", at: spot)
    knob.set("width", .number(measure.knobWidth))
    knob.set("height", .number(measure.knobHeight))
    knob.set("fill", .word("white"))
    knob.set("radius", .word("capsule"))
    // A near one and a wide one.
    knob.set("shadow", shadow(radius: 2, y: 0.5))
    knob = knob.wrapped(at: spot)
    knob.set("shadow", shadow(radius: 6.5, y: 6))
    return knob
  }

  /// Dots where a slider may stand, below its line; nil where they would be too many to be told apart.
  private mutating func marks(_ steps: Int, _ below: Double, _ spot: Spot) -> Draft? {
    guard steps <= 50 else {
      note(spot, "a slider of more than 50 steps is drawn without marks for them")
      return nil
    }
    var row = Draft("hstack", at: spot)
    row.set("spacing", .number(0))
    for step in 0...steps {
      if step > 0 { row.children.append(Draft("spacer", at: spot)) }
      var dot = Draft("circle", at: spot)
      dot.set("size", .number(Self.mark))
      dot.set("fill", .word("tertiaryLabel"))
      row.children.append(dot)
    }
    let side = (measures.slider.knobWidth - Self.mark) / 2
    row.set("padding", .map([.init("horizontal", .number(side))]))
    row.set("offset", .map([.init("y", .number(below))]))
    row.reach(.effect)
    return row
  }

  private static let mark = 3.0

  private func shadow(radius: Double, y: Double) -> Written {
    .map([
      .init("color", .text("#000000 @ 0.12")), .init("radius", .number(radius)),
      .init("y", .number(y)),
    ])
  }

  /// The ratio of whole numbers that is nearest to one from 0 to 1, by the way of mediants.
  static func nearestRatio(to value: Double, most: Int) -> (Int, Int) {
    var (low, high) = ((0, 1), (1, 1))
    while low.1 + high.1 <= most {
      let middle = (low.0 + high.0, low.1 + high.1)
      let ratio = Double(middle.0) / Double(middle.1)
      if abs(ratio - value) < 1e-9 { return middle }
      if ratio < value { low = middle } else { high = middle }
    }
    func distance(_ ratio: (Int, Int)) -> Double { abs(Double(ratio.0) / Double(ratio.1) - value) }
    return distance(low) <= distance(high) ? low : high
  }

  private func stepper(_ spot: Spot) -> Draft {
    func line(_ width: Double, _ height: Double) -> Draft {
      var block = Draft("block", at: spot)
      block.set("width", .number(width))
      block.set("height", .number(height))
      block.set("fill", .word("label"))
      return block
    }
    func half(_ lines: [Draft]) -> Draft {
      var half = Draft("zstack", at: spot)
      half.children = lines
      half.set("width", .number(46))
      half.set("height", .number(32))
      half.reach(.frame)
      return half
    }
    var gap = line(1, 18)
    gap.set("fill", .word("separator"))
    var stepper = Draft("hstack", at: spot)
    stepper.set("spacing", .number(0))
    stepper.children = [half([line(15, 2)]), gap, half([line(15, 2), line(2, 15)])]
    stepper.set("background", .word("tertiarySystemFill"))
    stepper.set("radius", .number(8))
    stepper.reach(.outline)
    return stepper
  }

  private mutating func datePicker(_ node: RecordedNode, _ spot: Spot) -> Draft {
    let values = (node.arguments["values"]?.items ?? []).compactMap(\.text).map { value in
      var text = Draft("text", at: spot)
      text.set("value", .text(value))
      text.set("lineLimit", .number(1))
      text.set(
        "padding", .map([.init("horizontal", .number(12)), .init("vertical", .number(7.67))]))
      text.set("background", .word("tertiarySystemFill"))
      text.set("radius", .number(6))
      text.reach(.outline)
      return text
    }
    return row(drafts(node.children), values.map { low($0, spot) }, spot)
  }

  private mutating func knob(_ node: RecordedNode, _ spot: Spot) -> Draft {
    let toggle = measures.toggle
    var knob: Draft
    if toggle.knobWidth == toggle.knobHeight {
      knob = Draft("circle", at: spot)
      knob.set("size", .number(toggle.knobHeight))
      knob.set("fill", .word("white"))
    } else {
      knob = Draft("block", at: spot)
      knob.set("width", .number(toggle.knobWidth))
      knob.set("height", .number(toggle.knobHeight))
      knob.set("fill", .word("white"))
      knob.set("radius", .word("capsule"))
    }
    knob.set(
      "shadow",
      .map([
        .init("color", .text("#000000 @ 0.06")), .init("radius", .number(3)),
        .init("y", .number(2)),
      ]))
    var track = Draft("zstack", at: spot)
    let isOn = node.arguments["on"]?.isTrue == true
    var ground = (isEnabled(node) ? toggle.off : toggle.off.faded(to: Self.disabled))(variant)
    if isOn {
      let tint = node.arguments["tint"] ?? .style("systemGreen")
      ground = paint(isEnabled(node) ? tint : tint.faded(to: Self.disabled), at: spot)
    }
    track.set("width", .number(toggle.width))
    track.set("height", .number(toggle.height))
    track.set("frameAlignment", .word(isOn ? "trailing" : "leading"))
    track.set("padding", .map([.init("horizontal", .number(2))]))
    track.set("background", ground)
    track.set("radius", .word("capsule"))
    track.children = [knob]
    track.reach(.outline)
    // Its frame ends before it does.
    var frame = Draft("zstack", at: spot)
    frame.set("width", .number(toggle.width - toggle.overhang))
    frame.set("frameAlignment", .word("leading"))
    frame.children = [track]
    frame.reach(.frame)
    return frame
  }
}

extension RecordedNode {
  /// What may be chosen: each with the words of its identity, where a loop made it.
  fileprivate var options: [(id: String?, nodes: [RecordedNode])] {
    switch kind {
    case "forEach": children.flatMap(\.options)
    case "item":
      if children.count == 1 {
        children[0].options.map { (arguments.text("id") ?? $0.id, $0.nodes) }
      } else {
        [(arguments.text("id"), children)]
      }
    case "section": children.flatMap(\.options)
    case "view" where children.count != 1: children.flatMap(\.options)
    default: [(nil, [self])]
    }
  }
}

extension Draft {
  /// What a screen reader takes for a button, all that is in it read as one.
  ///
  /// - Parameter name: Of the picture in it, by which it is read if nobody says anything else. One
  ///   of shapes alone stays what they are: others may stand in for what would have been read.
  func asButton(named name: String?) -> Draft {
    guard kind != "spacer", kind != "repeat", isRead || name != nil else { return self }
    var button = self
    var traits: [Written] = [.word("isButton")]
    if case .still(.list(let others))? = self["accessibilityAddTraits"] { traits += others }
    button.set("accessibilityAddTraits", .list(traits.withoutRepeats))
    if !children.isEmpty, !has("accessibilityElement") {
      button.set("accessibilityElement", .word("combine"))
    }
    if !isRead, let name {
      button.set("accessibilityLabel", .text(name.replacing(".", with: " ")))
    }
    return button
  }

  /// Whether it says something by itself.
  private var isRead: Bool {
    kind == "text" || has("accessibilityLabel") || children.contains(where: \.isRead)
  }
}

extension RecordedNode {
  /// The name of the first picture in it.
  var pictureName: String? {
    if kind == "image", let name = arguments.text("system") ?? arguments.text("asset") {
      return name
    }
    return children.lazy.compactMap(\.pictureName).first
  }
}
