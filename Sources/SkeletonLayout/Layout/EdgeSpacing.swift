import SkeletonModel

/// How far the top or the bottom of a view wants to be from its neighbour in a column whose spacing
/// is the system's.
///
/// SwiftUI's views say for each edge what they want beside a text and beside the edge of something
/// else; the largest of what two neighbours have in common counts. Where they have nothing in
/// common they are 8 apart.
struct EdgeSpacing {
  /// What it wants next to a text, if it is one.
  private var text: TextSpacing?
  /// What it wants next to the edge of something else, if it is a text.
  private var distance: Double?
  /// Whether it is the edge of something else.
  private var isEdge = false
  /// Whether it is that of a spacer, which wants nothing.
  private var isSpacer = false

  private enum TextSpacing {
    /// A symbol stands by a text like a part of it.
    case symbol
    /// - Parameter above: what lies between a line that is above and this one.
    case line(height: Double, above: Double)

    var height: Double {
      switch self {
      case .symbol: 0
      case .line(let height, _): height
      }
    }
  }

  static let edge = EdgeSpacing(isEdge: true)
  static let spacer = EdgeSpacing(isSpacer: true)

  /// What SwiftUI keeps between views that have nothing to do with each other.
  static let usual = 8.0
}

extension EdgeSpacing {
  /// What views want that stand side by side, or on each other.
  func union(_ other: EdgeSpacing) -> EdgeSpacing {
    var union = self
    if let theirs = other.text, theirs.height >= text?.height ?? 0 { union.text = theirs }
    if let theirs = other.distance { union.distance = max(distance ?? theirs, theirs) }
    union.isEdge = isEdge || other.isEdge
    union.isSpacer = isSpacer || other.isSpacer
    return union
  }

  /// As a row has it whose texts stand on one line: no room of its own below another text. Read off
  /// pictures of iOS 16.
  fileprivate var closed: EdgeSpacing {
    var closed = self
    if case .line(let height, _)? = text { closed.text = .line(height: height, above: 0) }
    return closed
  }

  /// The room between a view with this bottom and one below with that top.
  func distance(to top: EdgeSpacing, scale: Int) -> Double {
    var wanted: [Double] = []
    if let above = text, let below = top.text {
      switch (above, below) {
      case (.line, .line(_, let room)): wanted.append(room.upToPixel(scale: scale))
      case (.symbol, _), (_, .symbol): wanted.append(0)
      }
    }
    if let distance, top.isEdge { wanted.append(distance) }
    if isEdge, let distance = top.distance { wanted.append(distance) }
    if let most = wanted.max() { return most.toPixel(scale: scale) }
    return isSpacer || top.isSpacer ? 0 : Self.usual
  }
}

extension EdgeSpacing {
  /// The top or the bottom of a text.
  static func text(in font: Font, edge: VerticalEdge, scale: Int) -> EdgeSpacing {
    guard font.isSetBySystem else { return .edge }
    let height = font.size * SanFrancisco.height
    // A tenth of a line, up to a pixel.
    let gap = (height / 10).upToPixel(scale: scale)
    let distance =
      switch edge {
      case .top: height + gap - font.size * SanFrancisco.ascent
      case .bottom:
        max(
          height + gap - font.size * SanFrancisco.capHeight,
          gap + font.size * SanFrancisco.descent)
      }
    return EdgeSpacing(
      text: .line(height: font.leading, above: max(font.leading - height, 0)), distance: distance)
  }

  /// The top or the bottom of a symbol of this height.
  ///
  /// Most are a sixth higher than the font is large, and their baseline is about as far above their
  /// bottom as that of a line; in lower ones it is nearer to it.
  ///
  /// - Parameter below: How far the ink of one reaches below its baseline, where that is known.
  static func symbol(height: Double, below: Double? = nil, edge: VerticalEdge) -> EdgeSpacing {
    let below = below ?? height * 0.15
    return EdgeSpacing(text: .symbol, distance: edge == .top ? below : below + 1)
  }

  enum VerticalEdge {
    case top, bottom
  }
}

extension Element {
  /// What the edge of the whole node wants.
  ///
  /// What is inside has its say only where nothing lies between: padding, and a frame that decides
  /// the height, are edges of their own.
  func spacing(at edge: EdgeSpacing.VerticalEdge) -> EdgeSpacing {
    if isSpacer || isBoundedSpacer { return .spacer }
    let insets =
      (edge == .top)
      ? (sizing.padding.top, sizing.margin.top) : (sizing.padding.bottom, sizing.margin.bottom)
    if sizing.decidesHeight || insets.0 != 0 { return .edge }
    // The square of a drawing may reach beyond the symbol in it, whose edge is then its own.
    let reachesBeyond = insets.1 < 0 && symbolHeight != nil
    if insets.1 != 0, !reachesBeyond { return .edge }
    switch edge {
    case .top:
      if let topSpacing { return topSpacing }
      let spacing = contentSpacing(at: .top)
      topSpacing = spacing
      return spacing
    case .bottom:
      if let bottomSpacing { return bottomSpacing }
      let spacing = contentSpacing(at: .bottom)
      bottomSpacing = spacing
      return spacing
    }
  }

  /// A spacer in a frame that says how high it may become, and not how high it is: read off pictures of iOS 18.
  private var isBoundedSpacer: Bool {
    switch node.content {
    case .layers, .stack: break
    default: return false
    }
    guard sizing.height == nil, sizing.frames?.maxHeight != nil else { return false }
    return !children.isEmpty && children.allSatisfy(\.isSpacer) && sizing.padding == .zero
      && sizing.margin == .zero
  }

  private func contentSpacing(at edge: EdgeSpacing.VerticalEdge) -> EdgeSpacing {
    switch node.content {
    case .text(let text), .redacted(let text, _, _):
      return .text(
        in: text.words.tallestFont(scale: setting.scale), edge: edge, scale: setting.scale)
    case .lines(let lines):
      return lines.font.map { .text(in: $0, edge: edge, scale: setting.scale) } ?? .edge
    case .drawing(let drawing):
      return symbolHeight.map { .symbol(height: $0, below: drawing.inkBelow, edge: edge) } ?? .edge
    case .spacer: return .spacer
    case .wrapped: return children[0].spacing(at: edge)
    case .stack(let stack):
      let outermost = edge == .top ? children.first : children.last
      guard stack.axis == .horizontal else { return outermost?.spacing(at: edge) ?? .spacer }
      // One with nothing in it has no room of its own: as in pictures of iOS 18 and 26.
      guard !children.isEmpty else { return .spacer }
      // A spacer in a row has no say in what is above and below.
      let beside = union(of: children.filter { !$0.isSpacer }, at: edge) ?? EdgeSpacing()
      return stack.alignment.vertical.isBaseline ? beside.closed : beside
    case .layers:
      let highest = children.reduce(-.infinity) { max($0, $1.priority) }
      return union(of: children.filter { $0.priority == highest }, at: edge) ?? .spacer
    case .grid, .scroll, .block, .circle, .divider, .spinner, .progress, .dots: return .edge
    }
  }

  /// How high a symbol is; nil if it is none.
  private var symbolHeight: Double? {
    guard case .drawing(let drawing) = node.content, let side = drawing.size else { return nil }
    return max(side + sizing.margin.top + sizing.margin.bottom, 0)
  }

  /// nil of none.
  private func union(
    of elements: [Element], at edge: EdgeSpacing.VerticalEdge
  ) -> EdgeSpacing? {
    guard let first = elements.first else { return nil }
    return elements.dropFirst().reduce(first.spacing(at: edge)) {
      $0.union($1.spacing(at: edge))
    }
  }
}

extension Node.Drawing {
  /// How far the ink of a symbol reaches below its baseline.
  fileprivate var inkBelow: Double? {
    guard let size, let baseline, let ink = outline.bounds else { return nil }
    return ((ink.y + ink.height - viewBox.y) / viewBox.height - baseline) * size
  }
}
