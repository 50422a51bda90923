import SkeletonModel

/// One kind of node as the language declares it.
struct KindForm: Sendable {
  let kind: Kind
  let map: MapForm
  let hasBox: Bool
  let example: String
  /// Whether the principal is a single node, so that a map may be that node.
  let principalIsNode: Bool

  private init(
    _ kind: Kind, _ says: String, principal: String? = nil, principalIsNode: Bool = false,
    hasBox: Bool = true, exactlyOne: [[String]] = [], atLeastOne: [[String]] = [],
    example: String, _ keys: [any AnyKey]
  ) {
    self.kind = kind
    self.hasBox = hasBox
    self.example = example
    self.principalIsNode = principalIsNode
    map = MapForm(
      kind.rawValue, says, principal: principal, exactlyOne: exactlyOne, atLeastOne: atLeastOne,
      keys + (hasBox ? BoxForm.keys : []))
  }

  /// Keys of its own, without the box's.
  var ownKeys: [any AnyKey] { hasBox ? Array(map.keys.dropLast(BoxForm.keys.count)) : map.keys }

  static subscript(kind: Kind) -> KindForm {
    switch kind {
    case .vstack: vstack
    case .hstack: hstack
    case .zstack: zstack
    case .grid: grid
    case .scroll: scroll
    case .repeat: `repeat`
    case .use: use
    case .when: when
    case .swiftui: swiftui
    case .block: block
    case .circle: circle
    case .ellipse: ellipse
    case .lines: lines
    case .path: path
    case .text: text
    case .icon: icon
    case .button: button
    case .divider: divider
    case .spinner: spinner
    case .progress: progress
    case .dots: dots
    case .spacer: spacer
    }
  }
}

enum StackForm {
  static let children = Key("children", .nodes, default: "[]", "what stands in it, in order")
  static let spacing = Key(
    "spacing", Form<StackSpacing>.stackSpacing, default: "8, but 0 beside a spacer",
    "between children; one that is given holds beside spacers too")
  static let separator = Key(
    "separator", .separator,
    "a line in the middle of each gap between two children, none after the last and none beside a "
      + "spacer: where rows touch, it lies on their edge, over both")
  static let columnAlignment = Key(
    "alignment", .inColumn, default: "center", "of the children, across the column")
  static let rowAlignment = Key(
    "alignment", .inRow, default: "center", "of the children, across the row")
  static let layersAlignment = Key(
    "alignment", .place, default: "center", "where the children meet")
}

enum SeparatorForm {
  static let color = Key("color", .color, isRequired: true, "of the line")
  static let thickness = Key("thickness", .points, default: "1", "of the line")
  static let leading = Key(
    "leading", .space, default: "0", "what it leaves free where reading begins")
  static let trailing = Key(
    "trailing", .space, default: "0", "what it leaves free where reading ends")
  static let map = MapForm(
    "stackSeparator", "A line between rows, as of a list.", principal: "color",
    [color, thickness, leading, trailing])
}

extension Form where Value == Node.Separator {
  static let separator = Form(
    "a colour, or {color, thickness, leading, trailing}", .defined("stackSeparator")
  ) { tree, reading in
    guard let fields = reading.fields(of: tree, SeparatorForm.map, place: "separator"),
      let color = fields[SeparatorForm.color]
    else { return nil }
    return Node.Separator(
      color: color, thickness: fields[SeparatorForm.thickness] ?? 1,
      leading: fields[SeparatorForm.leading] ?? 0, trailing: fields[SeparatorForm.trailing] ?? 0)
  }
}

enum GridForm {
  static let columns = Key(
    "columns", .columns, isRequired: true, "how many, or how wide each is")
  static let spacing = Key("spacing", .gridSpacing, default: "8", "between cells")
  static let alignment = Key(
    "alignment", .inColumn, default: "center", "of a child in its cell")

  static let horizontal = Key("horizontal", .gap, default: "8", "between columns")
  static let vertical = Key("vertical", .gap, default: "8", "between rows")
  static let spacingMap = MapForm("gridSpacing", "Room between cells.", [horizontal, vertical])
}

extension Form where Value == Extent {
  static let gridSpacing = Form(
    "a space, or {horizontal, vertical}", .any([Form<Double>.gap.schema, .defined("gridSpacing")])
  ) { tree, reading in
    guard tree.entries != nil else {
      return reading.read(tree, as: Form<Double>.gap).map { Extent(width: $0, height: $0) }
    }
    guard let fields = reading.fields(of: tree, GridForm.spacingMap, place: "spacing") else {
      return nil
    }
    return Extent(
      width: fields[GridForm.horizontal] ?? 8, height: fields[GridForm.vertical] ?? 8)
  }
}

enum ScrollForm {
  static let view = Key("view", .node, isRequired: true, "what is scrolled")
  static let axis = Key("axis", Form<Axis>.word, default: "vertical", "which way it scrolls")
  static let contentMargins = Key(
    "contentMargins", .edges, default: "0", "room round the content, inside the viewport")
  static let start = Key(
    "start", .scrollStart, default: "0",
    "how far it is scrolled when it appears; `100%` is as far as it can be, and content that is shorter "
      + "stands at its end")
  static let scrollClipDisabled = Key(
    "scrollClipDisabled", .bool, default: "false",
    "what lies outside of its frame is seen, too: shadows, what comes next")
}

enum RepeatForm {
  static let count = Key("count", .count(0...Limits.nodes), "how many there are")
  static let values = Key(
    "values", .repeatedValues,
    "one for each of them: `$value` there; of a map, each entry is `$name`, too")
  static let view = Key("view", .node, "the node that each of them is")
  static let cycle = Key("cycle", .nodes, "nodes that take turns: item i is `cycle[i mod n]`")
  static let id = Key(
    "id", .name, "the name of the items: `row[0]`, `row[1]`; it wins over their own")
}

enum UseForm {
  static let component = Key(
    "component", .componentName, isRequired: true,
    "one of the document's components, or of the theme's")
  static let with = Key("with", .arguments, default: "{}", "arguments, by the parameter's name")
}

enum WhenForm {
  static let condition = Key(
    "if", .condition, isRequired: true,
    "what decides, such as `{type: accessibility}` or `{$kind: [a, b]}`; all of a map must hold")
  static let then = Key("then", .node, "where it holds; nothing if this is missing")
  static let otherwise = Key("else", .node, "where it does not; nothing if this is missing")
}

enum SwiftUIForm {
  static let view = Key(
    "view", .text, isRequired: true,
    "the view's type, `Previews` that a file declares by `file.swift#name`, or an expression: `FeedRow(count: 3)`"
  )
  static let source = Key(
    "source", .text, default: "the folder of the document",
    "a folder or a file of Swift source, relative to this file")
  static let ios = Key(
    "ios", .systemVersion, default: "the project's, else 18",
    "the version of iOS whose lists, bars, controls and colours it has: 18 or 26")
  static let after = Key(
    "after", Form<Microseconds>.duration, default: "100ms",
    "how long it has been there when it is shown, on a clock of its own: `0` is before any of its tasks "
      + "has begun, `2s` after one that sleeps for a second")
}

extension Form where Value == SystemVersion {
  private static let what = SystemVersion.names.joined(separator: " or ")

  /// A version of iOS: `18` or `26`.
  static let systemVersion = Form(
    what,
    .any(SystemVersion.allCases.map { .whole(from: $0.rawValue, to: $0.rawValue) })
  ) { tree, reading in
    guard let number = reading.number(tree, what) else { return nil }
    guard let version = SystemVersion.allCases.first(where: { Double($0.rawValue) == number })
    else {
      let nearest = number < 22 ? SystemVersion.ios18 : .ios26
      reading.complain(
        tree,
        "the measures of iOS \(number.shortestDecimal) are not known; there are those of "
          + "\(SystemVersion.names.joined(separator: " and ")), and \(nearest.rawValue) is the nearest"
      )
      return nil
    }
    return version
  }
}

enum FillForm {
  static let fill = Key(
    "fill", .paint, default: "shimmer", "a plain colour stands still")
}

enum GrowthForm {
  static let relativeTo = Key(
    "relativeTo", .font,
    "the type style it grows with; the lengths given are those at `large`, the width only where "
      + "there is room for it")
}

enum CircleForm {
  static let size = Key("size", .side, default: "the shorter side proposed", "its diameter")
}

enum LinesForm {
  static let count = Key(
    "count", .whole(1...1000), default: "the number of widths", "how many lines")
  static let widths = Key(
    "widths", Form<Length>.size.list(atLeast: 1), default: "[100%, 85%, 60%]",
    "the last line takes the last, the others the rest in turn")
  static let font = Key("font", .font, default: "body", "of the text they stand for")
  static let lineHeight = Key(
    "lineHeight", .portion, default: "as of a text in the font",
    "of a line's box: a percent of the font's size, or points")
  static let barHeight = Key(
    "barHeight", .portion, default: "60%", "a percent of the line's box, or points")
  static let alignment = Key("alignment", .inColumn, default: "leading", "of its bars")
}

enum PathForm {
  static let data = Key("data", .pathData, isRequired: true, "the outline")
  static let viewBox = Key(
    "viewBox", .viewBox, isRequired: true, "the part of it that fills the frame")
  static let stretches = Key(
    "stretches", .bool, default: "false", "whether it fills the frame out of proportion")
}

enum TextForm {
  static let value = Key("value", .text, "what it says")
  static let runs = Key(
    "runs", .runs, "what it says in parts that are each set or coloured in a way of their own")
  static let font = Key("font", .font, default: "body", "what it is set in")
  static let color = Key(
    "color", .paint, default: "label", "of its letters; `shimmer` and gradients show through them")
  static let alignment = Key("alignment", .inColumn, default: "leading", "of its lines")
  static let lineLimit = Key(
    "lineLimit", .whole(1...1000), default: "no limit", "text beyond it ends in …")
  static let lineSpacing = Key(
    "lineSpacing", .morePoints, default: "0", "more room between its lines, or less below 0")
  static let underline = Key("underline", .bool, default: "false", "a line under its letters")
  static let strikethrough = Key(
    "strikethrough", .bool, default: "false", "a line through its letters")
  static let reservesSpace = Key(
    "reservesSpace", .bool, default: "false",
    "as high as `lineLimit` lines, however few the text has")
  static let minimumScaleFactor = Key(
    "minimumScaleFactor", .fraction, default: "1",
    "how small it may become before it is cut, as a share of its size")
  static let truncation = Key(
    "truncationMode", Form<Node.Text.Truncation>.word, default: "tail",
    "where the … of a text stands that does not fit")
  static let redacted = Key(
    "redacted", .bool, default: "false",
    "a placeholder as long as the text in its font: a bar in each line's box, as of `lines`, in "
      + "place of the letters")
  static let fill = Key(
    "fill", .paint, default: "shimmer", "of the bars; `color` is that of letters")
  static let lastBar = Key(
    "lastBar", .fraction, default: "1", "how long the last bar is, as a share of its line")
}

enum IconNodeForm {
  static let name = Key(
    "name", .icon, isRequired: true, "one of the theme's `icons`, or a symbol")
  static let size = Key(
    "size", .side, default: "20", "of the square it is drawn in; of a symbol, its height")
  static let color = Key("color", .paint, default: "label", "what it is drawn in")
}

enum ButtonForm {
  static let label = Key("label", .text, "what it says")
  static let icon = Key(
    "icon", .icon, "one of the theme's `icons`, before the label; it grows with the font")
  static let action = Key("action", Form<Node.Action>.word, "the event it stands for")
  static let font = Key("font", .font, default: "body", "what the label is set in")
  static let color = Key("color", .color, default: "accent", "of the label and the icon")
}

enum DividerForm {
  static let color = Key("color", .color, default: "separator", "of the line")
  static let thickness = Key("thickness", .points, default: "one device pixel", "of the line")
}

enum SpinnerForm {
  static let size = Key("size", .side, default: "20", "its diameter")
  static let color = Key(
    "color", .color, default: "secondaryLabel", "of its spokes; the strongest is at 85%")
}

enum ProgressForm {
  static let value = Key("value", .fraction, "how much is done; without one it moves to and fro")
  static let style = Key(
    "style", Form<Node.Progress.Style>.word, default: "linear", "a bar or a ring")
  static let size = Key("size", .side, default: "20", "of the ring")
  static let lineWidth = Key("lineWidth", .points, default: "4", "of the bar or the ring")
  static let tint = Key("tint", .paint, default: "accent", "what is done")
  static let track = Key("track", .paint, default: "systemGray5", "what is not")
}

enum DotsForm {
  static let count = Key("count", .whole(1...100), default: "3", "how many")
  static let size = Key("size", .side, default: "8", "the diameter of each")
  static let spacing = Key("spacing", .gap, default: "8", "room between them")
  static let color = Key("color", .color, default: "accent", "of the active one")
  static let step = Key("step", .duration, default: "300ms", "how long each dot is the active one")
}

enum SpacerForm {
  static let minLength = Key("minLength", .gap, default: "8", "it is never shorter")
}

extension KindForm {
  static let vstack = KindForm(
    .vstack, "Children in a column.", principal: "children",
    example: "vstack: {alignment: leading, spacing: 8, children: [spacer]}",
    [
      StackForm.children, StackForm.columnAlignment, StackForm.spacing, StackForm.separator,
    ])
  static let hstack = KindForm(
    .hstack, "Children in a row.", principal: "children",
    example: "hstack: [spacer, {block: {width: 200, height: 40, radius: 16}}]",
    [StackForm.children, StackForm.rowAlignment, StackForm.spacing])
  static let zstack = KindForm(
    .zstack, "Children on top of each other.", principal: "children",
    example: "zstack: {alignment: bottom, children: []}",
    [StackForm.children, StackForm.layersAlignment])
  static let grid = KindForm(
    .grid, "Children in columns, row by row.", principal: "children",
    example: "grid: {columns: {small: 2, medium: 3, large: 4}, spacing: 16, children: []}",
    [StackForm.children, GridForm.columns, GridForm.spacing, GridForm.alignment])
  static let scroll = KindForm(
    .scroll,
    "As long as proposed along its axis, as wide as its content across it; clips its content, "
      + "unless that is off.",
    principal: "view", principalIsNode: true,
    example: "scroll: {axis: horizontal, contentMargins: {horizontal: 16}, view: {hstack: []}}",
    [
      ScrollForm.view, ScrollForm.axis, ScrollForm.contentMargins, ScrollForm.start,
      ScrollForm.scrollClipDisabled,
    ])
  static let `repeat` = KindForm(
    .repeat, "Stands for any number of siblings and has no box; `$index` counts them from 0.",
    hasBox: false,
    exactlyOne: [["view", "cycle"], ["count", "values"]],
    example: "repeat: {count: 8, id: row, view: {use: row}}",
    [RepeatForm.count, RepeatForm.values, RepeatForm.view, RepeatForm.cycle, RepeatForm.id])
  static let use = KindForm(
    .use, "Stands for a component; the box's keys wrap its root, as modifiers do a view.",
    principal: "component",
    example: "use: {component: comment, with: {lines: 1}, margin: 8}",
    [UseForm.component, UseForm.with])
  static let when = KindForm(
    .when, "One node or another, by variant or parameter; it has no box.", hasBox: false,
    atLeastOne: [["then", "else"]],
    example: "when: {if: {type: accessibility}, then: {vstack: []}, else: {hstack: []}}",
    [WhenForm.condition, WhenForm.then, WhenForm.otherwise])
  static let swiftui = KindForm(
    .swiftui,
    "A view of the app's own SwiftUI source, compiled and asked what it shows in each variant; the "
      + "box's keys wrap it.",
    principal: "view",
    example: "swiftui: {view: FeedSkeleton, source: ../Sources/Feed}",
    [SwiftUIForm.view, SwiftUIForm.source, SwiftUIForm.ios, SwiftUIForm.after])
  static let block = KindForm(
    .block, "The rectangular placeholder: as large as proposed, 10 where nothing is.",
    example: "block: {width: 120, height: 16, radius: 4}",
    [FillForm.fill, EffectForm.stroke, GrowthForm.relativeTo])
  static let circle = KindForm(
    .circle, "A placeholder that is as high as it is wide.", principal: "size",
    example: "circle: 50",
    [CircleForm.size, FillForm.fill, EffectForm.stroke, GrowthForm.relativeTo])
  static let ellipse = KindForm(
    .ellipse, "The ellipse in a rectangle: as large as proposed, 10 where nothing is.",
    example: "ellipse: {width: 120, height: 40}",
    [FillForm.fill, EffectForm.stroke, GrowthForm.relativeTo])
  static let lines = KindForm(
    .lines, "Bars that stand for wrapped text: as wide as proposed, a bar in each line's box.",
    principal: "count",
    example: "lines: {count: 2, font: body, radius: 4}",
    [
      LinesForm.count, LinesForm.widths, LinesForm.font, LinesForm.lineHeight, LinesForm.barHeight,
      LinesForm.alignment, FillForm.fill,
    ])
  static let path = KindForm(
    .path, "A placeholder of any shape, fitted and centred.", principal: "data",
    example: "path: {data: \"M0 0 H24 V24 Z\", viewBox: [0, 0, 24, 24], width: 48, height: 48}",
    [
      PathForm.data, PathForm.viewBox, PathForm.stretches, FillForm.fill, EffectForm.stroke,
      GrowthForm.relativeTo,
    ])
  static let text = KindForm(
    .text, "Text, as outlines of the theme's font.", principal: "value",
    exactlyOne: [["value", "runs"]],
    example: "text: {value: $title, font: headline, lineLimit: 1}",
    [
      TextForm.value, TextForm.runs, TextForm.font, TextForm.color, TextForm.alignment,
      TextForm.lineLimit,
      TextForm.lineSpacing, TextForm.underline, TextForm.strikethrough, TextForm.reservesSpace,
      TextForm.minimumScaleFactor, TextForm.truncation, TextForm.redacted,
      TextForm.fill, TextForm.lastBar,
    ])
  static let icon = KindForm(
    .icon, "One of the theme's drawings.", principal: "name",
    example: "icon: {name: wifi.slash, size: 48, color: muted}",
    [IconNodeForm.name, IconNodeForm.size, IconNodeForm.color, GrowthForm.relativeTo])
  static let button = KindForm(
    .button, "A label, an icon or both.", principal: "label", atLeastOne: [["label", "icon"]],
    example: "button: {label: Try again, action: retry, height: 50, maxWidth: fill}",
    [
      ButtonForm.label, ButtonForm.icon, ButtonForm.action, ButtonForm.font, ButtonForm.color,
    ])
  static let divider = KindForm(
    .divider, "A line across the stack it stands in.", example: "- divider",
    [DividerForm.color, DividerForm.thickness])
  static let spinner = KindForm(
    .spinner, "Eight spokes, one turn a second in eight steps.", principal: "size",
    example: "- spinner", [SpinnerForm.size, SpinnerForm.color])
  static let progress = KindForm(
    .progress, "How far something has come: a bar or a ring.", principal: "value",
    example: "progress: {value: $percent%, tint: primary}",
    [
      ProgressForm.value, ProgressForm.style, ProgressForm.size, ProgressForm.lineWidth,
      ProgressForm.tint, ProgressForm.track,
    ])
  static let dots = KindForm(
    .dots, "Dots in a row that take turns.", example: "- dots",
    [DotsForm.count, DotsForm.size, DotsForm.spacing, DotsForm.color, DotsForm.step])
  static let spacer = KindForm(
    .spacer, "Takes the room that the others leave.", principal: "minLength", hasBox: false,
    example: "spacer: 24", [SpacerForm.minLength])
}
