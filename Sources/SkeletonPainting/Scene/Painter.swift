import SkeletonLayout
import SkeletonModel

/// Walks a placed screen in paint order: a node's background, its content, its children, and its
/// border on top.
struct Painter {
  var grid: PixelGrid
  let screen: Screen
  let root: Placed
  /// The canvas in points.
  let canvas: Frame
  /// The canvas in whole pixels.
  private(set) var ground: Frame
  var pieces: [Stage.Piece] = []
  /// What each of them can cover.
  var reaches: [Frame] = []
  /// Both of what is around a picture that is painted apart, the outermost first.
  var below: [(pieces: [Stage.Piece], reaches: [Frame])] = []
  /// What the pieces cover of the canvas together, and would do at any other phase.
  var reach = Frame(extent: .zero)
  var budget: ShimmerBudget
  /// The groups that stood still before some rows of them were paused.
  private var pausedBudget: ShimmerBudget
  let look: TreeLook
  /// The frame of what scrolls; nil where that is the whole screen, or nothing.
  private let scroll: Frame?
  /// The number of nodes visited.
  var count = 0
  /// The same of nodes in masks, which are no part of the tree.
  var maskCount = 1 << 32

  /// - Parameter look: How an instant of a load shows the screen.
  init(_ placed: PlacedScreen, _ look: TreeLook = TreeLook()) {
    screen = placed.screen
    self.look = look
    scroll = look.scroll == 0 ? nil : placed.root.verticalScroll(around: look.rows?.items)
    let movesAll = look.scroll != 0 && scroll == nil && placed.screen.canvas.height != nil
    root = movesAll ? placed.root.moved(by: Offset(x: 0, y: -look.scroll)) : placed.root
    pausedBudget = ShimmerBudget(limit: screen.shimmerLimit)
    budget = ShimmerBudget(limit: screen.shimmerLimit)
    canvas = Frame(extent: placed.extent)
    grid = PixelGrid(
      scale: Double(screen.variant.scale), isMirrored: screen.variant.direction == .rtl)
    ground = Frame(
      x: 0, y: 0, width: Double(grid.side(canvas.width)), height: Double(grid.side(canvas.height)))
  }

  /// A node whose placeholders shimmer as one.
  struct Group {
    var number: Int
    var frame: Frame
  }

  /// What cuts off the marks of a node.
  struct Clip {
    var shape: Mark.Shape
    /// The same before it was turned or scaled.
    var upright: Mark.Shape
    var transform: Affine?

    init(_ shape: Mark.Shape, under transform: Affine?) {
      self.shape = transform.map { shape.transformed(by: $0) } ?? shape
      upright = shape
      self.transform = transform
    }
  }

  /// What a node passes to its children.
  struct Surroundings {
    /// The path of the nearest node that has one.
    var node = ""
    var opacity = 1.0
    /// The opacity of the tree, or of the row, at an instant of a load.
    var fade = 1.0
    /// Whether it is inside a row that has a look of its own.
    var isInRow = false
    /// The time at which what moves stands still.
    var pause: Microseconds?
    /// The node's index in paint order.
    var number = 0
    /// The nearest shimmer group.
    var group: Group?
    var clips: [Clip] = []
    /// How what is drawn upright is turned or scaled.
    var transform: Affine?
    /// How the colours of each shape are mixed with those below.
    var blend = BlendMode.normal
    /// What is painted, or the part of it that may be seen once it is blurred.
    var ground: Frame
    /// The part of the canvas inside the clips, or slightly more if these have rounded corners.
    var visible: Frame
  }

  /// - Parameters:
  ///   - origin: Where the screen stands, if it is a part of another.
  ///   - clip: The edges it ends at then.
  mutating func paintAll(at origin: Offset = .zero, clippedTo clip: Frame? = nil) {
    guard origin != .zero || clip != nil else {
      paint(root, in: Surroundings(fade: look.opacity, ground: ground, visible: ground))
      return
    }
    // It may stick out of its place, as what does not fit does everywhere else.
    ground = clip.map(grid.snapped) ?? ground.around(by: Limits.length)
    var surroundings = Surroundings(fade: look.opacity, ground: ground, visible: ground)
    if let clip { surroundings.clip(to: .rectangle(grid.snapped(clip), .zero)) }
    paint(root.moved(by: origin), in: surroundings)
  }

  private mutating func paint(_ placed: Placed, in surroundings: Surroundings) {
    guard !surroundings.isInRow, let rows = look.rows, let row = placed.row(of: rows.items) else {
      paintAlways(placed, in: surroundings)
      return
    }
    for own in rows.looks[row] ?? [] {
      var inside = surroundings
      inside.isInRow = true
      inside.fade = own.opacity
      inside.pause = own.pause
      paintAlways(own.shift == .zero ? placed : placed.moved(by: own.shift), in: inside)
    }
  }

  mutating func paintAlways(_ placed: Placed, in surroundings: Surroundings) {
    let box = placed.node.box
    var outside = surroundings
    outside.node = placed.node.path ?? outside.node
    outside.number = count
    count += 1
    outside.opacity *= box.opacity
    if box.isShimmerGroup { outside.group = Group(number: outside.number, frame: placed.frame) }
    if box.hasEffects {
      paint(placed, box.effects, in: outside)
    } else {
      paintPicture(of: placed, in: outside)
    }
  }

  mutating func paintPicture(of placed: Placed, in outside: Surroundings) {
    let box = placed.node.box
    let outline = grid.rectangle(placed.frame, box.radius, box.corners)
    let ground = placed.ground.map { grid.rectangle($0, .none) } ?? outline
    if box.hasEffects, box.effects.backdropBlur > 0 {
      paintBackdrop(of: placed, on: ground, in: outside)
    }
    if let background = box.background {
      add(ground, background, across: placed.ground ?? placed.frame, in: outside)
    }
    var inside = outside
    if box.clip { inside.clip(to: outline) }
    paintContent(of: placed, in: inside)
    if placed.node.clipsScrolled {
      inside.clip(to: grid.rectangle(placed.content, box.radius, box.corners))
    }
    let moves = scroll != nil && placed.content == scroll && placed.node.isScroll
    for child in placed.childrenAsPainted {
      paint(moves ? child.moved(by: Offset(x: 0, y: -look.scroll)) : child, in: inside)
    }
    if !placed.parts.isEmpty, case .stack(let stack) = placed.node.content,
      let separator = stack.separator
    {
      // Over the grounds of rows that touch.
      for case .rule(let rule) in placed.parts {
        add(grid.hairline(rule), .color(separator.color), across: rule, in: inside)
      }
    }
    if let border = box.border {
      add(
        grid.outline(of: placed.frame, box.radius, box.corners, width: border.width),
        .color(border.color), across: placed.frame, in: outside)
    }
  }

  private mutating func paintContent(of placed: Placed, in surroundings: Surroundings) {
    let content = placed.content
    let radius = placed.node.box.radius
    let corners = placed.node.box.corners
    switch placed.node.content {
    case .stack, .layers, .grid, .scroll, .wrapped, .spacer: break
    case .block(let block):
      let shape =
        block.isEllipse ? grid.ellipse(content) : grid.rectangle(content, radius, corners)
      add(shape, block.fill, across: content, in: surroundings)
      paintStroke(of: placed, in: surroundings)
    case .circle(_, let fill):
      add(grid.rectangle(content, .capsule), fill, across: content, in: surroundings)
      paintStroke(of: placed, in: surroundings)
    case .lines(let lines): paintBars(of: placed, lines.fill, in: surroundings)
    case .redacted(_, let fill, _): paintBars(of: placed, fill, in: surroundings)
    case .drawing(let drawing):
      add(
        .path(grid.fitted(drawing, in: content)), drawing.fill, across: content, in: surroundings)
      paintStroke(of: placed, in: surroundings)
    case .text(let text):
      for case .line(let box, let origin, let line) in placed.parts {
        var inside = surroundings
        if box.width > content.width + Self.overhang {
          let seen = Frame(x: content.x, y: box.y, width: content.width, height: box.height)
          inside.clip(to: grid.rectangle(seen, .none))
        }
        paint(line, of: text, at: origin, in: box, of: content, inside)
      }
    case .divider(let color, _):
      add(grid.hairline(content), .color(color), across: content, in: surroundings)
    case .spinner(_, let color):
      // iOS has it on whole pixels.
      var frame = grid.scaled(content)
      frame.x.round()
      frame.y.round()
      for spoke in Spoke.all {
        add(
          .still(spoke.shape(in: frame)), .spoke(spoke, color), reach: frame, in: surroundings)
      }
    case .progress(let progress): paint(progress, in: content, surroundings)
    case .dots(let dots):
      var index = 0
      for case .dot(let frame) in placed.parts {
        let dot = Dot(
          place: grid.snapped(frame), index: index, count: dots.count, step: dots.step)
        add(.dot(dot), .dot(dot, dots.color), reach: dot.place, in: surroundings)
        index += 1
      }
    }
  }
}

extension Painter {
  /// By so many points a line may be wider than its text before it ends at the text's edge.
  private static let overhang = 0.01

  /// A line of a text, part by part, with what is drawn under and through it.
  private mutating func paint(
    _ line: TextLine, of text: Node.Text, at origin: Offset, in box: Frame, of content: Frame,
    _ surroundings: Surroundings
  ) {
    let parts = text.parts
    let runs =
      line.runs.isEmpty
      ? [TextLine.Run(part: 0, start: 0, end: line.width, outline: line.outline)] : line.runs
    for run in runs where parts.indices.contains(run.part) {
      let part = parts[run.part]
      var isPlain = false
      if case .color = part.paint { isPlain = true }
      // A light crosses the whole text, not line by line.
      let reach = isPlain ? box : content
      add(
        .path(run.outline.map { ($0 + origin) * grid.scale }), part.paint, across: reach,
        in: surroundings)
      for rule in part.rules where run.end > run.start {
        let size = part.words.font.size
        let middle = rule == .under ? Self.underline * size : -Self.strikethrough * size
        let thickness = max(size * Self.ruleThickness, 1 / grid.scale)
        let frame = Frame(
          x: origin.x + run.start, y: origin.y + middle - thickness / 2,
          width: run.end - run.start, height: thickness)
        add(grid.rectangle(frame, .none), part.paint, across: reach, in: surroundings)
      }
    }
  }

  // Where a line under letters lies below their baseline, one through them above it, and how thick
  // both are, as shares of the size.
  private static let underline = 0.12
  private static let strikethrough = 0.26
  private static let ruleThickness = 0.055

  private mutating func paintBars(
    of placed: Placed, _ fill: Paint, in surroundings: Surroundings
  ) {
    let box = placed.node.box
    for bar in placed.bars {
      add(grid.rectangle(bar, box.radius, box.corners), fill, across: bar, in: surroundings)
    }
  }

  /// Adds a shape that does not move.
  mutating func add(
    _ shape: Mark.Shape, _ paint: Paint, across frame: Frame, in surroundings: Surroundings
  ) {
    add(
      .still(shape), pigment(paint, across: frame, in: surroundings), reach: shape.bounds,
      in: surroundings)
  }

  /// Adds a shape, unless nothing of the area that it can reach is visible.
  mutating func add(
    _ form: StagedMark.Form, _ pigment: StagedMark.Pigment, reach: Frame,
    in surroundings: Surroundings
  ) {
    let upright = reach
    let reach = surroundings.transform?.bounds(of: upright) ?? upright
    guard surroundings.alpha > 0, !reach.intersection(surroundings.visible).isEmpty else {
      return
    }
    var form = form
    var clips = surroundings.clips(around: upright)
    if surroundings.transform != nil, case .still(let shape) = form,
      let filled = shape.plainRectangle,
      let outline = clips.lastIndex(where: {
        $0.transform == surroundings.transform && filled.holds($0.upright.bounds)
      })
    {
      // What fills a clip has its outline, and edges that coincide would be smoothed twice.
      form = .still(clips.remove(at: outline).upright)
    }
    let staged = StagedMark(
      node: surroundings.node, form: form, pigment: pigment, opacity: surroundings.alpha,
      clips: clips.map(\.shape),
      pause: surroundings.pause, transform: surroundings.transform, blend: surroundings.blend)
    self.reach = self.reach.with(reach.intersection(surroundings.visible))
    let waits =
      switch (form, pigment) {
      case (.still, .still): false
      case (.still, .layer(let layer)): !layer.moving.isEmpty
      case (.dot(let dot), _): moves && dot.count > 1
      case (.still, _), (.segment, _), (.arc, _): moves
      }
    let piece =
      waits
      ? Stage.Piece.moving(staged)
      : staged.mark(at: Moment(time: .phase(0), light: nil)).map { .still($0) }
    guard let piece else { return }
    pieces.append(piece)
    reaches.append(reach)
  }

  /// The pigment for a paint in a frame; where motion is reduced, the shimmer becomes its still
  /// colour.
  mutating func pigment(
    _ paint: Paint, across frame: Frame, in surroundings: Surroundings
  ) -> StagedMark.Pigment {
    switch paint {
    case .color(let color): return .still(.color(color.opacity(surroundings.alpha)))
    case .gradient(let stops, let line):
      return .still(
        .gradient(grid.gradient(stops, line, across: frame, opacity: surroundings.alpha)))
    case .picture(let picture):
      return .still(
        .picture(grid.picture(picture, across: frame, opacity: surroundings.alpha)))
    case .shimmer(let base):
      guard moves, !look.isShimmerStill, let shimmer = screen.shimmer,
        isInBudget(frame, surroundings)
      else {
        return .still(.color((base ?? screen.placeholder).opacity(surroundings.alpha)))
      }
      let space = space(of: shimmer, leaf: frame, group: surroundings.group?.frame)
      return .shimmer(base: base ?? shimmer.base, space: grid.scaled(space))
    }
  }

  private var moves: Bool { screen.variant.motion == .full }

  /// An invisible group does not count towards the budget, nor does one that is paused; that one
  /// looks as it did before.
  private mutating func isInBudget(_ frame: Frame, _ surroundings: Surroundings) -> Bool {
    let place = grid.scaled(frame)
    guard surroundings.alpha > 0,
      !(surroundings.transform?.bounds(of: place) ?? place).intersection(surroundings.visible)
        .isEmpty
    else { return true }
    let group = surroundings.group?.number ?? surroundings.number
    let wasIn = pausedBudget.admits(group)
    return surroundings.pause == nil ? budget.admits(group) : wasIn
  }

  private func space(of shimmer: Shimmer, leaf: Frame, group: Frame?) -> Frame {
    guard case .sweep(let sweep) = shimmer.movement else { return leaf }
    switch sweep.space {
    case .leaf: return leaf
    case .group: return group ?? leaf
    case .screen: return canvas
    }
  }
}

extension Frame {
  /// The smallest frame around both, of which either may have no size.
  func with(_ other: Frame) -> Frame {
    if other.isEmpty { return self }
    return isEmpty ? other : union(other)
  }

  fileprivate func around(by distance: Double) -> Frame {
    Frame(
      x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }
}

extension Painter.Surroundings {
  /// What its marks are painted with.
  var alpha: Double { opacity * fade }

  /// Clips to a shape; a plain rectangle inside another becomes a single one.
  mutating func clip(to shape: Mark.Shape) {
    let clip = Painter.Clip(shape, under: transform)
    visible = visible.intersection(clip.shape.bounds)
    if let inner = shape.plainRectangle, let last = clips.last, last.transform == transform,
      let outer = last.upright.plainRectangle
    {
      clips[clips.count - 1] = Painter.Clip(
        .rectangle(outer.intersection(inner), .zero), under: transform)
    } else {
      clips.append(clip)
    }
  }

  /// The clips that cut something off a shape with this bounding box, which is not turned or scaled
  /// yet.
  fileprivate func clips(around reach: Frame) -> [Painter.Clip] {
    // Nothing off the canvas needs to be cut off.
    let reach = transform == nil ? reach.intersection(ground) : reach
    return clips.filter { clip in
      guard clip.transform == transform, let plain = clip.upright.plainRectangle else {
        return true
      }
      // Edges that coincide would be smoothed twice.
      return !plain.holds(reach)
    }
  }
}
