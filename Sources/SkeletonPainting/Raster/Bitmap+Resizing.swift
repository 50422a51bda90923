extension Bitmap {
  /// The picture in fewer pixels: each is the mean of the area that it stands for, so that nothing
  /// thin is lost and nothing flickers between one size and the next.
  ///
  /// - Precondition: Neither side is longer than it was, nor 0.
  package func shrunk(toWidth width: Int, height: Int) -> Bitmap {
    precondition(
      (1...self.width).contains(width) && (1...self.height).contains(height),
      "a smaller picture has pixels, and no more than before")
    if width == self.width, height == self.height { return self }
    return Bitmap(
      width: width, height: height,
      pixels: resized(
        toWidth: width, height: height,
        part: PixelBox(left: 0, top: 0, right: width, bottom: height)))
  }

  /// A part of the picture in other numbers of pixels. Where they are fewer, each is the mean of the
  /// area that it stands for, and between the nearest where they are more.
  ///
  /// - Parameters:
  ///   - width: Of all of it, as the height.
  ///   - part: Of the larger or smaller picture, and inside of it.
  func resized(toWidth width: Int, height: Int, part: PixelBox) -> [Pixel] {
    let across = Self.shares(of: self.width, among: width, in: part.left..<part.right)
    var narrow: [Int32: [SIMD4<Double>]] = [:]
    var pixels: [Pixel] = []
    pixels.reserveCapacity(part.width * part.height)
    for sources in Self.shares(of: self.height, among: height, in: part.top..<part.bottom) {
      var sums = [SIMD4<Double>](repeating: .zero, count: part.width)
      var used: [Int32: [SIMD4<Double>]] = [:]
      for (y, share) in sources {
        let row = order[y]
        let narrowed =
          used[row] ?? narrow[row] ?? Self.narrowed(distinctRow(Int(row)), by: across)
        used[row] = narrowed
        for x in sums.indices { sums[x] += narrowed[x] * share }
      }
      narrow = used
      pixels += sums.map(Pixel.init(mean:))
    }
    return pixels
  }

  /// For each of some places among as many as there are to be, which of those that there are it has
  /// of, and what share of each.
  private static func shares(
    of many: Int, among count: Int, in places: Range<Int>
  ) -> [[(place: Int, share: Double)]] {
    places.map { index in
      guard count <= many else {
        let center = (Double(index) + 0.5) * Double(many) / Double(count) - 0.5
        let inside = min(max(center, 0), Double(many - 1))
        let first = Int(inside.rounded(.down))
        let share = inside - Double(first)
        return share > 0 ? [(first, 1 - share), (first + 1, share)] : [(first, 1)]
      }
      // In units of which a place has `count` and a new one `many`, so that all edges are whole numbers.
      let (start, end) = (index * many, (index + 1) * many)
      return (start / count...(end - 1) / count).map { place in
        let covered = min(end, (place + 1) * count) - max(start, place * count)
        return (place, Double(covered) / Double(many))
      }
    }
  }

  private static func narrowed(
    _ row: [Pixel], by shares: [[(place: Int, share: Double)]]
  ) -> [SIMD4<Double>] {
    shares.map { sources in
      sources.reduce(into: .zero) { sum, source in
        sum += row[source.place].parts * source.share
      }
    }
  }
}

extension Bitmap {
  /// All in one colour, as opaque as it was.
  func tinted(_ color: Pixel) -> Bitmap {
    Bitmap(
      width: width, height: height, pixels: pixels.map { color.scaled(by: $0.packed >> 24) })
  }
}

extension Pixel {
  var parts: SIMD4<Double> {
    SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
  }

  /// The nearest pixel to a mean of others, of which none exceeds its alpha.
  init(mean: SIMD4<Double>) {
    func byte(_ part: Double) -> UInt8 { UInt8(min(max(part + 0.5, 0), 255)) }
    self.init(red: byte(mean.x), green: byte(mean.y), blue: byte(mean.z), alpha: byte(mean.w))
  }
}
