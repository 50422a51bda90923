import SkeletonLanguage
import SkeletonModel

// The variants of a document that a user selects, by the command's options or the library's
// arguments.
extension AxisChoice {
  /// The selected variants of a document: those of its own that fit, and what replaces an axis.
  ///
  /// - Parameter unlisted: The selected values that no document of the run lists. They replace the
  ///   document's own values, together with the other selected values that it lists.
  package func variants(
    of document: Document, replacing unlisted: AxisChoice
  ) throws(Failure) -> [Variant] {
    let asked = document.onCanvas(self)
    guard unlisted != AxisChoice() else { return document.variants.filter(asked.fits) }
    let foreign = self.unlisted(by: [document])
    var replacement = AxisChoice()
    for axis in ConditionAxis.allCases where !unlisted[axis].isEmpty {
      for value in self[axis]
      where unlisted[axis].contains(value) || !foreign[axis].contains(value) {
        replacement.append(value)
      }
    }
    let snapshots = replacement.snapshots(of: document)
    if let problem = snapshots.problems.first {
      throw Failure(path: document.name, problem.description)
    }
    return (snapshots.variants + document.scenarioVariants).filter(asked.fits)
  }

  /// The selected values that none of these documents lists.
  package func unlisted(by documents: [Document]) -> AxisChoice {
    let own = documents.map { (asked: $0.onCanvas(self), variants: $0.variants) }
    var unlisted = AxisChoice()
    for axis in ConditionAxis.allCases {
      let listed = own.map { asked, variants in
        (asked: asked[axis], values: Set(variants.map { $0[axis] }))
      }
      for (index, value) in self[axis].enumerated()
      where !listed.contains(where: { $0.values.contains($0.asked[index]) }) {
        unlisted.append(value)
      }
    }
    return unlisted
  }

  /// The document's axes, with the selected ones replaced.
  package func snapshots(of document: Document) -> Snapshots {
    replaced(document.snapshots, of: document)
  }

  /// The axes for a single picture: the usual variant, unless another is selected.
  ///
  /// - Parameter usual: nil means the document's default variant or, if the document excludes that,
  ///   the first that it has of those selected.
  package func single(_ document: Document, usual: Variant? = nil) -> Snapshots {
    let chosen = single(document, over: usual ?? document.snapshots.defaultVariant)
    let excluded = document.snapshots.exclude
    guard usual == nil, !excluded.isEmpty, chosen.problems.isEmpty,
      chosen.variants.allSatisfy({ variant in excluded.contains { $0.fits(variant) } }),
      let first = document.variants.first(where: document.onCanvas(self).fits)
    else { return chosen }
    return single(document, over: first)
  }

  private func single(_ document: Document, over usual: Variant) -> Snapshots {
    var base = Snapshots()
    base.axes = AxisChoice(usual)
    base.phases = [0.5]
    return replaced(base, of: document)
  }

  private func replaced(_ snapshots: Snapshots, of document: Document) -> Snapshots {
    let asked = document.onCanvas(self)
    var chosen = snapshots
    chosen.axes = asked.over(snapshots.axes)
    // An included variant must not bring back a value that was not selected.
    let usual = chosen.defaultVariant
    chosen.include.removeAll { !asked.fits($0.variant(over: usual)) }
    return chosen
  }
}

extension Document {
  /// The default state: the skeleton, or the first state if there is no skeleton.
  package var usualStates: [ScreenState] {
    states.contains(.skeleton) ? [.skeleton] : Array(states.prefix(1))
  }
}
