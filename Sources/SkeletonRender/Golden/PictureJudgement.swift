/// What a frame and its golden say about each other, before anything is explained.
struct PictureJudgement {
  var verdict: Verdict
  var message: String?
  /// nil where there is nothing to count, or nothing had to be unpacked to see that it is nought.
  var difference: FrameDifference?
  var differing: Int?
  var goldenBytes: [UInt8]?
  /// Whether the golden's stamp names another case.
  var isOfOtherCase = false

  /// Equal bytes are equal pixels, since encoding is deterministic; only where they differ is the
  /// golden unpacked.
  init(
    _ golden: GoldenFile<PNGChunks>, _ frame: Bitmap, _ bytes: [UInt8], _ stamp: Stamp,
    _ comparison: FrameComparison
  ) {
    let picture: PNGChunks
    switch golden {
    case .missing:
      verdict = .missing
      return
    case .unreadable(let reason):
      verdict = .unreadable
      message = reason
      return
    case .found(let found, let bytes):
      picture = found
      goldenBytes = bytes
    }
    verdict = .identical
    guard picture.width == frame.width, picture.height == frame.height else {
      verdict = .resized
      message =
        "the golden is \(picture.width) × \(picture.height) pixels, "
        + "this run's frame \(frame.width) × \(frame.height)"
      return
    }
    differing = 0
    if (try? PNGChunks(bytes))?.hasSamePixels(as: picture) != true {
      compare(frame, comparison)
    }
    if verdict != .unreadable, let other = stamp.otherCase(in: picture) {
      verdict = .different
      isOfOtherCase = true
      say("the golden is stamped as another case's: \(printable(other))")
    }
  }

  private mutating func compare(_ frame: Bitmap, _ comparison: FrameComparison) {
    let image: PNGImage
    do throws(PNGError) {
      image = try PNGImage(reading: goldenBytes ?? [])
    } catch {
      verdict = .unreadable
      message = Unreadable.undecodable(error.message)
      differing = nil
      return
    }
    let difference = comparison.difference(image.bitmap, frame)
    differing = difference.count
    if image.isFiner {
      verdict = .different
      say("the golden has 16 bits a sample, and more in them than 8 can say")
    } else if !difference.isIdentical {
      verdict = difference.isTolerated ? .tolerated : .different
    }
    if verdict != .identical { self.difference = difference }
  }

  private mutating func say(_ sentence: String) {
    message = message.map { "\($0); \(sentence)" } ?? sentence
  }
}
