import SkeletonLanguage
import SkeletonLayout
import SkeletonModel

/// What was changed in how a container arranges the nodes directly inside it.
///
/// What lies between two neighbours in a stack is the spacing and their margins, and before the
/// first its margin alone. The document says what lies there now. Where that is so, and something
/// else lay there in the golden, one of these was changed; which one, the other neighbours tell.
struct ArrangementChanges {
  typealias Line = LayoutPage.Line
  typealias Span = (start: Double, end: Double)

  /// The causes, by the line of the node that they are at.
  var causes: [Int: [ChangeCause]] = [:]
  /// What is seen to be what it was, by the line of the node at which it is written.
  var kept: [Int: [Kept]] = [:]

  struct Kept {
    var property: ValueSources.Property
    /// The keys that may be written for it.
    var keys: Set<String>
  }

  /// Whether it took all the room along an axis that there was, and now does not.
  let hasStoppedFilling: Set<Axis>
  /// All lines.
  let old: [Line]
  let new: [Line]
  /// The container's.
  let container: (before: Line, after: Line)
  /// Those of the nodes inside.
  let before: [Int]
  let after: [Int]
  let twins: [Int?]
  let nodes: LayoutNodes
  let placed: Placed

  /// - Parameters:
  ///   - place: The container in the golden.
  ///   - index: It in this run.
  init?(_ place: Int, _ index: Int, of own: OwnChanges) {
    guard let placed = own.nodes[own.new.nodes[index].path], let before = own.oldChildren[place],
      let after = own.newChildren[index]
    else { return nil }
    (old, new) = (own.old.nodes, own.new.nodes)
    container = (old[place], new[index])
    hasStoppedFilling = own.stoppedFilling(place, index)
    // The lines between rows have lines of their own.
    self.before = before.filter { !own.old.nodes[$0].isPart }
    self.after = after.filter { !own.new.nodes[$0].isPart }
    twins = own.matching.twins
    nodes = own.nodes
    self.placed = placed
    switch placed.node.content {
    case .stack(let stack): if !findOrder(index) { compare(stack, index) }
    case .layers(let alignment, _): if !findOrder(index) { compare(alignment, index) }
    case .grid(let grid): if !findOrder(index) { compare(grid, index) }
    case .wrapped: compareWrapped()
    case .scroll, .block, .circle, .lines, .drawing, .text, .redacted, .divider, .spinner,
      .progress, .dots, .spacer:
      return nil
    }
  }

  mutating func note(
    _ property: String, _ words: String, at line: Int, _ source: ValueSources.Property? = nil,
    parts: Set<String>? = nil
  ) {
    causes[line, default: []].append(
      nodes.cause(property, words, new[line].path, source, parts: parts))
  }

  /// Where something begins and ends along an axis, in the direction of reading.
  func span(_ frame: Frame, _ axis: Axis) -> Span {
    axis == .horizontal ? nodes.sides(of: frame) : (frame.y, frame.maxY)
  }
}

// Order.
extension ArrangementChanges {
  /// Whether nodes stand before others than they did; then the room between them is that of others.
  private mutating func findOrder(_ index: Int) -> Bool {
    let inside = Set(before)
    let former = after.compactMap { line in
      twins[line].flatMap { inside.contains($0) ? (line: line, place: $0) : nil }
    }
    if zip(former, former.dropFirst()).allSatisfy({ $0.place < $1.place }) { return false }
    let kept = Self.longestRise(former.map(\.place))
    let moved = former.indices.filter { !kept.contains($0) }
    if moved.count == 1 {
      let line = former[moved[0]].line
      let follower = after.drop { $0 != line }.dropFirst().first
      let words = follower.map { "now before '\(new[$0].path.pathName(in: container.after.path))'" }
      note("order", words ?? "now the last", at: line)
    } else {
      note("order", "the order of its nodes", at: index)
    }
    return true
  }

  /// The places of as many numbers as rise one after the other.
  private static func longestRise(_ numbers: [Int]) -> Set<Int> {
    /// Of the rises of each length the one that ends lowest, by the place of its end.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (place, number) in numbers.enumerated() {
      let length = ends.partitioningIndex { numbers[$0] >= number }
      previous.append(length > 0 ? ends[length - 1] : nil)
      if length == ends.count { ends.append(place) } else { ends[length] = place }
    }
    var rise: Set<Int> = []
    var next = ends.last
    while let place = next {
      rise.insert(place)
      next = previous[place]
    }
    return rise
  }
}

// What is alone.
extension ArrangementChanges {
  /// The margins of members that the box has no room beside: a change of the one is one of the other.
  private mutating func compareWrapped() {
    let members = members.all
    var margins: [Int: EdgeChanges] = [:]
    for (place, member) in members.enumerated() {
      guard let frame = twins[member.line].flatMap({ old[$0].frame }),
        let frameNow = new[member.line].frame, let room = container.before.contentFrame,
        let roomNow = container.after.contentFrame
      else { continue }
      for axis in Axis.allCases {
        let (was, now) = (span(frame, axis), span(frameNow, axis))
        let (around, aroundNow) = (span(room, axis), span(roomNow, axis))
        let before = (was: was.start - around.start, now: now.start - aroundNow.start)
        let after = (was: around.end - was.end, now: aroundNow.end - now.end)
        guard before.now.isNear(member.margin.before(axis)),
          after.now.isNear(member.margin.after(axis))
        else { continue }
        if !before.was.isNear(before.now) {
          margins[place, default: EdgeChanges()].setBefore(axis, before)
        }
        if !after.was.isNear(after.now) {
          margins[place, default: EdgeChanges()].setAfter(axis, after)
        }
      }
    }
    tell(margins, members)
  }
}

// Alignment.
extension ArrangementChanges {
  /// Where all nodes stand along an axis, and where they stood, with their margins and without what
  /// they are painted elsewhere.
  func formerAlignment(
    _ axis: Axis, _ members: [Member]
  ) -> (was: AlignmentPlace, now: AlignmentPlace)? {
    var was: [Span] = []
    var now: [Span] = []
    for member in members {
      guard let twin = twins[member.line], let frame = old[twin].frame,
        let frameNow = new[member.line].frame
      else { return nil }
      let offset = member.placed.node.box.offset
      func whole(_ frame: Frame) -> Span {
        let own = Offset(x: -offset.x, y: -offset.y)
        let span = span(frame.moved(by: own), axis)
        return (span.start - member.margin.before(axis), span.end + member.margin.after(axis))
      }
      was.append(whole(frame))
      now.append(whole(frameNow))
    }
    return AlignmentPlace.change(from: was, to: now)
  }

  /// Nodes on top of each other.
  private mutating func compare(_ alignment: Alignment, _ index: Int) {
    let (members, _) = members
    if members.count == 1 {
      compareWrapped()
      if !causes.isEmpty { return }
    }
    var margins: [Int: EdgeChanges] = [:]
    for axis in Axis.allCases { findMargins(across: axis, members, &margins) }
    tell(margins, members)
    let column = formerAlignment(.horizontal, members)
    let row = formerAlignment(.vertical, members)
    let ownColumn = AlignmentPlace(alignment.horizontal)
    // They stand as is written, and not because of something else.
    guard column != nil || row != nil, let ownRow = AlignmentPlace(alignment.vertical),
      column.map({ $0.now == ownColumn }) ?? true, row.map({ $0.now == ownRow }) ?? true
    else { return }
    let former = AlignmentPlace.name(column?.was ?? ownColumn, row?.was ?? ownRow)
    let words = "alignment \(former) → \(AlignmentPlace.name(ownColumn, ownRow))"
    note("alignment", words, at: index)
  }
}

// Grids.
extension ArrangementChanges {
  private mutating func compare(_ grid: Node.Grid, _ index: Int) {
    let (was, now) = (rows(before, old), rows(after, new))
    guard was.count > 1, now.count > 1 else {
      tellSpacing(was, now, grid, index)
      return
    }
    if was[0].count == now[0].count {
      tellSpacing(was, now, grid, index)
      return
    }
    if grid.columns.contains(where: \.isAdaptive) {
      // There may be as many as fit, because of the room between them.
      tellSpacing(was, now, grid, index)
      if causes[index] != nil { return }
    }
    let widths = lengths(of: container, .horizontal)
    let hasSameRoom = widths.map { $0.was.isNear($0.now) } ?? false
    if hasSameRoom || grid.columns.allSatisfy(\.isFixed) {
      note("columns", "columns \(was[0].count) → \(now[0].count)", at: index)
    }
  }

  /// The cells of each row. One ends where the next cell is not beside the one before.
  private func rows(_ cells: [Int], _ lines: [Line]) -> [[Frame]] {
    var rows: [[Frame]] = []
    for frame in cells.compactMap({ lines[$0].frame }) {
      if let last = rows.last?.last,
        span(frame, .horizontal).start > span(last, .horizontal).start + 0.0035,
        frame.y < last.maxY - 0.0035
      {
        rows[rows.count - 1].append(frame)
      } else {
        rows.append([frame])
      }
    }
    return rows
  }

  private mutating func tellSpacing(
    _ was: [[Frame]], _ now: [[Frame]], _ grid: Node.Grid, _ index: Int
  ) {
    /// The room between cells along an axis, if it is the same everywhere.
    func spacing(_ rows: [[Frame]], _ axis: Axis) -> Double? {
      let gaps: [Double]
      switch axis {
      case .horizontal:
        gaps = rows.flatMap { row in
          zip(row, row.dropFirst()).map { span($1, axis).start - span($0, axis).end }
        }
      case .vertical:
        let spans = rows.map { row in
          (row.map(\.y).min() ?? 0, row.map(\.maxY).max() ?? 0)
        }
        gaps = zip(spans, spans.dropFirst()).map { $1.0 - $0.1 }
      }
      guard let first = gaps.first, gaps.allSatisfy({ $0.isNear(first) }) else { return nil }
      return first
    }
    func change(_ axis: Axis) -> EdgeChanges.Change? {
      guard let former = spacing(was, axis), let own = spacing(now, axis),
        own.isNear(grid.spacing[axis])
      else { return nil }
      if former.isNear(own) {
        kept[index, default: []].append(Kept(property: .spacing, keys: [axis.rawValue]))
        return nil
      }
      return (former, grid.spacing[axis])
    }
    var edges = EdgeChanges()
    edges.leading = change(.horizontal)
    edges.top = change(.vertical)
    edges.trailing = edges.leading
    edges.bottom = edges.top
    if edges.keys.isEmpty { return }
    note("spacing", "spacing \(edges.words)", at: index, .spacing, parts: edges.keys)
  }
}

extension LayoutPage.Line {
  /// Its frame without padding and room to spare.
  var contentFrame: Frame? {
    guard let content = self["content"] else { return frame }
    let numbers = content.split(separator: " ").map { Double($0) ?? .nan }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    return Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension Node.Grid.Column {
  fileprivate var isFixed: Bool { if case .fixed = self { true } else { false } }
  fileprivate var isAdaptive: Bool { if case .adaptive = self { true } else { false } }
}
