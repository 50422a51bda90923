import SkeletonModel
import SkeletonSystem

/// A PNG file whose chunks have been checked: every checksum is right, nothing follows the end, and
/// the picture has a size that pictures may have.
///
/// libpng passes over some damage and says little about the rest. A file is parsed here once;
/// comparing, unpacking and reading its texts go on from that.
package struct PNGFile: Hashable, Sendable {
  package let bytes: [UInt8]
  package let width: Int
  package let height: Int
  /// Whether samples have 16 bits.
  let isFine: Bool
  /// Whether the rows come in seven passes.
  let isInterlaced: Bool
  private let chunks: PNGChunks

  package init(_ bytes: [UInt8]) throws(Failure) {
    chunks = try PNGChunks(of: bytes)
    let header = chunks.header
    func number(_ at: Int) -> Int { PNGChunks.number(in: bytes, at: header.lowerBound + at) }
    self.bytes = bytes
    width = number(0)
    height = number(4)
    isFine = bytes[header.lowerBound + 8] == 16
    isInterlaced = bytes[header.lowerBound + 12] != 0
    guard width > 0, height > 0 else { throw .noPixels(width, height) }
    guard Bitmap.holds(width: width, height: height) else { throw .tooLarge(width, height) }
    guard !isFine || width * height <= Picture.largestFineArea else {
      throw .tooFine(width, height)
    }
  }

  /// Whether a file begins as every PNG file does.
  package static func begins(_ bytes: [UInt8]) -> Bool { bytes.starts(with: PNGChunks.signature) }
}

extension PNGFile {
  /// The texts in the file, by keyword; the first of a keyword counts.
  package var texts: [String: String] {
    Dictionary(allTexts.map { ($0.key, $0.text) }) { first, _ in first }
  }

  /// The texts in the file, in its order.
  var allTexts: [PNGText] { chunks.texts(in: bytes) }

  /// The contents of the header.
  var header: ArraySlice<UInt8> { bytes[chunks.header] }

  /// The contents of the chunks of this name, if it is one of those that determine the pixels.
  func pictorial(_ name: String) -> [ArraySlice<UInt8>] {
    chunks.pictorial.compactMap { range in
      bytes[range.prefix(4)].elementsEqual(name.utf8) ? bytes[range.dropFirst(4)] : nil
    }
  }

  /// How many colours its palette has; nil if there is no palette, or one with a colour for each
  /// number that a pixel may have.
  var shortPalette: Int? {
    guard bytes[chunks.header.lowerBound + 9] == 3, let palette = pictorial("PLTE").first else {
      return nil
    }
    let count = palette.count / 3
    return count < 1 << Int(bytes[chunks.header.lowerBound + 8]) ? count : nil
  }

  /// The ranges of the file that libpng needs for the pixels, in order.
  var pictorialParts: [Range<Int>] {
    var parts = [0..<PNGChunks.signature.count]
    for chunk in chunks.pictorial {
      // With its length before it and its checksum behind it.
      let whole = chunk.lowerBound - 4..<chunk.upperBound + 4
      let last = parts[parts.count - 1]
      if last.upperBound == whole.lowerBound {
        parts[parts.count - 1] = last.lowerBound..<whole.upperBound
      } else {
        parts.append(whole)
      }
    }
    return parts
  }

  /// The memory that a pixel takes: 4 bytes, or 8 if it has samples of 16 bits.
  package var bytesPerPixel: Int { isFine ? 8 : 4 }

  /// Whether another file spells its pixels with the same bytes, and so shows the same picture.
  package func isSpelledLike(_ other: PNGFile) -> Bool {
    chunks.pictorial.count == other.chunks.pictorial.count
      && zip(chunks.pictorial, other.chunks.pictorial).allSatisfy {
        Files.areEqual(bytes[$0], other.bytes[$1])
      }
  }
}

/// Why a picture could not be read, in our words; libpng has its own.
extension Failure {
  static let empty = Failure("the file is empty")
  static let pointer = Failure(
    "this is a Git LFS pointer, not the picture itself; 'git lfs pull' gets it")
  static let otherFormat = Failure("this is not a PNG file")

  static func truncated(_ place: String, _ chunk: String) -> Failure {
    Failure("the file is truncated: it ends \(place) its chunk \(chunk)")
  }

  static func wrongChecksum(_ chunk: String) -> Failure {
    Failure("the file is damaged: its chunk \(chunk) has a wrong checksum")
  }

  static func continued(_ count: Int) -> Failure {
    let bytes = count == 1 ? "1 byte follows" : "\(count) bytes follow"
    return Failure("the file is damaged: \(bytes) its end")
  }

  static func misplaced(_ chunk: String) -> Failure {
    Failure("the file is damaged: its chunk \(chunk) is out of place")
  }

  static func repeated(_ chunk: String) -> Failure {
    Failure("the file is damaged: it has more than one chunk \(chunk)")
  }

  static func lacking(_ chunk: String) -> Failure {
    Failure("the file is damaged: it has no chunk \(chunk)")
  }

  static func unknown(_ chunk: String) -> Failure {
    Failure("the file has a chunk \(chunk), without which it cannot be read and which is not known")
  }

  static let tooManyChunks = Failure(
    "the file has more than \(PNGChunks.most.grouped) chunks")

  static let tooManyTexts = Failure(
    """
    the file has more than \(PNGChunks.mostTexts.grouped) texts, or more than \
    \(PNGChunks.largestTexts.grouped) bytes of them
    """)

  static func noPixels(_ width: Int, _ height: Int) -> Failure {
    Failure("\(width)x\(height) pixels are none")
  }

  static func tooLarge(_ width: Int, _ height: Int) -> Failure {
    Failure(
      """
      \(width)x\(height) pixels are more than \(Bitmap.longestSide) a side or \
      \(Bitmap.largestArea) in all
      """)
  }

  static let tooManyPixels = Failure("there are more pixels in the file than its size says")

  static let outsidePalette = Failure(
    "the file is damaged: some of its pixels have a colour that its palette does not have")

  static func tooFine(_ width: Int, _ height: Int) -> Failure {
    Failure(
      "\(width)x\(height) pixels of 16 bits are more than \(Picture.largestFineArea) in all")
  }
}
