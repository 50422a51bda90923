import SkeletonLanguage
import SkeletonModel

/// The variants of a document that a user selects, axis by axis; an axis without a selection is
/// empty.
///
/// Both the command's options and the library's arguments are converted to this type.
package struct AxisChoice: Hashable, Sendable {
  package var appearance: [Appearance] = []
  package var contrast: [Contrast] = []
  package var motion: [MotionPreference] = []
  package var type: [TypeSize] = []
  package var direction: [LayoutDirection] = []
  package var width: [CanvasSize] = []
  package var scale: [Int] = []

  package init() {}

  /// The selected variants of a document; nil if nothing is selected.
  package func narrowed(_ document: Document) -> [Variant]? {
    self == AxisChoice() ? nil : document.snapshots.variants.filter { fits($0, of: document) }
  }

  /// The document's axes, with the selected ones replaced.
  package func snapshots(of document: Document) -> Snapshots {
    replaced(document.snapshots, of: document)
  }

  /// The axes for a single picture: the document's default variant, unless another is selected.
  package func single(_ document: Document) -> Snapshots {
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
    // An included variant must not bring back a value that was not selected.
    let usual = chosen.defaultVariant
    chosen.include.removeAll { !fits($0.variant(over: usual), of: document) }
    return chosen
  }

  /// Whether a variant of a document matches the selection.
  private func fits(_ variant: Variant, of document: Document) -> Bool {
    func fits<Value: Equatable>(_ own: Value, _ asked: [Value]) -> Bool {
      asked.isEmpty || asked.contains(own)
    }
    return fits(variant.appearance, appearance) && fits(variant.contrast, contrast)
      && fits(variant.motion, motion) && fits(variant.type, type)
      && fits(variant.direction, direction) && fits(variant.scale, scale)
      && fits(variant.width, width.map(document.width))
  }
}

extension Document {
  /// The default state: the skeleton, or the first state if there is no skeleton.
  package var usualStates: [ScreenState] {
    states.contains(.skeleton) ? [.skeleton] : Array(states.prefix(1))
  }
}
