import SkeletonLanguage
import SkeletonModel
import SkeletonRender
import SkeletonSystem

/// What a frame and its golden say about each other, before anything is explained.
struct PictureJudgement {
  var verdict: Verdict
  var message: String?
  /// nil where there is nothing to count, or nothing had to be unpacked to see that it is nought.
  var difference: Comparison?
  var differing: Int?
  /// The golden unpacked, where it had to be.
  private(set) var unpacked: Picture?
  /// Whether the golden's stamp names another case.
  var isOfOtherCase = false

  /// Equal bytes are equal pixels, since encoding is deterministic; only where they differ is the
  /// golden unpacked.
  init(
    _ golden: GoldenFile<PNGFile>, _ frame: PaintedFrame, _ comparison: FrameComparison
  ) {
    let bitmap = frame.bitmap
    let picture: PNGFile
    switch golden {
    case .missing:
      verdict = .missing
      return
    case .unreadable(let reason):
      verdict = .unreadable
      message = reason
      return
    case .found(let found, _): picture = found
    }
    verdict = .identical
    guard picture.width == bitmap.width, picture.height == bitmap.height else {
      compare(picture, bitmap, FrameComparison())
      guard verdict != .unreadable else { return }
      verdict = .resized
      message =
        "the golden is \(picture.width) × \(picture.height) pixels, "
        + "this run's frame \(bitmap.width) × \(bitmap.height)"
      return
    }
    differing = 0
    if !picture.isSpelledLike(frame.file) { compare(picture, bitmap, comparison) }
    if verdict != .unreadable, let other = frame.stamp.otherCase(in: picture) {
      verdict = .different
      isOfOtherCase = true
      say("the golden is stamped as another case's: \(printable(other))")
    }
  }

  private mutating func compare(
    _ golden: PNGFile, _ frame: Bitmap, _ comparison: FrameComparison
  ) {
    do throws(Failure) {
      let before = try Picture(golden)
      let found = comparison.compare(before, with: Picture(frame))
      verdict = found.verdict
      differing = found.differing
      unpacked = before
      difference = found
    } catch {
      verdict = .unreadable
      message = Unreadable.picture(error)
      differing = nil
    }
  }

  /// A picture of what differs, as a file; nil where nothing was compared.
  var differenceFile: [UInt8]? {
    guard let difference, let unpacked,
      let picture = differencePicture(of: difference, over: unpacked)
    else { return nil }
    return try? png(picture)
  }

  private mutating func say(_ sentence: String) {
    message = message.map { "\($0); \(sentence)" } ?? sentence
  }
}
