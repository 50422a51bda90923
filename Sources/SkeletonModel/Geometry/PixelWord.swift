/// A pixel as one number: red, green, blue and alpha from the lowest bits upwards. This is their
/// order in memory on little-endian machines, which all of Swift's are.
///
/// Without `usableFromInline`, `inlinable` members are not specialised in other modules: each would
/// be a call through a table, for every sample.
@usableFromInline package protocol PixelWord: FixedWidthInteger, UnsignedInteger, Sendable {}

extension UInt32: PixelWord {}
extension UInt64: PixelWord {}
