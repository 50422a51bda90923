import SkeletonModel

/// The rows of two pictures, from the top.
final class RowPair {
  private let before: PixelRows
  private let after: PixelRows
  private let heights: (before: Int, after: Int)
  private let isResized: Bool
  /// Whether equal bytes of both are equal pixels.
  private let areSpelledAlike: Bool
  /// Whether the bytes of the row asked for last were equal, spelled in the same way.
  private var areBytesEqual = true
  /// Whether the pixels of the row asked for last were equal.
  var arePixelsEqual = false

  init(_ before: PixelRows, _ height: Int, _ after: PixelRows, _ otherHeight: Int) {
    self.before = before
    self.after = after
    heights = (height, otherHeight)
    isResized = height != otherHeight || before.width != after.width
    areSpelledAlike = before.format.map { $0 == after.format } ?? false
  }

  /// Whether a row is known to be equal in both pictures without looking at its pixels; if not, it
  /// still may be. Rows have to be asked for in their order.
  func isEqual(_ y: Int) -> Bool {
    guard !isResized else { return false }
    switch (before, after) {
    case (.inflated(let one), .inflated(let other)) where areSpelledAlike:
      areBytesEqual = one.isRow(y, equalIn: other, isAboveEqual: areBytesEqual)
      return areBytesEqual
    case (.inflated(let file), .painted(let frame)) where areSpelledAlike,
      (.painted(let frame), .inflated(let file)) where areSpelledAlike:
      return unsafe frame.withIndices(y) { unsafe file.isRow(y, equalTo: $0) } ?? false
    case (.painted(let one), .painted(let other)) where areSpelledAlike:
      let isEqual = unsafe one.withIndices(y) { one in
        unsafe other.withIndices(y) { unsafe areEqual(one, $0, count: before.width) }
      }
      return isEqual == true
    case (.inflated(let file), .painted(let frame)), (.painted(let frame), .inflated(let file)):
      if doesRepeatAbove(y) { return true }
      let isEqual = unsafe frame.withPixels(y) { unsafe file.isRow(y, equalTo: $0) } ?? false
      if isEqual { arePixelsEqual = true }
      return isEqual
    case (.inflated, _), (.painted, _), (.streamed, _), (.picture, _):
      return doesRepeatAbove(y)
    }
  }

  /// Whether the row is known to be equal because the last one was, and both are repeated.
  private func doesRepeatAbove(_ y: Int) -> Bool {
    arePixelsEqual && before.repeatsAbove(y) && after.repeatsAbove(y)
  }

  /// Writes a row of both pictures, transparent where a picture has no pixels.
  func read(
    _ y: Int, to one: UnsafeMutableBufferPointer<UInt32>,
    _ other: UnsafeMutableBufferPointer<UInt32>
  ) throws(Failure) {
    try unsafe Self.read(y, heights.before, before.width, to: one) {
      (words) throws(Failure) in try unsafe before.read(y, to: words)
    }
    try unsafe Self.read(y, heights.after, after.width, to: other) {
      (words) throws(Failure) in try unsafe after.read(y, to: words)
    }
  }

  /// The same with samples of 16 bits.
  func read(
    _ y: Int, to one: UnsafeMutableBufferPointer<UInt64>,
    _ other: UnsafeMutableBufferPointer<UInt64>
  ) throws(Failure) {
    try unsafe Self.read(y, heights.before, before.width, to: one) {
      (words) throws(Failure) in try unsafe before.read(y, to: words)
    }
    try unsafe Self.read(y, heights.after, after.width, to: other) {
      (words) throws(Failure) in try unsafe after.read(y, to: words)
    }
  }

  private static func read<Word: PixelWord>(
    _ y: Int, _ height: Int, _ width: Int, to words: UnsafeMutableBufferPointer<Word>,
    _ body: (UnsafeMutablePointer<Word>) throws(Failure) -> Void
  ) throws(Failure) {
    guard let start = words.baseAddress, y < height else {
      unsafe words.update(repeating: 0)
      return
    }
    try unsafe body(start)
    for x in width..<max(words.count, width) { unsafe words[x] = 0 }
  }

  /// Reads what has not been read of either, because damage may be anywhere.
  func finish() throws(Failure) {
    try before.finish()
    try after.finish()
  }
}

extension PixelRows {
  /// How rows stand for pixels, if their bytes are at hand.
  fileprivate var format: RowFormat? {
    switch self {
    case .inflated(let rows): rows.format
    case .painted(let rows): rows.format
    case .streamed, .picture: nil
    }
  }

  /// Whether a row is known to be the same as the one above it.
  fileprivate func repeatsAbove(_ y: Int) -> Bool {
    switch self {
    case .inflated(let rows): rows.repeatsAbove(y)
    case .painted(let rows): y > 0 && rows.bitmap.order[y] == rows.bitmap.order[y - 1]
    case .streamed, .picture: false
    }
  }
}
