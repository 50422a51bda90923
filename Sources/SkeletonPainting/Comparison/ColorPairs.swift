/// The colours of two pictures at one place.
package struct ColorPair: Hashable, Sendable {
  package var first: Pixel
  package var second: Pixel
}

/// The pairs of colours that stand at the same places of two pictures of one size, and at how many.
package func colorPairs(of first: Bitmap, _ second: Bitmap) -> [ColorPair: Int] {
  precondition(
    first.width == second.width && first.height == second.height, "both have the same places")
  struct Rows: Hashable {
    var first: Int32
    var second: Int32
  }
  var rows: [Rows: Int] = [:]
  for (one, other) in zip(first.order, second.order) {
    rows[Rows(first: one, second: other), default: 0] += 1
  }
  var pairs: [ColorPair: Int] = [:]
  for (row, count) in rows {
    var last: (pair: ColorPair, length: Int)?
    func put() {
      if let last { pairs[last.pair, default: 0] += last.length * count }
    }
    let colors = zip(first.distinctRow(Int(row.first)), second.distinctRow(Int(row.second)))
    for (one, other) in colors {
      let pair = ColorPair(first: one, second: other)
      if last?.pair == pair {
        last?.length += 1
      } else {
        put()
        last = (pair, 1)
      }
    }
    put()
  }
  return pairs
}
