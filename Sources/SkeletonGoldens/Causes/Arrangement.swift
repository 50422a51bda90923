import SkeletonLanguage
import SkeletonLayout
import SkeletonModel

/// What was changed in how a container arranges the nodes directly inside it.
///
/// What lies between two neighbours in a stack is the spacing and their margins, and before the
/// first its margin alone. The document says what lies there now. Where that is so, and something
/// else lay there in the golden, one of these was changed; which one, the other neighbours tell.
struct Arrangement {
  typealias Line = LayoutPage.Line
  typealias Span = (start: Double, end: Double)

  /// The causes, by the line of the node that they are at.
  var causes: [Int: [ChangeCause]] = [:]
  /// Whether it is seen that the spacing is what it was.
  var hasKeptSpacing = false

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
    (self.before, self.after) = (before, after)
    twins = own.matching.twins
    nodes = own.nodes
    self.placed = placed
    switch placed.node.content {
    case .stack(let stack): if !findOrder(index) { compare(stack, index) }
    case .layers(let alignment, _): if !findOrder(index) { compare(alignment, index) }
    case .grid(let grid): if !findOrder(index) { compare(grid, index) }
    case .scroll, .wrapped, .block, .circle, .lines, .drawing, .text, .redacted, .divider, .spinner,
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
extension Arrangement {
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
      note("order", "order of \(Columns.counted(moved.count + 1, "node"))", at: index)
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

// Alignment.
extension Arrangement {
  static let horizontalNames = ["leading", "center", "trailing"]
  static let verticalNames = ["top", "center", "bottom"]

  /// Where all nodes stand along an axis, as a place in the names, and where they stood; nil if that
  /// is the same, or not certain.
  func formerAlignment(_ axis: Axis) -> (was: Int, now: Int)? {
    let (was, now) = (before.map { old[$0].frame }, after.map { new[$0].frame })
    return Self.formerAlignment(was, now) { span($0, axis) }
  }

  /// - Parameter span: Where something begins and ends.
  static func formerAlignment(
    _ was: [Frame?], _ now: [Frame?], _ span: (Frame) -> Span
  ) -> (was: Int, now: Int)? {
    func places(_ frames: [Frame?]) -> Set<Int> {
      let sides = frames.compactMap { $0.map(span) }
      guard sides.count == frames.count, let least = sides.map(\.start).min(),
        let most = sides.map(\.end).max()
      else { return [] }
      var found: Set<Int> = []
      if sides.allSatisfy({ $0.start.isNear(least) }) { found.insert(0) }
      if sides.allSatisfy({ ($0.start + $0.end).isNear(least + most) }) { found.insert(1) }
      if sides.allSatisfy({ $0.end.isNear(most) }) { found.insert(2) }
      return found
    }
    let (former, own) = (places(was), places(now))
    guard former.count == 1, own.count == 1, former != own, let was = former.first,
      let now = own.first
    else { return nil }
    return (was, now)
  }

  /// Nodes on top of each other.
  private mutating func compare(_ alignment: Alignment, _ index: Int) {
    let (members, _) = members
    var margins: [Int: EdgeChanges] = [:]
    for axis in Axis.allCases { findMargins(across: axis, members, &margins) }
    tell(margins, members)
    let changes = [formerAlignment(.horizontal), formerAlignment(.vertical)]
    if changes.allSatisfy({ $0 == nil }) { return }
    // It stands as is written, and not because of something else.
    guard let own = Self.places(of: alignment),
      zip(changes, own).allSatisfy({ $0.map { $0.now } ?? $1 == $1 })
    else { return }
    let former = zip(changes, own).map { $0?.was ?? $1 }
    note(
      "alignment", "alignment \(Self.name(former)) → \(Self.name(own))", at: index)
  }

  /// Places in the names; nil for a line of text.
  static func places(of alignment: Alignment) -> [Int]? {
    guard let horizontal = horizontalNames.firstIndex(of: alignment.horizontal.rawValue),
      let vertical = verticalNames.firstIndex(of: alignment.vertical.rawValue)
    else { return nil }
    return [horizontal, vertical]
  }

  /// `topLeading`, of a place along each axis.
  static func name(_ places: [Int]) -> String {
    let (horizontal, vertical) = (horizontalNames[places[0]], verticalNames[places[1]])
    if places[1] == 1 { return horizontal }
    return places[0] == 1 ? vertical : vertical + horizontal.capitalizedFirst
  }
}

// Grids.
extension Arrangement {
  private mutating func compare(_ grid: Node.Grid, _ index: Int) {
    let (was, now) = (rows(before, old), rows(after, new))
    guard was.count > 1, now.count > 1 else {
      tellSpacing(was, now, grid, index)
      return
    }
    let hasSameRoom =
      (container.before.frame?.width).flatMap { width in
        container.after.frame.map { $0.width.isNear(width) }
      } ?? false
    if was[0].count == now[0].count {
      tellSpacing(was, now, grid, index)
    } else if hasSameRoom || grid.columns.contains(where: \.isFixed) {
      note("columns", "columns \(was[0].count) → \(now[0].count)", at: index)
    }
  }

  /// The cells of each row. One ends where the next cell is not beside the one before.
  private func rows(_ cells: [Int], _ lines: [Line]) -> [[Frame]] {
    var rows: [[Frame]] = []
    for frame in cells.compactMap({ lines[$0].frame }) {
      if let last = rows.last?.last,
        span(frame, .horizontal).start > span(last, .horizontal).start + 0.0035
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
        hasKeptSpacing = true
        return nil
      }
      return (former, own)
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
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
