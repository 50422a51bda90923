/// The rows of a painted frame, as those of its file would be.
@safe final class PaintedRows {
  let bitmap: Bitmap
  /// The words of the palette, as many as there are numbers; nil if the frame has no palette.
  let format: RowFormat?

  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    switch bitmap.rows {
    case .indexed(_, let palette):
      let words = palette.colors.map(\.straightWord)
      let rest = [UInt32](
        repeating: Pixel(red: 0, green: 0, blue: 0, alpha: 255).packed, count: 256)
      format = .table(bits: 8, words: words + rest.dropFirst(words.count))
    case .plain: format = nil
    }
  }

  /// Calls back with the indices of a row; nil if the frame has no palette.
  func withIndices<Answer>(
    _ y: Int, _ body: (UnsafePointer<UInt8>) -> Answer
  ) -> Answer? {
    guard case .indexed(let indices, _) = bitmap.rows else { return nil }
    let start = Int(bitmap.order[y]) * bitmap.width
    precondition(start >= 0 && start + bitmap.width <= indices.count)
    return unsafe indices.withUnsafeBufferPointer { indices in
      unsafe indices.baseAddress.map { unsafe body($0 + start) }
    }
  }

  /// Calls back with the pixels of a row; nil if the frame has a palette.
  func withPixels<Answer>(
    _ y: Int, _ body: (UnsafePointer<Pixel>) -> Answer
  ) -> Answer? {
    guard case .plain(let pixels) = bitmap.rows else { return nil }
    let start = Int(bitmap.order[y]) * bitmap.width
    precondition(start >= 0 && start + bitmap.width <= pixels.count)
    return unsafe pixels.withUnsafeBufferPointer { pixels in
      unsafe pixels.baseAddress.map { unsafe body($0 + start) }
    }
  }

  func read(_ y: Int, to words: UnsafeMutablePointer<UInt32>) {
    switch bitmap.rows {
    case .indexed:
      _ = unsafe withIndices(y) { indices in
        unsafe format?.expand(indices, width: bitmap.width, to: words)
      }
    case .plain(let pixels):
      let start = Int(bitmap.order[y]) * bitmap.width
      precondition(start >= 0 && start + bitmap.width <= pixels.count)
      unsafe pixels.withUnsafeBufferPointer { pixels in
        let row = unsafe UnsafeBufferPointer(rebasing: pixels[start..<start + bitmap.width])
        var all = UInt32.max
        for x in row.indices { unsafe all &= row[x].packed }
        // Most pictures are opaque.
        if all >> 24 == 255 {
          for x in row.indices { unsafe words[x] = row[x].packed }
        } else {
          for x in row.indices { unsafe words[x] = row[x].straightWord }
        }
      }
    }
  }
}

extension Pixel {
  /// With straight alpha, as it stands in files.
  var straightWord: UInt32 {
    if packed >> 24 == 255 { return packed }
    let (red, green, blue, alpha) = straight
    return Pixel(red: red, green: green, blue: blue, alpha: alpha).packed
  }
}
