/// A pixel as one number: red, green, blue and alpha from the lowest bits upwards. This is their
/// order in memory on little-endian machines, which all of Swift's are.
package protocol PixelWord: FixedWidthInteger, UnsignedInteger, Sendable {}

extension UInt32: PixelWord {}
extension UInt64: PixelWord {}
