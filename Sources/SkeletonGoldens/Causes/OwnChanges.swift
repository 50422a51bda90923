import SkeletonLanguage
import SkeletonLayout
import SkeletonModel

/// What was changed at nodes themselves, as far as it can be told from the layout of the golden and
/// what this run knows of its nodes.
///
/// A golden has frames and colours, and not what was written. But a padding is what lies between a
/// frame and its content, a spacing what lies between two neighbours, and a size that the document
/// gives is the frame's: where one of these is another now, it was changed, and what else has
/// another place or size follows from it.
struct OwnChanges {
  /// A state in the golden and in this run.
  let old: LayoutPage.Section
  let new: LayoutPage.Section
  let nodes: LayoutNodes
  let matching: NodeMatching
  /// Of lines of the golden, those of this run.
  private let heirs: [Int: Int]
  /// The lines of nodes directly inside another, in both.
  let oldChildren: [Int?: [Int]]
  let newChildren: [Int?: [Int]]
  /// Nodes with numbers, by what all of a kind are called.
  private let oldRows: [Substring: [Int]]
  private let newRows: [Substring: [Int]]
  /// The plain colours below the shimmer's light, if those are what changed.
  let shimmerBase: (before: String, after: String)?
  /// The causes in how containers arrange what is in them, by the lines they are at.
  private var arranged: [Int: [ChangeCause]] = [:]
  /// What of that is seen to be what it was.
  private var kept: [Int: [ArrangementChanges.Kept]] = [:]

  private typealias Line = LayoutPage.Line

  init(
    from old: LayoutPage.Section, to new: LayoutPage.Section, _ matching: NodeMatching,
    _ nodes: LayoutNodes
  ) {
    self.old = old
    self.new = new
    self.matching = matching
    heirs = Dictionary(
      matching.twins.enumerated().compactMap { own, twin in twin.map { ($0, own) } }
    ) { first, _ in first }
    self.nodes = nodes
    oldChildren = Dictionary(grouping: old.nodes.indices) { old.nodes[$0].parent }
    newChildren = Dictionary(grouping: new.nodes.indices) { new.nodes[$0].parent }
    func rows(_ lines: [Line]) -> [Substring: [Int]] {
      Dictionary(grouping: lines.indices.filter { lines[$0].path.last == "]" }) {
        lines[$0].path.rows
      }
    }
    oldRows = rows(old.nodes)
    newRows = rows(new.nodes)
    let shimmers = [old, new].map { section in
      section.settings.first { $0.path == "shimmer" }?["base"]
    }
    if let before = shimmers[0], let after = shimmers[1], before != after {
      shimmerBase = (before, after)
    } else {
      shimmerBase = nil
    }
    for (index, twin) in matching.twins.enumerated() {
      guard let twin, let arrangement = ArrangementChanges(twin, index, of: self) else { continue }
      arranged.merge(arrangement.causes) { $0 + $1 }
      kept.merge(arrangement.kept) { $0 + $1 }
    }
  }

  /// The causes in a node that is in both.
  func causes(_ place: Int, _ index: Int) -> [ChangeCause] {
    let before = old.nodes[place]
    let after = new.nodes[index]
    if after.isPart { return [] }
    let placed = nodes[after.path]
    var causes = looks(before, after, placed)
    guard let placed else { return causes }
    causes += sizes(before, after, placed)
    causes += padding(place, index, placed)
    causes += causesInside(place, index)
    if after.parent == nil { causes += standing(before, after, placed) }
    return causes
  }

  /// The causes in where a node stands among its neighbours, in how it arranges what is in it, and in
  /// its bars and lines, which its own line need not show.
  func causesInside(_ place: Int, _ index: Int) -> [ChangeCause] {
    (arranged[index] ?? []) + (nodes[new.nodes[index].path].map { parts(place, index, $0) } ?? [])
  }
}

extension OwnChanges {
  /// Everything but its place and size.
  private func looks(_ before: Line, _ after: Line, _ placed: Placed?) -> [ChangeCause] {
    if before.kind != after.kind {
      return [nodes.cause("kind", "\(before.kind) → \(after.kind)", after.path)]
    }
    var keys = before.fields.map(\.key)
    keys += after.fields.map(\.key).filter { !keys.contains($0) }
    return keys.compactMap { key in
      guard !Line.followingKeys.contains(key), before[key] != after[key],
        !follows(key, before, after, placed)
      else { return nil }
      let words = "\(key) \(before[key] ?? "none") → \(after[key] ?? "none")"
      return nodes.cause(key, words, after.path, .init(field: key))
    }
  }

  /// Whether a field has another value only because something else has.
  private func follows(
    _ key: String, _ before: Line, _ after: Line, _ placed: Placed?
  ) -> Bool {
    switch key {
    case "radius":
      // Of circles, capsules and shares of the side it is not written how round they are.
      guard let placed else { return before.hasOtherSize(than: after) }
      if case .circle = placed.node.content { return true }
      // No corner is rounder than half of the shorter side.
      if case .corners = placed.node.box.radius, !after.hasRoundEnds { return false }
      return before.hasOtherSize(than: after)
    case "mask", "to": return before.hasOtherSize(than: after)
    case "fill", "background", "color", "tint", "track", "stroke":
      guard let was = before[key], let now = after[key] else { return false }
      // Light stops where a theme's limits say, and that depends on where things are.
      if was.hasPrefix("shimmer") != now.hasPrefix("shimmer"), before.frame != after.frame {
        return true
      }
      guard let shimmerBase else { return false }
      return was.replacing("shimmer over \(shimmerBase.before)", with: "")
        == now.replacing("shimmer over \(shimmerBase.after)", with: "")
    default: return false
    }
  }

  /// Sizes that the document gives.
  private func sizes(_ before: Line, _ after: Line, _ placed: Placed) -> [ChangeCause] {
    guard let was = before.frame, let now = after.frame else { return [] }
    func has(_ axis: Axis) -> Bool { placed.node.fixes(axis, at: placed.frame.extent[axis]) }
    let hasOtherWidth = !was.width.isNear(now.width) && has(.horizontal)
    let hasOtherHeight = !was.height.isNear(now.height) && has(.vertical)
    func words(_ name: String, _ was: Double, _ now: Double) -> String {
      "\(name) \(was.threeDecimals) → \(now.threeDecimals) (\(now > was ? "+" : "")"
        + "\((now - was).threeDecimals))"
    }
    if placed.node.isSquare, hasOtherWidth, hasOtherHeight {
      return [nodes.cause("size", words("size", was.width, now.width), after.path, .size)]
    }
    return
      (hasOtherWidth
      ? [nodes.cause("width", words("width", was.width, now.width), after.path, .width)] : [])
      + (hasOtherHeight
        ? [nodes.cause("height", words("height", was.height, now.height), after.path, .height)]
        : [])
  }

  /// The axes along which a node took all the room that there was, and now does not.
  func stoppedFilling(_ place: Int, _ index: Int) -> Set<Axis> {
    func fills(_ line: Line, _ section: LayoutPage.Section) -> Set<Axis> {
      guard let frame = line.frame else { return [] }
      let canvas = section.settings.first { $0.path == "canvas" }
      let room =
        line.parent.flatMap { section.nodes[$0].contentFrame }
        ?? canvas.flatMap { canvas in
          canvas.number("width").flatMap { width in
            canvas.number("height").map { Frame(x: 0, y: 0, width: width, height: $0) }
          }
        }
      return Set(
        Axis.allCases.filter { axis in
          room.map { $0.extent[axis].isNear(frame.extent[axis]) } ?? false
        })
    }
    return fills(old.nodes[place], old).subtracting(fills(new.nodes[index], new))
  }

  /// Where the outermost node stands in the canvas, if it stands as is written now, and stood
  /// otherwise.
  private func standing(_ before: Line, _ after: Line, _ placed: Placed) -> [ChangeCause] {
    let lines = [old, new].map { $0.settings.first { $0.path == "canvas" } }
    guard let canvas = nodes.canvas, let line = lines[0], line.text == lines[1]?.text,
      let width = line.number("width"), let height = line.number("height"),
      let was = before.frame, let now = after.frame, was.width.isNear(now.width),
      was.height.isNear(now.height)
    else { return [] }
    let margin = placed.node.box.margin
    let area = Insets(
      top: canvas.safeArea.top + margin.top, leading: canvas.safeArea.leading + margin.leading,
      bottom: canvas.safeArea.bottom + margin.bottom,
      trailing: canvas.safeArea.trailing + margin.trailing)
    func place(_ start: Double, _ room: Double) -> AlignmentPlace? {
      guard room > 0.01 else { return nil }
      return [AlignmentPlace.start, .middle, .end].first {
        (Double($0.rawValue) / 2 * room).isNear(start)
      }
    }
    func column(_ frame: Frame) -> AlignmentPlace? {
      let start = nodes.isMirrored ? width - frame.maxX : frame.x
      return place(start - area.leading, width - area[.horizontal] - frame.width)
    }
    func row(_ frame: Frame) -> AlignmentPlace? {
      place(frame.y - area.top, height - area[.vertical] - frame.height)
    }
    let columns = (was: column(was), now: column(now))
    let rows = (was: row(was), now: row(now))
    let own = AlignmentPlace(canvas.alignment.horizontal)
    guard let ownRow = AlignmentPlace(canvas.alignment.vertical),
      columns.was == columns.now || columns.was != nil && columns.now == own,
      rows.was == rows.now || rows.was != nil && rows.now == ownRow,
      columns.was != columns.now || rows.was != rows.now
    else { return [] }
    let former = AlignmentPlace.name(columns.was ?? own, rows.was ?? ownRow)
    let present = AlignmentPlace.name(own, ownRow)
    return [
      ChangeCause(
        "alignment", "alignment \(former) → \(present) in the canvas",
        at: nodes.position(of: "canvas"))
    ]
  }

  /// What lies between its frame and its content, if the content takes all of that.
  private func padding(_ place: Int, _ index: Int, _ placed: Placed) -> [ChangeCause] {
    let before = old.nodes[place]
    let after = new.nodes[index]
    guard let was = before.insets, let now = after.insets else { return [] }
    let box = placed.node.box
    let hasFixedWidth = box.width != nil || box.minWidth != nil
    let hasFixedHeight = box.height != nil || box.minHeight != nil
    let isMirrored = nodes.isMirrored
    let leading = isMirrored ? \Insets.trailing : \Insets.leading
    let trailing = isMirrored ? \Insets.leading : \Insets.trailing
    // A side that says something else than the padding has room to spare, as a frame has that need
    // not be as small as its content.
    func changed(_ side: KeyPath<Insets, Double>, _ written: KeyPath<Insets, Double>) -> Bool {
      let padding = box.padding[keyPath: written]
      let isVertical = side == \.top || side == \.bottom
      return !was[keyPath: side].isNear(now[keyPath: side]) && now[keyPath: side].isNear(padding)
        && (padding != 0 || !(isVertical ? hasFixedHeight : hasFixedWidth))
    }
    let stopped = stoppedFilling(place, index)
    /// Whether it is the room to spare that lies on another side now, or not there.
    func isSpare(_ side: KeyPath<Insets, Double>) -> Bool {
      let axis: Axis = side == \.top || side == \.bottom ? .vertical : .horizontal
      if stopped.contains(axis) { return true }
      let spare = now[axis] - box.padding[axis]
      let delta = abs(now[keyPath: side] - was[keyPath: side])
      return spare > 0.01 && (delta.isNear(spare) || delta.isNear(spare / 2))
    }
    func change(
      _ side: KeyPath<Insets, Double>, _ written: KeyPath<Insets, Double>
    ) -> EdgeChanges.Change? {
      changed(side, written) && !isSpare(side) ? (was[keyPath: side], now[keyPath: side]) : nil
    }
    let start = change(\.leading, leading)
    let end = change(\.trailing, trailing)
    var edges = EdgeChanges(
      top: change(\.top, \.top), leading: isMirrored ? end : start,
      bottom: change(\.bottom, \.bottom), trailing: isMirrored ? start : end)
    if edges.keys.isEmpty { return [] }
    edges.complete(box.padding)
    return [
      nodes.cause("padding", "padding \(edges.words)", after.path, .padding, parts: edges.keys)
    ]
  }

  private func parts(
    of index: Int, in section: LayoutPage.Section, _ children: [Int?: [Int]]
  ) -> [Line] {
    (children[index] ?? []).map { section.nodes[$0] }.filter(\.isPart)
  }

  private func dots(_ was: Dots?, _ now: Dots?, _ path: String) -> [ChangeCause] {
    guard let was, let now else { return [] }
    var causes: [ChangeCause] = []
    if !was.size.isNear(now.size) {
      let words = "size \(was.size.threeDecimals) → \(now.size.threeDecimals)"
      causes.append(nodes.cause("size", words, path, .size))
    }
    if let former = was.spacing, let own = now.spacing, !former.isNear(own) {
      let words = "spacing \(former.threeDecimals) → \(own.threeDecimals)"
      causes.append(nodes.cause("spacing", words, path, .spacing))
    }
    return causes
  }

  /// Bars, dots and lines of text, as far as their number or their words are not a matter of room.
  private func parts(_ place: Int, _ index: Int, _ placed: Placed) -> [ChangeCause] {
    let path = new.nodes[index].path
    let was = parts(of: place, in: old, oldChildren)
    let now = parts(of: index, in: new, newChildren)
    switch placed.node.content {
    case .lines, .dots:
      if was.count != now.count {
        return [nodes.cause("count", "count \(was.count) → \(now.count)", path)]
      }
      if case .dots = placed.node.content { return dots(Dots(was), Dots(now), path) }
      guard let first = was.first?.frame, let bar = now.first?.frame else { return [] }
      if !first.height.isNear(bar.height) {
        let words = "bar height \(first.height.threeDecimals) → \(bar.height.threeDecimals)"
        return [nodes.cause("font", words, path, .font)]
      }
      let spans = [was, now].map { $0.compactMap(\.frame).map(nodes.sides) }
      if let change = AlignmentPlace.change(from: spans[0], to: spans[1]) {
        let names = [change.was, change.now].map { $0.name(.horizontal) }
        return [nodes.cause("alignment", "alignment \(names[0]) → \(names[1])", path)]
      }
      let shares = zip(was, now).map { before, after in
        (before.frame?.width ?? 0, after.frame?.width ?? 0)
      }
      let isSameRoom = old.nodes[place].room == new.nodes[index].room
      if isSameRoom, let odd = shares.firstIndex(where: { !$0.0.isNear($0.1) }) {
        let (before, after) = shares[odd]
        let words = "bar[\(odd)] width \(before.threeDecimals) → \(after.threeDecimals)"
        return [nodes.cause("widths", words, path)]
      }
      return []
    case .text:
      // Other breaks between the same words are a matter of room.
      func said(_ lines: [Line]) -> String {
        lines.map { ($0["words"] ?? "").dropFirst().dropLast().filter { $0 != " " } }.joined()
      }
      let before = said(was)
      let after = said(now)
      // What is cut off is told by what a screen reader finds.
      let isCut = before.hasSuffix("…") || after.hasSuffix("…")
      let isSame =
        isCut
        ? zip(before.prefix { $0 != "…" }, after.prefix { $0 != "…" }).allSatisfy(==)
        : before == after
      if isSame {
        let frames = [was, now].map { $0.compactMap(\.frame).map(nodes.sides) }
        guard let change = AlignmentPlace.change(from: frames[0], to: frames[1]) else { return [] }
        let names = [change.was, change.now].map { $0.name(.horizontal) }
        return [nodes.cause("alignment", "alignment \(names[0]) → \(names[1])", path)]
      }
      func quoted(_ lines: [Line]) -> String {
        let words = lines.map { String(($0["words"] ?? "").dropFirst().dropLast()) }
        return "'\(words.joined(separator: " ").excerpt)'"
      }
      return [nodes.cause("value", "says \(quoted(now)), and said \(quoted(was))", path)]
    default: return []
    }
  }
}

extension OwnChanges {
  /// The causes in the canvas or the shimmer.
  func causes(
    ofSetting name: String, _ before: LayoutPage.Line?, _ after: LayoutPage.Line?
  ) -> [ChangeCause] {
    let position = nodes.position(of: name)
    guard let before, let after else {
      return [ChangeCause(name, before == nil ? "added" : "removed", at: position)]
    }
    var keys = before.fields.map(\.key)
    keys += after.fields.map(\.key).filter { !keys.contains($0) }
    return keys.compactMap { key in
      guard before[key] != after[key] else { return nil }
      // A canvas as high as its content has followed that.
      if name == "canvas", key == "height", let canvas = nodes.canvas, canvas.height == nil {
        return nil
      }
      let words = "\(key) \(before[key] ?? "none") → \(after[key] ?? "none")"
      let tokens: [ValueSources.Token] =
        name == "shimmer"
        ? nodes.shimmerTokens(key, from: before[key], to: after[key])
        : key == "background" ? nodes.canvasTokens : []
      return ChangeCause(key, words, at: position, tokens: tokens)
    }
  }

  /// Why a node is there that was not. A bar more is a matter of the node that it is in.
  func arrival(of index: Int) -> [ChangeCause] {
    let line = new.nodes[index]
    if line.isPart { return [] }
    return rowsCause(line, at: index).map { [$0] }
      ?? [ChangeCause("node", "", at: nodes.origin(of: line.path))]
  }

  /// Why a node is no more there.
  func departure(of index: Int) -> [ChangeCause] {
    let line = old.nodes[index]
    if line.isPart { return [] }
    if let cause = rowsCause(line, at: newRows[line.path.rows]?.first) { return [cause] }
    // What it was in, or else what is left of that.
    var around = line.parent
    while let parent = around {
      if let twin = heirs[parent] {
        return [ChangeCause("node", "", at: nodes.position(of: new.nodes[twin].path))]
      }
      around = old.nodes[parent].parent
    }
    return [ChangeCause("node", "", at: nodes.position(of: "canvas"))]
  }

  /// That there are more or fewer rows than there were, if that is what it comes to.
  ///
  /// - Parameter index: One of those there are.
  private func rowsCause(_ line: LayoutPage.Line, at index: Int?) -> ChangeCause? {
    guard line.path.last == "]", let index, let now = newRows[line.path.rows]?.count,
      let before = oldRows[line.path.rows]?.count, before != now
    else { return nil }
    let path = new.nodes[index].path
    let repetition = nodes.repetition(of: path)
    // Neighbours of one kind have numbers, too.
    guard repetition != nil || nodes[path]?.node.isNamed ?? true else {
      return nil
    }
    var cause = ChangeCause(
      "count", "count \(before) → \(now)", at: repetition?.position ?? nodes.position(of: path))
    cause.line = repetition?.count
    return cause
  }

  /// The tokens that nodes have unchanged, and that therefore were not changed.
  var unchangedTokens: Set<ValueSources.Token> {
    var unchanged: Set<ValueSources.Token> = []
    let canvases = [old, new].map { $0.settings.first { $0.path == "canvas" }?["background"] }
    if canvases[0] == canvases[1] { unchanged.formUnion(nodes.canvasTokens) }
    for (index, twin) in matching.twins.enumerated() {
      guard let twin else { continue }
      let after = new.nodes[index]
      let before = old.nodes[twin]
      for (key, value) in after.fields
      where before[key] == value && !LayoutPage.Line.followingKeys.contains(key) {
        guard let property = ValueSources.Property(field: key) else { continue }
        unchanged.formUnion(nodes.tokens(of: property, at: after.path))
      }
      if let placed = nodes[after.path] {
        unchanged.formUnion(unchangedTokens(twin, index, placed))
      }
      guard let was = before.insets, let now = after.insets, now != .zero else { continue }
      if was.top.isNear(now.top), was.bottom.isNear(now.bottom) {
        let keys: Set = ["vertical", "top", "bottom"]
        unchanged.formUnion(nodes.tokens(of: .padding, keys, at: after.path))
      }
      if was.leading.isNear(now.leading), was.trailing.isNear(now.trailing) {
        let keys: Set = ["horizontal", "leading", "trailing"]
        unchanged.formUnion(nodes.tokens(of: .padding, keys, at: after.path))
      }
    }
    return unchanged
  }
}

extension OwnChanges {
  /// The tokens of the sizes and the spacing that a node has unchanged.
  private func unchangedTokens(
    _ place: Int, _ index: Int, _ placed: Placed
  ) -> [ValueSources.Token] {
    let path = new.nodes[index].path
    var tokens: [ValueSources.Token] = []
    if let was = old.nodes[place].frame, let now = new.nodes[index].frame {
      if was.width.isNear(now.width), placed.node.fixes(.horizontal, at: placed.frame.width) {
        tokens += nodes.tokens(of: .width, at: path)
      }
      if was.height.isNear(now.height), placed.node.fixes(.vertical, at: placed.frame.height) {
        tokens += nodes.tokens(of: .height, at: path)
      }
    }
    for one in kept[index] ?? [] { tokens += nodes.tokens(of: one.property, one.keys, at: path) }
    if case .dots = placed.node.content, let was = Dots(parts(of: place, in: old, oldChildren)),
      let now = Dots(parts(of: index, in: new, newChildren))
    {
      if was.size.isNear(now.size) { tokens += nodes.tokens(of: .size, at: path) }
      if was.hasSameSpacing(as: now) { tokens += nodes.tokens(of: .spacing, at: path) }
    }
    return tokens
  }
}

extension ValueSources.Property {
  /// What gives a field of a line.
  init?(field: String) {
    switch field {
    case "outline": self = .icon
    default: self.init(rawValue: field)
    }
  }
}

extension LayoutPage.Line {
  /// The fields that say where and how large it is.
  static let followingKeys: Set = [
    "x", "y", "width", "height", "content", "baseline", "length", "words",
  ]

  fileprivate func hasOtherSize(than other: Self) -> Bool {
    self["width"] != other["width"] || self["height"] != other["height"]
  }

  fileprivate var hasRoundEnds: Bool {
    guard let frame, let radius = self["radius"].flatMap(Double.init) else { return false }
    return radius.isNear(min(frame.width, frame.height) / 2)
  }

  /// How wide what is inside it may be.
  fileprivate var room: Double? {
    guard let frame, let insets else { return nil }
    return frame.width - insets[.horizontal]
  }

  /// The room between its frame and its content: left for leading.
  fileprivate var insets: Insets? {
    guard let frame else { return nil }
    return contentFrame.map { content in
      Insets(
        top: content.y - frame.y, leading: content.x - frame.x,
        bottom: frame.maxY - content.maxY, trailing: frame.maxX - content.maxX)
    }
  }
}

/// What is seen of how dots are arranged.
private struct Dots {
  let size: Double
  /// nil of a single one.
  let spacing: Double?

  init?(_ lines: [LayoutPage.Line]) {
    guard let first = lines.first?.frame else { return nil }
    size = first.width
    spacing = lines.dropFirst().first?.frame.map { abs($0.x - first.x) - first.width }
  }

  func hasSameSpacing(as other: Self) -> Bool {
    guard let spacing, let others = other.spacing else { return false }
    return spacing.isNear(others)
  }
}

extension Node {
  /// Whether its length along an axis is what is written of it.
  fileprivate func fixes(_ axis: Axis, at length: Double) -> Bool {
    let side = axis == .horizontal ? box.width : box.height
    if case .points(let points)? = side {
      return abs(points - length) < 0.01
        || box.growth.map { abs(points * $0 - length) < 0.01 } == true
    }
    guard box.padding[axis] == 0 else { return false }
    return switch content {
    case .circle(let size?, _): abs(size - length) < 0.01
    case .drawing(let drawing): drawing.size.map { abs($0 - length) < 0.01 } ?? false
    case .spinner(let size, _): abs(size - length) < 0.01
    case .progress(let progress): progress.style == .circular && abs(progress.size - length) < 0.01
    default: false
    }
  }

  /// Whether one length gives both its sides.
  fileprivate var isSquare: Bool {
    if box.width != nil || box.height != nil { return false }
    return switch content {
    case .circle(_?, _), .drawing, .spinner, .progress: true
    default: false
    }
  }
}

extension String {
  /// What all rows of a kind are called: `feed/row` of `feed/row[2]`.
  var rows: Substring { self[..<(lastIndex(of: "[") ?? endIndex)] }
}
