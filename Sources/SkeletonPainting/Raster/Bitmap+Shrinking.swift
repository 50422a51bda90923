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
    let across = Self.shares(of: self.width, among: width)
    let narrow = (0..<distinctRows).map { Self.narrowed(distinctRow($0), by: across) }
    var pixels: [Pixel] = []
    pixels.reserveCapacity(width * height)
    for sources in Self.shares(of: self.height, among: height) {
      var sums = [SIMD4<Double>](repeating: .zero, count: width)
      for (y, share) in sources {
        let row = narrow[Int(order[y])]
        for x in sums.indices { sums[x] += row[x] * share }
      }
      pixels += sums.map(Pixel.init(mean:))
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// For each of the fewer places, which of the many it stands for, and with what share of it.
  private static func shares(of many: Int, among few: Int) -> [[(place: Int, share: Double)]] {
    // In units of which a place has `few` and a new one `many`, so that all edges are whole numbers.
    (0..<few).map { index in
      let (start, end) = (index * many, (index + 1) * many)
      return (start / few...(end - 1) / few).map { place in
        let covered = min(end, (place + 1) * few) - max(start, place * few)
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

extension Pixel {
  fileprivate var parts: SIMD4<Double> {
    SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
  }

  /// The nearest pixel to a mean of others, of which none exceeds its alpha.
  fileprivate init(mean: SIMD4<Double>) {
    func byte(_ part: Double) -> UInt8 { UInt8(min(max(part + 0.5, 0), 255)) }
    self.init(red: byte(mean.x), green: byte(mean.y), blue: byte(mean.z), alpha: byte(mean.w))
  }
}
