import SkeletonFrames
import SkeletonModel
import SkeletonPainting

/// The result of comparing a frame with its golden, without an explanation.
struct PictureJudgement: Sendable {
  private let found: Found
  /// Says which case the golden's stamp names, if it is another case.
  private let otherCase: String?

  fileprivate enum Found: Sendable {
    case missing
    /// The reason, with its remedy.
    case unreadable(String)
    /// The compressed pixels are the same bytes, so nothing had to be unpacked.
    case same
    case compared(Comparison, golden: PNGFile)
    /// Such a comparison is always exact, whatever the tolerance.
    case resized(Resized)
  }

  fileprivate struct Resized: Sendable {
    let golden: PNGFile
    let frame: Bitmap
    /// nil if the golden is so much larger than the frame that it was not unpacked.
    let comparison: Comparison?
  }

  /// - Parameter golden: nil if it is, byte for byte, the frame's file.
  init(
    _ golden: GoldenFile<PNGFile>?, _ frame: PaintedFrame, _ comparison: FrameComparison
  ) {
    switch golden {
    case nil: (found, otherCase) = (.same, nil)
    case .missing: (found, otherCase) = (.missing, nil)
    case .unreadable(let reason): (found, otherCase) = (.unreadable(reason), nil)
    case .found(let file, _):
      found = Found(file, frame, comparison)
      switch found {
      case .same, .compared:
        otherCase =
          switch frame.stamp.other(in: file) {
          case nil: nil
          case .document(let name): Self.isOf(document: name)
          case .case(let name):
            "the golden is stamped as another case's: \(printable(name))"
          }
      case .missing, .unreadable, .resized: otherCase = nil
      }
    }
  }
}

extension PictureJudgement.Found {
  /// Encoding is deterministic, so equal bytes mean equal pixels; the golden is unpacked only if
  /// the bytes differ, or if that is less work than to encode the frame.
  fileprivate init(_ golden: PNGFile, _ frame: PaintedFrame, _ comparison: FrameComparison) {
    let bitmap = frame.bitmap
    let isResized = golden.width != bitmap.width || golden.height != bitmap.height
    if !isResized, let file = frame.quickFile, let own = try? PNGFile(file),
      golden.isSpelledLike(own)
    {
      self = .same
      return
    }
    guard !isResized || Self.isWorthUnpacking(golden, for: bitmap) else {
      self = .resized(.init(golden: golden, frame: bitmap, comparison: nil))
      return
    }
    do throws(Failure) {
      if isResized {
        let found = try FrameComparison().compare(golden, with: bitmap)
        self = .resized(.init(golden: golden, frame: bitmap, comparison: found))
      } else {
        self = .compared(try comparison.compare(golden, with: bitmap), golden: golden)
      }
    } catch {
      self = .unreadable(Unreadable.picture(error))
    }
  }

  /// Whether both pictures fit on a canvas that is not much larger than the frame's, or not large
  /// at all. A small file can hold a huge picture, and of that no one needs to see the difference.
  private static func isWorthUnpacking(_ golden: PNGFile, for frame: Bitmap) -> Bool {
    let area = max(golden.width, frame.width) * max(golden.height, frame.height)
    return area * golden.bytesPerPixel <= max(32 * 1_048_576, 8 * frame.width * frame.height)
  }
}

extension PictureJudgement {
  var verdict: Verdict {
    switch found {
    case .missing: .missing
    case .unreadable: .unreadable
    case .resized: .resized
    case .same: isOfOtherCase ? .different : .identical
    case .compared(let comparison, _): isOfOtherCase ? .different : comparison.verdict
    }
  }

  /// Whether the golden's stamp names another case.
  var isOfOtherCase: Bool { otherCase != nil }

  var message: String? {
    switch found {
    case .unreadable(let reason): reason
    case .resized(let sizes):
      "the golden is \(sizes.golden.width) × \(sizes.golden.height) pixels, "
        + "this run's frame \(sizes.frame.width) × \(sizes.frame.height)"
    case .missing, .same, .compared: otherCase
    }
  }

  /// The sentence for goldens of a document that was renamed: the same for all of them.
  static func isOf(document: String) -> String {
    "the golden is of another document, '\(printable(document))', or of this one before it was "
      + "renamed"
  }

  /// nil if nothing had to be compared.
  var difference: Comparison? { compared?.comparison }

  /// How many pixels differ; nil if they were not compared.
  var differing: Int? {
    if case .same = found { 0 } else { difference?.differing }
  }

  /// The picture of the difference as a file; nil if nothing was compared.
  var differenceFile: [UInt8]? {
    guard let (comparison, golden) = compared,
      let picture = try? differencePicture(of: comparison, over: .file(golden))
    else { return nil }
    return png(picture)
  }

  private var compared: (comparison: Comparison, golden: PNGFile)? {
    switch found {
    case .compared(let comparison, let golden): (comparison, golden)
    case .resized(let sizes): sizes.comparison.map { ($0, sizes.golden) }
    case .missing, .unreadable, .same: nil
    }
  }
}
