/// A text kept in a picture: a keyword and what it says.
///
/// A keyword is 1 to 79 printable Latin-1 characters, without spaces at its ends or two in a row;
/// to write another is a mistake of ours.
public struct PNGText: Hashable, Sendable {
  public let key: String
  public let text: String

  public init(key: String, text: String) {
    self.key = key
    self.text = text
  }
}

/// Why a picture could not be read or written, in libpng's words or ours.
public struct PNGError: Error, Hashable, Sendable, CustomStringConvertible {
  public let message: String

  public var description: String { message }
}

/// The picture as a PNG file with these texts; the same pixels always give the same bytes.
///
/// A palette where 256 colours do, else RGB where all is opaque, else RGBA; straight colours that
/// premultiply to the very pixels again. No time of day is told.
public func png(_ bitmap: Bitmap, stamp: [PNGText] = []) throws(PNGError) -> [UInt8] {
  try PNGSource(bitmap, texts: stamp).file()
}
