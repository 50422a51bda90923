import SkeletonAudit
import SkeletonLanguage
import SkeletonModel

/// What lives, as cards: each with the node in the picture in which it could be seen.
package func auditCards(
  _ result: AuditResult, of documents: [Document]
) -> [ReviewCard] {
  let variants = result.mutants.compactMap { mutant -> Variant? in
    guard case .lives(let sighting) = mutant.fate else { return nil }
    return sighting.screen?.variant
  }
  var pictures = CardPictures(of: documents, in: variants)
  return result.mutants.filter(\.isAlive).enumerated().compactMap { index, mutant in
    guard case .lives(let sighting) = mutant.fate else { return nil }
    var shot: ReviewCard.Shot?
    // A page has no room for more.
    if index < PageBudget().remarks, let screen = sighting.screen,
      let painted = pictures.painted(
        sighting.document, screen.state.name, in: screen.variant.slug)
    {
      shot = painted.shot(of: mutant.node.map { painted.frames(writtenAt: $0) } ?? [])
    }
    return ReviewCard(
      check: "audit", level: .warning, title: mutant.words,
      message: "No golden notices this, and no law.", remedy: sighting.remedy + ".",
      place: "\(sighting.document), \(sighting.place)", position: mutant.position, shot: shot)
  }
}
