import SkeletonModel

/// A text kept in a picture: a keyword and what it says.
///
/// A keyword is 1 to 79 printable Latin-1 characters, without spaces at its ends or two in a row;
/// to write another is a mistake of ours.
package struct PNGText: Hashable, Sendable {
  package let key: String
  package let text: String

  package init(key: String, text: String) {
    self.key = key
    self.text = text
  }
}

/// The picture as a PNG file with these texts; the same pixels always give the same bytes.
///
/// A palette where 256 colours do, else RGB where all is opaque, else RGBA; straight colours that
/// premultiply to the very pixels again. No time of day is told.
package func png(_ bitmap: Bitmap, stamp: [PNGText] = []) throws(Failure) -> [UInt8] {
  try PNGSource(bitmap, texts: stamp).file()
}
