import SkeletonLanguage
import SkeletonLayout
import SkeletonModel

// Stacks.
extension ArrangementChanges {
  /// A node inside, and what is written around it.
  struct Member {
    var line: Int
    var placed: Placed
    var margin: Insets
    /// Whether the margin is that of a `use`.
    var isGiven: Bool
    /// Those between it and the one before.
    var spacers: [Placed]
  }

  /// What lies between two neighbours, or between an edge and what is next to it.
  fileprivate struct Gap {
    /// Places among the members; nil for an edge.
    var first: Int?
    var second: Int?
    var was: Double
    var now: Double
    /// What of it the spacing is.
    var spacing: Double
    /// The margins of both.
    var margins: (first: Double, second: Double)
    var spacers: [Placed]
    /// Whether it is what the document says.
    var isUnderstood: Bool

    var isEdge: Bool { first == nil || second == nil }
    var delta: Double { now - was }
    var isKept: Bool { now.isNear(was) }
    var hasMargins: Bool { !margins.first.isNear(0) || !margins.second.isNear(0) }
  }

  /// Spacers have no lines, nor have boxes around components that leave no trace.
  var members: (all: [Member], spacersAtEnd: [Placed]) {
    var members: [Member] = []
    var spacers: [Placed] = []
    var lines = after[...]
    for child in placed.children {
      var inner = child
      var margin = child.node.box.margin
      while !inner.leavesTrace, case .wrapped = inner.node.content, let next = inner.children.first
      {
        inner = next
        margin = margin.adding(inner.node.box.margin)
      }
      if case .spacer = inner.node.content, !inner.leavesTrace {
        spacers.append(inner)
      } else if let line = lines.popFirst() {
        let isGiven = !child.leavesTrace && margin != inner.node.box.margin
        members.append(
          Member(
            line: line, placed: inner, margin: margin, isGiven: isGiven, spacers: spacers))
        spacers = []
      }
    }
    return (members, spacers)
  }

  /// An edge of the container, or a member that is in both.
  private struct Stop {
    /// Its place among the members; nil for an edge.
    var member: Int?
    /// Its place among the nodes of the golden: -1 for the edge before them.
    var formerPlace: Int
    var was: Span
    var now: Span
  }

  private func gaps(
    _ stack: Node.Stack, _ members: [Member], _ spacersAtEnd: [Placed]
  ) -> [Gap] {
    let axis = stack.axis
    guard let content = container.before.contentFrame.map({ span($0, axis) }),
      let contentNow = container.after.contentFrame.map({ span($0, axis) })
    else { return [] }
    let places = Dictionary(uniqueKeysWithValues: before.enumerated().map { ($1, $0) })
    let inside = members.enumerated().map { number, member -> Stop? in
      guard let twin = twins[member.line], let place = places[twin], let was = old[twin].frame,
        let now = new[member.line].frame
      else { return nil }
      return Stop(
        member: number, formerPlace: place, was: span(was, axis), now: span(now, axis))
    }
    let start = Stop(
      formerPlace: -1, was: (content.start, content.start),
      now: (contentNow.start, contentNow.start))
    let end = Stop(
      formerPlace: before.count, was: (content.end, content.end),
      now: (contentNow.end, contentNow.end))
    return zip([start] + inside, inside + [end]).compactMap { first, second in
      guard let first, let second, second.formerPlace == first.formerPlace + 1 else { return nil }
      let spacers = second.member.map { members[$0].spacers } ?? spacersAtEnd
      let isEdge = first.member == nil || second.member == nil
      let spacing =
        Double(spacers.count + (isEdge ? 0 : 1)) * (stack.spacing ?? (spacers.isEmpty ? 8 : 0))
      let margins = (
        first: first.member.map { members[$0].margin.after(axis) } ?? 0,
        second: second.member.map { members[$0].margin.before(axis) } ?? 0
      )
      let room = spacers.reduce(0) { $0 + $1.frame.extent[axis] }
      let now = second.now.start - first.now.end
      return Gap(
        first: first.member, second: second.member, was: second.was.start - first.was.end,
        now: now, spacing: spacing, margins: margins, spacers: spacers,
        isUnderstood: now.isNear(spacing + margins.first + margins.second + room))
    }
  }

  mutating func compare(_ stack: Node.Stack, _ index: Int) {
    let (members, spacersAtEnd) = members
    let gaps = gaps(stack, members, spacersAtEnd).filter(\.isUnderstood)
    let between = gaps.filter { !$0.isEdge && $0.spacers.isEmpty }
    if between.contains(where: \.isKept) {
      kept[index, default: []].append(
        Kept(property: .spacing, keys: Set(Axis.allCases.map(\.rawValue))))
    }
    for gap in gaps where gap.isKept { noteKept(gap, members, stack.axis) }
    var margins: [Int: EdgeChanges] = [:]
    // Where a spacer is gone, less lies between its neighbours, too.
    if !hasStoppedFilling.contains(stack.axis),
      let former = formerSpacing(between, edges: gaps.filter(\.isEdge))
    {
      let words = "spacing \(former.threeDecimals) → \(between[0].spacing.threeDecimals)"
      note("spacing", words, at: index, .spacing)
    } else if !findSpacer(gaps, members, stack.axis, index) {
      findMargins(gaps, members, stack.axis, &margins)
    }
    findMargins(across: stack.axis.other, members, &margins)
    tell(margins, members)
    let across = stack.axis.other
    let written =
      across == .horizontal
      ? AlignmentPlace(stack.alignment.horizontal) : AlignmentPlace(stack.alignment.vertical)
    // They stand as is written, and not because of something else.
    if let alignment = formerAlignment(across, members), alignment.now == written {
      let names = [alignment.was, alignment.now].map { $0.name(across) }
      note("alignment", "alignment \(names[0]) → \(names[1])", at: index)
    }
  }

  /// The spacing that was; nil if it was not changed, or that is not certain.
  private func formerSpacing(_ between: [Gap], edges: [Gap]) -> Double? {
    guard let first = between.first, !first.isKept,
      between.allSatisfy({ $0.delta.isNear(first.delta) }),
      edges.allSatisfy(\.isKept)
    else { return nil }
    // What has margins, too, may be changed by these.
    let isCertain =
      between.count > 1 || !first.hasMargins || edges.contains { $0.isKept && $0.hasMargins }
    return isCertain ? first.spacing - first.delta : nil
  }

  /// Whether a spacer has another length, which the document gives, and nothing else has.
  private mutating func findSpacer(
    _ gaps: [Gap], _ members: [Member], _ axis: Axis, _ index: Int
  ) -> Bool {
    let changed = gaps.filter { !$0.isKept }
    guard changed.count == 1, changed[0].spacers.count == 1,
      let lengths = lengths(of: container, axis),
      (lengths.now - lengths.was).isNear(changed[0].delta),
      members.allSatisfy({ member in
        twins[member.line].flatMap { self.lengths(of: (old[$0], new[member.line]), axis) }
          .map { $0.was.isNear($0.now) } ?? false
      })
    else { return false }
    let spacer = changed[0].spacers[0]
    let length = spacer.frame.extent[axis]
    let former = length - changed[0].delta
    guard former > -0.0035, spacer.node.isAsWritten(length, axis) else { return false }
    let words = "spacer \(max(former, 0).threeDecimals) → \(length.threeDecimals)"
    var cause = nodes.cause("spacer", words, container.after.path)
    if !BuiltInTheme.holds(spacer.node.position) {
      cause.position = spacer.node.position
      cause.line = spacer.node.position
    }
    causes[index, default: []].append(cause)
    return true
  }

  private mutating func noteKept(_ gap: Gap, _ members: [Member], _ axis: Axis) {
    if let place = gap.first, !gap.margins.first.isNear(0) {
      noteKept(members[place].line, axis, axis.after)
    }
    if let place = gap.second, !gap.margins.second.isNear(0) {
      noteKept(members[place].line, axis, axis.before)
    }
  }

  /// Notes that an edge of a margin is what it was.
  private mutating func noteKept(_ line: Int, _ axis: Axis, _ edge: String) {
    kept[line, default: []].append(Kept(property: .margin, keys: [axis.rawValue, edge]))
  }

  func lengths(
    of lines: (before: Line, after: Line), _ axis: Axis
  ) -> (was: Double, now: Double)? {
    guard let was = lines.before.contentFrame, let now = lines.after.contentFrame else {
      return nil
    }
    return (was.extent[axis], now.extent[axis])
  }
}

// Margins.
extension ArrangementChanges {
  private func findMargins(
    _ gaps: [Gap], _ members: [Member], _ axis: Axis, _ found: inout [Int: EdgeChanges]
  ) {
    let isSpacingKept = gaps.contains {
      $0.isEdge ? !$0.isKept && $0.hasMargins : $0.isKept && $0.spacers.isEmpty
    }
    for gap in gaps where !gap.isKept && gap.spacers.isEmpty {
      let (first, second) = (gap.margins.first, gap.margins.second)
      var (formerFirst, formerSecond) = (first, second)
      if first.isNear(0) || gap.was.isNear(gap.spacing + first) {
        formerSecond = second - gap.delta
      } else if second.isNear(0) || gap.was.isNear(gap.spacing + second) {
        formerFirst = first - gap.delta
      } else if let before = gap.first, let after = gap.second,
        new[members[before].line].path.withoutRowNumbers
          == new[members[after].line].path.withoutRowNumbers
      {
        formerFirst -= gap.delta / 2
        formerSecond -= gap.delta / 2
      } else {
        continue
      }
      guard
        gap.isEdge || isSpacingKept || formerFirst.isNear(0) && !first.isNear(0)
          || formerSecond.isNear(0) && !second.isNear(0)
      else { continue }
      // What has no margin any more may have been either's.
      if let place = gap.first, !first.isNear(0), !formerFirst.isNear(first) {
        found[place, default: EdgeChanges()].setAfter(axis, (formerFirst, first))
      }
      if let place = gap.second, !second.isNear(0), !formerSecond.isNear(second) {
        found[place, default: EdgeChanges()].setBefore(axis, (formerSecond, second))
      }
    }
  }

  /// Margins of what takes all the room across, or has others, too.
  mutating func findMargins(
    across axis: Axis, _ members: [Member], _ found: inout [Int: EdgeChanges]
  ) {
    guard let content = container.before.contentFrame.map({ span($0, axis) }),
      let contentNow = container.after.contentFrame.map({ span($0, axis) }),
      // Another room may be what moves them.
      (content.end - content.start).isNear(contentNow.end - contentNow.start)
    else { return }
    for (place, member) in members.enumerated()
    where found[place] != nil || member.placed.node.takesAll(axis) {
      guard let frame = twins[member.line].flatMap({ old[$0].frame }).map({ span($0, axis) }),
        let frameNow = new[member.line].frame.map({ span($0, axis) })
      else { continue }
      let before = EdgeChanges.Change(
        was: frame.start - content.start, now: frameNow.start - contentNow.start)
      let after = EdgeChanges.Change(
        was: content.end - frame.end, now: contentNow.end - frameNow.end)
      let margin = (before: member.margin.before(axis), after: member.margin.after(axis))
      if before.now.isNear(margin.before), !margin.before.isNear(0) {
        if before.was.isNear(before.now) {
          noteKept(member.line, axis, axis.before)
        } else {
          found[place, default: EdgeChanges()].setBefore(axis, before)
        }
      }
      if after.now.isNear(margin.after), !margin.after.isNear(0) {
        if after.was.isNear(after.now) {
          noteKept(member.line, axis, axis.after)
        } else {
          found[place, default: EdgeChanges()].setAfter(axis, after)
        }
      }
    }
  }

  mutating func tell(_ margins: [Int: EdgeChanges], _ members: [Member]) {
    for (place, var edges) in margins {
      edges.complete(members[place].margin)
      let line = members[place].line
      let words = "margin \(edges.words)"
      if members[place].isGiven, let use = nodes.use(of: new[line].path) {
        causes[line, default: []].append(ChangeCause("margin", words, at: use))
      } else {
        note("margin", words, at: line, .margin, parts: edges.keys)
      }
    }
  }
}

extension Axis {
  /// The keys of edges.
  fileprivate var before: String { self == .horizontal ? "leading" : "top" }
  fileprivate var after: String { self == .horizontal ? "trailing" : "bottom" }
}

extension Node {
  /// Whether a spacer is as long as it is written.
  fileprivate func isAsWritten(_ length: Double, _ axis: Axis) -> Bool {
    if case .points(let points)? = axis == .horizontal ? box.width : box.height {
      return points.isNear(length)
    }
    if case .spacer(let minLength) = content { return minLength.isNear(length) }
    return false
  }

  /// Whether it takes all the room there is along an axis, whatever is in it.
  fileprivate func takesAll(_ axis: Axis) -> Bool {
    let (side, most) =
      axis == .horizontal ? (box.width, box.maxWidth) : (box.height, box.maxHeight)
    if side != nil { return false }
    if let most { return most == .points(.infinity) }
    return switch content {
    case .block: true
    case .lines, .divider, .grid: axis == .horizontal
    case .scroll(let scroll): scroll.axis == axis
    default: false
    }
  }
}

extension Insets {
  fileprivate func adding(_ other: Insets) -> Insets {
    Insets(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
      trailing: trailing + other.trailing)
  }

  func before(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }
  func after(_ axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }
}

extension EdgeChanges {
  mutating func setBefore(_ axis: Axis, _ change: Change) {
    if axis == .horizontal { leading = change } else { top = change }
  }

  mutating func setAfter(_ axis: Axis, _ change: Change) {
    if axis == .horizontal { trailing = change } else { bottom = change }
  }
}
