import SkeletonModel

/// One picture of a document: a state in a variant, at a moment of the shimmer if it moves.
///
/// ``Skeleton/frames(states:phases:appearances:contrasts:motions:typeSizes:directions:canvases:scales:)``
/// lists a document's frames. A frame is cheap to have and to pass around: its screen is laid out
/// when the first picture of it is asked for, and once for all its phases.
///
/// ```swift
/// let frame = try bars.frame(phase: 0.25, appearance: .dark)
/// let picture = try frame.picture()
/// let svg = try frame.svg()
/// ```
public struct SkeletonFrame: Sendable, CustomStringConvertible {
  private let one: Case
  private let screen: SharedScreen

  init(_ one: Case, of screen: SharedScreen) {
    self.one = one
    self.screen = screen
  }

  /// `document/variant/frame.png`: what `skelsnap list` calls it, and its golden's path among the
  /// goldens.
  public var name: String { one.path }

  /// The same as ``name``, so that tests with frames for arguments are called after them.
  public var description: String { name }

  /// Which of the document's trees it shows: `skeleton`, `content`, `empty`, `error` or, as in
  /// `error.timeout`, one error of the theme's.
  public var state: String { one.state.name }

  /// The moment of the shimmer's loop, from 0 to 1; nil where nothing moves.
  public var phase: Double? { one.phase }

  /// Light or dark.
  public var appearance: Appearance { Appearance(one.variant.appearance) }

  /// The Increase Contrast setting.
  public var contrast: Contrast { Contrast(one.variant.contrast) }

  /// The Reduce Motion setting.
  public var motion: Motion { Motion(one.variant.motion) }

  /// The Dynamic Type size.
  public var typeSize: TypeSize { TypeSize(one.variant.type) }

  /// Which way is read.
  public var direction: Direction { Direction(one.variant.direction) }

  /// The canvas in place of the document's own; nil where it is the document's.
  public var canvas: Canvas? {
    one.variant.width.map { Canvas(width: $0.width, height: $0.height) }
  }

  /// Pixels a point.
  public var scale: Int { one.variant.scale }
}

extension SkeletonFrame {
  /// Paints the frame; the PNG is byte for byte what `skelsnap render` writes.
  ///
  /// - Throws: Where something is wrong that shows in this variant alone, a font is not installed,
  ///   the picture would be too large, or cairo is missing.
  public func picture() throws(SkeletonError) -> SkeletonPicture {
    let source = try screen.source()
    do {
      return SkeletonPicture(try source.paint(one))
    } catch {
      throw SkeletonError("\(name): \(error)")
    }
  }

  /// Spells the frame as SVG, as `skelsnap render --format svg` does: in points, with the path of
  /// its node in each element's `data-node`.
  ///
  /// - Throws: Where something is wrong that shows in this variant alone, a font is not installed,
  ///   or the picture would be too large.
  public func svg() throws(SkeletonError) -> String { try screen.source().vector(one) }
}
