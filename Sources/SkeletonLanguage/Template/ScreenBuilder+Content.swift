import SkeletonModel

extension ScreenBuilder {
  /// The content of a plain node; nil if it is wrong.
  ///
  /// Everything is resolved before returning nil, so that all mistakes are reported at once.
  ///
  /// - Parameter growth: what its lengths are multiplied by.
  func content(
    _ template: ContentTemplate, _ spot: Spot, growth: Double, at place: NodePlace
  ) -> Node.Content? {
    switch template {
    case .column(let alignment, let spacing, let separator, let slots):
      let spacing = reading.resolve(spacing)
      return .stack(
        Node.Stack(
          axis: .vertical, alignment: Alignment(reading.resolve(alignment) ?? .center, .center),
          spacing: spacing?.points, isSpacedBySystem: spacing == .system,
          separator: reading.resolve(separator), children: children(slots, at: place)))
    case .row(let alignment, let spacing, let slots):
      return .stack(
        Node.Stack(
          axis: .horizontal, alignment: Alignment(.center, reading.resolve(alignment) ?? .center),
          spacing: reading.resolve(spacing)?.points, children: children(slots, at: place)))
    case .layers(let alignment, let slots):
      return .layers(reading.resolve(alignment) ?? .center, children(slots, at: place))
    case .grid(let grid):
      return .grid(
        Node.Grid(
          columns: reading.resolve(grid.columns) ?? [],
          spacing: reading.resolve(grid.spacing) ?? .zero,
          alignment: reading.resolve(grid.alignment) ?? .center,
          children: children(grid.children, at: place)))
    case .scroll(let scroll):
      let axis = reading.resolve(scroll.axis) ?? .vertical
      let margins = reading.resolve(scroll.contentMargins) ?? .zero
      let start = reading.resolve(scroll.start) ?? .points(0)
      let clips = reading.resolve(scroll.isClipDisabled) != true
      guard let view = onlyChild(scroll.view, at: place) else { return nil }
      return .scroll(
        Node.Scroll(axis: axis, contentMargins: margins, start: start, clips: clips, view: view))
    case .block, .circle, .lines, .path, .text, .icon, .button, .divider, .spinner, .progress,
      .dots, .spacer:
      return leaf(template, spot, growth: growth)
    }
  }

  // Apart from the containers, so that little stack is needed for each level of nodes.
  private func leaf(
    _ template: ContentTemplate, _ spot: Spot, growth: Double
  ) -> Node.Content? {
    switch template {
    case .block(let fill, let isEllipse):
      return .block(Node.Block(fill: paint(fill), isEllipse: isEllipse))
    case .circle(let size, let fill):
      return .circle(size: reading.resolve(size).map { $0 * growth }, fill: paint(fill))
    case .lines(let lines): return self.lines(lines, spot)
    case .path(let data, let viewBox, let stretches, let fill):
      return .drawing(
        Node.Drawing(
          outline: reading.resolve(data)?.outline ?? Path(),
          viewBox: reading.resolve(viewBox) ?? Frame(x: 0, y: 0, width: 1, height: 1),
          size: nil, fill: paint(fill), stretches: reading.resolve(stretches) ?? false))
    case .text(let text): return self.text(text, spot)
    case .icon(let icon, let size):
      return drawing(icon, size: (reading.resolve(size) ?? 20) * growth)
    case .button(let button): return self.button(button, spot)
    case .divider(let color, let thickness):
      return .divider(
        color: self.color(color),
        thickness: reading.resolve(thickness) ?? 1 / Double(reading.variant.scale))
    case .spinner(let size, let color):
      return .spinner(size: reading.resolve(size) ?? 20, color: self.color(color))
    case .progress(let progress):
      return .progress(
        Node.Progress(
          value: reading.resolve(progress.value), style: reading.resolve(progress.style) ?? .linear,
          size: reading.resolve(progress.size) ?? 20,
          lineWidth: reading.resolve(progress.lineWidth) ?? 4, tint: paint(progress.tint),
          track: paint(progress.track)))
    case .dots(let dots):
      return .dots(
        Node.Dots(
          count: reading.resolve(dots.count) ?? 3, size: reading.resolve(dots.size) ?? 8,
          spacing: reading.resolve(dots.spacing) ?? 8, color: color(dots.color),
          step: reading.resolve(dots.step) ?? 300_000))
    case .spacer(let minLength): return .spacer(minLength: reading.resolve(minLength) ?? 8)
    case .column, .row, .layers, .grid, .scroll: return nil
    }
  }

  /// If a colour is wrong, no screen is returned, so any colour will do.
  private func color(_ color: Value<Color>) -> Color { reading.resolve(color) ?? .clear }

  private func paint(_ paint: Value<Paint>) -> Paint { reading.resolve(paint) ?? .color(.clear) }

  private func style(_ style: Value<TypeStyle>) -> TypeStyle { reading.resolve(style) ?? .root }

  private func lines(_ lines: LinesTemplate, _ spot: Spot) -> Node.Content? {
    let widths = reading.resolve(lines.widths) ?? []
    let count = reading.resolve(lines.count) ?? widths.count
    let font = style(lines.font).font
    let written = points(reading.resolve(lines.lineHeight), of: font.size)
    let lineHeight = written ?? font.lineHeight(scale: reading.variant.scale)
    let barHeight =
      points(reading.resolve(lines.barHeight), of: lineHeight) ?? lineHeight
      * Node.Lines.usualBarShare
    let alignment = reading.resolve(lines.alignment) ?? .leading
    let fill = paint(lines.fill)
    guard let last = widths.last, reading.count(nodes: count, at: spot) else { return nil }
    let others = widths.count > 1 ? Array(widths.dropLast()) : widths
    return .lines(
      Node.Lines(
        widths: (0..<count).map { $0 == count - 1 ? last : others[$0 % others.count] },
        lineHeight: lineHeight, pitch: written ?? font.leading, barHeight: barHeight,
        font: written == nil ? font : nil, alignment: alignment, fill: fill))
  }

  private func points(_ length: Length?, of whole: Double) -> Double? {
    switch length {
    case .points(let points): points
    case .share(let share): share * whole
    case nil: nil
    }
  }

  private func text(_ text: TextTemplate, _ spot: Spot) -> Node.Content? {
    let runs = reading.resolve(text.runs)
    let value = reading.resolve(text.value) ?? runs?.map(\.value).joined()
    let font = style(text.font).font
    let color = paint(text.color)
    let alignment = reading.resolve(text.alignment) ?? .leading
    let lineLimit = reading.resolve(text.lineLimit)
    let reservesSpace = reading.resolve(text.reservesSpace) ?? false
    let factor = reading.resolve(text.minimumScaleFactor) ?? 1
    let truncation = reading.resolve(text.truncation) ?? .tail
    let isRedacted = reading.resolve(text.redacted) ?? false
    let fill = paint(text.fill)
    let lastBar = reading.resolve(text.lastBar) ?? 1
    guard let value, reading.count(text: value, at: spot) else { return nil }
    var content = Node.Text(
      value: value, font: font, color: .clear, alignment: alignment, lineLimit: lineLimit,
      reservesSpace: reservesSpace, minimumScaleFactor: factor, truncation: truncation)
    if case .color(let plain) = color { content.color = plain } else { content.light = color }
    content.lineSpacing = reading.resolve(text.lineSpacing) ?? 0
    content.rules = Node.Text.rules(
      under: reading.resolve(text.underline) ?? false,
      through: reading.resolve(text.strikethrough) ?? false)
    content.runs = (runs ?? []).map { run in
      Node.Text.Run(
        StyledText.Part(run.value, run.font?.font ?? font), paint: run.paint ?? color,
        rules: run.rules ?? content.rules)
    }
    return isRedacted ? .redacted(content, fill: fill, lastBar: lastBar) : .text(content)
  }

  private func drawing(_ icon: IconTemplate, size: Double) -> Node.Content? {
    let color = paint(icon.color)
    guard let icon = reading.resolve(icon.icon) else { return nil }
    return .drawing(
      Node.Drawing(
        outline: icon.outline, viewBox: icon.viewBox, size: size, fill: color,
        name: icon.name, baseline: icon.baseline))
  }

  /// An icon and a label side by side, as SwiftUI's `Label` puts them: both grow with the font.
  private func button(_ button: ButtonTemplate, _ spot: Spot) -> Node.Content? {
    let size = 20 * style(button.font).growth
    var parts: [(Kind, Node.Content)] = []
    if let icon = button.icon, let content = drawing(icon, size: size) {
      parts.append((.icon, content))
    }
    if let label = button.label {
      guard let content = text(label, spot) else { return nil }
      parts.append((.text, content))
    }
    return .stack(
      Node.Stack(
        axis: .horizontal, alignment: .center, spacing: 8,
        children: parts.map { kind, content in
          Node(
            path: nil, kind: kind, position: spot.position, box: Box(), content: content,
            choices: choices.around)
        }))
  }
}
