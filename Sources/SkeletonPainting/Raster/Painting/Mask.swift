import SkeletonModel
import Synchronization

/// How much of each pixel a shape covers, independent of the shape's position on the canvas.
///
/// A rounded rectangle is stored without the columns and rows between its corners, because these
/// are all covered alike. So rectangles with equal radii share a mask, whatever their sizes.
struct Mask: Sendable {
  /// Different for each mask of the process.
  let number: Int
  let width: Int
  let height: Int
  /// From 0 to 255, in rows without padding.
  let coverage: [UInt8]
  /// The column and the row that are repeated if a shape is larger than the mask.
  let repeatedColumn: Int
  let repeatedRow: Int
  /// For each row, the first row that is equal to it.
  private let twins: [Int32]

  init(
    number: Int, width: Int, height: Int, coverage: [UInt8], repeatedColumn: Int = 0,
    repeatedRow: Int = 0
  ) {
    self.number = number
    self.width = width
    self.height = height
    self.coverage = coverage
    self.repeatedColumn = repeatedColumn
    self.repeatedRow = repeatedRow
    twins = firstEqualRows(in: coverage, stride: width)
  }

  func firstRow(equalTo row: Int) -> Int { Int(twins[row]) }

  /// The number of bytes it takes.
  var size: Int { coverage.count + twins.count * MemoryLayout<Int32>.stride }
}

/// A mask and its position.
struct PlacedMask: Sendable {
  let mask: Mask
  let box: PixelBox

  /// The row of the mask at a row of the canvas, and the end of the rows from there on that have
  /// the same. The row must be within the box.
  func line(at y: Int) -> (line: Int, end: Int) {
    let down = y - box.top
    let extra = box.height - mask.height
    if down < mask.repeatedRow { return (mask.firstRow(equalTo: down), y + 1) }
    if down <= mask.repeatedRow + extra {
      return (mask.firstRow(equalTo: mask.repeatedRow), box.top + mask.repeatedRow + extra + 1)
    }
    return (mask.firstRow(equalTo: down - extra), y + 1)
  }

  /// Writes the coverage of a part of a row of the mask, starting at column `left` of the canvas,
  /// which must be within the box.
  func copy(line: Int, from left: Int, count: Int, to row: inout [UInt8]) {
    precondition(left >= box.left && left + count <= box.right && count <= row.count)
    let from = left - box.left
    let extra = box.width - mask.width
    // The columns before the repeated one, its repetitions, and the columns after it.
    let before = max(0, min(count, mask.repeatedColumn - from))
    let repeated = extra == 0 ? before : max(0, min(count, mask.repeatedColumn + extra + 1 - from))
    let columns = mask.coverage[line * mask.width..<(line + 1) * mask.width]
    let start = columns.startIndex + from
    if before > 0 { row.replaceSubrange(0..<before, with: columns[start..<start + before]) }
    if before < repeated {
      let share = columns[columns.startIndex + mask.repeatedColumn]
      for offset in before..<repeated { row[offset] = share }
    }
    if repeated < count {
      row.replaceSubrange(
        repeated..<count, with: columns[start + repeated - extra..<start + count - extra])
    }
  }
}

/// The masks of this process, because a skeleton repeats its shapes, and the states and variants of
/// a document repeat its texts.
final class MaskStore: Sendable {
  static let shared = MaskStore()

  private let kept = Mutex(Kept())

  private struct Kept {
    var masks: [Compact: Mask] = [:]
    /// The number of bytes they take.
    var size = 0
    var made = 0
  }

  /// The documents of a run come one after the other, so it is only ever the masks of a few of them
  /// that are asked for again.
  private static let mostKept = 16 * 1_048_576
  /// A larger mask is computed for the visible part only, and not kept.
  private static let largestArea = 4_000_000
  /// cairo cannot paint shapes longer than 32,767 pixels.
  private static let longestSide = 16_384

  /// The mask of a shape within a part of the canvas; nil if the shape covers nothing there.
  func mask(
    of shape: Mark.Shape, in visible: PixelBox
  ) throws(Failure) -> PlacedMask? {
    guard let whole = shape.touchedPixels else { return nil }
    let part = whole.intersection(visible)
    guard !part.isEmpty else { return nil }
    let compact = Compact(shape, whole)
    guard max(compact.width, compact.height) <= Self.longestSide,
      compact.width * compact.height <= Self.largestArea
    else {
      guard let outline = shape.outline else { return nil }
      let cut = try Mask(
        number: nextNumber(), width: part.width, height: part.height,
        coverage: coverage(
          of: PenPath(outline, from: part.origin), shape.pen, width: part.width,
          height: part.height))
      return PlacedMask(mask: cut, box: part)
    }
    if let known = kept.withLock({ $0.masks[compact] }) {
      return PlacedMask(mask: known, box: whole)
    }
    let mask = try Mask(
      number: nextNumber(), width: compact.width, height: compact.height,
      coverage: coverage(
        of: compact.outline, compact.pen, width: compact.width, height: compact.height),
      repeatedColumn: compact.repeatedColumn, repeatedRow: compact.repeatedRow)
    return PlacedMask(mask: keep(mask, of: compact), box: whole)
  }

  private func nextNumber() -> Int {
    kept.withLock { kept in
      kept.made += 1
      return kept.made
    }
  }

  /// The mask, or the same one if another thread has kept it meanwhile.
  private func keep(_ mask: Mask, of compact: Compact) -> Mask {
    kept.withLock { kept in
      if let known = kept.masks[compact] { return known }
      let size = compact.outline.size + mask.size
      if kept.size + size > Self.mostKept {
        kept.masks.removeAll()
        kept.size = 0
      }
      kept.size += size
      kept.masks[compact] = mask
      return mask
    }
  }
}

/// A shape moved to the canvas' corner, and reduced to the size of its mask.
///
/// Sizes follow from the shape as it is, before its outline is rounded: shapes of one outline may
/// have masks of different sizes.
private struct Compact: Hashable {
  let outline: PenPath
  /// What draws a line along the outline; nil where that is filled.
  let pen: Mark.Pen?
  let width: Int
  let height: Int
  var repeatedColumn = 0
  var repeatedRow = 0

  init(_ shape: Mark.Shape, _ box: PixelBox) {
    pen = shape.pen
    switch shape {
    case .path(let path), .stroke(let path, _):
      outline = PenPath(path, from: box.origin)
      width = box.width
      height = box.height
    case .rectangle(_, let given):
      // The corners are those of the original rectangle, not of the reduced one.
      let corners = given.corners(of: box.frame.extent)
      let pixels = corners.wholePixels
      repeatedColumn = pixels.left
      repeatedRow = pixels.top
      width = min(box.width, pixels.left + 1 + pixels.right)
      height = min(box.height, pixels.top + 1 + pixels.bottom)
      outline = PenPath(
        .rounded(Frame(x: 0, y: 0, width: Double(width), height: Double(height)), corners),
        from: .zero)
    }
  }
}

extension Corners {
  /// The extent of the corners from each side, in whole pixels.
  fileprivate var wholePixels: (left: Int, top: Int, right: Int, bottom: Int) {
    func reach(_ a: Double, _ b: Double) -> Int { Int(max(a, b).rounded(.up)) }
    return (
      reach(topLeft.width, bottomLeft.width), reach(topLeft.height, topRight.height),
      reach(topRight.width, bottomRight.width), reach(bottomLeft.height, bottomRight.height)
    )
  }
}

extension Mark.Shape {
  /// The pixels that the shape may cover; nil if there are none.
  var touchedPixels: PixelBox? {
    switch self {
    case .rectangle(let frame, _): PixelBox(snapped: frame)
    case .path, .stroke: PixelBox(touchedBy: bounds)
    }
  }

  /// What draws it; nil for what is filled.
  var pen: Mark.Pen? { if case .stroke(_, let pen) = self { pen } else { nil } }

  /// Whether the shape completely covers a box, as far as a simple test can tell.
  func certainlyCovers(_ box: PixelBox) -> Bool {
    guard case .rectangle(let frame, let given) = self, let whole = PixelBox(snapped: frame),
      whole.contains(box)
    else { return false }
    let corners = given.corners(of: frame.extent).wholePixels
    let left = whole.left + corners.left
    let right = whole.right - corners.right
    let top = whole.top + corners.top
    let bottom = whole.bottom - corners.bottom
    return left <= box.left && box.right <= right || top <= box.top && box.bottom <= bottom
  }
}
