import SkeletonLanguage
import SkeletonModel

/// The variants of a document that somebody asks for, axis by axis; empty is what is not asked for.
///
/// The command's options and the library's arguments both become one of these.
package struct AxisChoice: Hashable, Sendable {
  package var appearance: [Appearance] = []
  package var contrast: [Contrast] = []
  package var motion: [MotionPreference] = []
  package var type: [TypeSize] = []
  package var direction: [LayoutDirection] = []
  package var width: [CanvasSize] = []
  package var scale: [Int] = []

  package init() {}

  /// Those of a document's variants that are asked for; nil where nothing is.
  package func narrowed(_ document: Document) -> [Variant]? {
    self == AxisChoice() ? nil : document.snapshots.variants.filter { fits($0, of: document) }
  }

  /// The document's axes, with those replaced that are asked for.
  package func snapshots(of document: Document) -> Snapshots {
    replaced(document.snapshots, of: document)
  }

  /// The axes for a single look: the document's default variant where nothing is asked for.
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
    // An included variant must not bring back what is ruled out.
    let usual = chosen.defaultVariant
    chosen.include.removeAll { !fits($0.variant(over: usual), of: document) }
    return chosen
  }

  /// Whether a variant of a document has what is asked for.
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
  /// The state that is meant where none is named: the skeleton, or else the first there is.
  package var usualStates: [ScreenState] {
    states.contains(.skeleton) ? [.skeleton] : Array(states.prefix(1))
  }
}
