import SkeletonModel

/// A picture: one that was painted, or one that was read from a PNG file.
///
/// ```swift
/// let golden = try SkeletonPicture(pngData: Data(contentsOf: file))
/// let frame = try bars.frame(phase: 0.5)
/// if let difference = try frame.picture().difference(from: golden) {
///   print(difference)  // 53028 of 131262 pixels, by 16 of 255 at most, in 360x302 at 16,16
/// }
/// ```
public struct SkeletonPicture: Sendable {
  /// The bytes of its PNG file: as it was read, or as `skelsnap render` writes it.
  public let pngData: [UInt8]
  private let content: Content

  /// A painted frame is what most pictures are, and most are only written to a file: its pixels
  /// are taken apart when somebody looks at them.
  private enum Content {
    case painted(Bitmap)
    case read(Picture)
  }

  init(_ frame: PaintedFrame) {
    pngData = frame.file.bytes
    content = .painted(frame.bitmap)
  }

  /// Reads a PNG file of any colour type and depth: its bytes, as an array or Foundation's `Data`.
  ///
  /// - Throws: Where the file is damaged in any way, or has more pixels than a frame may have.
  public init(pngData: some Sequence<UInt8>) throws(SkeletonError) {
    let bytes = Array(pngData)
    self.pngData = bytes
    content = .read(try SkeletonError.insteadOfOthers { try Picture(reading: bytes) })
  }

  /// In pixels.
  public var width: Int {
    switch content {
    case .painted(let bitmap): bitmap.width
    case .read(let picture): picture.width
    }
  }

  /// In pixels.
  public var height: Int {
    switch content {
    case .painted(let bitmap): bitmap.height
    case .read(let picture): picture.height
    }
  }

  /// Red, green, blue and alpha of each pixel, a byte each, row by row from the top: sRGB, not
  /// premultiplied, and in 8 bits even where the file has 16.
  ///
  /// The pixel in column `x` of row `y` begins at `4 * (y * width + x)`. They are computed with each
  /// call, so keep them for a loop.
  public var pixels: [UInt8] { picture.bytes }

  private var picture: Picture {
    switch content {
    case .painted(let bitmap): Picture(bitmap)
    case .read(let picture): picture
    }
  }
}

extension SkeletonPicture {
  /// How this picture differs from another; nil where it does not.
  ///
  /// Which of the two is asked makes no difference. Pictures of two sizes differ always; they are
  /// compared from the top left corner, and the smaller counts as transparent beyond its edges.
  ///
  /// - Parameters:
  ///   - other: What to compare with: a golden, for one.
  ///   - metric: When two pixels are the same; `.exact` unless something else is said.
  public func difference(
    from other: SkeletonPicture, by metric: PictureDifference.Metric = .exact
  ) -> PictureDifference? {
    if pngData == other.pngData { return nil }
    return PictureDifference(
      compare(other.picture, with: picture, tolerance: Tolerance(metric: metric.model)))
  }
}
