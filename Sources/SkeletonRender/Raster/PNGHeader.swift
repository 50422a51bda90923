import SkeletonModel

/// The contents of a PNG file's first chunk, after all chunks have been checked.
///
/// libpng ignores some damage, and reports the rest vaguely. A picture that is to be trusted must
/// have only right checksums, and nothing after its end.
package struct PNGHeader: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// Whether samples have 16 bits.
  let isFine: Bool

  package init(of bytes: [UInt8]) throws(PNGError) {
    let header = try PNGChunks(of: bytes).header
    func number(_ at: Int) -> Int { PNGChunks.number(in: bytes, at: header.lowerBound + at) }
    width = number(0)
    height = number(4)
    isFine = bytes[header.lowerBound + 8] == 16
    guard width > 0, height > 0 else { throw .noPixels(width, height) }
    guard Bitmap.holds(width: width, height: height) else { throw .tooLarge(width, height) }
  }
}

/// Whether a file starts with the PNG signature.
package func isPNG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: PNGChunks.signature) }

extension PNGError {
  /// What is wrong with a file, as far as its chunks show without decompression.
  ///
  /// It can be truncated, damaged, continued after its end, or not a picture at all. The sentence
  /// ends with the remedy if there is one.
  package init?(faultIn bytes: [UInt8]) {
    do throws(PNGError) {
      _ = try PNGHeader(of: bytes)
      return nil
    } catch {
      self = error
    }
  }

  static let empty = PNGError(message: "the file is empty")
  static let pointer = PNGError(
    message: "this is a Git LFS pointer, not the picture itself; 'git lfs pull' gets it")
  static let otherFormat = PNGError(message: "this is not a PNG file")

  static func truncated(_ place: String, _ chunk: String) -> PNGError {
    PNGError(message: "the file is truncated: it ends \(place) its chunk \(chunk)")
  }

  static func wrongChecksum(_ chunk: String) -> PNGError {
    PNGError(message: "the file is damaged: its chunk \(chunk) has a wrong checksum")
  }

  static func continued(_ count: Int) -> PNGError {
    let bytes = count == 1 ? "1 byte follows" : "\(count) bytes follow"
    return PNGError(message: "the file is damaged: \(bytes) its end")
  }

  static func noPixels(_ width: Int, _ height: Int) -> PNGError {
    PNGError(message: "\(width)x\(height) pixels are none")
  }

  static func tooLarge(_ width: Int, _ height: Int) -> PNGError {
    PNGError(
      message: """
        \(width)x\(height) pixels are more than \(Bitmap.longestSide) a side or \
        \(Bitmap.largestArea) in all
        """)
  }
}
