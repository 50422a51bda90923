/// A rectangle: position and size.
package struct Frame: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package init(origin: Offset = .zero, extent: Extent) {
    self.init(x: origin.x, y: origin.y, width: extent.width, height: extent.height)
  }

  package var origin: Offset { Offset(x: x, y: y) }
  package var extent: Extent { Extent(width: width, height: height) }
  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
  package var center: Offset { Offset(x: x + width / 2, y: y + height / 2) }
}

extension Frame {
  package func moved(by offset: Offset) -> Frame {
    Frame(x: x + offset.x, y: y + offset.y, width: width, height: height)
  }

  /// The rectangle mirrored left to right within `width`.
  package func mirrored(in width: Double) -> Frame {
    Frame(x: width - x - self.width, y: y, width: self.width, height: height)
  }

  /// The smallest frame around both.
  package func union(_ other: Frame) -> Frame {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Frame(
      x: left, y: top, width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - top)
  }

  package func intersection(_ other: Frame) -> Frame {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Frame(
      x: left, y: top,
      width: max(min(maxX, other.maxX) - left, 0),
      height: max(min(maxY, other.maxY) - top, 0))
  }
}
