/// A pixel as one number: from the lowest bits red, green, blue and alpha, as on little-endian
/// machines, which all of Swift's are, memory has them.
package protocol PixelWord: FixedWidthInteger, UnsignedInteger, Sendable {}

extension UInt32: PixelWord {}
extension UInt64: PixelWord {}

extension PixelWord {
  /// The bits of a sample.
  @inlinable package static var depth: Int { bitWidth / 4 }
  /// The most a sample can be.
  @inlinable package static var most: Int { 1 << depth - 1 }

  /// Red, green, blue and alpha, counted from 0.
  @inlinable package func part(_ index: Int) -> Int {
    Int(truncatingIfNeeded: self &>> Self(truncatingIfNeeded: index &* Self.depth)) & Self.most
  }

  @inlinable package var alpha: Int { part(3) }
}
