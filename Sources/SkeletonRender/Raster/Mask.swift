/// How much of each pixel a shape covers, wherever on the canvas the shape stands.
///
/// A rounded rectangle is kept without the columns and rows between its corners, which are all
/// covered alike; so rectangles of one rounding share a mask, whatever their sizes.
struct Mask: Sendable {
  let width: Int
  let height: Int
  /// From 0 to 255, rows without padding.
  let coverage: [UInt8]
  /// The column and the row that stand for any number of equal ones, if a shape is larger.
  let repeatedColumn: Int
  let repeatedRow: Int
}

/// A mask in its place.
struct PlacedMask: Sendable {
  let mask: Mask
  let box: PixelBox

  /// Writes the coverage of a part of a row, from column `left` on.
  ///
  /// Both the row and the columns must lie in the box.
  func copyRow(_ y: Int, from left: Int, count: Int, to row: inout [UInt8]) {
    let line = Self.index(
      y - box.top, repeated: mask.repeatedRow, extra: box.height - mask.height)
    let start = line * mask.width
    let extra = box.width - mask.width
    guard extra > 0 else {
      let from = start + left - box.left
      row.replaceSubrange(0..<count, with: mask.coverage[from..<from + count])
      return
    }
    for offset in 0..<count {
      let column = Self.index(
        left - box.left + offset, repeated: mask.repeatedColumn, extra: extra)
      row[offset] = mask.coverage[start + column]
    }
  }

  private static func index(_ position: Int, repeated: Int, extra: Int) -> Int {
    position <= repeated ? position : max(repeated, position - extra)
  }
}

/// The masks of a frame, each made once: a skeleton repeats its shapes.
struct MaskStore {
  private var masks: [Mark.Shape: Mask] = [:]
  /// Larger masks are made for the visible part alone, and not kept.
  private static let largestArea = 4_000_000

  /// The mask of a shape in a part of the canvas; nil where the shape covers nothing.
  mutating func mask(
    of shape: Mark.Shape, in visible: PixelBox
  ) throws(RasterError) -> PlacedMask? {
    guard let whole = shape.touchedPixels else { return nil }
    let part = whole.intersection(visible)
    guard !part.isEmpty else { return nil }
    let compact = Compact(shape, whole)
    guard compact.width * compact.height <= Self.largestArea else {
      let cut = try Mask(of: shape, origin: part, width: part.width, height: part.height)
      return PlacedMask(mask: cut, box: part)
    }
    if let known = masks[compact.shape] { return PlacedMask(mask: known, box: whole) }
    let made = try Mask(
      of: compact.shape, origin: PixelBox(left: 0, top: 0, right: 0, bottom: 0),
      width: compact.width, height: compact.height,
      repeatedColumn: compact.repeatedColumn, repeatedRow: compact.repeatedRow)
    masks[compact.shape] = made
    return PlacedMask(mask: made, box: whole)
  }
}

extension Mask {
  fileprivate init(
    of shape: Mark.Shape, origin: PixelBox, width: Int, height: Int,
    repeatedColumn: Int = 0, repeatedRow: Int = 0
  ) throws(RasterError) {
    self.width = width
    self.height = height
    self.repeatedColumn = repeatedColumn
    self.repeatedRow = repeatedRow
    guard let outline = shape.outline else {
      coverage = [UInt8](repeating: 0, count: width * height)
      return
    }
    coverage = try SkeletonRender.coverage(
      of: outline, from: Offset(x: Double(origin.left), y: Double(origin.top)),
      width: width, height: height)
  }
}

/// A shape moved to the canvas' corner, and there made as small as its mask allows.
private struct Compact {
  let shape: Mark.Shape
  let width: Int
  let height: Int
  var repeatedColumn = 0
  var repeatedRow = 0

  init(_ shape: Mark.Shape, _ box: PixelBox) {
    switch shape {
    case .path(let path):
      let origin = Offset(x: Double(box.left), y: Double(box.top))
      self.shape = .path(path.map { $0 - origin })
      width = box.width
      height = box.height
    case .rectangle(_, let given):
      let radii = given.fitting(box.frame.extent)
      func pixels(_ a: Double, _ b: Double) -> Int { Int(max(a, b).rounded(.up)) }
      repeatedColumn = pixels(radii.topLeft, radii.bottomLeft)
      repeatedRow = pixels(radii.topLeft, radii.topRight)
      let right = pixels(radii.topRight, radii.bottomRight)
      let bottom = pixels(radii.bottomLeft, radii.bottomRight)
      width = min(box.width, repeatedColumn + 1 + right)
      height = min(box.height, repeatedRow + 1 + bottom)
      self.shape = .rectangle(
        Frame(x: 0, y: 0, width: Double(width), height: Double(height)), radii)
    }
  }
}

extension Mark.Shape {
  /// The pixels the shape may cover; nil where there are none.
  var touchedPixels: PixelBox? {
    switch self {
    case .rectangle(let frame, _): PixelBox(snapped: frame)
    case .path(let path): path.bounds.flatMap { PixelBox(touchedBy: $0) }
    }
  }

  /// Whether the shape covers the pixels of a box wholly, where that is plain to see.
  func plainlyCovers(_ box: PixelBox) -> Bool {
    guard case .rectangle(let frame, let given) = self, let whole = PixelBox(snapped: frame),
      whole.contains(box)
    else { return false }
    let radii = given.fitting(frame.extent)
    guard !radii.isZero else { return true }
    let left = whole.left + Int(max(radii.topLeft, radii.bottomLeft).rounded(.up))
    let right = whole.right - Int(max(radii.topRight, radii.bottomRight).rounded(.up))
    let top = whole.top + Int(max(radii.topLeft, radii.topRight).rounded(.up))
    let bottom = whole.bottom - Int(max(radii.bottomLeft, radii.bottomRight).rounded(.up))
    return left <= box.left && box.right <= right || top <= box.top && box.bottom <= bottom
  }
}
