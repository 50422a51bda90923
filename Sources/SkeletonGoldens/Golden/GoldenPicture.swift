import SkeletonLanguage
import SkeletonModel
import SkeletonRender
import SkeletonSystem

/// A golden's file, sound as far as it tells without being unpacked.
struct GoldenPicture: Sendable {
  let bytes: [UInt8]
  let width: Int
  let height: Int
  private let texts: [PNGText]

  init(_ bytes: [UInt8]) throws(PNGError) {
    let header = try PNGHeader(of: bytes)
    self.bytes = bytes
    width = header.width
    height = header.height
    texts = try PNGChunks(of: bytes).texts(in: bytes)
  }

  /// What the file says under a keyword.
  func text(_ key: String) -> String? { texts.first { $0.key == key }?.text }
}
