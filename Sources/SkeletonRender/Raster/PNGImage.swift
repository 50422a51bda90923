/// A picture read from a PNG file of any colour type and depth.
public struct PNGImage: Hashable, Sendable {
  /// Premultiplied and rounded to 8 bits a part.
  public let bitmap: Bitmap
  /// Whether the file has 16-bit samples that no 8-bit sample stands for.
  public let isFiner: Bool
  public let texts: [PNGText]

  /// Reads a file in which nothing may be wrong.
  public init(reading bytes: [UInt8]) throws(PNGError) {
    let picture = try Picture(reading: bytes)
    bitmap = picture.bitmap
    isFiner = picture.isFiner
    texts = picture.texts
  }
}
