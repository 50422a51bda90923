import SkeletonGoldens
import SkeletonLanguage
import SkeletonModel

/// Layout shifts as cards, one for each tree that moves nodes, with where they were and are: variants
/// with the same shifts at once.
package func shiftCards(
  _ found: [VariantShifts], of documents: [Document], in variants: [Variant] = []
) -> [ReviewCard] {
  var pictures = CardPictures(of: documents, in: variants)
  return found.grouped(by: { $0.shifts.map(\.withoutVariant) }).flatMap { alike in
    alike[0].shifts.filter { !$0.nodes.isEmpty }.map { shift in
      let causes = shift.nodes.filter { $0.cause == nil }
      let shown = causes.prefix(8)
      let rest = shift.nodes.count - shown.count
      let painted = pictures.painted(shift.document, shift.state.name, in: shift.variant)
      let lines = shown.map { "\($0.path): \($0.summary)" }
      return ReviewCard(
        check: "shift", level: shift.breaches.isEmpty ? .note : .error,
        title: "\(shift.state.name): score \(shift.score.scoreWords)",
        message: (lines + (rest > 0 ? ["\(Columns.counted(rest, "more node"))"] : []))
          .joined(separator: "\n"),
        remedy: shift.brokenPromise,
        place: "\(shift.document), \(alike.map(\.variant).joined(separator: ", "))",
        position: (shown.first ?? shift.nodes[0]).position,
        shot: painted?.shot(of: shown.map(\.after), before: shown.map(\.before)))
    }
  }
}
