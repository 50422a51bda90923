import SkeletonAudit
import SkeletonLanguage
import SkeletonModel

/// What lives, as cards: each with the node in the picture in which it could be seen.
package func auditCards(
  _ result: AuditResult, of documents: [Document]
) -> [ReviewCard] {
  let named = Dictionary(documents.map { ($0.name, $0) }) { first, _ in first }
  var pictures = CardPictures()
  return result.mutants.compactMap { mutant in
    guard case .lives(let sighting) = mutant.fate else { return nil }
    var shot: ReviewCard.Shot?
    if let screen = sighting.screen, let document = named[sighting.document],
      let painted = pictures.painted(document, screen.state, in: screen.variant)
    {
      shot = painted.shot(of: mutant.node.map { painted.frames(writtenAt: $0) } ?? [])
    }
    return ReviewCard(
      check: "audit", level: .warning, title: mutant.words,
      message: "No golden notices this, and no law.", remedy: sighting.remedy + ".",
      place: "\(sighting.document), \(sighting.place)", position: mutant.position, shot: shot)
  }
}
