import SkeletonFrames
import SkeletonModel
import SkeletonPainting

/// A picture that was painted, or read from a PNG file.
///
/// ```swift
/// let golden = try SkeletonPicture(pngData: Data(contentsOf: file))
/// let frame = try bars.frame(phase: 0.5)
/// if let difference = try frame.picture().difference(from: golden) {
///   print(difference)  // 53210 of 131262 pixels, by 15 of 255 at most, in 360x302 at 16,16
/// }
/// ```
public struct SkeletonPicture: Sendable {
  /// The bytes of its PNG file: those that were read, or those that `skelsnap render` writes.
  public let pngData: [UInt8]
  private let content: Content

  /// Most pictures are painted frames that are only written to a file, so their pixels are unpacked
  /// only on first use.
  private enum Content {
    case painted(Bitmap)
    case read(Picture)
  }

  init(_ frame: PaintedFrame) {
    pngData = frame.file
    content = .painted(frame.bitmap)
  }

  /// Reads a PNG file of any colour type and depth from its bytes, such as an array or Foundation's
  /// `Data`.
  ///
  /// - Throws: If the file is damaged, or has more pixels than a frame may have.
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

  /// Red, green, blue and alpha of each pixel, one byte each, row by row from the top. They are
  /// sRGB, not premultiplied, and 8 bits even if the file has 16.
  ///
  /// The pixel in column `x` of row `y` begins at `4 * (y * width + x)`. Each access computes the
  /// array again, so store it in a variable before a loop.
  public var pixels: [UInt8] { picture.bytes }

  private var picture: Picture {
    switch content {
    case .painted(let bitmap): Picture(bitmap)
    case .read(let picture): picture
    }
  }
}

extension SkeletonPicture {
  /// How this picture differs from another; nil if it does not.
  ///
  /// The comparison is symmetric. Pictures of different sizes always differ; they are aligned at
  /// the top left corner, and the smaller one counts as transparent beyond its edges.
  ///
  /// - Parameters:
  ///   - other: The picture to compare with, such as a golden.
  ///   - metric: When two pixels count as equal; `.exact` by default.
  public func difference(
    from other: SkeletonPicture, by metric: PictureDifference.Metric = .exact
  ) -> PictureDifference? {
    if pngData == other.pngData { return nil }
    return PictureDifference(
      compare(other.picture, with: picture, tolerance: Tolerance(metric: metric.model)))
  }
}
