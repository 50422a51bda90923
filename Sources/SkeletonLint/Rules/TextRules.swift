import SkeletonLanguage
import SkeletonLayout
import SkeletonModel

extension LintCheck {
  /// Texts that leave their shape, are cut off, break where they should not, or hide each other.
  mutating func checkTexts(_ screen: LintedScreen) {
    var inks: [(index: Int, lines: [Frame], whole: Frame)] = []
    for (index, node) in screen.nodes.enumerated() where node.opacity > 0 {
      guard let text = node.text else { continue }
      let lines = node.placed.inkLines
      guard let first = lines.first else { continue }
      let whole = lines.dropFirst().reduce(first) { $0.union($1) }
      let seen = lines.map { $0.intersection(node.window) }.filter { $0.width > 0 && $0.height > 0 }
      if let first = seen.first {
        inks.append((index, seen, seen.dropFirst().reduce(first) { $0.union($1) }))
      }
      if !checkShape(around: index, whole, screen) { checkEdges(of: node, whole, screen) }
      checkCut(text, node, screen)
      checkBreaks(text, node, screen)
    }
    checkOverlaps(inks, screen)
  }

  /// Whether letters reach out of their shape.
  private mutating func checkShape(
    around index: Int, _ ink: Frame, _ screen: LintedScreen
  ) -> Bool {
    let node = screen.nodes[index]
    guard let holder = screen.shape(under: index, ink) else { return false }
    let shape = screen.nodes[holder]
    let excess = node.placed.inkExcess(over: shape.outline, isRound: shape.isRound)
    guard excess > limit(.overflow) else { return false }
    let name = shape.path == node.path ? "its own ground" : "'\(shape.path)'"
    faults.append(
      screen.fault(
        .overflow, node, excess: excess, value: excess, limit: limit(.overflow),
        "its letters reach \(excess.threeDecimals) points out of \(name)"))
    return true
  }

  /// Letters of which a clip leaves a part. What it hides altogether is folded away on purpose.
  private mutating func checkEdges(of node: LintedNode, _ ink: Frame, _ screen: LintedScreen) {
    let edges = node.edges
    let excess = max(
      edges.x - ink.x, ink.maxX - edges.maxX, edges.y - ink.y, ink.maxY - edges.maxY)
    guard excess > limit(.overflow), ink.overlaps(edges, by: 0) else { return }
    faults.append(
      screen.fault(
        .overflow, node, subject: "clip", excess: excess, value: excess, limit: limit(.overflow),
        "\(excess.threeDecimals) points of its letters are clipped off"))
  }

  private mutating func checkCut(
    _ text: Node.Text, _ node: LintedNode, _ screen: LintedScreen
  ) {
    let whole = text.value.filter { !$0.isWhitespace }.count
    var shown = node.placed.lineTexts.joined().filter { !$0.isWhitespace }
    guard shown.last == "…", text.value.last != "…", whole > 0 else { return }
    shown.removeLast()
    let cut = Double(whole - min(shown.count, whole)) / Double(whole) * 100
    guard cut > limit(.truncated) else { return }
    faults.append(
      screen.fault(
        .truncated, node, excess: cut, value: cut, limit: limit(.truncated),
        "of '\(text.value.excerpt)' \(shown.count) of \(whole) characters are left"))
  }

  private mutating func checkBreaks(
    _ text: Node.Text, _ node: LintedNode, _ screen: LintedScreen
  ) {
    guard let broken = text.value.brokenWord(in: node.placed.lineTexts) else { return }
    faults.append(
      screen.fault(
        .brokenWord, node,
        "'\(broken.before) / \(broken.after)' stands in two lines"))
  }

  private mutating func checkOverlaps(
    _ inks: [(index: Int, lines: [Frame], whole: Frame)], _ screen: LintedScreen
  ) {
    let least = limit(.overlap)
    let met = meetings(of: inks, "texts", screen, whole: \.whole, index: \.index) { below, above in
      guard below.whole.overlaps(above.whole, by: least) else { return nil }
      let common = below.lines.flatMap { line in above.lines.map(line.intersection) }
        .max { min($0.width, $0.height) < min($1.width, $1.height) }
      guard let common, min(common.width, common.height) > least,
        screen.nodes[below.index].text?.value != screen.nodes[above.index].text?.value,
        !screen.isCovered(common, after: below.index, before: above.index)
      else { return nil }
      return common
    }
    for (above, worst) in met.sorted(by: { $0.key < $1.key }) {
      faults.append(
        screen.fault(
          .overlap, screen.nodes[above], excess: worst.amount, value: worst.amount,
          limit: limit(.overlap),
          "its letters lie on those of "
            + "'\((screen.nodes[worst.below].text?.value ?? "").excerpt)', "
            + "\(worst.common.width.threeDecimals) × \(worst.common.height.threeDecimals) points"
            + worst.others))
    }
  }
}

extension LintedScreen {
  /// The shape that a text stands on: of those painted before it, around it or below it in the same
  /// layers, the last that holds the middle of its letters.
  fileprivate func shape(under index: Int, _ ink: Frame) -> Int? {
    if nodes[index].hasGround { return index }
    var child = index
    for parent in ancestors(of: index) {
      // What scrolls stands on nothing that ends.
      if case .scroll = nodes[parent].node.content { return nil }
      if case .layers = nodes[parent].node.content {
        // What is inside an earlier layer lies below the text as well.
        let found = (parent + 1..<child).last { candidate in
          nodes[candidate].opacity > 0 && nodes[candidate].carriesText
            && nodes[candidate].outline.contains(ink.center)
            && nodes[candidate].outline.isWide(for: ink)
        }
        if let found { return found }
      }
      if nodes[parent].hasGround, nodes[parent].node.box.offset == .zero { return parent }
      child = parent
    }
    return nil
  }

  /// Whether something opaque is painted over an area between two nodes.
  fileprivate func isCovered(_ area: Frame, after below: Int, before above: Int) -> Bool {
    covers.contains { $0.index > below && $0.index <= above && $0.hides(area) }
  }
}

extension LintedNode {
  /// The rectangle of the shape it paints.
  fileprivate var outline: Frame { isShape ? placed.content : placed.frame }

  /// Whether text may stand on it: not on a line, nor among things that turn.
  fileprivate var carriesText: Bool {
    if hasGround { return true }
    switch node.content {
    case .block(let block): return !block.fill.isClear
    case .circle(_, let fill): return !fill.isClear
    case .stack, .layers, .grid, .scroll, .wrapped, .lines, .drawing, .text, .redacted, .divider,
      .spinner, .progress, .dots, .spacer:
      return false
    }
  }

  fileprivate var isRound: Bool {
    if case .circle = node.content { return true }
    if case .block(let block) = node.content, block.isEllipse {
      return outline.width == outline.height
    }
    return node.box.radius == .capsule && outline.width == outline.height
  }
}

extension Frame {
  fileprivate func contains(_ point: Offset) -> Bool {
    point.x >= x && point.x <= maxX && point.y >= y && point.y <= maxY
  }

  /// Whether it is more than a dot beside a text.
  fileprivate func isWide(for ink: Frame) -> Bool {
    width * 4 >= ink.width && height * 2 >= ink.height
  }
}

extension Placed {
  fileprivate var lineTexts: [String] {
    parts.compactMap { if case .line(_, origin: _, let line) = $0 { line.text } else { nil } }
  }

  /// The rectangle of the letters of each line.
  var inkLines: [Frame] {
    parts.compactMap { part in
      guard case .line(_, let origin, let line) = part else { return nil }
      return line.outline.bounds?.moved(by: origin)
    }
  }

  /// How far the farthest point of a letter lies outside a shape.
  fileprivate func inkExcess(over shape: Frame, isRound: Bool) -> Double {
    var most = 0.0
    let radius = min(shape.width, shape.height) / 2
    let center = shape.center
    for part in parts {
      guard case .line(_, let origin, let line) = part else { continue }
      for element in line.outline.elements {
        let point: Offset
        switch element {
        case .move(let to), .line(let to), .cubic(_, _, let to): point = to + origin
        case .close: continue
        }
        if isRound {
          let (x, y) = (point.x - center.x, point.y - center.y)
          most = max(most, (x * x + y * y).squareRoot() - radius)
        } else {
          most = max(
            most, shape.x - point.x, point.x - shape.maxX, shape.y - point.y,
            point.y - shape.maxY)
        }
      }
    }
    return most
  }
}

extension String {
  /// The first word, or number with its unit, that ends a line and begins the next.
  ///
  /// - Parameter lines: How the text is set.
  func brokenWord(in lines: [String]) -> (before: String, after: String)? {
    let whole = Array(self)
    var place = 0
    for (index, line) in lines.enumerated() where index + 1 < lines.count {
      for character in line where !character.isWhitespace {
        while place < whole.count, whole[place].isWhitespace { place += 1 }
        guard place < whole.count, whole[place] == character else { return nil }
        place += 1
      }
      guard place > 0, place < whole.count else { return nil }
      var next = place
      while next < whole.count, whole[next].isWhitespace { next += 1 }
      guard next < whole.count else { return nil }
      let before = String(
        whole[..<place].reversed().prefix { !$0.isWhitespace }.reversed())
      let after = String(whole[next...].prefix { !$0.isWhitespace })
      if next == place {
        let (last, first) = (whole[place - 1], whole[place])
        if (last.isLetter || last.isNumber) && (first.isLetter || first.isNumber || first == "%"),
          last.belongsToWords, first.belongsToWords
        {
          return (before, after)
        }
      } else if whole[place - 1].isNumber, !whole[place..<next].contains(where: \.isNewline),
        after.isUnit
      {
        return (before, after)
      }
    }
    return nil
  }

  private var isUnit: Bool {
    let unit = String(reversed().drop { ".,;:!?)".contains($0) }.reversed())
    let units: Set<String> = [
      "%", "‰", "°", "°C", "°F", "€", "$", "£", "¥", "km", "m", "cm", "mm", "kg", "g", "mg", "s",
      "ms", "min", "h", "kB", "KB", "MB", "GB", "TB", "px", "pt", "kHz", "MHz", "GHz", "W", "kW",
      "V", "l", "ml",
    ]
    return units.contains(unit)
  }
}

extension Character {
  /// Whether it is of a script that puts spaces between words; others break anywhere.
  fileprivate var belongsToWords: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    switch scalar.value {
    // Thai, Lao, Tibetan, Myanmar, Khmer; Chinese, Japanese, Korean.
    case 0x0e00...0x0fff, 0x1000...0x109f, 0x1780...0x17ff, 0x1100...0x11ff, 0x2e80...0xd7ff,
      0xf900...0xfaff, 0xff00...0xffef, 0x20000...0x3ffff:
      return false
    default: return true
    }
  }
}
