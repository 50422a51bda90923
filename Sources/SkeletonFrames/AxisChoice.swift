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

  /// The selected variants of a document: those of its own that fit, and what replaces an axis.
  ///
  /// - Parameter unlisted: The selected values that no document of the run lists. They replace the
  ///   document's own values, together with the other selected values that it lists.
  package func variants(
    of document: Document, replacing unlisted: AxisChoice
  ) throws(Failure) -> [Variant] {
    let own = document.variants
    guard unlisted != AxisChoice() else { return own.filter { fits($0, of: document) } }
    let foreign = self.unlisted(by: [document])
    var replacement = AxisChoice()
    func take<Value: Equatable>(_ axis: WritableKeyPath<AxisChoice, [Value]>) {
      guard !unlisted[keyPath: axis].isEmpty else { return }
      replacement[keyPath: axis] = self[keyPath: axis].filter {
        unlisted[keyPath: axis].contains($0) || !foreign[keyPath: axis].contains($0)
      }
    }
    take(\.appearance)
    take(\.contrast)
    take(\.motion)
    take(\.type)
    take(\.direction)
    take(\.width)
    take(\.scale)
    let snapshots = replacement.replaced(document.snapshots, of: document)
    if let problem = snapshots.problems.first {
      throw Failure(path: document.name, problem.description)
    }
    return (snapshots.variants + document.scenarioVariants).filter { fits($0, of: document) }
  }

  /// The selected values that none of these documents lists.
  package func unlisted(by documents: [Document]) -> AxisChoice {
    let own = documents.map { (document: $0, variants: $0.variants) }
    func without<Value>(
      _ asked: [Value], _ lists: (Variant, Value, Document) -> Bool
    ) -> [Value] {
      asked.filter { value in
        !own.contains { document, variants in
          variants.contains { lists($0, value, document) }
        }
      }
    }
    var unlisted = AxisChoice()
    unlisted.appearance = without(appearance) { one, value, _ in one.appearance == value }
    unlisted.contrast = without(contrast) { one, value, _ in one.contrast == value }
    unlisted.motion = without(motion) { one, value, _ in one.motion == value }
    unlisted.type = without(type) { one, value, _ in one.type == value }
    unlisted.direction = without(direction) { one, value, _ in one.direction == value }
    unlisted.width = without(width) { one, value, document in one.width == document.width(value) }
    unlisted.scale = without(scale) { one, value, _ in one.scale == value }
    return unlisted
  }

  /// Each selected value in words, as flags take it.
  package var words: [String] {
    appearance.map(\.rawValue) + contrast.map(\.rawValue) + motion.map(\.rawValue)
      + type.map(\.rawValue) + direction.map(\.rawValue) + width.map(\.name)
      + scale.map { "\($0)x" }
  }

  /// The document's axes, with the selected ones replaced.
  package func snapshots(of document: Document) -> Snapshots {
    replaced(document.snapshots, of: document)
  }

  /// The axes for a single picture: the usual variant, unless another is selected.
  ///
  /// - Parameter usual: nil means the document's default variant.
  package func single(_ document: Document, usual: Variant? = nil) -> Snapshots {
    let usual = usual ?? document.snapshots.defaultVariant
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
  package func fits(_ variant: Variant, of document: Document) -> Bool {
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
