/// A rectangle of whole pixels; right and bottom are one beyond the last.
public struct PixelBox: Hashable, Sendable {
  public var left: Int
  public var top: Int
  public var right: Int
  public var bottom: Int

  public init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  public var width: Int { right - left }
  public var height: Int { bottom - top }
  var origin: Offset { Offset(x: Double(left), y: Double(top)) }
  var isEmpty: Bool { right <= left || bottom <= top }

  func intersection(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
  }

  func contains(_ other: PixelBox) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }
}

extension PixelBox {
  /// The edges of a snapped frame; a frame that is empty, or no number, gives nil.
  init?(snapped frame: Frame) {
    self.init(
      left: frame.x + 0.5, top: frame.y + 0.5, right: frame.maxX + 0.5, bottom: frame.maxY + 0.5)
  }

  /// The pixels that a frame touches.
  init?(touchedBy frame: Frame) {
    self.init(
      left: frame.x, top: frame.y, right: frame.maxX.rounded(.up),
      bottom: frame.maxY.rounded(.up))
  }

  private init?(left: Double, top: Double, right: Double, bottom: Double) {
    guard left.isFinite, top.isFinite, right.isFinite, bottom.isFinite else { return nil }
    /// Far beyond any canvas, and well within what an `Int` can count.
    func whole(_ edge: Double) -> Int { Int(max(-1e9, min(edge, 1e9)).rounded(.down)) }
    self.init(left: whole(left), top: whole(top), right: whole(right), bottom: whole(bottom))
    if isEmpty { return nil }
  }

  var frame: Frame {
    Frame(x: Double(left), y: Double(top), width: Double(width), height: Double(height))
  }
}
