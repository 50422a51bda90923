import SkeletonModel
import SkeletonPainting

/// One picture of a document in a variant: a state, at one phase of the shimmer if it moves; or an
/// instant of a scenario.
///
/// ``Skeleton/frames(states:phases:appearances:contrasts:motions:typeSizes:directions:canvases:scales:)``
/// lists a document's frames. A frame is cheap to create and to copy: its screen is laid out once
/// for all its phases, when the first picture is requested.
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

  /// `document/variant/frame.png`: its name in `skelsnap list`, and the path of its golden in the
  /// folder of goldens.
  public var name: String { one.path }

  var variant: Variant { one.variant }

  /// The same as ``name``, so that parameterized tests show it for each frame.
  public var description: String { name }

  /// The state it shows: `skeleton`, `content`, `empty`, `error`, or one error of the theme, as in
  /// `error.timeout`; empty at an instant of a scenario, which may show several.
  public var state: String { one.state?.name ?? "" }

  /// The phase of the shimmer's loop, from 0 to 1; nil if nothing moves.
  public var phase: Double? { one.phase }

  /// The scenario that it is an instant of; nil for a state.
  public var scenario: String? { one.scenario }

  /// The time since the screen appeared, at an instant of a scenario.
  public var milliseconds: Double? { one.instant.map { Double($0) / 1000 } }

  /// Light or dark.
  public var appearance: Appearance { Appearance(one.variant.appearance) }

  /// The Increase Contrast setting.
  public var contrast: Contrast { Contrast(one.variant.contrast) }

  /// The Reduce Motion setting.
  public var motion: Motion { Motion(one.variant.motion) }

  /// The Dynamic Type size.
  public var typeSize: TypeSize { TypeSize(one.variant.type) }

  /// The reading direction.
  public var direction: Direction { Direction(one.variant.direction) }

  /// The canvas that replaces the document's own; nil if the document's own is used.
  public var canvas: Canvas? {
    one.variant.width.map { Canvas(width: $0.width, height: $0.height) }
  }

  /// Pixels per point.
  public var scale: Int { one.variant.scale }
}

extension SkeletonFrame {
  /// Paints the frame. The PNG has the same bytes as the one that `skelsnap render` writes.
  ///
  /// - Throws: If the document has a mistake that only this variant shows, a font is not installed,
  ///   the picture would be too large, or cairo is missing.
  public func picture() throws(SkeletonError) -> SkeletonPicture {
    do {
      return SkeletonPicture(try screen.paint(one))
    } catch let error as SkeletonError {
      throw error
    } catch {
      throw SkeletonError("\(name): \(error)")
    }
  }

  /// The frame as SVG, as `skelsnap render --format svg` writes it: in points, with the path of the
  /// node in each element's `data-node`.
  ///
  /// - Throws: If the document has a mistake that only this variant shows, a font is not installed,
  ///   or the picture would be too large.
  public func svg() throws(SkeletonError) -> String { try screen.vector(one) }
}
