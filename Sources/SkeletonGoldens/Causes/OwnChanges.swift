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
  private let matching: NodeMatching
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
    causes += padding(before, after, placed)
    causes += causesInside(place, index)
    return causes
  }

  /// The causes in how a stack arranges its children, and in the bars and lines of a node, which its
  /// own line need not show.
  func causesInside(_ place: Int, _ index: Int) -> [ChangeCause] {
    let path = new.nodes[index].path
    guard let placed = nodes[path], let before = oldChildren[place],
      let after = newChildren[index]
    else { return [] }
    guard case .stack(let stack) = placed.node.content else { return parts(place, index, placed) }
    return spacing(before, after, path, stack) + alignment(before, after, path, stack)
  }
}

extension OwnChanges {
  private func cause(
    _ property: String, _ words: String, _ path: String, _ source: ValueSources.Property? = nil,
    parts: Set<String>? = nil
  ) -> ChangeCause {
    var cause = ChangeCause(property, words, at: nodes.position(of: path))
    if let source { cause.tokens = nodes.tokens(of: source, parts, at: path) }
    if let written = nodes.line(of: source?.rawValue ?? property, at: path) {
      cause.line = written.position
      // What one line gives to several nodes is one cause.
      if written.isGiven { cause.position = written.position }
    }
    return cause
  }

  /// Everything but its place and size.
  private func looks(_ before: Line, _ after: Line, _ placed: Placed?) -> [ChangeCause] {
    if before.kind != after.kind {
      return [cause("kind", "\(before.kind) → \(after.kind)", after.path)]
    }
    var keys = before.fields.map(\.key)
    keys += after.fields.map(\.key).filter { !keys.contains($0) }
    return keys.compactMap { key in
      guard !Line.followingKeys.contains(key), before[key] != after[key],
        !follows(key, before, after, placed)
      else { return nil }
      let words = "\(key) \(before[key] ?? "none") → \(after[key] ?? "none")"
      return cause(key, words, after.path, .init(field: key))
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
      return [cause("size", words("size", was.width, now.width), after.path, .size)]
    }
    return
      (hasOtherWidth
      ? [cause("width", words("width", was.width, now.width), after.path, .width)] : [])
      + (hasOtherHeight
        ? [cause("height", words("height", was.height, now.height), after.path, .height)] : [])
  }

  /// What lies between its frame and its content, if the content takes all of that.
  private func padding(_ before: Line, _ after: Line, _ placed: Placed) -> [ChangeCause] {
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
    let sides = [
      changed(\.top, \.top), changed(\.leading, leading), changed(\.bottom, \.bottom),
      changed(\.trailing, trailing),
    ]
    guard sides.contains(true) else { return [] }
    func words(_ name: String, _ side: KeyPath<Insets, Double>) -> String {
      let parts = [was, now].map { $0[keyPath: side].threeDecimals }
      return (name.isEmpty ? "" : name + " ") + "\(parts[0]) → \(parts[1])"
    }
    func areEqual(_ first: KeyPath<Insets, Double>, _ second: KeyPath<Insets, Double>) -> Bool {
      [was, now].allSatisfy { $0[keyPath: first].isNear($0[keyPath: second]) }
    }
    var keys: Set<String> = []
    if sides[0] { keys.formUnion(["vertical", "top"]) }
    if sides[1] { keys.formUnion(["horizontal", isMirrored ? "trailing" : "leading"]) }
    if sides[2] { keys.formUnion(["vertical", "bottom"]) }
    if sides[3] { keys.formUnion(["horizontal", isMirrored ? "leading" : "trailing"]) }
    var parts: [String] = []
    let isVertical = sides[0] && sides[2] && areEqual(\.top, \.bottom)
    let isHorizontal = sides[1] && sides[3] && areEqual(\.leading, \.trailing)
    if isVertical, isHorizontal, areEqual(\.top, \.leading) {
      parts = [words("", \.top)]
    } else {
      if isHorizontal {
        parts.append(words("horizontal", \.leading))
      } else {
        if sides[1] { parts.append(words(isMirrored ? "trailing" : "leading", \.leading)) }
        if sides[3] { parts.append(words(isMirrored ? "leading" : "trailing", \.trailing)) }
      }
      if isVertical {
        parts.append(words("vertical", \.top))
      } else {
        if sides[0] { parts.append(words("top", \.top)) }
        if sides[2] { parts.append(words("bottom", \.bottom)) }
      }
    }
    return [
      cause(
        "padding", "padding " + parts.joined(separator: ", "), after.path, .padding, parts: keys)
    ]
  }

  /// What lies between neighbours, where that is what is written now.
  private func spacing(
    _ before: [Int], _ after: [Int], _ path: String, _ stack: Node.Stack
  ) -> [ChangeCause] {
    let spacing = stack.spacing ?? 8
    let was = gaps(before, of: old.nodes, stack.axis) { $0 }
    var change: (Double, Double)?
    for (pair, gap) in gaps(after, of: new.nodes, stack.axis, { matching.twins[$0] })
    where gap.isNear(spacing) {
      guard let before = was[pair] else { continue }
      if before.isNear(gap) { return [] }
      if let change, !change.0.isNear(before) { return [] }
      change = (before, gap)
    }
    guard let change else { return [] }
    let words = "spacing \(change.0.threeDecimals) → \(change.1.threeDecimals)"
    return [cause("spacing", words, path, .spacing)]
  }

  /// Where its children stand across it, if all stand as is written now, and all stood otherwise.
  private func alignment(
    _ before: [Int], _ after: [Int], _ path: String, _ stack: Node.Stack
  ) -> [ChangeCause] {
    let isColumn = stack.axis == .vertical
    let names = isColumn ? ["leading", "center", "trailing"] : ["top", "center", "bottom"]
    /// The alignments that the children have, by their places in `names`.
    func alignments(_ children: [Int], _ lines: [Line]) -> Set<Int> {
      let sides = children.compactMap { lines[$0].frame }.map { frame in
        isColumn ? (frame.x, frame.maxX) : (frame.y, frame.maxY)
      }
      guard sides.count == children.count, let least = sides.map(\.0).min(),
        let most = sides.map(\.1).max()
      else { return [] }
      let isMirrored = isColumn && nodes.isMirrored
      var found: Set<Int> = []
      if sides.allSatisfy({ $0.0.isNear(least) }) { found.insert(isMirrored ? 2 : 0) }
      if sides.allSatisfy({ ($0.0 + $0.1).isNear(least + most) }) { found.insert(1) }
      if sides.allSatisfy({ $0.1.isNear(most) }) { found.insert(isMirrored ? 0 : 2) }
      return found
    }
    let was = alignments(before, old.nodes)
    let now = alignments(after, new.nodes)
    guard was.count == 1, now.count == 1, was != now, let former = was.first, let own = now.first
    else { return [] }
    return [cause("alignment", "alignment \(names[former]) → \(names[own])", path)]
  }

  /// The room between each two that follow each other, by what they are in the golden.
  private func gaps(
    _ children: [Int], of lines: [Line], _ axis: Axis, _ twin: (Int) -> Int?
  ) -> [[Int]: Double] {
    var gaps: [[Int]: Double] = [:]
    for (first, second) in zip(children, children.dropFirst()) {
      guard var one = lines[first].frame, var other = lines[second].frame,
        let formerFirst = twin(first), let formerSecond = twin(second)
      else { continue }
      if axis == .horizontal, one.x > other.x { swap(&one, &other) }
      gaps[[formerFirst, formerSecond]] =
        axis == .horizontal ? other.x - one.maxX : other.y - one.maxY
    }
    return gaps
  }

  /// Bars, dots and lines of text, as far as their number or their words are not a matter of room.
  private func parts(_ place: Int, _ index: Int, _ placed: Placed) -> [ChangeCause] {
    let path = new.nodes[index].path
    let was = (oldChildren[place] ?? []).map { old.nodes[$0] }.filter(\.isPart)
    let now = (newChildren[index] ?? []).map { new.nodes[$0] }.filter(\.isPart)
    switch placed.node.content {
    case .lines, .dots:
      if was.count != now.count {
        return [cause("count", "count \(was.count) → \(now.count)", path)]
      }
      guard case .lines = placed.node.content, let first = was.first?.frame,
        let bar = now.first?.frame
      else { return [] }
      if !first.height.isNear(bar.height) {
        let words = "bar height \(first.height.threeDecimals) → \(bar.height.threeDecimals)"
        return [cause("font", words, path, .font)]
      }
      let shares = zip(was, now).map { before, after in
        (before.frame?.width ?? 0, after.frame?.width ?? 0)
      }
      let isSameRoom = old.nodes[place].room == new.nodes[index].room
      if isSameRoom, let odd = shares.firstIndex(where: { !$0.0.isNear($0.1) }) {
        let (before, after) = shares[odd]
        let words = "bar[\(odd)] width \(before.threeDecimals) → \(after.threeDecimals)"
        return [cause("widths", words, path)]
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
      if isSame { return [] }
      func quoted(_ lines: [Line]) -> String {
        let words = lines.map { String(($0["words"] ?? "").dropFirst().dropLast()) }
        return "'\(words.joined(separator: " ").excerpt)'"
      }
      return [cause("value", "says \(quoted(now)), and said \(quoted(was))", path)]
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
      if name == "canvas", key == "height", nodes.hugsContent { return nil }
      let words = "\(key) \(before[key] ?? "none") → \(after[key] ?? "none")"
      let tokens: [ValueSources.Token] =
        name == "shimmer"
        ? nodes.shimmerTokens(ofBase: key == "base") : key == "background" ? nodes.canvasTokens : []
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
    guard case .stack(let stack) = placed.node.content, let before = oldChildren[place],
      let after = newChildren[index]
    else { return tokens }
    let was = gaps(before, of: old.nodes, stack.axis) { $0 }
    let now = gaps(after, of: new.nodes, stack.axis) { matching.twins[$0] }
    let spacing = stack.spacing ?? 8
    if now.contains(where: { $0.value.isNear(spacing) && was[$0.key]?.isNear(spacing) == true }) {
      tokens += nodes.tokens(of: .spacing, at: path)
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
    guard let content = self["content"] else { return .zero }
    let numbers = content.split(separator: " ").map { Double($0) ?? .nan }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    return Insets(
      top: numbers[1] - frame.y, leading: numbers[0] - frame.x,
      bottom: frame.maxY - numbers[1] - numbers[3], trailing: frame.maxX - numbers[0] - numbers[2])
  }
}

extension Insets {
  fileprivate func isNear(_ other: Insets) -> Bool {
    top.isNear(other.top) && leading.isNear(other.leading) && bottom.isNear(other.bottom)
      && trailing.isNear(other.trailing)
  }
}

extension Double {
  /// Whether two lengths are the same, each rounded to thousandths in a text.
  fileprivate func isNear(_ other: Double) -> Bool { abs(self - other) < 0.0035 }
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
    case .dots(let dots): axis == .vertical && abs(dots.size - length) < 0.01
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
