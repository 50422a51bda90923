import SkeletonModel

/// A picture read from a PNG file of any colour type and depth.
package struct PNGImage: Hashable, Sendable {
  /// Premultiplied, and rounded to 8 bits for each component.
  package let bitmap: Bitmap
  /// Whether the file has 16-bit samples that 8 bits cannot represent.
  package let isFiner: Bool
  package let texts: [PNGText]

  /// Reads a file; throws if anything in it is invalid.
  package init(reading bytes: [UInt8]) throws(Failure) {
    let picture = try Picture(reading: bytes)
    bitmap = picture.bitmap
    isFiner = picture.isFiner
    texts = picture.texts
  }
}
