import SkeletonLayout
import SkeletonLifecycle
import SkeletonModel
import SkeletonPainting

extension LoadingGeometry {
  /// - Parameters:
  ///   - items: the id of the `repeat` whose rows arrive one by one.
  ///   - skeleton: the skeleton; nil where there is none, or nothing of it is asked for.
  ///   - content: likewise.
  package init(items: String?, skeleton: PlacedScreen?, content: PlacedScreen?) {
    self.init()
    if let skeleton {
      var walk = GeometryWalk(skeleton, items: items)
      walk.walk()
      placeholders = (walk.rows.keys.max() ?? -1) + 1
      groups = walk.groups
      viewport = walk.viewport
    }
    if let content {
      var walk = GeometryWalk(content, items: items)
      walk.walk()
      let count = (walk.rows.keys.max() ?? -1) + 1
      rows = (0..<count).map { walk.rows[$0] ?? Span(top: 0, bottom: 0) }
      viewport = walk.viewport
    }
  }
}

/// A walk through a placed screen, in paint order, that finds its rows and what of it shimmers.
private struct GeometryWalk {
  let items: String?
  let root: Placed
  let canvas: Frame
  let shimmers: Bool
  /// The frame of what scrolls; nil where that is the whole screen.
  private let scroll: Frame?
  /// What can be seen of it; nil where the canvas is as high as its content.
  let viewport: LoadingGeometry.Span?
  private(set) var rows: [Int: LoadingGeometry.Span] = [:]
  private(set) var groups: [LoadingGeometry.Group] = []
  /// The places in `groups` of groups by their number in paint order.
  private var places: [Int: Int] = [:]
  private var count = 0
  private var maskCount = 1 << 32

  init(_ placed: PlacedScreen, items: String?) {
    self.items = items
    root = placed.root
    canvas = Frame(extent: placed.extent)
    shimmers = placed.screen.shimmer != nil
    scroll = placed.root.verticalScroll(around: items)
    let isFitted = placed.screen.canvas.height == nil
    let seen = (scroll ?? canvas).intersection(canvas)
    viewport =
      isFitted && scroll == nil ? nil : .init(top: seen.y, bottom: seen.y + seen.height)
  }

  /// What a node passes to its children.
  struct Surroundings {
    var group: Int?
    var row: Int?
    var scrolls: Bool
    var visible: Frame
    var opacity = 1.0
  }

  mutating func walk() {
    // Where the whole screen scrolls, what is below the canvas is seen later.
    walk(
      root, Surroundings(scrolls: scroll == nil, visible: scroll == nil ? canvas.tall : canvas))
  }

  private mutating func walk(_ placed: Placed, _ surroundings: Surroundings) {
    let box = placed.node.box
    var inside = surroundings
    let number = count
    count += 1
    inside.opacity *= box.opacity
    if inside.row == nil, let row = items.flatMap({ placed.row(of: $0) }) {
      inside.row = row
      if rows[row] == nil { rows[row] = .init(placed.frame) }
    }
    if box.isShimmerGroup { inside.group = number }
    for frame in placed.shimmeringFrames { note(frame, number, inside) }
    if let mask = placed.mask {
      // Nodes of masks are no part of the tree, so their numbers are others.
      swap(&count, &maskCount)
      var covering = inside
      covering.group = nil
      walk(mask, covering)
      swap(&count, &maskCount)
    }
    if box.clip { inside.visible = inside.visible.intersection(placed.frame) }
    if case .scroll = placed.node.content {
      if placed.content == scroll {
        // What is below is seen once it is scrolled to.
        inside.scrolls = true
        inside.visible =
          (placed.node.clipsScrolled
          ? placed.content.intersection(inside.visible) : inside.visible).tall
      } else if placed.node.clipsScrolled {
        inside.visible = inside.visible.intersection(placed.content)
      }
    }
    for child in placed.children { walk(child, inside) }
  }

  private mutating func note(_ frame: Frame, _ number: Int, _ surroundings: Surroundings) {
    guard shimmers, surroundings.opacity > 0,
      !frame.intersection(surroundings.visible).isEmpty
    else { return }
    let group = surroundings.group ?? number
    let span = LoadingGeometry.Span(frame)
    if let place = places[group] {
      groups[place].span.top = min(groups[place].span.top, span.top)
      groups[place].span.bottom = max(groups[place].span.bottom, span.bottom)
    } else {
      places[group] = groups.count
      groups.append(.init(row: surroundings.row, span: span, scrolls: surroundings.scrolls))
    }
  }
}

extension LoadingGeometry.Span {
  fileprivate init(_ frame: Frame) {
    self.init(top: frame.y, bottom: frame.y + frame.height)
  }
}

extension Frame {
  /// The same across, and without an end above and below.
  fileprivate var tall: Frame {
    Frame(x: x, y: -Limits.length, width: width, height: 3 * Limits.length)
  }
}

extension Placed {
  /// The frames of what shimmers of this node itself.
  fileprivate var shimmeringFrames: [Frame] {
    func shimmers(_ paint: Paint?) -> Bool {
      if case .shimmer = paint { true } else { false }
    }
    var frames: [Frame] = []
    if shimmers(node.box.background) { frames.append(frame) }
    if shimmers(node.box.effects.stroke?.paint) { frames.append(content) }
    switch node.content {
    case .block(let block): if shimmers(block.fill) { frames.append(content) }
    case .circle(_, let fill): if shimmers(fill) { frames.append(content) }
    case .drawing(let drawing): if shimmers(drawing.fill) { frames.append(content) }
    case .lines(let lines): if shimmers(lines.fill) { frames += bars }
    case .text(let text): if shimmers(text.light) { frames.append(content) }
    case .redacted(_, let fill, _): if shimmers(fill) { frames += bars }
    case .progress(let progress):
      if shimmers(progress.tint) || shimmers(progress.track) { frames.append(content) }
    case .stack, .layers, .grid, .scroll, .wrapped, .divider, .spinner, .dots, .spacer:
      break
    }
    return frames
  }
}
