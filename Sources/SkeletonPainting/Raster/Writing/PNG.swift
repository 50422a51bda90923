import SkeletonModel

/// A text in a picture file, with a keyword.
///
/// A keyword has 1 to 79 printable Latin-1 characters, without spaces at its ends or two spaces in
/// a row. To write any other keyword is a programming error.
package struct PNGText: Hashable, Sendable {
  package let key: String
  package let text: String

  package init(key: String, text: String) {
    self.key = key
    self.text = text
  }
}

/// The picture as a PNG file with these texts. The same pixels give the same bytes;
/// pictures full of letters, with the same version of libdeflate.
///
/// It has a palette if there are at most 256 colours, else RGB if all are opaque, else RGBA. The
/// colours are stored with straight alpha, and premultiply to exactly the same pixels again. The
/// file contains no timestamp.
package func png(_ bitmap: Bitmap, stamp: [PNGText] = []) -> [UInt8] {
  PNGSource(bitmap).file(stamp)
}
