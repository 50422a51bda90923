/// A pixel as one number: red, green, blue and alpha from the lowest bits upwards. This is their
/// order in memory on little-endian machines, which all of Swift's are.
///
/// Without `usableFromInline`, `inlinable` members are not specialised in other modules: each would
/// be a call through a table, for every sample.
@usableFromInline package protocol PixelWord: FixedWidthInteger, UnsignedInteger, Sendable {}

extension UInt32: PixelWord {}
extension UInt64: PixelWord {}

extension PixelWord {
  /// The bits of a sample.
  @inlinable package static var depth: Int { bitWidth / 4 }
  /// The maximum value of a sample.
  @inlinable package static var most: Int { 1 << depth - 1 }

  /// A sample: 0 is red, 1 green, 2 blue, 3 alpha.
  @inlinable package func part(_ index: Int) -> Int {
    Int(truncatingIfNeeded: self &>> Self(truncatingIfNeeded: index &* Self.depth)) & Self.most
  }

  @inlinable package var alpha: Int { part(3) }
}
