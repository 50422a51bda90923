import SkeletonLayout
import SkeletonModel
import SkeletonPainting

/// A screen's measures as a designer writes them on it, in points: the edges of its nodes, lines
/// across the distances between them, and words, none of which covers another.
///
/// Distances are written beside their lines, or where there is no room, at the left of the screen.
/// What nodes are is written at its right, each on a line of its own.
package struct Redlines {
  enum Ink: String, Sendable { case node, distance, text }

  struct Stroke: Hashable, Sendable {
    var start: Offset
    var end: Offset
    var ink: Ink
    /// Whether it only leads to something, or repeats what is drawn elsewhere.
    var isFaint = false
  }

  struct Word: Hashable, Sendable {
    var text: String
    /// The room it takes, of which it fills all but a margin at each side.
    var frame: Frame
    var ink: Ink
    var isBold = false
    /// Whether a plate of its ink lies behind it, on which it is written in white.
    var hasPlate = false
  }

  private(set) var strokes: [Stroke] = []
  private(set) var words: [Word] = []
  /// What is needed beside the screen: left, right and below.
  private(set) var room = Insets.zero

  private let canvas: Frame
  private let measure: TextMeasure
  /// What words must not cover: lines across distances, and other words.
  private var taken = Shelf()

  package init(_ screen: PlacedScreen, measure: @escaping TextMeasure) {
    canvas = Frame(extent: screen.extent)
    self.measure = measure
    let survey = RedlineSurvey(screen)
    for (frame, seen, isNoted) in survey.outlines {
      draw(edgesOf: frame, seen, isFaint: !isNoted)
    }
    for gap in survey.gaps { draw(gap) }
    var homeless: [RedlineSurvey.Gap] = []
    for gap in survey.gaps { taken.add(gap.frame) }
    for gap in survey.gaps where !write(gap) { homeless.append(gap) }
    list(homeless)
    list(survey.notes)
  }
}

extension Redlines {
  /// Distances and letters, in points.
  enum Pen {
    static let size = 9.0
    static let line = 12.0
    /// At each side of a word.
    static let margin = 2.0
    /// Between the screen and what is written beside it.
    static let fan = 22.0
    static let tick = 2.0

    static func font(isBold: Bool) -> Font {
      Font(family: "Inter", weight: isBold ? .semibold : .regular, size: size, leading: line)
    }
  }

  private func width(of text: String, isBold: Bool) -> Double {
    let block = measure(StyledText(text, Pen.font(isBold: isBold)), nil, 1)
    return (block.lines.first?.width ?? 0) + 2 * Pen.margin
  }

  /// - Parameter seen: What is seen of the frame.
  private mutating func draw(edgesOf frame: Frame, _ seen: Frame, isFaint: Bool) {
    func draw(_ x: Double, _ y: Double, _ maxX: Double, _ maxY: Double) {
      strokes.append(
        Stroke(
          start: Offset(x: x, y: y), end: Offset(x: maxX, y: maxY), ink: .node, isFaint: isFaint))
    }
    // An edge that is not seen is not drawn where it is cut off.
    if frame.y >= seen.y { draw(seen.x, frame.y, seen.maxX, frame.y) }
    if frame.maxY <= seen.maxY { draw(seen.x, frame.maxY, seen.maxX, frame.maxY) }
    if frame.x >= seen.x { draw(frame.x, seen.y, frame.x, seen.maxY) }
    if frame.maxX <= seen.maxX { draw(frame.maxX, seen.y, frame.maxX, seen.maxY) }
  }

  /// A line with a tick at each end.
  private mutating func draw(_ gap: RedlineSurvey.Gap) {
    func draw(_ start: Offset, _ end: Offset) {
      strokes.append(Stroke(start: start, end: end, ink: .distance))
    }
    draw(gap.start, gap.end)
    let across =
      gap.axis == .horizontal ? Offset(x: 0, y: Pen.tick) : Offset(x: Pen.tick, y: 0)
    for end in [gap.start, gap.end] { draw(end - across, end + across) }
  }

  /// Writes how long a distance is, beside its line; returns whether there is room for it.
  private mutating func write(_ gap: RedlineSurvey.Gap) -> Bool {
    let text = gap.text
    let size = Extent(width: width(of: text, isBold: true), height: Pen.line)
    let middle = (gap.start + gap.end) * 0.5
    for step in 0..<4 {
      for side in [1.0, -1.0] {
        // Next to the line, then further off.
        let way = side * (Double(step) + 0.5)
        let center =
          gap.axis == .horizontal
          ? Offset(x: middle.x, y: middle.y + way * size.height + side * (Pen.tick + 1))
          : Offset(x: middle.x + way * size.width + side * (Pen.tick + 1), y: middle.y)
        let frame = Frame(
          x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
          height: size.height)
        guard canvas.holds(frame), taken.isFree(frame) else { continue }
        taken.add(frame)
        words.append(
          Word(text: text, frame: frame, ink: .distance, isBold: true, hasPlate: true))
        return true
      }
    }
    return false
  }

  /// Writes distances at the left of the screen, with lines to them.
  private mutating func list(_ gaps: [RedlineSurvey.Gap]) {
    guard !gaps.isEmpty else { return }
    let gaps = gaps.sorted { ($0.middle.y, $0.middle.x) < ($1.middle.y, $1.middle.x) }
    let places = stacked(gaps.map { $0.middle.y - Pen.line / 2 }, height: Pen.line + 1)
    for (gap, y) in zip(gaps, places) {
      let width = width(of: gap.text, isBold: true)
      let frame = Frame(x: -Pen.fan - width, y: y, width: width, height: Pen.line)
      words.append(
        Word(text: gap.text, frame: frame, ink: .distance, isBold: true, hasPlate: true))
      lead(
        from: Offset(x: gap.start.x, y: gap.middle.y), over: canvas.x,
        to: Offset(x: frame.maxX, y: frame.center.y), .distance)
      room.leading = max(room.leading, Pen.fan + width + Pen.margin)
      room.bottom = max(room.bottom, frame.maxY - canvas.maxY)
    }
    room.leading = room.leading.rounded(.up)
    room.bottom = room.bottom.rounded(.up)
  }

  /// Writes what nodes are at the right of the screen, with lines to them.
  private mutating func list(_ notes: [RedlineSurvey.Note]) {
    var anchored: [(note: RedlineSurvey.Note, y: Double)] = []
    var taken: Set<Int> = []
    for note in notes { anchored.append((note, note.anchor(besides: &taken))) }
    anchored.sort { ($0.y, $0.note.frame.x) < ($1.y, $1.note.frame.x) }
    let places = stacked(anchored.map { $0.y - Pen.line / 2 }, height: Pen.line)
    for (one, y) in zip(anchored, places) {
      let count = one.note.count > 1 ? " ×\(one.note.count)" : ""
      let left = canvas.maxX + Pen.fan
      let nameEnd = write(one.note.name + count, x: left, y: y, .node, isBold: true)
      let end = write(
        one.note.facts.joined(separator: " · "), x: nameEnd, y: y, .text, isBold: false)
      lead(
        from: Offset(x: one.note.seen.maxX, y: one.y), over: canvas.maxX,
        to: Offset(x: left, y: y + Pen.line / 2), .node)
      room.trailing = max(room.trailing, end - canvas.maxX + Pen.margin)
      room.bottom = max(room.bottom, y + Pen.line - canvas.maxY)
    }
    room.trailing = room.trailing.rounded(.up)
    room.bottom = room.bottom.rounded(.up)
  }

  private mutating func write(
    _ text: String, x: Double, y: Double, _ ink: Ink, isBold: Bool
  ) -> Double {
    let text = printable(text)
    let frame = Frame(x: x, y: y, width: width(of: text, isBold: isBold), height: Pen.line)
    words.append(Word(text: text, frame: frame, ink: ink, isBold: isBold))
    return frame.maxX
  }

  /// A line straight to the screen's edge, and from there to a word.
  private mutating func lead(from start: Offset, over edge: Double, to end: Offset, _ ink: Ink) {
    let bend = Offset(x: edge, y: start.y)
    if start.x != edge {
      strokes.append(Stroke(start: start, end: bend, ink: ink, isFaint: true))
    }
    strokes.append(Stroke(start: bend, end: end, ink: ink, isFaint: true))
  }
}

extension RedlineSurvey.Gap {
  fileprivate var middle: Offset { (start + end) * 0.5 }
}

extension RedlineSurvey.Note {
  /// Where a line leaves the node: near its middle, and if it is high enough, not where others do.
  ///
  /// - Parameter taken: Where others do, in steps of two points.
  fileprivate func anchor(besides taken: inout Set<Int>) -> Double {
    let middle = seen.center.y
    for step in 0..<20 {
      for side in [1.0, -1.0] {
        let y = middle + side * Double(step) * 2
        guard y > seen.y, y < seen.maxY else { continue }
        if taken.insert(Int((y / 2).rounded(.down))).inserted { return y }
      }
    }
    return middle
  }
}

/// Frames, found again by their height on the screen.
private struct Shelf {
  private var boards: [Int: [Frame]] = [:]
  private static let height = 24.0

  private func boards(of frame: Frame) -> ClosedRange<Int> {
    func board(_ y: Double) -> Int { Int((y / Self.height).rounded(.down)) }
    return board(frame.y)...board(frame.maxY)
  }

  mutating func add(_ frame: Frame) {
    for board in boards(of: frame) { boards[board, default: []].append(frame) }
  }

  func isFree(_ frame: Frame) -> Bool {
    !boards(of: frame).contains { board in
      boards[board]?.contains { $0.overlaps(frame) } ?? false
    }
  }
}

extension Frame {
  /// Whether they share more than an edge; a line is as wide as a hair.
  fileprivate func overlaps(_ other: Frame) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}

/// Where lines of text begin, each as near to where it is wanted as the others let it.
///
/// - Parameter wanted: From the top down; none is placed above 0.
func stacked(_ wanted: [Double], height: Double) -> [Double] {
  /// Lines without a gap; the mean of where each of them would have the first.
  var blocks: [(sum: Double, count: Int)] = []
  func start(_ block: (sum: Double, count: Int)) -> Double {
    max(block.sum / Double(block.count), 0)
  }
  for place in wanted {
    blocks.append((place, 1))
    while blocks.count > 1 {
      let (last, previous) = (blocks[blocks.count - 1], blocks[blocks.count - 2])
      guard start(last) < start(previous) + Double(previous.count) * height else { break }
      blocks.removeLast()
      let below = last.sum - Double(last.count) * Double(previous.count) * height
      blocks[blocks.count - 1] = (previous.sum + below, previous.count + last.count)
    }
  }
  return blocks.flatMap { block in
    (0..<block.count).map { start(block) + Double($0) * height }
  }
}
