import SkeletonModel

/// One component of a part of a picture, from 0 to 255, in rows without padding.
struct AlphaPlane {
  let box: PixelBox
  let shares: [UInt8]

  private init(_ box: PixelBox, _ shares: [UInt8]) {
    self.box = box
    self.shares = shares
  }

  /// - Parameter shift: Where the component stands in a pixel: usually the alpha.
  init(_ plane: PixelPlane, shift: UInt32 = 24) {
    box = plane.box
    shares = plane.pixels.map { UInt8(truncatingIfNeeded: $0.packed >> shift) }
  }
}

extension AlphaPlane {
  /// What is in another box, blurred.
  func blurred(by blur: Extent, in other: PixelBox) -> AlphaPlane {
    let across = BlurKernel(deviation: blur.width).blurred(
      shares, length: box.width, to: (other.left - box.left)..<(other.right - box.left))
    // Each pass turns rows into columns.
    let down = BlurKernel(deviation: blur.height).blurred(
      across, length: box.height, to: (other.top - box.top)..<(other.bottom - box.top))
    return AlphaPlane(other, down)
  }

  /// What is in a box once all is moved; between pixels it is interpolated.
  func moved(by offset: Offset, to other: PixelBox) -> AlphaPlane {
    let (x, y) = (offset.x.rounded(.down), offset.y.rounded(.down))
    let (partX, partY) = (offset.x - x, offset.y - y)
    func share(_ column: Int, _ row: Int) -> Double {
      guard column >= box.left, column < box.right, row >= box.top, row < box.bottom else {
        return 0
      }
      return Double(shares[(row - box.top) * box.width + column - box.left])
    }
    var moved: [UInt8] = []
    moved.reserveCapacity(other.width * other.height)
    for row in other.top..<other.bottom {
      let from = row - Int(y)
      for column in other.left..<other.right {
        let at = column - Int(x)
        var value = share(at, from)
        if partX > 0 { value += (share(at - 1, from) - value) * partX }
        if partY > 0 {
          var above = share(at, from - 1)
          if partX > 0 { above += (share(at - 1, from - 1) - above) * partX }
          value += (above - value) * partY
        }
        moved.append(UInt8(value + 0.5))
      }
    }
    return AlphaPlane(other, moved)
  }

  /// The picture of one colour that is as opaque as this.
  func tinted(_ color: Pixel) -> PixelPlane {
    PixelPlane(box, shares.map { color.scaled(by: UInt32($0)) })
  }
}
