import SkeletonModel

/// A picture read from a PNG file of any colour type and depth.
package struct PNGImage: Hashable, Sendable {
  /// Premultiplied and rounded to 8 bits a part.
  package let bitmap: Bitmap
  /// Whether the file has 16-bit samples that no 8-bit sample stands for.
  package let isFiner: Bool
  package let texts: [PNGText]

  /// Reads a file in which nothing may be wrong.
  package init(reading bytes: [UInt8]) throws(Failure) {
    let picture = try Picture(reading: bytes)
    bitmap = picture.bitmap
    isFiner = picture.isFiner
    texts = picture.texts
  }
}
