import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel
import SkeletonRender
import SkeletonReports
import SkeletonSystem

/// The options that select variants; an empty list means that the option is absent.
struct Axes: Sendable {
  static let appearance = Option<[Appearance]>(
    "appearance", list: "appearance", .word, in: .axes, help: "Appearances: light, dark.")
  static let contrast = Option<[Contrast]>(
    "contrast", list: "contrast", .word, in: .axes, help: "Contrasts: normal, increased.")
  static let motion = Option<[MotionPreference]>(
    "motion", list: "motion", .word, in: .axes, help: "Motion: full, reduced.")
  static let type = Option<[TypeSize]>(
    "type", list: "type", .word, in: .axes,
    help: "Dynamic Type sizes: xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, ax1 to ax5."
  )
  static let direction = Option<[LayoutDirection]>(
    "direction", list: "direction", .word, in: .axes, help: "Reading directions: ltr, rtl.")
  static let width = Option<[CanvasSize]>(
    "width", list: "width", .canvas, in: .axes,
    help: "Widths of the canvas in points, or both sides: 375,768x1024.")
  static let scale = Option<[Int]>(
    "scale", list: "scale", .whole(1...4), in: .axes, help: "Pixels a point: 1 to 4.")

  static let options: [any AnyOption] = [
    appearance, contrast, motion, type, direction, width, scale,
  ]

  private let appearance: [Appearance]
  private let contrast: [Contrast]
  private let motion: [MotionPreference]
  private let type: [TypeSize]
  private let direction: [LayoutDirection]
  private let width: [CanvasSize]
  private let scale: [Int]

  init(_ invocation: Invocation) {
    appearance = invocation[Self.appearance]
    contrast = invocation[Self.contrast]
    motion = invocation[Self.motion]
    type = invocation[Self.type]
    direction = invocation[Self.direction]
    width = invocation[Self.width]
    scale = invocation[Self.scale]
  }

  /// Whether any axis is given.
  var areNarrowed: Bool {
    !(appearance.isEmpty && contrast.isEmpty && motion.isEmpty && type.isEmpty
      && direction.isEmpty && width.isEmpty && scale.isEmpty)
  }

  /// The document's variants that the options select; nil if no axis is given.
  func narrowed(_ document: Document) -> [Variant]? {
    areNarrowed ? document.snapshots.variants.filter { fit($0, of: document) } : nil
  }

  /// The document's snapshots, with the values of the given axes replaced.
  func snapshots(of document: Document) -> Snapshots {
    replaced(document.snapshots, of: document)
  }

  /// The axes for a single picture: the document's default variant, with the given axes replaced.
  func single(_ document: Document) -> Snapshots {
    let usual = document.snapshots.defaultVariant
    var base = Snapshots()
    base.appearance = [usual.appearance]
    base.contrast = [usual.contrast]
    base.motion = [usual.motion]
    base.type = [usual.type]
    base.direction = [usual.direction]
    base.width = [usual.width]
    base.scale = [usual.scale]
    base.phases = [0.5]
    return replaced(base, of: document)
  }

  private func replaced(_ snapshots: Snapshots, of document: Document) -> Snapshots {
    var chosen = snapshots
    func replace<Value>(_ axis: WritableKeyPath<Snapshots, [Value]>, _ asked: [Value]) {
      if !asked.isEmpty { chosen[keyPath: axis] = asked }
    }
    replace(\.appearance, appearance)
    replace(\.contrast, contrast)
    replace(\.motion, motion)
    replace(\.type, type)
    replace(\.direction, direction)
    replace(\.width, width.map(document.width))
    replace(\.scale, scale)
    // An included variant must not bring back a value that the options exclude.
    let usual = chosen.defaultVariant
    chosen.include.removeAll { !fit($0.variant(over: usual), of: document) }
    return chosen
  }

  /// Whether a variant has the values that the options select.
  private func fit(_ variant: Variant, of document: Document) -> Bool {
    func fits<Value: Equatable>(_ own: Value, _ asked: [Value]) -> Bool {
      asked.isEmpty || asked.contains(own)
    }
    return fits(variant.appearance, appearance) && fits(variant.contrast, contrast)
      && fits(variant.motion, motion) && fits(variant.type, type)
      && fits(variant.direction, direction) && fits(variant.scale, scale)
      && fits(variant.width, width.map(document.width))
  }
}
