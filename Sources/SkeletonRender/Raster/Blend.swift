// The inner loops of rasterization. Each checks its bounds once, and then accesses memory
// unchecked.

extension [Pixel] {
  /// Composites the first `count` colours over the pixels from `start`.
  mutating func blend(_ colors: [Pixel], at start: Int, count: Int) {
    precondition(start >= 0 && start + count <= self.count && count <= colors.count)
    unsafe withUnsafeMutableBufferPointer { pixels in
      unsafe colors.withUnsafeBufferPointer { colors in
        for index in 0..<count {
          unsafe pixels[start &+ index] = colors[index].over(pixels[start &+ index])
        }
      }
    }
  }

  /// Composites the first `count` colours, each multiplied by its coverage, over the pixels from
  /// `start`.
  mutating func blend(
    _ colors: [Pixel], through coverage: [UInt8], at start: Int, count: Int
  ) {
    precondition(
      start >= 0 && start + count <= self.count
        && count <= colors.count && count <= coverage.count)
    unsafe withUnsafeMutableBufferPointer { pixels in
      unsafe colors.withUnsafeBufferPointer { colors in
        unsafe coverage.withUnsafeBufferPointer { coverage in
          var index = 0
          while index < count {
            let share = unsafe coverage[index]
            guard share == 255 else {
              if share > 0 {
                let ink = unsafe colors[index].scaled(by: UInt32(share))
                unsafe pixels[start &+ index] = ink.over(pixels[start &+ index])
              }
              index &+= 1
              continue
            }
            // Fully covered pixels come in runs, which the compiler can vectorize.
            var end = index &+ 1
            while end < count, unsafe coverage[end] == 255 { end &+= 1 }
            for covered in index..<end {
              unsafe pixels[start &+ covered] = colors[covered].over(pixels[start &+ covered])
            }
            index = end
          }
        }
      }
    }
  }
}

/// Shares of pixels that are covered, each of 255.
enum Coverage {
  /// Multiplies shares (0 to 255) with others, rounding each product.
  static func multiply(_ shares: inout [UInt8], by others: [UInt8], count: Int) {
    precondition(count <= shares.count && count <= others.count)
    unsafe shares.withUnsafeMutableBufferPointer { shares in
      unsafe others.withUnsafeBufferPointer { others in
        for index in 0..<count {
          let t = unsafe UInt16(shares[index]) &* UInt16(others[index]) &+ 128
          unsafe shares[index] = UInt8(truncatingIfNeeded: (t &+ (t >> 8)) >> 8)
        }
      }
    }
  }
}
