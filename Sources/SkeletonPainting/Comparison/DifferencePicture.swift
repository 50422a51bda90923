import SkeletonModel

/// A picture of a comparison: differing pixels in red, over the picture before in faded grey.
///
/// Pixels classified as antialiasing are yellow, masked ones light blue. The size is that of the
/// comparison: the smallest that holds both pictures. nil if that exceeds the limit for a picture.
///
/// Throws if the picture before is a file that cannot be read.
package func differencePicture(
  of comparison: Comparison, over before: PictureSource
) throws(Failure) -> Bitmap? {
  let (width, height) = (comparison.width, comparison.height)
  guard Bitmap.holds(width: width, height: height) else { return nil }
  let rows = try PixelRows(before)
  var painter = DifferencePainter(comparison)
  if before.isFine {
    try unsafe painter.paint(before) { (y, words: UnsafeMutablePointer<UInt64>) throws(Failure) in
      try unsafe rows.read(y, to: words)
    }
  } else {
    try unsafe painter.paint(before) { (y, words: UnsafeMutablePointer<UInt32>) throws(Failure) in
      try unsafe rows.read(y, to: words)
    }
  }
  return Bitmap(
    width: width, height: height, order: painter.order, rows: Bitmap.Rows(painter.distinct))
}

/// The same over a picture that has been read.
package func differencePicture(of comparison: Comparison, over before: Picture) -> Bitmap? {
  do throws(Failure) {
    return try differencePicture(of: comparison, over: .picture(before))
  } catch {
    preconditionFailure("a picture that has been read has rows")
  }
}

extension Pixel {
  fileprivate static let differingPixel = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
  fileprivate static let antialiasedPixel = Pixel(red: 255, green: 255, blue: 0, alpha: 255)
  fileprivate static let maskedPixel = Pixel(red: 205, green: 225, blue: 255, alpha: 255)

  /// A tenth of the brightness (0 to 255), mixed with white.
  fileprivate static func faded(brightness: Double) -> Pixel {
    let value = UInt8(max(0, min(255 + (brightness - 255) * 0.1, 255)))
    return Pixel(red: value, green: value, blue: value, alpha: 255)
  }
}

/// Paints a picture of a comparison from the top, and keeps only rows that differ from the one
/// above.
private struct DifferencePainter {
  private(set) var order: [Int32] = []
  private(set) var distinct: [Pixel] = []
  private let width: Int
  private let height: Int
  private let masks: [PixelBox]
  private let runs: [PixelRun]
  private let antialiased: [PixelRun]
  /// How many of the two kinds of runs are painted.
  private var painted = (runs: 0, antialiased: 0)

  init(_ comparison: Comparison) {
    (width, height) = (comparison.width, comparison.height)
    (runs, antialiased) = (comparison.runs, comparison.antialiased)
    masks = comparison.masks
  }

  /// - Parameter read: Reads a row of the picture before.
  mutating func paint<Word: PixelWord>(
    _ before: PictureSource,
    reading read: (Int, UnsafeMutablePointer<Word>) throws(Failure) -> Void
  ) throws(Failure) {
    let words = UnsafeMutableBufferPointer<Word>.allocate(capacity: before.width)
    defer { unsafe words.deallocate() }
    for y in 0..<height {
      var row = [Pixel](repeating: .faded(brightness: 255), count: width)
      if y < before.height, let start = words.baseAddress {
        try unsafe read(y, start)
        unsafe Self.fade(UnsafeBufferPointer(words), to: &row)
      }
      for mask in masks where mask.top <= y && y < mask.bottom {
        for x in mask.left..<mask.right { row[x] = .maskedPixel }
      }
      Self.fill(&row, y, with: .antialiasedPixel, antialiased, &painted.antialiased)
      Self.fill(&row, y, with: .differingPixel, runs, &painted.runs)
      if y == 0 || !row[...].elementsEqual(distinct.suffix(width)) { distinct += row }
      order.append(Int32(distinct.count / width - 1))
    }
  }

  private static func fill(
    _ row: inout [Pixel], _ y: Int, with pixel: Pixel, _ runs: [PixelRun], _ painted: inout Int
  ) {
    while painted < runs.count, runs[painted].y == y {
      for x in runs[painted].left..<runs[painted].right { row[x] = pixel }
      painted += 1
    }
  }

  /// Draws pixels in faded grey.
  private static func fade<Word: PixelWord>(
    _ words: UnsafeBufferPointer<Word>, to row: inout [Pixel]
  ) {
    var last: Word = 0
    var faded = Self.faded(last)
    for x in 0..<words.count {
      if unsafe words[x] != last {
        last = unsafe words[x]
        faded = Self.faded(last)
      }
      row[x] = faded
    }
  }

  private static func faded<Word: PixelWord>(_ word: Word) -> Pixel {
    let unit = Double(Word.most)
    let brightness =
      (Double(word.part(0)) * 0.29889531 + Double(word.part(1)) * 0.58662247
        + Double(word.part(2)) * 0.11448223) * 255 / unit
    return .faded(brightness: 255 + (brightness - 255) * Double(word.alpha) / unit)
  }
}
