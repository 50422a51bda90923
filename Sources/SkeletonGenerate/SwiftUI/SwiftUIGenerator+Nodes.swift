import SkeletonModel

/// What stands around a node, as far as it has a say in how the node is written.
struct Around {
  /// nil in layers, where both ways are alike.
  var axis: Axis?
  var alignment: Alignment
}

extension SwiftUIGenerator {
  /// Views for nodes, some of which are there under conditions only.
  func statements(_ clusters: [Cluster], in all: [Int], around: Around?) -> [Statement] {
    var made: [(condition: String?, statement: Statement)] = []
    for cluster in clusters {
      for (condition, statement) in statements(cluster, in: all, around) {
        made.append((condition, statement))
      }
    }
    return joined(made)
  }

  /// A node as one view, or as several of which one is shown.
  private func statements(
    _ cluster: Cluster, in all: [Int], _ around: Around?
  ) -> [(String?, Statement)] {
    var forms: [(form: String, cluster: Cluster)] = []
    for member in cluster.members {
      let form = member.node.form
      if let known = forms.firstIndex(where: { $0.form == form }) {
        forms[known].cluster.members.append(member)
      } else {
        forms.append((form, Cluster(members: [member])))
      }
    }
    return forms.compactMap { _, part in
      let view = Statement.view(self.view(part, around))
      guard part.members.count < all.count else { return (nil, view) }
      if let condition = samples.condition(for: part.samples, among: all) {
        return (condition, view)
      }
      let isUsual = part.samples.contains(Samples.usual)
      warn(
        part.position,
        "this node is there under several conditions at once, which is not generated; it is "
          + (isUsual ? "always there" : "left out"))
      return isUsual ? (nil, view) : nil
    }
  }

  /// Neighbours under one condition share it, and what repeats is a loop.
  private func joined(_ made: [(condition: String?, statement: Statement)]) -> [Statement] {
    var groups: [(condition: String?, body: [Statement])] = []
    for (condition, statement) in made {
      if let last = groups.last, last.condition == condition {
        groups[groups.count - 1].body.append(statement)
      } else {
        groups.append((condition, [statement]))
      }
    }
    var result: [Statement] = []
    for (condition, body) in groups {
      let body = looped(body)
      guard let condition else {
        result += body
        continue
      }
      let branch = Statement.Branch(condition: condition, body: body)
      if case .choice(let branches)? = result.last, branches.count == 1,
        branches[0].condition == condition.opposite
      {
        result[result.count - 1] = .choice([
          branches[0], Statement.Branch(condition: nil, body: body),
        ])
      } else {
        result.append(.choice([branch]))
      }
    }
    return result
  }

  private func looped(_ body: [Statement]) -> [Statement] {
    guard body.count > 1 else { return body }

    let prints = body.map { components.fingerprint(of: $0) }
    var result: [Statement] = []
    var rest = body.indices
    while let start = rest.first {
      // How many take turns, and how often, at most.
      var (length, times) = (1, 1)
      for period in 1...max(rest.count / 2, 1) {
        let run = rest.dropFirst(period).prefix { prints[$0] == prints[$0 - period] }
        let turns = run.count / period + 1
        // Two alike are as easily read twice.
        guard turns > (period == 1 ? 2 : 1), turns * period > length * times else { continue }
        (length, times) = (period, turns)
      }
      let turn = looped(Array(body[start..<start + length]))
      result += times > 1 ? [.loop(times, turn)] : turn
      rest = rest.dropFirst(length * times)
    }
    return result
  }

  // MARK: - One node

  private func view(_ cluster: Cluster, _ around: Around?) -> ViewCode {
    let view = boxed(content(cluster, around), cluster, around)
    guard let name = component(at: cluster.position) else { return view }
    return ViewCode(.call(components.add(name.typeWord, [.view(view)])))
  }

  private func content(_ cluster: Cluster, _ around: Around?) -> ViewCode {
    switch cluster.usual.content {
    case .stack(let stack): return self.stack(stack, cluster)
    case .layers(let alignment, _):
      let inner = Around(axis: nil, alignment: alignment)
      let head: [Piece] =
        alignment == .center
        ? [.text("ZStack")] : [.text("ZStack(alignment: \(Self.word(alignment)))")]
      return ViewCode(head: head, content: children(cluster, inner))
    case .grid(let grid): return self.grid(grid, cluster)
    case .scroll(let scroll): return self.scroll(scroll, cluster)
    case .wrapped:
      let inner = children(cluster, around)
      if inner.count == 1, case .view(let view) = inner[0] { return view }
      return ViewCode(head: [.text("Group")], content: inner)
    case .block(let block):
      if case .color(let color) = block.fill, color == .clear, cluster.isUniform(\.fill) {
        return ViewCode("Color.clear")
      }
      let outline = block.isEllipse ? [.text("Ellipse()")] : shape(cluster)
      return filled(outline, cluster) { $0.fill }
    case .circle(let size, _):
      var view = filled([.text("Circle()")], cluster) { $0.fill }
      guard size != nil else { return view }
      let side = number(cluster.values { $0.circleSize ?? 0 }, cluster, "size")
      view.add([.text(".frame(width: ")] + side + [.text(", height: ")] + side + [.text(")")])
      return view
    case .lines(let lines): return self.lines(lines, cluster)
    case .drawing(let drawing): return self.drawing(drawing, cluster)
    case .text(let text): return self.text(text, cluster)
    // `Samples` has put bars in its place.
    case .redacted: return ViewCode("EmptyView()")
    case .divider: return divider(cluster, around)
    case .spinner(let size, _):
      var view = ViewCode("ProgressView()")
      view.add(
        [.text(".tint(")] + color(cluster.values { $0.tint }, cluster, "tint") + [.text(")")])
      if size != 20 {
        warn(
          cluster.position,
          "a spinner is 20 points wide in SwiftUI, and not \(size.shortestDecimal)")
      }
      return view
    case .progress(let progress): return self.progress(progress, cluster)
    case .dots(let dots):
      warn(cluster.position, "dots stand still in what is generated")
      var view = ViewCode(
        head: [.text("HStack(spacing: \(dots.spacing.shortestDecimal))")],
        content: [
          .loop(dots.count, [.view(filled([.text("Circle()")], cluster) { .color($0.tint) })])
        ])
      view.add(".frame(height: \(dots.size.shortestDecimal))")
      return view
    case .spacer:
      let length = number(cluster.values { $0.spacerLength }, cluster, "minLength")
      return ViewCode(head: [.text("Spacer(minLength: ")] + length + [.text(")")])
    }
  }

  func children(_ cluster: Cluster, _ around: Around?) -> [Statement] {
    statements(
      aligned(cluster.members.map { ($0.sample, $0.node.children) }), in: cluster.samples,
      around: around)
  }

  private func stack(_ stack: Node.Stack, _ cluster: Cluster) -> ViewCode {
    var arguments: [[Piece]] = []
    if stack.axis == .vertical, stack.alignment.horizontal != .center {
      arguments.append([.text("alignment: .\(stack.alignment.horizontal.rawValue)")])
    }
    if stack.axis == .horizontal, stack.alignment.vertical != .center {
      arguments.append([.text("alignment: .\(stack.alignment.vertical.rawValue)")])
    }
    let hasSpacer = stack.children.contains { if case .spacer = $0.content { true } else { false } }
    if stack.spacing != nil || !hasSpacer && !stack.isSpacedBySystem {
      arguments.append(
        [.text("spacing: ")] + number(cluster.values { $0.stackSpacing ?? 8 }, cluster, "spacing"))
    }
    if stack.separator != nil {
      warn(cluster.position, "a separator between rows is not generated; it is left out")
    }
    let name = stack.axis == .vertical ? "VStack" : "HStack"
    let head: [Piece] =
      arguments.isEmpty
      ? [.text(name)]
      : [.text(name + "(")] + Array(arguments.joined(separator: [.text(", ")])) + [.text(")")]
    let inner = Around(axis: stack.axis, alignment: stack.alignment)
    return ViewCode(head: head, content: children(cluster, inner))
  }

  private func grid(_ grid: Node.Grid, _ cluster: Cluster) -> ViewCode {
    func column(_ column: Node.Grid.Column, _ spacing: Double) -> String {
      func limits(_ least: Double, _ most: Double) -> String {
        "minimum: \(Self.word(least)), maximum: \(Self.word(most))"
      }
      let size =
        switch column {
        case .fixed(let width): ".fixed(\(Self.word(width)))"
        case .adaptive(let least, let most): ".adaptive(\(limits(least, most)))"
        case .flexible(let least, let most):
          least == 10 && most == .infinity ? ".flexible()" : ".flexible(\(limits(least, most)))"
        }
      return "GridItem(\(size), spacing: \(Self.word(spacing)))"
    }
    struct Columns: Hashable {
      var columns: [Node.Grid.Column]
      var spacing: Double
    }
    let values = cluster.values { node -> Columns in
      guard case .grid(let grid) = node.content else { return Columns(columns: [], spacing: 0) }
      return Columns(columns: grid.columns, spacing: grid.spacing.width)
    }
    let kinds = Set(values.flatMap { $0.value.columns }).count
    let columns: [Piece]
    if kinds == 1, grid.columns.count > 1, Set(values.map(\.value.spacing)).count == 1 {
      let count = expression(
        values.map { ($0.sample, $0.value.columns.count) }, at: cluster.position, "columns"
      ) { [.text("\($0)")] }
      columns =
        [.text("Array(repeating: \(column(grid.columns[0], grid.spacing.width)), count: ")] + count
        + [.text(")")]
    } else {
      columns = expression(values, at: cluster.position, "columns") { value in
        let words = value.columns.map { column($0, value.spacing) }
        return [.text("[\(words.joined(separator: ", "))]")]
      }
    }
    let alignment =
      grid.alignment == .center ? "" : ", alignment: .\(grid.alignment.rawValue)"
    let spacing = number(
      cluster.values { node in
        if case .grid(let grid) = node.content { grid.spacing.height } else { 0 }
      }, cluster, "spacing")
    return ViewCode(
      head: [.text("LazyVGrid(columns: ")] + columns + [.text("\(alignment), spacing: ")] + spacing
        + [.text(")")],
      content: children(cluster, Around(axis: nil, alignment: .center)))
  }

  private func scroll(_ scroll: Node.Scroll, _ cluster: Cluster) -> ViewCode {
    var view = ViewCode(
      head: [.text(scroll.axis == .horizontal ? "ScrollView(.horizontal)" : "ScrollView")],
      content: children(cluster, Around(axis: nil, alignment: .center)))
    for (edge, length) in [
      ("top", scroll.contentMargins.top), ("leading", scroll.contentMargins.leading),
      ("bottom", scroll.contentMargins.bottom), ("trailing", scroll.contentMargins.trailing),
    ].merged where length != 0 {
      view.add(".contentMargins(.\(edge), \(length.shortestDecimal), for: .scrollContent)")
    }
    switch scroll.start {
    case .share(let share) where share != 0:
      let unit = (share * 10_000).rounded() / 10_000
      view.add(
        ".defaultScrollAnchor(UnitPoint(x: \(scroll.axis == .horizontal ? unit.shortestDecimal : "0.5"), "
          + "y: \(scroll.axis == .horizontal ? "0.5" : unit.shortestDecimal)))")
    case .points(let points) where points != 0:
      warn(
        cluster.position,
        "a start in points is not generated; what scrolls begins where its content does")
    case .share, .points: break
    }
    if !scroll.clips { view.add(".scrollClipDisabled()") }
    view.add(".scrollIndicators(.hidden)")
    view.add(".scrollDisabled(true)")
    return view
  }

  private func divider(_ cluster: Cluster, _ around: Around?) -> ViewCode {
    var view = filled([.text("Rectangle()")], cluster) { .color($0.tint) }
    let side = around?.axis == .horizontal ? "width" : "height"
    view.add(
      [.text(".frame(\(side): ")] + number(cluster.values { $0.thickness }, cluster, "thickness")
        + [.text(")")])
    return view
  }

  private func progress(_ progress: Node.Progress, _ cluster: Cluster) -> ViewCode {
    guard progress.style == .linear, let value = progress.value else {
      warn(cluster.position, "a progress that moves or is round is as SwiftUI has it")
      return ViewCode(
        progress.value.map { "ProgressView(value: \($0.shortestDecimal))" } ?? "ProgressView()")
    }
    let bar = filled([.text("Capsule()")], cluster) { $0.progressPaints.tint }
    var track = filled([.text("Capsule()")], cluster) { $0.progressPaints.track }
    var inner = ViewCode(head: [.text("GeometryReader")], content: [])
    var sized = bar
    sized.add(".frame(width: room.size.width * \(value.shortestDecimal))")
    inner.parameter = "room"
    inner.content = [.view(sized)]
    track.add(".overlay", [.view(inner)])
    track.add(".frame(height: \(progress.lineWidth.shortestDecimal))")
    return track
  }

  private func text(_ text: Node.Text, _ cluster: Cluster) -> ViewCode {
    let value = expression(
      cluster.values { $0.text?.value ?? "" }, at: cluster.position, "value"
    ) { value in
      [.slot(Slot(owner: cluster.owner, key: "text", type: "String", value: value.swiftLiteral))]
    }
    var view = ViewCode(head: [.text("Text(")] + value + [.text(")")])
    view.add(".font(\(font(cluster)))")
    view.add(
      [.text(".foregroundStyle(")]
        + color(cluster.values { $0.text?.color ?? .clear }, cluster, "color")
        + [.text(")")])
    if text.alignment != .leading {
      view.add(".multilineTextAlignment(.\(text.alignment.rawValue))")
    }
    if let limit = text.lineLimit {
      view.add(".lineLimit(\(limit)\(text.reservesSpace ? ", reservesSpace: true" : ""))")
    }
    if text.minimumScaleFactor < 1 {
      view.add(".minimumScaleFactor(\(text.minimumScaleFactor.shortestDecimal))")
    }
    if text.truncation != .tail { view.add(".truncationMode(.\(text.truncation.rawValue))") }
    if text.font.boxesLeading {
      warn(
        cluster.position,
        "a line of this text is as high as its leading, and in SwiftUI as its font")
    }
    return view
  }

  /// One of iOS's styles where it is as large at every size of type, or else a size in points.
  private func font(_ cluster: Cluster) -> String {
    let fonts = cluster.values { $0.text?.font.size }
    let usual =
      cluster.usual.text?.font ?? Font(family: "", weight: .regular, size: 17, leading: 22)
    for (style, sizes) in systemStyles {
      let isSame = fonts.allSatisfy { sample, font in
        sizes[samples.screens[sample].variant.type]?.size == font
      }
      guard isSame else { continue }
      let name = ["title1": "title", "caption1": "caption"][style] ?? style
      let own = style == "headline" ? FontWeight.semibold : .regular
      return usual.weight == own ? ".\(name)" : ".\(name).weight(.\(usual.weight.rawValue))"
    }
    if Set(fonts.map(\.value)).count > 1 {
      warn(cluster.position, "a font that grows in a way of its own stays as it usually is")
    }
    let weight = usual.weight == .regular ? "" : ", weight: .\(usual.weight.rawValue)"
    return ".system(size: \(usual.size.shortestDecimal)\(weight))"
  }
}

extension Node {
  /// What decides which words it is written in: nodes of one form differ in values alone.
  fileprivate var form: String {
    var words = "\(kind.rawValue) \(position)"
    switch content {
    case .stack(let stack): words += " \(stack.axis) \(stack.alignment) \(stack.spacing == nil)"
    case .layers(let alignment, _): words += " \(alignment)"
    case .grid(let grid): words += " \(grid.alignment)"
    case .scroll(let scroll): words += " \(scroll.axis) \(scroll.start) \(scroll.clips)"
    case .wrapped: words += " wrapped"
    case .block(let block): words += " \(block.isEllipse) \(block.fill.form)"
    case .circle(let size, let fill): words += " \(size == nil) \(fill.form)"
    case .lines(let lines):
      words += " \(lines.widths) \(lines.alignment) \(lines.fill.form)"
    case .drawing(let drawing): words += " \(drawing.size == nil)"
    case .text(let text): words += " \(text.alignment) \(text.lineLimit ?? 0)"
    case .redacted, .divider, .spinner, .progress, .dots, .spacer: break
    }
    words += " \(box.width.form) \(box.height.form) \(box.maxWidth.form) \(box.maxHeight.form)"
    words += " \(box.minWidth.form) \(box.minHeight.form) \(box.idealWidth.form)"
    words += " \(box.idealHeight.form) \(box.fixedSize.rawValue) \(box.background?.form ?? "")"
    words += " \(box.frameAlignment) \(box.clip) \(box.border == nil) \(box.growth == nil)"
    words += " \(box.aspectRatio == nil) \(box.containerRelativeFrame == nil)"
    words += " \(box.ignoredSafeArea.rawValue)"
    words += " \(box.position == nil) \(box.isShimmerGroup) \(box.radius == .capsule)"
    return words
  }

  var fill: Paint {
    switch content {
    case .block(let block): block.fill
    case .circle(_, let fill): fill
    case .lines(let lines): lines.fill
    case .drawing(let drawing): drawing.fill
    default: .color(.clear)
    }
  }

  fileprivate var circleSize: Double? {
    if case .circle(let size, _) = content { size } else { nil }
  }

  fileprivate var stackSpacing: Double? {
    if case .stack(let stack) = content { stack.spacing } else { nil }
  }

  fileprivate var spacerLength: Double {
    if case .spacer(let length) = content { length } else { 0 }
  }

  var tint: Color {
    switch content {
    case .spinner(_, let color), .divider(let color, _): color
    case .dots(let dots): dots.color
    default: .clear
    }
  }

  fileprivate var thickness: Double {
    if case .divider(_, let thickness) = content { thickness } else { 0 }
  }

  var progressPaints: (tint: Paint, track: Paint) {
    if case .progress(let progress) = content {
      (progress.tint, progress.track)
    } else {
      (.color(.clear), .color(.clear))
    }
  }

  var text: Text? {
    if case .text(let text) = content { text } else { nil }
  }
}

extension Paint {
  fileprivate var form: String {
    switch self {
    case .color(let color): color == .clear ? "clear" : "color"
    case .gradient(let stops, let line): "gradient \(stops.count) \(line)"
    case .shimmer: "shimmer"
    case .picture: "picture"
    }
  }
}

extension Length? {
  fileprivate var form: String {
    switch self {
    case nil: "-"
    case .points(.infinity)?: "fill"
    case .points?: "points"
    case .share?: "share"
    }
  }
}

extension Cluster {
  func isUniform<Value: Hashable>(_ value: (Node) -> Value) -> Bool {
    Set(members.map { value($0.node) }).count == 1
  }
}

extension [(String, Double)] {
  /// Opposite edges of one length as one.
  var merged: [(String, Double)] {
    let (top, leading, bottom, trailing) = (self[0].1, self[1].1, self[2].1, self[3].1)
    return
      (leading == trailing
      ? [("horizontal", leading)] : [("leading", leading), ("trailing", trailing)])
      + (top == bottom ? [("vertical", top)] : [("top", top), ("bottom", bottom)])
  }
}

extension String {
  /// The condition that holds where this one does not.
  var opposite: String {
    for (one, other) in [
      (" == .dark", " == .light"), (" == .increased", " == .standard"),
      (" == .rightToLeft", " == .leftToRight"),
    ] {
      if hasSuffix(one) { return replacing(one, with: other) }
      if hasSuffix(other) { return replacing(other, with: one) }
    }
    if contains(" && ") { return "!(\(self))" }
    if contains(" >= ") { return replacing(" >= ", with: " < ") }
    if contains(" < ") { return replacing(" < ", with: " >= ") }
    return hasPrefix("!") ? String(dropFirst()) : "!" + self
  }

  /// As the name of a type: `movieCard`, `movie-card` to `MovieCard`.
  var typeWord: String {
    split { !$0.isLetter && !$0.isNumber }.map { String($0).capitalizedFirst }.joined()
  }

  var swiftLiteral: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\u{0}"..<" ", "\u{7F}", "\u{2028}", "\u{2029}":
        text += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
