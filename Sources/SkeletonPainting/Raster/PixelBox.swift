import SkeletonModel

/// A rectangle of whole pixels; `right` and `bottom` are exclusive.
package struct PixelBox: Hashable, Sendable {
  package var left: Int
  package var top: Int
  package var right: Int
  package var bottom: Int

  package init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  package var width: Int { right - left }
  package var height: Int { bottom - top }
  var origin: Offset { Offset(x: Double(left), y: Double(top)) }
  package var isEmpty: Bool { right <= left || bottom <= top }

  package func intersection(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
  }

  func union(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  static let none = PixelBox(left: 0, top: 0, right: 0, bottom: 0)

  func contains(_ other: PixelBox) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }
}

extension PixelBox {
  /// The box of a snapped frame; nil if the frame is empty or has NaN.
  init?(snapped frame: Frame) {
    self.init(
      left: frame.x + 0.5, top: frame.y + 0.5, right: frame.maxX + 0.5, bottom: frame.maxY + 0.5)
  }

  /// The pixels that a frame touches.
  package init?(touchedBy frame: Frame) {
    self.init(
      left: frame.x, top: frame.y, right: frame.maxX.rounded(.up),
      bottom: frame.maxY.rounded(.up))
  }

  private init?(left: Double, top: Double, right: Double, bottom: Double) {
    guard left.isFinite, top.isFinite, right.isFinite, bottom.isFinite else { return nil }
    /// Clamps to a range far beyond any canvas that converts to `Int`.
    func whole(_ edge: Double) -> Int { Int(max(-1e9, min(edge, 1e9)).rounded(.down)) }
    self.init(left: whole(left), top: whole(top), right: whole(right), bottom: whole(bottom))
    if isEmpty { return nil }
  }

  var frame: Frame {
    Frame(x: Double(left), y: Double(top), width: Double(width), height: Double(height))
  }
}
