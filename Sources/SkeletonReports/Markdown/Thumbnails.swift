import SkeletonGoldens
import SkeletonModel
import SkeletonPainting

/// Small pictures of cases, before and after.
struct Thumbnails {
  /// The sides that a thumbnail has at most, in pixels.
  private static let most = (width: 320, height: 640)

  struct Pair {
    var before: Thumbnail?
    var after: Thumbnail?
  }

  struct Thumbnail {
    var file: [UInt8]
    var width: Int
    var height: Int
  }

  private let files: @Sendable (String) -> [UInt8]?

  init(_ files: @escaping @Sendable (String) -> [UInt8]?) {
    self.files = files
  }

  /// Both pictures of a case, on one scale.
  func pair(_ one: CaseResult) -> Pair {
    let before = one.verdict == .missing ? nil : bitmap(one.goldenPath)
    let after = one.kept.actual.flatMap(bitmap)
    let width = max(before?.width ?? 1, after?.width ?? 1)
    let height = max(before?.height ?? 1, after?.height ?? 1)
    let scale = min(
      1, Double(Self.most.width) / Double(width), Double(Self.most.height) / Double(height))
    func thumbnail(_ bitmap: Bitmap) -> Thumbnail {
      let small = bitmap.shrunk(
        toWidth: max(1, Int((Double(bitmap.width) * scale).rounded())),
        height: max(1, Int((Double(bitmap.height) * scale).rounded())))
      return Thumbnail(file: png(small), width: small.width, height: small.height)
    }
    return Pair(before: before.map(thumbnail), after: after.map(thumbnail))
  }

  private func bitmap(_ path: String) -> Bitmap? {
    guard let bytes = files(path) else { return nil }
    return (try? Picture(reading: bytes))?.bitmap
  }
}
