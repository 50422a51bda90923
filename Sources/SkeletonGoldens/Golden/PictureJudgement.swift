import SkeletonModel
import SkeletonRender

/// The result of comparing a frame with its golden, without an explanation.
struct PictureJudgement {
  private let found: Found
  /// The case in the golden's stamp, if it is another case.
  private let otherCase: String?
  /// The document in the stamp, if nothing else about the case is another's.
  private let otherDocument: String?

  fileprivate enum Found {
    case missing
    /// The reason, with its remedy.
    case unreadable(String)
    /// The compressed pixels are the same bytes, so nothing had to be unpacked.
    case same
    case compared(Comparison, golden: Picture)
    /// Such a comparison is always exact, whatever the tolerance.
    case resized(Comparison, golden: Picture, frame: Bitmap)
  }

  init(
    _ golden: GoldenFile<PNGFile>, _ frame: PaintedFrame, _ comparison: FrameComparison
  ) {
    switch golden {
    case .missing: (found, otherCase, otherDocument) = (.missing, nil, nil)
    case .unreadable(let reason):
      (found, otherCase, otherDocument) = (.unreadable(reason), nil, nil)
    case .found(let file, _):
      found = Found(file, frame, comparison)
      switch found {
      case .same, .compared:
        otherCase = frame.stamp.otherCase(in: file)
        otherDocument = frame.stamp.otherDocument(in: file)
      case .missing, .unreadable, .resized: (otherCase, otherDocument) = (nil, nil)
      }
    }
  }
}

extension PictureJudgement.Found {
  /// Encoding is deterministic, so equal bytes mean equal pixels; the golden is unpacked only if
  /// the bytes differ.
  fileprivate init(_ golden: PNGFile, _ frame: PaintedFrame, _ comparison: FrameComparison) {
    let bitmap = frame.bitmap
    let isResized = golden.width != bitmap.width || golden.height != bitmap.height
    if !isResized, golden.isSpelledLike(frame.file) {
      self = .same
      return
    }
    do throws(Failure) {
      let before = try Picture(golden)
      self =
        isResized
        ? .resized(
          FrameComparison().compare(before, with: Picture(bitmap)), golden: before, frame: bitmap)
        : .compared(comparison.compare(before, with: Picture(bitmap)), golden: before)
    } catch {
      self = .unreadable(Unreadable.picture(error))
    }
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
    case .resized(_, let golden, let frame):
      "the golden is \(golden.width) × \(golden.height) pixels, "
        + "this run's frame \(frame.width) × \(frame.height)"
    case .missing, .same, .compared:
      otherDocument.map(Self.isOf)
        ?? otherCase.map { "the golden is stamped as another case's: \(printable($0))" }
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
      let picture = differencePicture(of: comparison, over: golden)
    else { return nil }
    return try? png(picture)
  }

  private var compared: (comparison: Comparison, golden: Picture)? {
    switch found {
    case .compared(let comparison, let golden), .resized(let comparison, let golden, _):
      (comparison, golden)
    case .missing, .unreadable, .same: nil
    }
  }
}
