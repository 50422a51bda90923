/// A painted frame: sRGB with premultiplied alpha, 8 bits for each component, rows from the top.
///
/// A skeleton frame is a short list of distinct rows and the order in which they come, so that is
/// what is stored: never all pixels.
package struct Bitmap: Sendable {
  package let width: Int
  package let height: Int
  /// For each row from the top, which of the distinct rows it is.
  let order: [Int32]
  let rows: Rows

  /// The distinct rows without padding. Each stands in `order`, but two may be equal.
  enum Rows: Sendable {
    /// The pixels as places in a palette that has the colours of the picture and no others.
    case indexed([UInt8], Palette)
    /// Pictures of more than 256 colours.
    case plain([Pixel])
  }

  init(width: Int, height: Int, order: [Int32], rows: Rows) {
    precondition(order.count == height, "a bitmap has an entry for each row")
    self.width = width
    self.height = height
    self.order = order
    self.rows = rows
  }

  /// - Parameter pixels: All of them, in rows without padding.
  init(width: Int, height: Int, pixels: [Pixel]) {
    precondition(pixels.count == width * height, "a bitmap has a pixel for each place")
    var order: [Int32] = []
    var distinct: [Pixel] = []
    for start in stride(from: 0, to: pixels.count, by: width) {
      let row = pixels[start..<start + width]
      if start == 0 || !row.elementsEqual(pixels[start - width..<start]) {
        distinct += row
      }
      order.append(Int32(distinct.count / width - 1))
    }
    self.init(width: width, height: height, order: order, rows: Rows(distinct))
  }
}

extension Bitmap.Rows {
  /// Indexed, if the pixels have few enough colours.
  init(_ pixels: [Pixel]) {
    var colors = ColorTable()
    guard let indices = colors.indices(of: pixels) else {
      self = .plain(pixels)
      return
    }
    let (palette, places) = Palette.sorting(colors.colors)
    self = .indexed(indices.map { places[Int($0)] }, palette)
  }

  /// The pixel at a place in the distinct rows.
  subscript(place: Int) -> Pixel {
    switch self {
    case .indexed(let indices, let palette): palette.colors[Int(indices[place])]
    case .plain(let pixels): pixels[place]
    }
  }
}

extension Bitmap {
  /// How many rows are stored.
  var distinctRows: Int {
    switch rows {
    case .indexed(let indices, _): indices.count / max(width, 1)
    case .plain(let pixels): pixels.count / max(width, 1)
    }
  }

  /// The pixel in a column and row, counted from 0.
  package subscript(x: Int, y: Int) -> Pixel {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "the pixel is outside the bitmap")
    return rows[Int(order[y]) * width + x]
  }

  /// How many rows of the picture are equal to each of the distinct rows.
  package var rowCounts: [Int] {
    var counts = [Int](repeating: 0, count: distinctRows)
    for row in order { counts[Int(row)] += 1 }
    return counts
  }

  /// The pixels of one of the distinct rows, from left to right.
  package func distinctRow(_ index: Int) -> [Pixel] {
    let range = index * width..<(index + 1) * width
    return switch rows {
    case .indexed(let indices, let palette): indices[range].map { palette.colors[Int($0)] }
    case .plain(let pixels): Array(pixels[range])
    }
  }

  /// The pixels of a row, counted from 0, from left to right.
  package func row(_ y: Int) -> [Pixel] { distinctRow(Int(order[y])) }

  /// All pixels, in rows without padding.
  package var pixels: [Pixel] {
    let known = (0..<distinctRows).map(distinctRow)
    return order.flatMap { known[Int($0)] }
  }

  /// Whether all pixels are equal, so that nothing is visible.
  package var isUniform: Bool {
    if case .indexed(_, let palette) = rows { palette.colors.count == 1 } else { false }
  }
}

/// Two bitmaps are equal if all pixels are, however their rows are stored.
extension Bitmap: Hashable {
  package static func == (one: Bitmap, other: Bitmap) -> Bool {
    guard one.width == other.width, one.height == other.height else { return false }
    switch (one.rows, other.rows) {
    case (.indexed(_, let palette), .indexed(_, let others)) where palette == others:
      break
    case (.plain, .plain): break
    case (.indexed, _), (.plain, _): return false
    }
    var last: (Int32, Int32)?
    for pair in zip(one.order, other.order) where last.map({ $0 != pair }) ?? true {
      guard one.isRow(Int(pair.0), equalTo: Int(pair.1), of: other) else { return false }
      last = pair
    }
    return true
  }

  private func isRow(_ row: Int, equalTo other: Int, of bitmap: Bitmap) -> Bool {
    let range = row * width..<(row + 1) * width
    let others = other * width..<(other + 1) * width
    return switch (rows, bitmap.rows) {
    case (.indexed(let one, _), .indexed(let other, _)): one[range].elementsEqual(other[others])
    case (.plain(let one), .plain(let other)): one[range].elementsEqual(other[others])
    case (.indexed, .plain), (.plain, .indexed): false
    }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    if case .indexed(_, let palette) = rows { hasher.combine(palette) }
  }
}

extension Bitmap {
  /// Whether most rows are equal to others, so that encoding takes less time than decoding: the
  /// one goes through the distinct rows, the other through all of them.
  var repeatsItself: Bool { distinctRows * 4 <= height }

  /// The same for all bitmaps with the same pixels.
  package var fingerprint: Int {
    var hasher = Hasher()
    let known =
      switch rows {
      case .indexed(let indices, let palette):
        unsafe indices.withUnsafeBytes { bytes in
          hasher.combine(palette)
          return unsafe checksums(of: bytes, stride: width)
        }
      case .plain(let pixels):
        unsafe pixels.withUnsafeBytes { unsafe checksums(of: $0, stride: width * 4) }
      }
    let sequence = order.map { known[Int($0)] }
    hasher.combine(unsafe sequence.withUnsafeBytes { unsafe checksum(of: $0) })
    return hasher.finalize()
  }

  private func checksums(of rows: UnsafeRawBufferPointer, stride: Int) -> [UInt32] {
    (0..<distinctRows).map { row in
      unsafe checksum(
        of: UnsafeRawBufferPointer(rebasing: rows[row * stride..<(row + 1) * stride]))
    }
  }
}

extension Bitmap {
  /// The maximum side of a picture, in pixels.
  package static let longestSide = 16_384
  /// The maximum number of pixels of a picture.
  package static let largestArea = 64_000_000

  static func holds(width: Int, height: Int) -> Bool {
    width > 0 && height > 0 && width <= longestSide && height <= longestSide
      && width * height <= largestArea
  }
}
