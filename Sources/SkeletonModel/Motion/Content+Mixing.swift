extension Node.Content {
  /// The content on its way to another of its kind. The children stay what they are.
  func mixed(with end: Node.Content, by mixing: inout Mixing) -> Node.Content {
    let size = Mixing.size
    switch self {
    case .stack(var stack):
      guard case .stack(let last) = end else { return self }
      stack.spacing = mixing.between(stack.spacing, last.spacing, "spacing")
      stack.separator = mixing.between(stack.separator, last.separator, "separator")
      // Those of a button, which are parts of it.
      if stack.children.count == last.children.count {
        for index in stack.children.indices {
          stack.children[index].content = stack.children[index].content.mixed(
            with: last.children[index].content, by: &mixing)
        }
      }
      return .stack(stack)
    case .grid(var grid):
      guard case .grid(let last) = end else { return self }
      grid.spacing = mixing.between(grid.spacing, last.spacing, "spacing", within: size)
      return .grid(grid)
    case .scroll(var scroll):
      guard case .scroll(let last) = end else { return self }
      scroll.contentMargins = mixing.between(
        scroll.contentMargins, last.contentMargins, "contentMargins")
      return .scroll(scroll)
    case .block(var block):
      guard case .block(let last) = end else { return self }
      block.fill = mixing.between(block.fill, last.fill, "fill")
      return .block(block)
    case .circle(let side, let fill):
      guard case .circle(let lastSide, let lastFill) = end else { return self }
      return .circle(
        size: mixing.between(side, lastSide, "size", within: size),
        fill: mixing.between(fill, lastFill, "fill"))
    case .lines(var lines):
      guard case .lines(let last) = end else { return self }
      lines.widths = mixing.between(lines.widths, last.widths, "widths", within: size)
      lines.lineHeight = mixing.between(
        lines.lineHeight, last.lineHeight, "lineHeight", within: size)
      lines.pitch = mixing.between(lines.pitch, last.pitch, "lineHeight", within: size)
      lines.barHeight = mixing.between(lines.barHeight, last.barHeight, "barHeight", within: size)
      lines.fill = mixing.between(lines.fill, last.fill, "fill")
      return .lines(lines)
    case .drawing(var drawing):
      guard case .drawing(let last) = end else { return self }
      drawing.outline = mixing.between(
        drawing.outline, last.outline, "data", within: Mixing.anywhere)
      drawing.viewBox = mixing.between(
        drawing.viewBox, last.viewBox, "viewBox", within: Mixing.anywhere)
      drawing.size = mixing.between(drawing.size, last.size, "size", within: size)
      drawing.fill = mixing.between(drawing.fill, last.fill, drawing.name == nil ? "fill" : "color")
      return .drawing(drawing)
    case .text(var text):
      guard case .text(let last) = end else { return self }
      text.mix(with: last, by: &mixing)
      return .text(text)
    case .redacted(let text, let fill, let lastBar):
      guard case .redacted(_, let last, _) = end else { return self }
      return .redacted(text, fill: mixing.between(fill, last, "fill"), lastBar: lastBar)
    case .divider(let color, let thickness):
      guard case .divider(let lastColor, let lastThickness) = end else { return self }
      return .divider(
        color: mixing.between(color, lastColor, "color"),
        thickness: mixing.between(thickness, lastThickness, "thickness", within: size))
    case .spinner(let side, let color):
      guard case .spinner(let lastSide, let lastColor) = end else { return self }
      return .spinner(
        size: mixing.between(side, lastSide, "size", within: size),
        color: mixing.between(color, lastColor, "color"))
    case .progress(var progress):
      guard case .progress(let last) = end else { return self }
      progress.mix(with: last, by: &mixing)
      return .progress(progress)
    case .dots(var dots):
      guard case .dots(let last) = end else { return self }
      dots.size = mixing.between(dots.size, last.size, "size", within: size)
      dots.spacing = mixing.between(dots.spacing, last.spacing, "spacing", within: size)
      dots.color = mixing.between(dots.color, last.color, "color")
      return .dots(dots)
    case .layers, .wrapped, .spacer: return self
    }
  }
}

extension Node.Text {
  fileprivate mutating func mix(with last: Node.Text, by mixing: inout Mixing) {
    // What has colours of its own keeps them.
    switch mixing.between(paint, last.paint, "color") {
    case .color(let plain): (color, light) = (plain, nil)
    case .gradient(let stops, let line): light = .gradient(stops: stops, line)
    case .shimmer(let base): light = .shimmer(base: base)
    case .picture(let picture): light = .picture(picture)
    }
  }
}

extension Node.Progress {
  fileprivate mutating func mix(with last: Node.Progress, by mixing: inout Mixing) {
    value = mixing.between(value, last.value, "value", within: Mixing.fraction)
    size = mixing.between(size, last.size, "size", within: Mixing.size)
    lineWidth = mixing.between(lineWidth, last.lineWidth, "lineWidth", within: Mixing.size)
    tint = mixing.between(tint, last.tint, "tint")
    track = mixing.between(track, last.track, "track")
  }
}

extension Kind {
  /// The keys of documents by which a node of this kind can move.
  package var movingKeys: [String] { ownMovingKeys + Box.movingKeys }

  private var ownMovingKeys: [String] {
    switch self {
    case .vstack: ["spacing", "separator"]
    case .hstack, .grid: ["spacing"]
    case .scroll: ["contentMargins"]
    case .block, .ellipse: ["fill"]
    case .circle: ["size", "fill"]
    case .lines: ["widths", "lineHeight", "barHeight", "fill"]
    case .path: ["data", "viewBox", "fill"]
    case .text: ["color", "fill"]
    case .icon: ["size", "color"]
    case .button: ["color"]
    case .divider: ["color", "thickness"]
    case .spinner: ["size", "color"]
    case .progress: ["value", "size", "lineWidth", "tint", "track"]
    case .dots: ["size", "spacing", "color"]
    case .zstack, .repeat, .use, .when, .swiftui, .spacer: []
    }
  }
}
