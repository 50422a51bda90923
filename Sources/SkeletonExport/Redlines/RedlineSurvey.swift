import SkeletonLayout
import SkeletonModel
import SkeletonPainting

/// What there is to measure on a screen: what nodes are and how far they stand apart, in points.
///
/// What is the same in every row is said once, of the first.
struct RedlineSurvey {
  /// A node of which something is said.
  struct Note {
    var name: String
    var frame: Frame
    /// What is seen of it.
    var seen: Frame
    /// `50 × 50`, then what else its shape has, then where it stands.
    var facts: [String]
    /// How many nodes it is said of.
    var count = 1
  }

  /// A distance: between two nodes, or between a node's edge and what is in it.
  struct Gap {
    var start: Offset
    var end: Offset

    var axis: Axis { start.y == end.y ? .horizontal : .vertical }
    var length: Double { axis == .horizontal ? end.x - start.x : end.y - start.y }
    var text: String { length.written }
    var frame: Frame {
      Frame(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
    }
  }

  private(set) var notes: [Note] = []
  private(set) var gaps: [Gap] = []
  /// The edges of all nodes, and what is seen of them; of those that are said nothing of, too.
  private(set) var outlines: [(frame: Frame, seen: Frame, isNoted: Bool)] = []

  private var knownNotes: [[String]: Int] = [:]
  private var knownGaps: Set<[String]> = []
  private let isMirrored: Bool

  init(_ screen: PlacedScreen) {
    isMirrored = screen.screen.variant.direction == .rtl
    visit(screen.root, in: "", parent: "", window: Frame(extent: screen.extent))
  }

  /// - Parameters:
  ///   - pattern: What the node around is called in every row.
  ///   - parent: The path of the nearest node around that has one.
  ///   - window: What the nodes around let be seen.
  private mutating func visit(
    _ placed: Placed, in pattern: String, parent: String, window: Frame
  ) {
    guard placed.frame.isSeen(in: window) else { return }
    var around = parent
    var pattern = pattern + "/" + placed.node.kind.rawValue
    if let path = placed.node.path {
      pattern = path.withoutRowNumbers
      if placed.node.kind.isListed, placed.isWorthANote {
        note(placed, pattern, name: pattern.pathName(in: parent.withoutRowNumbers), window)
        around = path
      }
    }
    let inside = placed.window(in: window)
    addPadding(of: placed, pattern, inside)
    addGaps(in: placed, pattern, inside)
    for child in placed.children where child.node.box.opacity > 0 {
      visit(child, in: pattern, parent: around, window: inside)
    }
  }

  private mutating func note(
    _ placed: Placed, _ pattern: String, name: String, _ window: Frame
  ) {
    let frame = placed.frame
    let shape = placed.shapeFacts
    let key = [pattern] + shape
    outlines.append((frame, frame.intersection(window), knownNotes[key] == nil))
    if let known = knownNotes[key] {
      notes[known].count += 1
    } else {
      knownNotes[key] = notes.count
      notes.append(
        Note(
          name: name, frame: frame, seen: frame.intersection(window),
          facts: shape + [frame.placeFact]))
    }
    for bar in placed.bars where bar.isSeen(in: window) {
      outlines.append((bar, bar.intersection(window), false))
    }
  }
}

extension RedlineSurvey {
  /// All nodes that have a path, by their paths: what is in a node follows it.
  static func nodes(of screen: PlacedScreen) -> [Note] {
    func visit(_ placed: Placed, _ window: Frame) -> [Note] {
      guard placed.frame.isSeen(in: window) else { return [] }
      var notes: [Note] = []
      if let path = placed.node.path, placed.node.kind.isListed {
        notes.append(
          Note(
            name: path, frame: placed.frame, seen: placed.frame.intersection(window),
            facts: placed.shapeFacts + [placed.frame.placeFact]))
      }
      let inside = placed.window(in: window)
      return notes + placed.children.flatMap { visit($0, inside) }
    }
    return visit(screen.root, Frame(extent: screen.extent))
  }
}

// Distances.
extension RedlineSurvey {
  private mutating func add(
    _ start: Offset, _ end: Offset, _ key: [String], _ window: Frame
  ) {
    let gap = Gap(start: start, end: end)
    guard gap.length >= 0.005, window.holds(gap.frame), knownGaps.insert(key + [gap.text]).inserted
    else { return }
    gaps.append(gap)
  }

  /// The paddings of a node, along its middle lines.
  private mutating func addPadding(of placed: Placed, _ pattern: String, _ window: Frame) {
    let padding = placed.node.box.padding
    guard padding != .zero else { return }
    let inner = placed.content
    let middle = inner.center
    let left = isMirrored ? padding.trailing : padding.leading
    let right = isMirrored ? padding.leading : padding.trailing
    add(
      Offset(x: inner.x - left, y: middle.y), Offset(x: inner.x, y: middle.y), [pattern, "left"],
      window)
    add(
      Offset(x: inner.maxX, y: middle.y), Offset(x: inner.maxX + right, y: middle.y),
      [pattern, "right"], window)
    add(
      Offset(x: middle.x, y: inner.y - padding.top), Offset(x: middle.x, y: inner.y),
      [pattern, "top"], window)
    add(
      Offset(x: middle.x, y: inner.maxY), Offset(x: middle.x, y: inner.maxY + padding.bottom),
      [pattern, "bottom"], window)
  }

  /// The distances between neighbours that are seen; not those at a spacer, which come of what is
  /// left.
  private mutating func addGaps(in placed: Placed, _ pattern: String, _ window: Frame) {
    let children = placed.children
    func measure(_ first: Placed, _ second: Placed, along axis: Axis) {
      guard first.isSeen, second.isSeen else { return }
      let names = [first, second].map { $0.node.path?.withoutRowNumbers ?? $0.node.kind.rawValue }
      add(first.frame, second.frame, along: axis, [pattern, axis.rawValue] + names, window)
    }
    switch placed.node.content {
    case .stack(let stack):
      for (first, second) in zip(children, children.dropFirst()) {
        measure(first, second, along: stack.axis)
      }
    case .grid:
      // What is less high than its row stands in the middle of it.
      let columns = children.prefix {
        abs($0.frame.center.y - children[0].frame.center.y) < 0.01
      }.count
      for (index, child) in children.enumerated() {
        if (index + 1) % columns > 0, index + 1 < children.count {
          measure(child, children[index + 1], along: .horizontal)
        }
        if index + columns < children.count {
          measure(child, children[index + columns], along: .vertical)
        }
      }
    case .layers, .scroll, .wrapped, .block, .circle, .lines, .drawing, .text, .redacted,
      .divider, .spinner, .progress, .dots, .spacer:
      break
    }
  }

  private mutating func add(
    _ first: Frame, _ second: Frame, along axis: Axis, _ key: [String], _ window: Frame
  ) {
    let shared = first.intersection(second.stretched(over: first, along: axis))
    switch axis {
    case .horizontal:
      let (left, right) = first.x <= second.x ? (first, second) : (second, first)
      let y = shared.height > 0 ? shared.center.y : first.center.y
      add(Offset(x: left.maxX, y: y), Offset(x: right.x, y: y), key, window)
    case .vertical:
      let (top, bottom) = first.y <= second.y ? (first, second) : (second, first)
      let x = shared.width > 0 ? shared.center.x : first.center.x
      add(Offset(x: x, y: top.maxY), Offset(x: x, y: bottom.y), key, window)
    }
  }
}

extension Placed {
  /// What is seen of what is in it.
  fileprivate func window(in window: Frame) -> Frame {
    node.clipsScrolled || node.box.clip ? window.intersection(frame) : window
  }
}

extension Frame {
  fileprivate func isSeen(in window: Frame) -> Bool {
    let seen = intersection(window)
    return seen.width > 0 && seen.height > 0
  }

  /// The same across an axis, and as another one along it.
  fileprivate func stretched(over other: Frame, along axis: Axis) -> Frame {
    axis == .horizontal
      ? Frame(x: other.x, y: y, width: other.width, height: height)
      : Frame(x: x, y: other.y, width: width, height: other.height)
  }
}

extension Frame {
  fileprivate var placeFact: String { "at \(x.written), \(y.written)" }
}

extension Double {
  /// In points, as a designer writes them: to a hundredth.
  fileprivate var written: String { ((self * 100).rounded() / 100).threeDecimals }
}

extension Placed {
  /// Not what only arranges others, unless the document gives it a name, nor what holds a place
  /// without being seen.
  fileprivate var isWorthANote: Bool {
    if node.isNamed || node.box.background != nil || node.box.border != nil { return true }
    switch node.content {
    case .stack, .layers, .grid, .scroll, .wrapped, .spacer: return false
    case .block(let block): return !block.fill.isClear
    case .circle(size: _, let fill), .redacted(_, let fill, _): return !fill.isClear
    case .lines(let lines): return !lines.fill.isClear
    case .drawing(let drawing): return !drawing.fill.isClear
    case .divider(let color, thickness: _): return color.alpha > 0
    case .text, .spinner, .progress, .dots: return true
    }
  }

  /// Whether there is anything on the screen that it, or what is in it, is seen by.
  fileprivate var isSeen: Bool {
    node.kind != .spacer && node.box.opacity > 0
      && (isWorthANote || children.contains(where: \.isSeen))
  }

  /// What its shape is: its size, radii, bars.
  fileprivate var shapeFacts: [String] {
    ["\(frame.width.written) × \(frame.height.written)"] + otherShapeFacts
  }

  private var otherShapeFacts: [String] {
    switch node.content {
    case .circle: return ["r \((min(frame.width, frame.height) / 2).written)"]
    case .block(let block) where block.isEllipse: return ["ellipse"]
    case .lines(let lines):
      let bars = lines.widths.count == 1 ? "1 bar" : "\(lines.widths.count) bars"
      return ["\(bars) of \(lines.barHeight.written)"] + cornerFacts
    case .stack, .layers, .grid, .scroll, .wrapped, .block, .drawing, .text, .redacted, .divider,
      .spinner, .progress, .dots, .spacer:
      return cornerFacts
    }
  }

  private var cornerFacts: [String] {
    if let corners = node.box.radius.extents(in: frame.extent) {
      let all = [
        corners.topLeading, corners.topTrailing, corners.bottomTrailing, corners.bottomLeading,
      ].map { "\($0.width.written)/\($0.height.written)" }
      return ["r " + all.shortened]
    }
    let radii = node.box.radius.radii(in: frame.extent)
    guard radii != .zero else { return [] }
    let all = [
      radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading,
    ].map(\.written)
    return ["r " + all.shortened]
  }
}

extension Paint {
  fileprivate var isClear: Bool {
    if case .color(let color) = self { color.alpha <= 0 } else { false }
  }
}

extension [String] {
  /// One of them if all are the same.
  fileprivate var shortened: String {
    allSatisfy { $0 == self[0] } ? self[0] : joined(separator: " ")
  }
}
